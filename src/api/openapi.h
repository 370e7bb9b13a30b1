// Derives JSON schemas and the OpenAPI document from field tables and routes.
#pragma once

#include <map>
#include <string>

#include "base/fields.h"

namespace fitapp::api {

enum class Direction { input, output };

// Collects the schemas of all named shapes.
class SchemaBook {
 public:
  template <class T>
  Json schema(const Rule& rule, Direction direction);
  const std::map<std::string, Json>& schemas() const { return schemas_; }

 private:
  template <class T>
  Json object(Direction direction);

  std::map<std::string, Json> schemas_;
};

// "SetLog" as an input becomes "SetLogInput". "WorkoutInput" stays.
std::string schema_name(std::string_view shape, Direction direction);
Json text_schema(const Rule& rule);
Json number_schema(const Rule& rule, bool whole);
Json nullable(Json schema);

template <class T>
Json SchemaBook::schema(const Rule& rule, Direction direction) {
  if constexpr (detail::OptionalOf<T>::value) {
    return nullable(schema<typename detail::OptionalOf<T>::Inner>(rule, direction));
  } else if constexpr (detail::PatchOf<T>::value) {
    return nullable(schema<typename detail::PatchOf<T>::Inner>(rule, direction));
  } else if constexpr (detail::ChangeOf<T>::value) {
    return schema<typename detail::ChangeOf<T>::Inner>(rule, direction);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return direction == Direction::input ? text_schema(rule) : Json{{"type", "string"}};
  } else if constexpr (std::is_same_v<T, bool>) {
    return Json{{"type", "boolean"}};
  } else if constexpr (std::is_enum_v<T>) {
    return Json{{"type", "string"}, {"enum", enum_names<T>}};
  } else if constexpr (std::is_integral_v<T>) {
    return direction == Direction::input ? number_schema(rule, true) : Json{{"type", "integer"}};
  } else if constexpr (std::is_same_v<T, double>) {
    return direction == Direction::input ? number_schema(rule, false) : Json{{"type", "number"}};
  } else if constexpr (detail::IdOf<T>::value) {
    return Json{{"type", "integer"}};
  } else if constexpr (std::is_same_v<T, LocalDate>) {
    return Json{{"type", "string"}, {"format", "date"}};
  } else if constexpr (std::is_same_v<T, Instant>) {
    return Json{{"type", "string"}, {"format", "date-time"}};
  } else if constexpr (std::is_same_v<T, EntryTime>) {
    return Json{{"type", "string"}, {"description", "A timestamp or a local date"}};
  } else if constexpr (std::is_same_v<T, NameList>) {
    Json list{{"type", "array"}, {"items", {{"type", "string"}}}};
    if (direction == Direction::input) list["maxItems"] = rule.max_items;
    return Json{{"oneOf", {Json{{"type", "string"}}, std::move(list)}}};
  } else if constexpr (std::is_same_v<T, Json> || std::is_same_v<T, MessageParameters>) {
    return Json{{"type", "object"}, {"additionalProperties", true}};
  } else if constexpr (detail::VectorOf<T>::value) {
    Json list{{"type", "array"}, {"items", schema<typename detail::VectorOf<T>::Inner>(rule, direction)}};
    if (direction == Direction::input) list["maxItems"] = rule.max_items;
    return list;
  } else {
    return object<T>(direction);
  }
}

template <class T>
Json SchemaBook::object(Direction direction) {
  const std::string name = schema_name(Shape<T>::name, direction);
  const Json reference{{"$ref", "#/components/schemas/" + name}};
  if (schemas_.contains(name)) return reference;
  schemas_[name] = nullptr;  // ends the recursion of a shape that contains itself
  Json properties = Json::object();
  Json required = Json::array();
  auto add = [&]<class S, class M>(const Field<S, M>& each) {
    properties[std::string(each.key)] = schema<M>(each.rule, direction);
    constexpr bool may_be_absent =
        detail::OptionalOf<M>::value || detail::PatchOf<M>::value || detail::ChangeOf<M>::value;
    if (direction == Direction::output || (!may_be_absent && !each.rule.optional)) {
      required.push_back(std::string(each.key));
    }
  };
  std::apply([&](const auto&... each) { (add(each), ...); }, Shape<T>::fields);
  Json schema{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) schema["required"] = std::move(required);
  schemas_[name] = std::move(schema);
  return reference;
}

struct Endpoint;
// The content of /api/openapi.json.
Json openapi_document(const std::vector<Endpoint>& endpoints);

}  // namespace fitapp::api
