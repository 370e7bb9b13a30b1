// Compares the numbers of sentences with the known ones.
#include "coach/grounding.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "coach/answer_text.h"
#include "coach/spoken_numbers.h"

namespace fitapp::coach {
namespace {

constexpr double max_free_count = 3;
// The safety rules ask the model to name them.
constexpr auto emergency_numbers = std::to_array<double>({112, 911, 999});

bool is_emergency_number(double value) {
  return std::find(emergency_numbers.begin(), emergency_numbers.end(), value) != emergency_numbers.end();
}

}  // namespace

void Grounding::add_text(std::string_view text) {
  for (const SpokenNumber& number : numbers_in(text)) {
    for (const double reading : number.readings) known_.insert(reading);
  }
}

void Grounding::add_facts(const nlohmann::json& facts) {
  if (facts.is_number()) known_.insert(std::abs(facts.get<double>()));
  if (facts.is_string()) add_text(facts.get_ref<const std::string&>());
  if (!facts.is_structured()) return;
  for (const nlohmann::json& each : facts) add_facts(each);
}

bool Grounding::holds(std::string_view sentence) const {
  const std::vector<SpokenNumber> numbers = numbers_in(sentence);
  return std::all_of(numbers.begin(), numbers.end(), [&](const SpokenNumber& number) {
    if (number.is_label) return true;
    for (std::size_t at = 0; at < number.readings.size(); ++at) {
      const double value = number.readings[at];
      const int decimals = at + 1 == number.readings.size() ? number.decimals : 0;
      const bool is_count = decimals == 0 && value >= 1 && value <= max_free_count && !number.is_measured;
      if (is_count || is_emergency_number(value)) return true;
      const double half = 0.5 * std::pow(10, -decimals) + 1e-9;
      const auto near = known_.lower_bound(value - half);
      if (near != known_.end() && *near <= value + half) return true;
    }
    return false;
  });
}

std::string Grounding::kept(std::string_view text) const {
  SentenceFilter filter([this](std::string_view sentence) { return holds(sentence); }, text.size());
  std::string result = filter.add(text);
  return result + filter.finish();
}

}  // namespace fitapp::coach
