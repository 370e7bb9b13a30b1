// Formats values and names for sentences.
#include "coach/format.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "domain/workouts.h"

namespace fitapp::coach {
namespace {

constexpr double kilojoules_per_kilocalorie = 4.184;

struct GermanMuscle {
  std::string_view english;
  std::string_view name;
  std::string_view object;
};
// Names that need no ending in a list: "Rückenstrecker" for "lower back".
constexpr std::array<GermanMuscle, 21> german_muscles{{
    {"abductors", "Abduktoren", "die Abduktoren"},
    {"adductors", "Adduktoren", "die Adduktoren"},
    {"back", "Rücken", "den Rücken"},
    {"biceps", "Bizeps", "den Bizeps"},
    {"calves", "Waden", "die Waden"},
    {"cardiovascular", "Herz-Kreislauf-System", "das Herz-Kreislauf-System"},
    {"chest", "Brust", "die Brust"},
    {"core", "Rumpf", "den Rumpf"},
    {"forearms", "Unterarme", "die Unterarme"},
    {"full body", "Ganzkörper", "den ganzen Körper"},
    {"glutes", "Gesäß", "das Gesäß"},
    {"hamstrings", "Beinbeuger", "die Beinbeuger"},
    {"hip flexors", "Hüftbeuger", "die Hüftbeuger"},
    {"lats", "Latissimus", "den Latissimus"},
    {"lower back", "Rückenstrecker", "die Rückenstrecker"},
    {"neck", "Nacken", "den Nacken"},
    {"obliques", "schräge Bauchmuskeln", "die schrägen Bauchmuskeln"},
    {"quadriceps", "Oberschenkel vorn", "die vorderen Oberschenkel"},
    {"shoulders", "Schultern", "die Schultern"},
    {"traps", "Trapezmuskel", "den Trapezmuskel"},
    {"triceps", "Trizeps", "den Trizeps"},
}};

const GermanMuscle* german_muscle(const std::string& muscle) {
  const auto* found = std::ranges::find(german_muscles, muscle, &GermanMuscle::english);
  return found == german_muscles.end() ? nullptr : found;
}

std::string_view german_area(domain::BodyArea area) {
  using enum domain::BodyArea;
  switch (area) {
    case lower_back: return "deinen unteren Rücken";
    case knee: return "dein Knie";
    case shoulder: return "deine Schulter";
    case wrist: return "dein Handgelenk";
    case ankle: return "dein Sprunggelenk";
    case neck: return "deinen Nacken";
    case hip: break;
  }
  return "deine Hüfte";
}

bool is_german(Language language) { return language == Language::german; }

}  // namespace

std::string format_number(double value, int decimals, Language language) {
  const double scale = decimals == 0 ? 1 : 10;
  const double rounded = std::round(value * scale) / scale;
  const auto whole = static_cast<long long>(rounded);
  if (static_cast<double>(whole) == rounded) return std::to_string(whole);
  const auto tenths = static_cast<long long>(std::llround(std::abs(rounded) * 10));
  return (rounded < 0 ? "-" : "") + std::to_string(tenths / 10) + (is_german(language) ? "," : ".") +
         std::to_string(tenths % 10);
}

std::string format_weight(double pounds, domain::WeightUnit unit, Language language) {
  if (unit == domain::WeightUnit::lb) return format_number(pounds, 1, language) + " lbs";  // as on every screen
  return format_number(pounds * domain::pounds_to_kilograms, 1, language) + " kg";
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

std::string format_days_ago(int days, Language language) {
  if (is_german(language)) {
    if (days <= 0) return "heute";
    return days == 1 ? "gestern" : "vor " + std::to_string(days) + " Tagen";
  }
  if (days <= 0) return "today";
  return days == 1 ? "yesterday" : std::to_string(days) + " days ago";
}

std::string format_count(int count, std::string_view one, std::string_view many) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string join_words(const std::vector<std::string>& items, const std::string& conjunction) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " " + conjunction + " " : ", ";
    text += items[i];
  }
  return text;
}

std::string join_words(const std::vector<std::string>& items, Language language) {
  return join_words(items, is_german(language) ? "und" : "and");
}

std::string join_choices(const std::vector<std::string>& items, Language language) {
  return join_words(items, is_german(language) ? "oder" : "or");
}

std::string area_name(domain::BodyArea area, Language language) {
  if (is_german(language)) return std::string(german_area(area));
  std::string text(name_of(area));
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string muscle_text(const std::string& muscle, Language language) {
  const GermanMuscle* german = is_german(language) ? german_muscle(muscle) : nullptr;
  return german == nullptr ? muscle : std::string(german->name);
}

std::string muscle_object(const std::string& muscle, Language language) {
  const GermanMuscle* german = is_german(language) ? german_muscle(muscle) : nullptr;
  return german == nullptr ? muscle : std::string(german->object);
}

const std::string& name_in(const domain::Exercise& exercise, Language language) {
  return is_german(language) && !exercise.german_name.empty() ? exercise.german_name : exercise.name;
}

std::string name_in(const std::string& exercise, const domain::Catalogue& catalogue, Language language) {
  const domain::Exercise* known = is_german(language) ? catalogue.find_by_name(exercise) : nullptr;
  return known == nullptr ? exercise : name_in(*known, language);
}

std::string format_record(double value, domain::RecordUnit unit, domain::WeightUnit weight_unit, Language language) {
  const bool one = format_number(value, 0) == "1";
  switch (unit) {
    case domain::RecordUnit::lb: return format_weight(value, weight_unit, language);
    case domain::RecordUnit::reps:
      return format_number(value, 0) + (is_german(language) ? (one ? " Wiederholung" : " Wiederholungen")
                                                            : (one ? " repetition" : " repetitions"));
    case domain::RecordUnit::s:
      return format_number(value, 0) +
             (is_german(language) ? (one ? " Sekunde" : " Sekunden") : (one ? " second" : " seconds"));
  }
  return "";
}

}  // namespace fitapp::coach
