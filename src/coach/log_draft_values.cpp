// Changes values of one entry: its amount, its sets, its times.
#include <algorithm>
#include <cmath>

#include "coach/log_draft_change.h"
#include "coach/log_words.h"

namespace fitapp::coach {

using domain::DraftEntry;
using domain::DraftKind;

// Of several entries, the only one that can have such a value.
DraftEntry* DraftChange::meant_entry() {
  if (after_.size() == 1) return &after_.front();
  const auto has_unit = [&](std::string_view units) {
    return std::ranges::any_of(reading_.words, [&](const SpokenWord& each) { return is_among(each, units); });
  };
  const bool is_of_sets = has_sets_sign(reading_.words) || has_unit("kg kilo kilos lb lbs pounds");
  const bool is_of_water = has_unit("ml l liter litre litres liters");
  if (!is_of_sets && !is_of_water) return nullptr;
  return only_of(is_of_sets ? DraftKind::exercise : DraftKind::water);
}

bool DraftChange::change_values(DraftEntry& entry) {
  switch (entry.kind) {
    case DraftKind::exercise: return change_sets(entry);
    case DraftKind::food: return change_amount(entry);
    case DraftKind::water: return read_again("water", read_water);
    case DraftKind::workout: return change_workout(entry);
    case DraftKind::night:
      return read_again("slept", [](LogReading& reading, const SpokenWords&) {
        read_night(reading);
        return true;
      });
    case DraftKind::measurement:
      return entry.measurement->weight.has_value() &&
             read_again("weight",
                        [](LogReading& reading, const SpokenWords& part) { return read_weight(reading, part, false); });
    case DraftKind::period: break;
  }
  return false;
}

// Reads the words with the word that says what they are about.
bool DraftChange::read_again(const char* about, const std::function<bool(LogReading&, const SpokenWords&)>& read) {
  SpokenWords part = reading_.words;
  part.insert(part.begin(), SpokenWord{.word = about});
  reading_.words = part;
  return read(reading_, part) && take_only_entry();
}

bool DraftChange::take_only_entry() {
  auto& made = reading_.draft.entries;
  if (made.size() != 1 || made.front().kind != target_->kind) return false;
  put_in_place(*target_, std::move(made.front()));
  return true;
}

namespace {

// "It was 65" after 8 repetitions at 60 kg is a weight, in pounds or kilograms; nullopt if it is nearer to the
// repetitions.
std::optional<double> weight_nearer_than_repetitions(double number, const domain::SetLog& set) {
  if (!set.weight || *set.weight <= 0 || !set.reps || number <= 0) return std::nullopt;
  const auto distance = [](double one, double other) { return std::abs(std::log(one / other)); };
  std::optional<double> nearest;
  for (const domain::WeightUnit unit : {domain::WeightUnit::lb, domain::WeightUnit::kg}) {
    const double pounds = pounds_of(number, unit);
    if (!nearest || distance(pounds, *set.weight) < distance(*nearest, *set.weight)) nearest = pounds;
  }
  const bool is_weight = distance(*nearest, *set.weight) < distance(number, *set.reps);
  return is_weight ? nearest : std::nullopt;
}

}  // namespace

bool DraftChange::change_sets(DraftEntry& entry) {
  const domain::Exercise* exercise = exercise_of(entry);
  if (exercise == nullptr) return false;
  const auto& old_sets = entry.exercise->sets;
  SpokenWords words = reading_.words;
  auto weight = weight_alone();
  if (!weight && words.size() == 1 && words[0].number && !old_sets.empty())
    weight = weight_nearer_than_repetitions(*words[0].number, old_sets.front());
  const bool is_reps =
      words.size() == 2 && words[0].number && is_among(words[1], "reps rep wdh wiederholungen repetitions");
  const bool is_sets = words.size() == 2 && words[0].number && words[1].is_any({"sets", "set", "saetze", "satz"});
  std::vector<domain::SetLog> sets = old_sets;
  if (weight) {
    for (domain::SetLog& set : sets) set.weight = weight;
  } else if (is_reps) {
    for (domain::SetLog& set : sets) set.reps = static_cast<int>(std::lround(*words[0].number));
  } else if (is_sets) {
    const double count = *words[0].number;
    if (count < 1 || count > 50 || sets.empty()) return false;
    sets.resize(static_cast<std::size_t>(count), sets.front());
  } else {
    if (!read_sets(reading_, words, *exercise)) return false;
    if (reading_.draft.entries.empty()) return true;  // it says why
    sets = reading_.draft.entries.front().exercise->sets;
    for (std::size_t at = 0; at < sets.size(); ++at) {
      if (!sets[at].weight) sets[at].weight = old_sets[std::min(at, old_sets.size() - 1)].weight;
    }
  }
  put_in_place(entry, entry_with_sets(reading_, *exercise, std::move(sets), *entry.exercise));
  return true;
}

// "70 kg", "with 70": nothing but a weight.
std::optional<double> DraftChange::weight_alone() const {
  SpokenWords words = reading_.words;
  std::erase_if(words, [](const SpokenWord& each) { return is_among(each, "with mit at bei @ ."); });
  const bool named = words.size() < reading_.words.size();
  if (words.empty() || !words[0].number || words.size() > 2) return std::nullopt;
  if (words.size() == 2) {
    const auto unit = pounds_per(words[1], reading_.context.language);
    return unit ? std::optional(std::round(*words[0].number * *unit * 100) / 100) : std::nullopt;
  }
  return named ? std::optional(pounds_of(*words[0].number, reading_.context.facts.weight_unit)) : std::nullopt;
}

const domain::Exercise* DraftChange::exercise_of(const DraftEntry& entry) const {
  for (const domain::Exercise& own : reading_.context.facts.own_exercises) {
    if (own.name == entry.exercise->exercise_name) return &own;
  }
  return mentions_.named(entry.exercise->exercise_name);
}

// "No, 3" and "no, 200 g" of the same food.
bool DraftChange::change_amount(DraftEntry& entry) {
  const domain::DraftFood food = *entry.food;
  const bool is_number = reading_.words.size() == 1 && reading_.words[0].number;
  const std::string unit = is_number && food.unit != "g" ? " " + food.unit : is_number ? " g" : "";
  reading_.meal = reading_.meal.value_or(food.meal_type);
  if (!add_food_of(reading_, typed_text(reading_.text, reading_.words) + unit, food)) return false;
  return take_only_entry();
}

bool DraftChange::change_workout(DraftEntry& entry) {
  const auto what = read_workout_values(reading_.words);
  if (!what.minutes && !what.metres) return false;
  if (what.minutes) entry.workout->duration = what.minutes;
  if (what.metres) entry.workout->distance = what.metres;
  describe_workout(reading_, entry);
  return true;
}

}  // namespace fitapp::coach
