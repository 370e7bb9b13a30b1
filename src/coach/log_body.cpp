// Reads body weight, measurements and water in a log sentence.
#include <algorithm>
#include <cmath>

#include "coach/log_reading.h"
#include "coach/log_words.h"
#include "domain/water.h"
#include "domain/workouts.h"

namespace fitapp::coach {
namespace {

// --- Body ---

constexpr double least_weight = 25;  // kg, of a person who logs it
constexpr double most_weight = 350;
constexpr double large_change = 0.15;  // as in the form of the interface (docs/behaviour.md, Measurements and reports)
constexpr double cm_per_inch = 2.54;

// The first number that is no duration and no time of day, with the unit behind it.
std::optional<Read<double>> weight_in(const SpokenWords& words, const LogReading& reading) {
  std::optional<Read<double>> plain;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (!words[at].number || !words[at].word.empty()) continue;
    const auto unit = at + 1 < words.size() ? pounds_per(words[at + 1], reading.context.language) : std::nullopt;
    if (unit) return Read<double>{*words[at].number * *unit, at, at + 2};
    const bool is_time = at + 1 < words.size() && is_among(words[at + 1], "am pm uhr oclock cm ml");
    if (!plain && !is_time)
      plain = Read<double>{pounds_of(*words[at].number, reading.context.facts.weight_unit), at, at + 1};
  }
  return plain;
}

// "81.4 kg this morning": a weight and nothing else.
bool is_weight_alone(const SpokenWords& words, Language language) {
  int weights = 0;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const SpokenWord& each = words[at];
    const bool has_unit = at + 1 < words.size() && pounds_per(words[at + 1], language);
    if (each.number && each.word.empty() && has_unit) {
      ++weights;
      ++at;
    } else if (!is_among(each,
                         "today heute now jetzt i ich am im have habe hab bin , . ! : this morning frueh morgen hatte "
                         "had log just gerade on the scale nuechtern fasted")) {
      return false;
    }
  }
  return weights == 1;
}

void add_weight(LogReading& reading, double pounds) {
  const double kilograms = pounds * domain::pounds_to_kilograms;
  const std::string text = said_weight(reading, pounds);
  if (kilograms < least_weight || kilograms > most_weight) {
    reading.problems.push_back(reading.say("A body weight of " + text + " cannot be right.",
                                           "Ein Körpergewicht von " + text + " kann nicht stimmen."));
    return;
  }
  const auto& before = reading.context.facts.health.weight;
  const bool is_far = before && std::abs(pounds - *before) > large_change * *before;
  const std::string note = is_far ? reading.say("far from your last weight, is that right?",
                                                "weit weg von deinem letzten Gewicht, stimmt das?")
                                  : "";
  reading.add({.kind = domain::DraftKind::measurement,
               .title = reading.say("Weight", "Gewicht"),
               .detail = joined_parts({text, reading.day_text(), note}),
               .measurement = domain::DraftMeasurement{.weight = std::round(pounds * 100) / 100,
                                                       .measured_at = reading.moment(8)}});
}

struct BodyPart {
  std::vector<std::string_view> words;
  std::optional<double> domain::DraftMeasurement::*member;
  const char* english;
  const char* german;
};
const std::vector<BodyPart>& body_parts() {
  using D = domain::DraftMeasurement;
  static const std::vector<BodyPart> parts{
      {{"waist", "taille", "taillenumfang", "bauchumfang", "bauch"}, &D::waist, "Waist", "Taille"},
      {{"hips", "hip", "huefte", "hueften", "hueftumfang"}, &D::hips, "Hips", "Hüfte"},
      {{"chest", "brust", "brustumfang"}, &D::chest, "Chest", "Brust"},
      {{"arm", "arms", "arme", "oberarm", "armumfang", "bizeps", "biceps"}, &D::arms, "Arms", "Arme"},
      {{"thigh", "thighs", "oberschenkel"}, &D::thighs, "Thighs", "Oberschenkel"},
      {{"neck", "hals", "nacken", "halsumfang"}, &D::neck, "Neck", "Hals"}};
  return parts;
}

