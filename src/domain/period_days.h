// Flow and symptoms of single days (docs/behaviour.md, Wellness, periods and sleep).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/calendar.h"
#include "base/enums.h"

namespace fitapp::domain {

enum class DayFlow { spotting, light, medium, heavy };
enum class Symptom {
  cramps,
  headache,
  back_pain,
  bloating,
  tender_breasts,
  nausea,
  fatigue,
  insomnia,
  mood_swings,
  cravings,
  acne,
};

// `mood` and `energy` are 1-5. The day may be outside of every period.
struct PeriodDay {
  LocalDate local_date = {};
  std::optional<DayFlow> flow = {};
  std::vector<Symptom> symptoms = {};  // each once, in the order of the list
  std::optional<int> mood = {};
  std::optional<int> energy = {};
  std::optional<std::string> note = {};

  bool is_empty() const { return !flow && symptoms.empty() && !mood && !energy && !note; }
};

// The symptoms in the order of the list, each once.
std::vector<Symptom> in_order(std::vector<Symptom> symptoms);

}  // namespace fitapp::domain

namespace fitapp {

using namespace std::string_view_literals;

template <>
inline constexpr auto enum_names<domain::DayFlow> = std::to_array({"spotting"sv, "light"sv, "medium"sv, "heavy"sv});
template <>
inline constexpr auto enum_names<domain::Symptom> =
    std::to_array({"cramps"sv, "headache"sv, "back_pain"sv, "bloating"sv, "tender_breasts"sv, "nausea"sv, "fatigue"sv,
                   "insomnia"sv, "mood_swings"sv, "cravings"sv, "acne"sv});

}  // namespace fitapp
