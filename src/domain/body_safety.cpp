// Judges weights and weight goals by the body-mass index, age and pace.
#include "domain/body_safety.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "domain/messages.h"

namespace fitapp::domain {
namespace {

constexpr double cm_per_inch = 2.54;
constexpr double shortest_cm = 90;
constexpr double tallest_cm = 260;
constexpr std::chrono::days window{7};
constexpr std::chrono::days between{21};

std::vector<double> numbers_in(std::string_view text) {
  std::vector<double> numbers;
  std::string copy(text);
  std::replace(copy.begin(), copy.end(), ',', '.');
  const char* at = copy.data();
  const char* const end = at + copy.size();
  while (at < end) {
    double number = 0;
    const bool digit = *at >= '0' && *at <= '9';
    const auto [rest, error] = digit ? std::from_chars(at, end, number) : std::from_chars_result{at + 1, std::errc{}};
    if (digit && error == std::errc{}) numbers.push_back(number);
    at = std::max(rest, at + 1);
  }
  return numbers;
}

bool has_part(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// The mean of the seven days that end on `last`.
std::optional<double> mean_weight(const std::vector<Weighing>& weighings, LocalDate last) {
  double sum = 0;
  int count = 0;
  for (const Weighing& each : weighings) {
    if (each.day > last || each.day <= last - window) continue;
    sum += each.weight;
    ++count;
  }
  return count > 0 ? std::optional(sum / count) : std::nullopt;
}

}  // namespace

std::optional<double> height_in_cm(std::string_view text) {
  const auto numbers = numbers_in(text);
  if (numbers.empty() || numbers.size() > 2) return std::nullopt;
  const bool feet = has_part(text, "'") || has_part(text, "ft") || has_part(text, "feet") || has_part(text, "\u2032") ||
                    has_part(text, "\u2019");
  double cm = numbers[0];
  if (feet || numbers.size() == 2) {
    const double inches = numbers.size() == 2 ? numbers[1] : 0;
    if (numbers[0] > 8 || inches >= 12) return std::nullopt;
    cm = (numbers[0] * 12 + inches) * cm_per_inch;
  } else if (has_part(text, "in") || has_part(text, "\"") || (!has_part(text, "cm") && cm >= 39 && cm <= 100)) {
    cm *= cm_per_inch;
  } else if (cm < 3) {
    cm *= 100;  // metres
  }
  if (cm < shortest_cm || cm > tallest_cm) return std::nullopt;
  return cm;
}

std::optional<double> body_mass_index(const std::optional<double>& weight, const std::optional<std::string>& height) {
  const auto cm = height ? height_in_cm(*height) : std::nullopt;
  if (!weight || !cm) return std::nullopt;
  const double metres = *cm / 100;
  return *weight * kg_per_lb / (metres * metres);
}

bool Body::is_underweight() const {
  const auto bmi = body_mass_index(weight, height);
  return !is_minor() && bmi && *bmi < underweight_bmi;
}

TargetJudgement judge_target_weight(const Body& body) {
  if (!body.target_weight) return {};
  const bool loses = body.weight && *body.target_weight < *body.weight;
  if (body.is_minor()) {
    if (loses) return {TargetVerdict::refuse, messages::no_loss_goal_under_18};
    return {};
  }
  const auto bmi = body_mass_index(body.target_weight, body.height);
  if (!bmi || *bmi >= underweight_bmi) return {};
  // Somebody who gains towards a goal is on a good way, however low the goal.
  if (body.weight && *body.target_weight > *body.weight) return {};
  if (*bmi < refused_bmi) return {TargetVerdict::refuse, messages::target_far_too_low};
  return {TargetVerdict::ask, messages::target_too_low};
}

bool loses_too_fast(const std::vector<Weighing>& weighings, LocalDate today) {
  const auto now = mean_weight(weighings, today);
  const auto before = mean_weight(weighings, today - between);
  const auto middle = mean_weight(weighings, today - window);
  if (!now || !before) return false;
  constexpr double weeks = between / window;
  const double loss = (*before - *now) / *before * 100 / weeks;
  // A loss that has already stopped needs no warning.
  return loss > fastest_weekly_loss && (!middle || *now < *middle);
}

BodyAdvice body_advice(const Body& body, const std::vector<Weighing>& weighings, LocalDate today) {
  BodyAdvice advice;
  if (body.is_minor()) {
    advice.praises_loss = false;
    advice.shows_loss_goals = false;
    if (loses_too_fast(weighings, today)) advice.warning = messages::losing_fast_under_18;
    return advice;
  }
  if (const auto bmi = body_mass_index(body.weight, body.height)) advice.bmi = std::round(*bmi * 10) / 10;
  if (body.is_underweight()) {
    advice.warning = messages::underweight_today;
  } else if (loses_too_fast(weighings, today)) {
    advice.warning = messages::losing_fast;
  }
  advice.praises_loss = !advice.warning;
  return advice;
}

}  // namespace fitapp::domain