// "Waist 90" is in the unit of the user: adds it.
void take_plain_length(SpokenWords& words, std::size_t part, domain::LengthUnit unit) {
  const bool is_length = is_among(words[part], "waist taille taillenumfang bauchumfang hips hueftumfang");
  const std::size_t number = part + 1;
  if (!is_length || number >= words.size() || !words[number].number) return;
  const bool is_end = number + 1 == words.size() || words[number + 1].is_any({",", ".", "and", "und"});
  if (!is_end) return;
  SpokenWord word{.word = unit == domain::LengthUnit::cm ? "cm" : "in"};
  word.begin = word.end = words[number].end;
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(number) + 1, std::move(word));
}

// "waist 80.5 cm".
void read_lengths(LogReading& reading) {
  SpokenWords& words = reading.words;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const auto part =
        std::ranges::find_if(body_parts(), [&](const BodyPart& each) { return words[at].is_in(each.words); });
    if (part == body_parts().end()) continue;
    take_plain_length(words, at, reading.book.length_unit());
    for (std::size_t number = at + 1; number + 1 < words.size() && number <= at + 3; ++number) {
      const bool cm = words[number + 1].is_any({"cm", "zentimeter", "centimeters"});
      const bool inches = words[number + 1].is_any({"in", "inch", "inches", "zoll"});
      if (!words[number].number || (!cm && !inches)) continue;
      const double length = *words[number].number / (cm ? cm_per_inch : 1);
      if (length > 100) {
        reading.problems.push_back(reading.say("That length cannot be right.", "Diese Länge kann nicht stimmen."));
      } else {
        domain::DraftMeasurement measured{.measured_at = reading.moment(8)};
        measured.*(part->member) = std::round(length * 100) / 100;
        const bool metric = reading.book.length_unit() == domain::LengthUnit::cm;
        const std::string text =
            decimal_text(length * (metric ? cm_per_inch : 1), metric ? 1 : 2, reading.context.language) +
            (metric ? " cm" : " in");
        reading.add({.kind = domain::DraftKind::measurement,
                     .title = reading.say(part->english, part->german),
                     .detail = joined_parts({text, reading.day_text()}),
                     .measurement = measured});
      }
      reading.take(at, number + 2);
      --at;
      break;
    }
  }
}

// "body fat 18.5%".
void read_body_fat(LogReading& reading) {
  SpokenWords& words = reading.words;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool english = at > 0 && words[at].is_any({"fat"}) && words[at - 1].is_any({"body"});
    if (!english && !words[at].is_any({"koerperfett", "bodyfat", "koerperfettanteil", "kfa"})) continue;
    for (std::size_t number = at + 1; number < words.size() && number <= at + 3; ++number) {
      if (!words[number].number) continue;
      const double percent = *words[number].number;
      const std::size_t end =
          number + 1 + (number + 1 < words.size() && words[number + 1].is_any({"%", "percent", "prozent"}));
      if (percent < 2 || percent > 75) {
        reading.problems.push_back(
            reading.say("That body fat cannot be right.", "Dieser Körperfettanteil kann nicht stimmen."));
      } else {
        reading.add(
            {.kind = domain::DraftKind::measurement,
             .title = reading.say("Body fat", "Körperfett"),
             .detail = joined_parts(
                 {decimal_text(percent, 1, reading.context.language) + reading.say("%", " %"), reading.day_text()}),
             .measurement = domain::DraftMeasurement{.body_fat = percent, .measured_at = reading.moment(8)}});
      }
      reading.take(english ? at - 1 : at, end);
      return;
    }
  }
}

// --- Water ---

constexpr double most_water = 5000;  // ml, of one entry
constexpr double us_glass = 236.6;   // 8 fl oz
constexpr double usual_bottle = 500;

std::optional<double> ml_per(const SpokenWord& unit, bool metric) {
  if (unit.is_any({"ml", "milliliter", "milliliters", "millilitre"})) return 1;
  if (unit.is_any({"cl"})) return 10;
  if (unit.is_any({"dl"})) return 100;
  if (is_among(unit, "l liter liters litre litres litern")) return 1000;
  if (unit.is_any({"oz", "ounces", "ounce"})) return us_glass / 8;
  if (is_among(unit, "glass glasses glas glaeser glaesern cup cups tasse tassen becher"))
    return metric ? domain::usual_glass : us_glass;
  if (unit.is_any({"bottle", "bottles", "flasche", "flaschen"})) return usual_bottle;
  return std::nullopt;
}

}  // namespace

