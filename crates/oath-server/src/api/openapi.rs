//! The OpenAPI document, made from the table of operations and from `schemas.json`.
//!
//! The schemas are written by hand: what they describe belongs to crates that know nothing of the web.
//! A test holds them against real answers of a server.

use super::operations::{ALL, Access, Operation, ReplyKind};
use crate::web::request::speak;
use axum::Json;
use axum::http::HeaderMap;
use oath_play::words;
use serde_json::{Map, Value, json};

const SCHEMAS: &str = include_str!("schemas.json");

/// The document.
pub(super) async fn serve(headers: HeaderMap) -> Json<Value> {
    Json(speak(&headers, document))
}

fn say(key: &str) -> String {
    words::text(key, &[])
}

fn reference(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

/// The document, in the language that is spoken.
pub(super) fn document() -> Value {
    let mut parts: Value = serde_json::from_str(SCHEMAS).expect("schemas.json is well-formed");
    if let Some(schemas) = parts["schemas"].as_object_mut() {
        schemas.values_mut().for_each(require_all);
    }
    let mut paths: Map<String, Value> = Map::new();
    for operation in ALL {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method.word()] = describe(operation);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": say("page-title"),
            "summary": say("api-lead"),
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "MIT OR Apache-2.0", "identifier": env!("CARGO_PKG_LICENSE") },
        },
        "paths": paths,
        "components": {
            "schemas": parts["schemas"],
            "parameters": parts["parameters"],
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer", "description": say("api-token") } },
        },
    })
}

/// Marks a property that is absent where it would say nothing.
const OPTIONAL: &str = "x-optional";

/// What has no list of required fields of its own always has all of them, but those marked as optional.
fn require_all(schema: &mut Value) {
    let Some(schema) = schema.as_object_mut() else { return };
    if let Some(Value::Object(properties)) = schema.get("properties")
        && !schema.contains_key("required")
    {
        let always = properties.iter().filter(|(_, property)| property[OPTIONAL] != true);
        let all: Vec<Value> = always.map(|(key, _)| key.as_str().into()).collect();
        schema.insert("required".into(), all.into());
    }
    schema.values_mut().for_each(|value| match value {
        Value::Array(all) => all.iter_mut().for_each(require_all),
        Value::Object(_) => require_all(value),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    });
}

fn describe(operation: &Operation) -> Value {
    let mut told = json!({
        "operationId": operation.id,
        "tags": [operation.group.word()],
        "summary": say(&operation.key()),
        "responses": responses(operation),
    });
    let parameters = parameters(operation);
    if !parameters.is_empty() {
        told["parameters"] = parameters.into();
    }
    if operation.access == Access::Token {
        told["security"] = json!([{ "token": [] }]);
    }
    if let Some(body) = operation.body {
        told["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": reference(body) } } });
    }
    told
}

fn parameters(operation: &Operation) -> Vec<Value> {
    let braced = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let names = braced.chain(operation.query.iter().copied());
    names.map(|name| json!({ "$ref": format!("#/components/parameters/{name}") })).collect()
}

fn responses(operation: &Operation) -> Value {
    let (status, kind, schema) = match operation.reply {
        ReplyKind::Json(schema) => (200, "application/json", Some(reference(schema))),
        ReplyKind::Made(schema) => (201, "application/json", Some(reference(schema))),
        ReplyKind::Document => (200, "application/json", None),
        ReplyKind::Text => (200, "text/plain", None),
        ReplyKind::Page => (200, "text/html", None),
        ReplyKind::Events(schema) => (200, "text/event-stream", Some(reference(schema))),
    };
    let content = schema.map_or(json!({}), |schema| json!({ "schema": schema }));
    let mut responses = Map::new();
    let well = json!({ "description": say("api-well"), "content": { kind: content } });
    responses.insert(status.to_string(), well);
    // Everything can be too much, and the disk can always fail.
    for status in operation.problems.iter().copied().chain([429, 500]) {
        let content = json!({ "application/json": { "schema": reference("Problem") } });
        let problem = json!({ "description": say(&format!("api-status-{status}")), "content": content });
        responses.insert(status.to_string(), problem);
    }
    responses.into()
}
