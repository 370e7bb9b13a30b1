// Extracts JSON from a model's text and checks suggested meals and insights.
#include "coach/model_answers.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/json_bounds.h"
#include "base/utf8.h"
#include "coach/words.h"

namespace fitapp::coach {
namespace {

// Atwater factors. The tolerance allows for fibre, alcohol and rounding.
constexpr double kcal_of_protein = 4;
constexpr double kcal_of_carbs = 4;
constexpr double kcal_of_fat = 9;
constexpr double energy_tolerance_share = 0.2;
constexpr double min_energy_tolerance = 30;
// A longer or larger answer is not read: searching it for JSON would take long.
constexpr std::size_t max_answer_bytes = 64 * 1024;
constexpr std::size_t max_answer_values = 2'000;

// Where a JSON object may begin: at a brace before a key or another brace that closes it.
bool may_begin_object(std::string_view text, std::size_t open) {
  const std::size_t next = text.find_first_not_of(" \t\r\n", open + 1);
  return next != std::string_view::npos && (text[next] == '"' || text[next] == '}');
}

// The bytes from each opening brace of the outermost level to its closing one, in one pass. Ignores braces in strings.
class ObjectScanner {
 public:
  explicit ObjectScanner(std::string_view text) : text_(text) {}

  // Empty at the end of the text, or after deeper nesting than an answer needs.
  std::string_view next() {
    while (at_ < text_.size() && (text_[at_] != '{' || !may_begin_object(text_, at_))) ++at_;
    const std::size_t open = at_;
    int depth = 0;
    bool in_text = false;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (in_text) {
        if (c == '\\') ++at_;
        if (c == '"') in_text = false;
      } else if (c == '"') {
        in_text = true;
      } else if (c == '{' && ++depth > max_json_nesting) {
        break;
      } else if (c == '}' && --depth == 0) {
        return text_.substr(open, ++at_ - open);
      }
    }
    at_ = text_.size();
    return {};
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

bool fits_remaining(const SuggestedMeal& meal, const RemainingNutrition& remaining) {
  const double energy = meal.protein.value_or(0) * kcal_of_protein + meal.carbs.value_or(0) * kcal_of_carbs +
                        meal.fat.value_or(0) * kcal_of_fat;
  const double tolerance = std::max(min_energy_tolerance, meal.calories * energy_tolerance_share);
  return meal.calories <= remaining.calories && std::abs(energy - meal.calories) <= tolerance;
}

bool uses_only_numbers_from(const std::vector<std::string>& source, const std::vector<std::string>& texts) {
  std::set<std::string> allowed;
  for (const std::string& sentence : source) {
    for (std::string& word : words_of(sentence)) allowed.insert(std::move(word));
  }
  for (const std::string& text : texts) {
    for (const std::string& word : words_of(text)) {
      const bool is_number = word.find_first_not_of("0123456789") == std::string::npos;
      if (is_number && !allowed.contains(word)) return false;
    }
  }
  return true;
}

std::optional<Json> find_json_object(std::string_view text) {
  ObjectScanner scanner(text.substr(0, max_answer_bytes));
  for (std::string_view object = scanner.next(); !object.empty(); object = scanner.next()) {
    if (!is_bounded_json(object, max_answer_values)) return std::nullopt;
    Json found = Json::parse(object, nullptr, false);
    if (found.is_object()) return found;
  }
  return std::nullopt;
}

std::string strip_reasoning(std::string_view text) {
  constexpr std::string_view open = "<think>";
  constexpr std::string_view close = "</think>";
  const auto trim = [&] {
    const auto first = text.find_first_not_of(" \t\r\n");
    text = first == std::string_view::npos ? std::string_view{} : text.substr(first);
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
  };
  trim();
  while (text.starts_with(open)) {
    const auto end = text.find(close);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + close.size());
    trim();
  }
  return std::string(text);
}

std::string truncate_text(std::string text, std::size_t max_characters) {
  const std::size_t length = cut_to_characters(text, max_characters).size();
  if (length == text.size()) return text;
  text.resize(length);
  const auto sentence = text.find_last_of(".!?");
  if (sentence != std::string::npos && sentence > length / 2) text.resize(sentence + 1);
  return text;
}

}  // namespace fitapp::coach
