// Assembles /api/openapi.json from the route table and the field tables.
#include "api/openapi.h"

#include "api/endpoint.h"

namespace fitapp::api {
namespace {

const char* method_name(http::Method method) {
  switch (method) {
    case http::Method::get: return "get";
    case http::Method::post: return "post";
    case http::Method::put: return "put";
    case http::Method::del: return "delete";
  }
  return "get";
}

// "/api/x/:id" -> "/api/x/{id}". Adds the path parameters to `parameters`.
std::string braced(const Endpoint& endpoint, Json& parameters) {
  const std::string& pattern = endpoint.pattern;
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != ':') {
      out += pattern[i];
      continue;
    }
    const auto end = std::min(pattern.find('/', i), pattern.size());
    const std::string name = pattern.substr(i + 1, end - i - 1);
    out += "{" + name + "}";
    const std::string& type = endpoint.path_types.at(parameters.size());
    parameters.push_back({{"name", name}, {"in", "path"}, {"required", true}, {"schema", {{"type", type}}}});
    i = end - 1;
  }
  return out;
}

void add_query(Json& parameters, const Endpoint& endpoint, SchemaBook& book) {
  if (!endpoint.query_schema) return;
  const std::string name = endpoint.query_schema(book)["$ref"].get<std::string>().substr(21);
  const Json& schema = book.schemas().at(name);
  for (const auto& [key, value] : schema["properties"].items()) {
    Json parameter{{"name", key}, {"in", "query"}, {"required", false}, {"schema", value}};
    // A list is one parameter with commas.
    if (value.contains("items")) parameter["explode"] = false;
    parameters.push_back(std::move(parameter));
  }
}

Json operation_of(const Endpoint& endpoint, SchemaBook& book, Json parameters) {
  add_query(parameters, endpoint, book);
  Json operation{{"operationId", endpoint.operation_id}, {"summary", endpoint.summary}};
  if (!parameters.empty()) operation["parameters"] = std::move(parameters);
  if (endpoint.body_schema) {
    operation["requestBody"] = {{"required", true},
                                {"content", {{"application/json", {{"schema", endpoint.body_schema(book)}}}}}};
  }
  if (endpoint.limit == http::BodyLimit::file) {
    operation["requestBody"] = {{"required", true},
                                {"content", {{"*/*", {{"schema", {{"type", "string"}, {"format", "binary"}}}}}}}};
  }
  Json success{{"description", "Success"}};
  if (endpoint.reply_schema) {
    success["content"] = {{endpoint.reply_type, {{"schema", endpoint.reply_schema(book)}}}};
  }
  const Json problem{{"description", "What went wrong"},
                     {"content", {{"application/json", {{"schema", {{"$ref", "#/components/schemas/Problem"}}}}}}}};
  operation["responses"] = {{std::to_string(endpoint.success_status), success}, {"default", problem}};
  if (endpoint.may_be_empty) operation["responses"]["204"] = {{"description", "Nothing is left"}};
  operation["security"] = endpoint.access == Access::open ? Json::array() : Json::array({{{"bearer", Json::array()}}});
  return operation;
}

}  // namespace

std::string schema_name(std::string_view shape, Direction direction) {
  std::string name(shape);
  const bool has_suffix = name.ends_with("Input") || name.ends_with("Update") || name.ends_with("Query");
  return direction == Direction::input && !has_suffix ? name + "Input" : name;
}

Json text_schema(const Rule& rule) {
  Json schema{{"type", "string"}, {"maxLength", rule.max_length}};
  if (rule.min_length > 0) schema["minLength"] = rule.min_length;
  if (rule.format == TextFormat::email) schema["format"] = "email";
  return schema;
}

Json number_schema(const Rule& rule, bool whole) {
  Json schema{{"type", whole ? "integer" : "number"}};
  if (std::isfinite(rule.minimum)) schema["minimum"] = rule.minimum;
  if (std::isfinite(rule.maximum)) schema["maximum"] = rule.maximum;
  return schema;
}

Json nullable(Json schema) {
  if (schema.contains("type") && schema["type"].is_string() && !schema.contains("enum")) {
    schema["type"] = Json::array({schema["type"], "null"});
    return schema;
  }
  return Json{{"oneOf", {std::move(schema), Json{{"type", "null"}}}}};
}

Json openapi_document(const std::vector<Endpoint>& endpoints) {
  SchemaBook book;
  Json paths = Json::object();
  for (const Endpoint& endpoint : endpoints) {
    Json parameters = Json::array();
    const std::string path = braced(endpoint, parameters);
    paths[path][method_name(endpoint.method)] = operation_of(endpoint, book, std::move(parameters));
  }
  Json schemas = book.schemas();
  const Json text{{"type", "string"}};
  const Json reason{{"$ref", "#/components/schemas/Reason"}};
  const auto keyed_by_field = [](const Json& value) {
    return Json{{"type", "object"}, {"additionalProperties", value}};
  };
  // `parameters` is present only if the message has parameters.
  schemas["Reason"] = {
      {"type", "object"},
      {"required", {"code"}},
      {"properties", {{"code", text}, {"parameters", {{"type", "object"}, {"additionalProperties", true}}}}}};
  schemas["Problem"] = {{"type", "object"},
                        {"required", {"message", "code", "reason"}},
                        {"properties",
                         {{"message", text},
                          {"code", text},
                          {"reason", reason},
                          {"fields", keyed_by_field(text)},
                          {"fieldReasons", keyed_by_field(reason)}}}};
  return {
      {"openapi", "3.1.0"},
      {"info", {{"title", "FitApp"}, {"version", "1"}}},
      {"paths", std::move(paths)},
      {"components",
       {{"schemas", std::move(schemas)}, {"securitySchemes", {{"bearer", {{"type", "http"}, {"scheme", "bearer"}}}}}}}};
}

}  // namespace fitapp::api
