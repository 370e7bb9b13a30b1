// Parses and validates the embedded words of the exercise search.
#include "api/exercise_words.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace fitapp::api {
namespace {

[[noreturn]] void fail_words(const std::string& place, const std::string& problem) {
  throw std::runtime_error("exercise words: " + place + " " + problem);
}

const nlohmann::json& word_list(const nlohmann::json& document, const std::string& key) {
  const auto found = document.find(key);
  if (found == document.end() || !found->is_object() || found->empty()) fail_words(key, "must be an object with words");
  return *found;
}

std::vector<std::string> muscle_names(const std::string& word, const nlohmann::json& names) {
  if (!names.is_array() || names.empty()) fail_words("'" + word + "'", "must be a list of muscles");
  std::vector<std::string> result;
  for (const nlohmann::json& name : names) {
    if (!name.is_string() || name.get_ref<const std::string&>().empty())
      fail_words("'" + word + "'", "must hold texts");
    result.push_back(name.get<std::string>());
  }
  return result;
}

}  // namespace

domain::ExerciseWords read_exercise_words(std::string_view json) {
  nlohmann::json document;
  try {
    document = nlohmann::json::parse(json.begin(), json.end());
  } catch (const nlohmann::json::parse_error& error) {
    throw std::runtime_error("exercise words: not JSON at byte " + std::to_string(error.byte));
  }
  if (!document.is_object()) throw std::runtime_error("exercise words: the file must be an object");
  domain::ExerciseWords words;
  for (const auto& [word, phrase] : word_list(document, "abbreviations").items()) {
    if (!phrase.is_string()) fail_words("'" + word + "'", "must be a text");
    words.abbreviations[word] = phrase.get<std::string>();
  }
  for (const auto& [word, muscles] : word_list(document, "muscles").items()) {
    words.muscles[word] = muscle_names(word, muscles);
  }
  return words;
}

}  // namespace fitapp::api
