//! x
use pyo3::prelude::*;
#[pymodule]
fn _oath(_m: &Bound<'_, PyModule>) -> PyResult<()> { Ok(()) }
