// Formats numbers, dates, lists and names for sentences, in the user's units and in the language of the answer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/account.h"
#include "domain/exercises.h"
#include "domain/kinds.h"

namespace fitapp::coach {

using domain::Language;

// A text in both languages.
struct Wording {
  std::string_view english;
  std::string_view german;
  std::string in(Language language) const { return std::string(language == Language::german ? german : english); }
};

std::string format_number(double value, int decimals, Language language = Language::english);  // "2.5", "2,5"
std::string format_weight(double pounds, domain::WeightUnit unit, Language language = Language::english);
std::string format_energy(double kilocalories, domain::EnergyUnit unit);
std::string format_record(double value, domain::RecordUnit unit, domain::WeightUnit weight_unit,
                          Language language = Language::english);
std::string format_hours_and_minutes(double hours);                            // "7 h 20 min", in both languages
std::string format_days_ago(int days, Language language = Language::english);  // "today", "gestern", "4 days ago"
// "1 set", "3 Sätze".
std::string format_count(int count, std::string_view one, std::string_view many);
// "squats, rows and planks"
std::string join_words(const std::vector<std::string>& items, const std::string& conjunction = "and");
std::string join_words(const std::vector<std::string>& items, Language language);    // with "and", "und"
std::string join_choices(const std::vector<std::string>& items, Language language);  // with "or", "oder"
// "lower back", to follow "your"; in German with it: "deinen unteren Rücken".
std::string area_name(domain::BodyArea area, Language language = Language::english);
// A muscle of the catalogue: "hip flexors", "Hüftbeuger".
std::string muscle_text(const std::string& muscle, Language language);
// The same to follow "your"; in German with its article, in the accusative: "den Rücken".
std::string muscle_object(const std::string& muscle, Language language);
const std::string& name_in(const domain::Exercise& exercise, Language language);
// The name of an exercise that is known under this English name, otherwise the name itself.
std::string name_in(const std::string& exercise, const domain::Catalogue& catalogue, Language language);

}  // namespace fitapp::coach
