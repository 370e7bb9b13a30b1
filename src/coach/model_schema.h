// Derives the JSON schema of a model's answer from the field table that reads it, so that both have the same limits.
#pragma once

#include "base/fields.h"

namespace fitapp::coach {

template <class T>
Json schema_of(const Rule& rule = {});

// Every field is required: "strict" schemas allow nothing else. What may be absent may be null.
template <Shaped T>
Json object_schema() {
  Json properties = Json::object();
  Json required = Json::array();
  auto add = [&]<class S, class M>(const Field<S, M>& each) {
    properties[std::string(each.key)] = schema_of<M>(each.rule);
    required.push_back(std::string(each.key));
  };
  std::apply([&](const auto&... each) { (add(each), ...); }, Shape<T>::fields);
  return {{"type", "object"},
          {"additionalProperties", false},
          {"required", std::move(required)},
          {"properties", std::move(properties)}};
}

Json text_schema_of(const Rule& rule);
Json number_schema_of(const Rule& rule);
Json list_schema_of(Json items, const Rule& rule);
Json or_null(Json schema);

template <class T>
Json schema_of(const Rule& rule) {
  if constexpr (fitapp::detail::OptionalOf<T>::value) {
    return or_null(schema_of<typename fitapp::detail::OptionalOf<T>::Inner>(rule));
  } else if constexpr (std::is_same_v<T, std::string>) {
    return text_schema_of(rule);
  } else if constexpr (std::is_enum_v<T>) {
    return {{"type", "string"}, {"enum", enum_names<T>}};
  } else if constexpr (std::is_arithmetic_v<T>) {
    return number_schema_of(rule);
  } else if constexpr (std::is_same_v<T, LocalDate>) {
    return {{"type", "string"}, {"maxLength", 10}, {"description", "such as 2026-03-16"}};
  } else if constexpr (fitapp::detail::VectorOf<T>::value) {
    return list_schema_of(schema_of<typename fitapp::detail::VectorOf<T>::Inner>(rule), rule);
  } else {
    return object_schema<T>();
  }
}

}  // namespace fitapp::coach
