//! The JSON API: the same things that the page does, for programs. One table of [`operations`] makes
//! the routes, the OpenAPI document and the page that lists them.

mod chronicles;
mod events;
mod games;
mod library;
mod openapi;
mod operations;
mod page;
mod told;

use crate::App;
use crate::web::request::speak;
use crate::web::trouble::{nothing_here, problem};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use oath_play::words;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// Where the API begins.
const ROOT: &str = "/api";
/// Every answer may also be a problem that is ready to be sent.
type Answered = Result<Response, Response>;

/// All routes of the API.
pub fn routes() -> Router<Arc<App>> {
    let add = |router: Router<Arc<App>>, op: &operations::Operation| router.route(op.path, (op.handler)());
    operations::ALL.iter().fold(Router::new(), add).route("/api/{*path}", any(nothing_here))
}

/// Whatever goes wrong below `/api`, even before a route is found, is told as JSON.
pub async fn problems_as_json(mut request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if !path.strip_prefix(ROOT).is_some_and(|rest| rest.starts_with('/')) {
        return next.run(request).await;
    }
    let mut headers = request.headers().clone();
    headers.insert(header::ACCEPT, HeaderValue::from_static("application/json"));
    request.headers_mut().insert(header::ACCEPT, HeaderValue::from_static("application/json"));
    let response = next.run(request).await;
    let status = response.status();
    let json = |v: &HeaderValue| v.as_bytes().starts_with(b"application/json");
    let told = response.headers().get(header::CONTENT_TYPE).is_some_and(json);
    if told || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    // axum refused it before one of our functions could.
    let key = match status {
        StatusCode::METHOD_NOT_ALLOWED => "api-method",
        StatusCode::PAYLOAD_TOO_LARGE => "api-too-large",
        _ => "api-malformed",
    };
    wrong(&headers, status, key)
}

/// A problem with a sentence of the catalogue.
fn wrong(headers: &HeaderMap, status: StatusCode, key: &str) -> Response {
    problem(headers, status, &speak(headers, || words::text(key, &[])))
}

/// A body that was read.
struct Body<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        let headers = request.headers().clone();
        let bytes = Bytes::from_request(request, state).await.map_err(IntoResponse::into_response)?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            let why = words::value(error.to_string());
            let sentence = speak(&headers, || words::text("trouble-malformed", &[("why", why)]));
            problem(&headers, StatusCode::BAD_REQUEST, &sentence)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::operations::ALL;
    use super::{openapi, routes};
    use oath_play::words;

    #[test]
    fn every_operation_is_told_and_documented() {
        // A path twice, or one that hides another, would panic here.
        let _router = routes();
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
