//! The JSON API: the same things that the page does, for programs. One table of [`operations`] makes
//! the routes, the OpenAPI document and the page that lists them.

mod chronicles;
mod events;
mod games;
mod library;
mod openapi;
mod operations;
mod page;
mod seats;
mod told;

use self::operations::Operation;
use crate::App;
use crate::web::trouble::nothing_here;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::any;
use std::sync::Arc;

/// Where the API begins.
const ROOT: &str = "/api";

/// The routes whose answers depend on who asks.
pub(crate) fn routes() -> Router<Arc<App>> {
    routed(|op| !op.group.is_same_for_all() && !op.is_import()).route("/api/{*path}", any(nothing_here))
}

/// The routes by which chronicles are brought.
pub(crate) fn imports() -> Router<Arc<App>> {
    routed(Operation::is_import)
}

/// The routes that answer everybody alike.
pub(crate) fn routes_for_all() -> Router<Arc<App>> {
    routed(|op| op.group.is_same_for_all())
}

fn routed(wanted: impl Fn(&Operation) -> bool) -> Router<Arc<App>> {
    let add = |router: Router<Arc<App>>, op: &Operation| router.route(op.path, (op.handler)());
    operations::ALL.iter().filter(|op| wanted(op)).fold(Router::new(), add)
}

/// Whatever goes wrong below `/api`, even before a route is found, is told as JSON: every request there
/// asks for it.
pub(crate) async fn asks_for_json(mut request: Request, next: Next) -> Response {
    if request.uri().path().strip_prefix(ROOT).is_some_and(|rest| rest.starts_with('/')) {
        request.headers_mut().insert(header::ACCEPT, HeaderValue::from_static("application/json"));
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::operations::ALL;
    use super::{imports, openapi, routes, routes_for_all};
    use oath_play::words;

    #[test]
    fn every_operation_is_told_and_documented() {
        // A path twice, or one that hides another, would panic here.
        let _router = routes().merge(routes_for_all()).merge(imports());
        let document = openapi::document();
        for operation in ALL {
            let place = &document["paths"][operation.path][operation.method.word()];
            assert_eq!(place["operationId"], operation.id, "{} is documented", operation.path);
            for key in [operation.key(), operation.group.key()] {
                assert_ne!(words::text(&key, &[]), key, "{key} is in the catalogue");
            }
        }
        let documented: usize = document["paths"]
            .as_object()
            .expect("paths")
            .values()
            .map(|path| path.as_object().expect("operations").len())
            .sum();
        assert_eq!(documented, ALL.len());
        assert!(!document.to_string().contains("\"api-"), "every message of the document is there");
    }

    #[test]
    fn every_reference_leads_somewhere() {
        fn references(value: &serde_json::Value, found: &mut Vec<String>) {
            match value {
                serde_json::Value::Object(map) => {
                    found.extend(map.get("$ref").and_then(|r| r.as_str()).map(str::to_owned));
                    map.values().for_each(|v| references(v, found));
                }
                serde_json::Value::Array(all) => all.iter().for_each(|v| references(v, found)),
                _ => {}
            }
        }
        let document = openapi::document();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 20);
        for reference in &found {
            let pointer = reference.strip_prefix('#').expect("a reference into the document");
            assert!(document.pointer(pointer).is_some(), "{reference} leads somewhere");
        }
        let schemas = document["components"]["schemas"].as_object().expect("schemas");
        for name in schemas.keys() {
            let used = found.iter().any(|r| r.ends_with(&format!("/{name}")));
            assert!(used, "{name} is used");
        }
    }
}
