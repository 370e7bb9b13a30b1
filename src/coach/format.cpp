// Formats numbers, dates and lists for English sentences.
#include "coach/format.h"

#include <algorithm>
#include <cmath>

#include "domain/workouts.h"

namespace fitapp::coach {
namespace {

constexpr double kilojoules_per_kilocalorie = 4.184;

}  // namespace

std::string format_number(double value, int decimals) {
  const double scale = decimals == 0 ? 1 : 10;
  const double rounded = std::round(value * scale) / scale;
  const auto whole = static_cast<long long>(rounded);
  if (static_cast<double>(whole) == rounded) return std::to_string(whole);
  const auto tenths = static_cast<long long>(std::llround(std::abs(rounded) * 10));
  return (rounded < 0 ? "-" : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string format_weight(double pounds, domain::WeightUnit unit) {
  if (unit == domain::WeightUnit::lb) return format_number(pounds, 1) + " lbs";  // as on every screen
  return format_number(pounds * domain::pounds_to_kilograms, 1) + " kg";
}

std::string format_energy(double kilocalories, domain::EnergyUnit unit) {
  if (unit == domain::EnergyUnit::kcal) return format_number(kilocalories, 0) + " kcal";
  return format_number(kilocalories * kilojoules_per_kilocalorie, 0) + " kJ";
}

std::string format_hours_and_minutes(double hours) {
  const auto minutes = std::llround(hours * 60);
  const std::string rest = minutes % 60 == 0 ? "" : " " + std::to_string(minutes % 60) + " min";
  return std::to_string(minutes / 60) + " h" + rest;
}

std::string format_days_ago(int days) {
  if (days <= 0) return "today";
  return days == 1 ? "yesterday" : std::to_string(days) + " days ago";
}

std::string join_words(const std::vector<std::string>& items, const std::string& conjunction) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " " + conjunction + " " : ", ";
    text += items[i];
  }
  return text;
}

std::string area_name(domain::BodyArea area) {
  std::string text(name_of(area));
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string format_record(double value, domain::RecordUnit unit, domain::WeightUnit weight_unit) {
  switch (unit) {
    case domain::RecordUnit::lb: return format_weight(value, weight_unit);
    case domain::RecordUnit::reps: return format_number(value, 0) + " repetitions";
    case domain::RecordUnit::s: return format_number(value, 0) + " seconds";
  }
  return "";
}

}  // namespace fitapp::coach
