// Tests that the schemas of a model's answers have the limits of their readers.
#include "coach/model_schema.h"

#include <doctest/doctest.h>

#include "coach/model_answers.h"

using namespace fitapp;
using namespace fitapp::coach;

namespace {

// The largest and the smallest value of a schema.
Json extreme(const Json& schema, bool largest) {
  const Json& type = schema["type"];
  const std::string name = type.is_array() ? type[0].get<std::string>() : type.get<std::string>();
  if (schema.contains("enum")) return schema["enum"][largest ? schema["enum"].size() - 1 : 0];
  if (name == "string") return std::string(schema.value(largest ? "maxLength" : "minLength", std::size_t{0}), 'x');
  if (name == "number" || name == "integer") return schema.value(largest ? "maximum" : "minimum", 1.0);
  if (name == "array") {
    Json list = Json::array();
    const auto count = schema.value(largest ? "maxItems" : "minItems", std::size_t{0});
    for (std::size_t i = 0; i < count; ++i) list.push_back(extreme(schema["items"], largest));
    return list;
  }
  Json object = Json::object();
  for (const auto& [key, value] : schema["properties"].items()) object[key] = extreme(value, largest);
  return object;
}

template <class T>
std::string errors_of(const Json& value) {
  const auto read = read_answer<T>(value.dump());
  return std::holds_alternative<T>(read) ? "" : std::get<std::string>(read);
}

// Every list, text and number that is one too large or too small is refused.
template <class T>
void check_schema() {
  const Json schema = object_schema<T>();
  CHECK(schema["additionalProperties"] == false);
  CHECK(errors_of<T>(extreme(schema, true)) == "");
  CHECK(errors_of<T>(extreme(schema, false)) == "");
  for (const auto& [key, value] : schema["properties"].items()) {
    INFO(key);
    CHECK(std::find(schema["required"].begin(), schema["required"].end(), key) != schema["required"].end());
    Json beyond = extreme(schema, true);
    if (beyond[key].is_string() && !value.contains("enum")) {
      CHECK(value["maxLength"].template get<int>() <= 2000);
      beyond[key] = beyond[key].template get<std::string>() + "x";
      CHECK(errors_of<T>(beyond) != "");
    } else if (beyond[key].is_array()) {
      beyond[key].push_back(beyond[key][0]);
      CHECK(errors_of<T>(beyond) != "");
    }
  }
}

}  // namespace

TEST_CASE("the schema of an answer and its reader have the same limits") {
  check_schema<Motivation>();
  check_schema<FormFeedback>();
  check_schema<ModelMeals>();
  check_schema<ModelInsights>();
  check_schema<ModelRecommendation>();
}

TEST_CASE("what may be absent may be null in a schema") {
  const Json exercise = object_schema<ModelRecommendation>()["properties"]["exercises"]["items"]["properties"];
  CHECK(exercise["sets"]["type"] == Json{"integer", "null"});
  CHECK(exercise["category"]["enum"] == Json{"warmup", "main", "cooldown", nullptr});
}
