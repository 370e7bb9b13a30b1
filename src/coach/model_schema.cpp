// Writes the limits of a rule as a JSON schema.
#include "coach/model_schema.h"

namespace fitapp::coach {

Json text_schema_of(const Rule& rule) {
  Json schema{{"type", "string"}, {"maxLength", rule.max_length}};
  if (rule.min_length > 0) schema["minLength"] = rule.min_length;
  return schema;
}

Json number_schema_of(const Rule& rule) {
  Json schema{{"type", rule.decimals == 0 ? "integer" : "number"}};
  if (std::isfinite(rule.minimum)) schema["minimum"] = rule.minimum;
  if (std::isfinite(rule.maximum)) schema["maximum"] = rule.maximum;
  return schema;
}

Json list_schema_of(Json items, const Rule& rule) {
  Json schema{{"type", "array"}, {"items", std::move(items)}, {"maxItems", rule.max_items}};
  if (rule.min_length > 0) schema["minItems"] = rule.min_length;
  return schema;
}

Json or_null(Json schema) {
  if (schema.contains("enum")) schema["enum"].push_back(nullptr);
  schema["type"] = Json::array({schema["type"], "null"});
  return schema;
}

}  // namespace fitapp::coach
