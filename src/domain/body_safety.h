// One set of rules that protects people from harmful weight goals, for profile, measurements, targets, plans and coach.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/calendar.h"
#include "base/message.h"

namespace fitapp::domain {

inline constexpr double kg_per_lb = 0.45359237;
inline constexpr int adult_age = 18;  // docs/behaviour.md, Nutrition.

// kg/m², adults. WHO: underweight below 18.5. ICD-10 F50.0 names 17.5 as a criterion of anorexia nervosa.
inline constexpr double underweight_bmi = 18.5;
inline constexpr double refused_bmi = 17.5;
inline constexpr double healthy_bmi = 25;  // the upper end of WHO's normal range
// Per cent of the body weight in a week, over three weeks.
inline constexpr double fastest_weekly_loss = 1;
// A weight this far from the last one within 30 days is probably a typing error.
inline constexpr double unlikely_change = 0.15;
inline constexpr std::chrono::days unlikely_within{30};

// In centimetres; nullopt when the text is not a plausible height. Accepts feet and inches, inches (39 to 100),
// centimetres and metres.
std::optional<double> height_in_cm(std::string_view text);

// kg/m² from lb and a height as typed; nullopt when one is unknown.
std::optional<double> body_mass_index(const std::optional<double>& weight, const std::optional<std::string>& height);

// What is known of a person's body. Weights in lb.
struct Body {
  std::optional<double> weight;
  std::optional<std::string> height;
  std::optional<int> age;
  std::optional<double> target_weight;

  bool is_minor() const { return age && *age < adult_age; }
  // Adults only: the limits of the body-mass index differ in growth.
  bool is_underweight() const;
};

// Whether a weight goal may be stored.
enum class TargetVerdict { fine, ask, refuse };
struct TargetJudgement {
  TargetVerdict verdict = TargetVerdict::fine;
  std::optional<Message> reason;
};
TargetJudgement judge_target_weight(const Body& body);

struct Weighing {
  LocalDate day;
  double weight = 0;  // lb
};

// True when the mean of the last seven days is lower than that of three weeks before by more than 1 % for each week.
bool loses_too_fast(const std::vector<Weighing>& weighings, LocalDate today);

// What a person should read beside their weight. Nobody with a warning is praised for a loss.
struct BodyAdvice {
  std::optional<double> bmi;  // one decimal; null for minors
  bool praises_loss = true;
  bool shows_loss_goals = true;  // false for minors
  std::optional<Message> warning;
};
BodyAdvice body_advice(const Body& body, const std::vector<Weighing>& weighings, LocalDate today);

}  // namespace fitapp::domain