void read_measures(LogReading& reading, bool names_exercise) {
  read_body_fat(reading);
  if (!names_exercise) read_lengths(reading);
}

bool read_weight(LogReading& reading, const SpokenWords& part, bool is_alone) {
  const auto is_weight_word = [](const SpokenWord& each) {
    return is_among(
        each, "weigh weighed weight weighing bodyweight scale scales wiege wog gewogen gewicht waage koerpergewicht");
  };
  const bool is_weight = std::ranges::any_of(part, is_weight_word) && !has_any(part, {"x", "reps", "wdh"});
  if (!is_weight && !(is_alone && is_weight_alone(part, reading.context.language))) return false;
  // Not "my dumbbells weigh 10 kg".
  const bool is_own = is_understood(part, [&](const SpokenWord& each) {
    return is_weight_word(each) || is_among(each,
                                            "says said shows showed zeigt zeigte sagt stand stehen naked nackt fasted "
                                            "nuechtern aktuell current currently my after before toilet nach");
  });
  const auto weight = weight_in(part, reading);
  // "Bodyweight workout 20 minutes" asks for a session.
  if (weight && duration_at(part, weight->begin)) return false;
  // "Weigh in is at 80 kg", "my weight class is 80 kg", "the weight is 40 kg each".
  const bool is_in = has_any(part, {"weigh"}) && has_any(part, {"in"}) && has_any(part, {"is", "at", "on"});
  if (is_in || has_among(part, "class limit klasse grenze each je jeweils")) return false;
  if (!weight || !is_own ||
      has_among(part, "dumbbell dumbbells barbell kettlebell langhantel kurzhantel kurzhanteln machine maschine"))
    return false;
  add_weight(reading, weight->value);
  return true;
}

bool read_water(LogReading& reading, const SpokenWords& part) {
  // Not "tuna in water".
  const auto is_of_water = [](const SpokenWord& each) {
    return each.number || each.word.size() < 2 || is_filler(each) || is_unit(each) || ml_per(each, true) ||
           is_among(each,
                    "water wasser leitungswasser mineralwasser sprudel sparkling still stilles mineral tap cold kaltes "
                    "big large grosse grosses grossen kleine kleines small more weitere glasses");
  };
  if (!std::ranges::all_of(part, is_of_water)) return false;
  if (!has_among(part, "water wasser leitungswasser mineralwasser sprudel")) return false;
  const bool metric = reading.context.facts.weight_unit == domain::WeightUnit::kg;
  double ml = 0;
  for (std::size_t at = 0; at < part.size(); ++at) {
    const auto unit = ml_per(part[at], metric);
    if (!unit) continue;
    double count = 1;
    if (at > 0) {
      const SpokenWord& before = part[at - 1];
      // "half a litre", "einen halben Liter".
      const bool is_half = is_among(before, "half halber halben halbes halbe") ||
                           (at > 1 && before.is_any({"a"}) && part[at - 2].is_any({"half"}));
      count = is_half ? 0.5 : before.number.value_or(1);
    }
    ml = std::max(ml, count * *unit);  // "a bottle, 1 litre"
    if (*unit < 200 || *unit == 1000) ml = count * *unit;
  }
  if (ml == 0) ml = metric ? domain::usual_glass : us_glass;
  if (ml < 1 || ml > most_water) {
    reading.problems.push_back(reading.say("That is too much water for one entry: at most 5 litres.",
                                           "Das ist zu viel Wasser für einen Eintrag: höchstens 5 Liter."));
    return true;
  }
  const std::string text = metric ? decimal_text(ml, 0, reading.context.language) + " ml"
                                  : decimal_text(ml / us_glass * 8, 0, reading.context.language) + " fl oz";
  reading.add({.kind = domain::DraftKind::water,
               .title = reading.say("Water", "Wasser"),
               .detail = joined_parts({text, reading.day_text()}),
               .water = domain::DraftWater{std::round(ml), reading.moment()}});
  return true;
}

}  // namespace fitapp::coach
