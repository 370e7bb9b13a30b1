// Encodes and decodes the JSON arrays of set_targets.h.
#include "store/set_targets.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/enums.h"

namespace fitapp::store {
namespace {

using nlohmann::json;

template <class T>
void put(json& object, const char* key, const std::optional<T>& value) {
  if (value) object[key] = *value;
}

template <class T>
std::optional<T> taken(const json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? std::nullopt : std::optional(found->get<T>());
}

domain::SetTarget target_of(const json& object) {
  domain::SetTarget set;
  const auto type = parse_enum<domain::SetType>(object.at("setType").get<std::string>());
  if (!type) throw std::logic_error("unknown type of a planned set");
  set.set_type = *type;
  set.reps = taken<int>(object, "reps");
  set.reps_max = taken<int>(object, "repsMax");
  set.weight = taken<double>(object, "weight");
  set.duration = taken<int>(object, "duration");
  return set;
}

}  // namespace

std::optional<std::string> encode_set_targets(const std::optional<domain::SetTargets>& sets) {
  if (!sets) return std::nullopt;
  json list = json::array();
  for (const domain::SetTarget& set : *sets) {
    json& object = list.emplace_back(json::object());
    object["setType"] = name_of(set.set_type);
    put(object, "reps", set.reps);
    put(object, "repsMax", set.reps_max);
    put(object, "weight", set.weight);
    put(object, "duration", set.duration);
  }
  return list.dump();
}

std::optional<domain::SetTargets> decode_set_targets(const std::optional<std::string>& text) {
  if (!text) return std::nullopt;
  try {
    domain::SetTargets sets;
    for (const json& object : json::parse(*text)) sets.push_back(target_of(object));
    return sets;
  } catch (const json::exception& error) {
    throw std::logic_error(std::string("unreadable planned sets: ") + error.what());
  }
}

}  // namespace fitapp::store
