// Finds amounts of weight, energy and time that belong together.
#include "coach/diet_amounts.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "coach/numbers.h"
#include "domain/body_safety.h"

namespace fitapp::coach {
namespace {

using Numbered = std::vector<NumberedWord>;

// NHS and the Academy of Nutrition and Dietetics call 0.5 to 1 kg a week safe. Above this, a loss is not answered.
constexpr double fastest_loss = 1.3;  // kg a week
constexpr double least_kcal = 1200;   // a day, without a doctor (docs/behaviour.md, Nutrition)
constexpr double kj_per_kcal = 4.184;
constexpr double longest_fast = 36;  // hours
constexpr double lowest_goal = 45;   // kg
constexpr double hours_per_week = 168;
constexpr double least_unsaid_loss = 5;  // kg: "10 kilos in 2 weeks" means a loss
constexpr double low_bmi = domain::underweight_bmi;
constexpr double kg_per_stone = 6.35;

bool has_word(const Numbered& words, std::initializer_list<std::string_view> list) {
  return std::ranges::any_of(words, [&](const NumberedWord& each) {
    return std::ranges::any_of(list, [&](std::string_view word) {
      return word.ends_with('*') ? each.word.starts_with(word.substr(0, word.size() - 1)) : each.word == word;
    });
  });
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> list) {
  return std::ranges::find(list, word) != list.end();
}

std::optional<double> kilograms_per(std::string_view unit) {
  if (is_one_of(unit, {"kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"})) return 1;
  if (is_one_of(unit, {"lb", "lbs", "pound", "pounds"})) return domain::kg_per_lb;
  if (is_one_of(unit, {"stone", "stones"})) return kg_per_stone;
  if (unit == "pfund") return 0.5;
  return std::nullopt;
}

std::optional<double> hours_per(std::string_view unit) {
  if (is_one_of(unit, {"hour", "hours", "hrs", "h", "stunde", "stunden"})) return 1;
  if (is_one_of(unit, {"day", "days", "tag", "tage", "tagen"})) return 24;
  if (is_one_of(unit, {"week", "weeks", "wk", "wks", "woche", "wochen"})) return hours_per_week;
  if (is_one_of(unit, {"month", "months", "monat", "monate", "monaten", "monats"})) return hours_per_week * 4.35;
  return std::nullopt;
}

bool word_at(const Numbered& words, std::size_t at, std::initializer_list<std::string_view> list) {
  return at < words.size() && is_one_of(words[at].word, list);
}

// "3 days a week": how often, not how long.
bool is_rate(const Numbered& words, std::size_t unit) {
  return word_at(words, unit + 1, {"a", "per", "each", "every", "pro", "die", "in"}) &&
         (word_at(words, unit + 2, {"week", "woche", "month", "monat"}) ||
          (word_at(words, unit + 2, {"der"}) && word_at(words, unit + 3, {"woche"})));
}

// The time until which, or in which, something happens, in hours: "in 2 weeks", "by friday", "2 Wochen Zeit".
std::optional<double> time_in(const Numbered& words) {
  std::optional<double> shortest;
  const auto take = [&](double hours) { shortest = std::min(shortest.value_or(hours), hours); };
  const auto is_span = [&](std::size_t first) {
    return first > 0 &&
           (word_at(words, first - 1,
                    {"in",   "within",  "over",  "next",   "innerhalb", "binnen", "only", "nur",   "last",
                     "past", "letzten", "after", "nach",   "have",      "habe",   "just", "under", "the",
                     "den",  "this",    "diese", "diesen", "nem",       "ner",    "for",  "of",    "von"}) ||
            (first > 1 && word_at(words, first - 2, {"in", "within", "have", "habe", "next", "last", "over"})));
  };
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string& word = words[at].word;
    if (const auto hours = hours_per(word); hours && at > 0 && !is_rate(words, at)) {
      const bool leads_on = word_at(words, at + 1, {"to", "time", "zeit", "until", "till", "bis", "left"});
      if (words[at - 1].number && (is_span(at - 1) || leads_on)) {
        take(*words[at - 1].number * *hours);
      } else if (word_at(words, at - 1, {"a", "an", "ein", "eine", "einem", "einer", "einen"}) &&
                 (is_span(at - 1) || leads_on)) {
        take(*hours);
      } else if (word_at(words, at - 1,
                         {"this", "next", "diese", "dieser", "diesem", "diesen", "naechste", "naechsten", "naechster",
                          "ner", "nem", "couple", "paar"})) {
        take(*hours * (word_at(words, at - 1, {"couple", "paar"}) ? 3 : 1));
      } else if (word_at(words, at - 1, {"of"}) && word_at(words, at - 2, {"couple"})) {
        take(*hours * 2);
      }
    }
    if (is_one_of(word, {"overnight", "tomorrow"})) take(24);
    if (is_one_of(word, {"weekend", "wochenende", "friday", "saturday", "sunday", "monday", "freitag", "samstag",
                         "sonntag", "montag"}) &&
        at > 0 &&
        word_at(words, at - 1, {"by", "until", "till", "before", "bis", "zum", "this", "next", "the", "am", "on"}))
      take(hours_per_week);
  }
  return shortest;
}

// "2 kg a week": the time of a rate after the unit of weight, in hours.
std::optional<double> rate_after(const Numbered& words, std::size_t unit) {
  if (word_at(words, unit + 1, {"weekly", "woechentlich"})) return hours_per_week;
  if (word_at(words, unit + 1, {"daily", "taeglich"})) return 24;
  if (!word_at(words, unit + 1,
               {"a", "per", "each", "every", "pro", "die", "in", "im", "am", "jede", "jeden", "der", "one"}))
    return std::nullopt;
  const std::size_t at = word_at(words, unit + 2, {"der", "one", "the"}) ? unit + 3 : unit + 2;
  return at < words.size() ? hours_per(words[at].word) : std::nullopt;
}

bool means_loss(const Numbered& words) {
  return has_word(words, {"lose",     "loose",  "losing",    "lost",        "drop",       "dropping",
                          "shed",     "cut",    "abnehm*",   "abgenommen",  "abzunehmen", "verlier*",
                          "verloren", "runter", "loswerden", "loszuwerden", "weg",        "weniger",
                          "down",     "nehme",  "off",       "diet",        "leichter",   "lighter"}) &&
         !has_word(words, {"gain", "gained", "zunehmen", "zugenommen", "muscle", "muskel*", "bench", "squat", "lift",
                           "deadlift", "press"});
}

bool means_lift(const Numbered& words) {
  return has_word(
      words, {"bench*",     "squat*",     "press*",    "deadlift*",  "row*",     "curl*",    "dumbbell*",   "hantel*",
              "lift*",      "heb*",       "kniebeug*", "kreuzheben", "bank*",    "barbell",  "kettlebell*", "max",
              "rep",        "reps",       "set",       "sets",       "overhead", "pull*",    "push*",       "gain*",
              "zunehmen",   "zugenommen", "bulk*",     "muscle*",    "muskel*",  "stronger", "staerker",    "potatoes",
              "kartoffeln", "rice",       "reis",      "lunge*"});
}

constexpr double least_weight = 30;  // of a body, in kg or lb

// "Von 78 auf 63 in fünf Wochen."
bool is_extreme_change(const Numbered& words) {
  const auto hours = time_in(words);
  if (!hours || means_lift(words)) return false;
  for (std::size_t at = 1; at + 2 < words.size(); ++at) {
    if (!words[at].number || !is_one_of(words[at - 1].word, {"from", "von"})) continue;
    for (std::size_t to = at + 1; to < std::min(at + 4, words.size() - 1); ++to) {
      if (!is_one_of(words[to].word, {"to", "auf"}) || !words[to + 1].number) continue;
      // "From 23:10 to 6:40" are times of day.
      const bool are_weights = *words[to + 1].number >= least_weight || has_word(words, {"stone", "st"});
      if (!are_weights) continue;
      const double loss = *words[at].number - *words[to + 1].number;
      if (loss > 0 && *words[at].number < 400 && loss / (*hours / hours_per_week) > fastest_loss) return true;
    }
  }
  return false;
}

bool is_extreme_loss(const Numbered& words) {
  if (means_lift(words)) return false;
  const bool says_loss = means_loss(words);
  const auto span = time_in(words);
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    const auto kilograms = kilograms_per(words[at + 1].word);
    if (!words[at].number || !kilograms || *words[at].number > 150) continue;
    if (!says_loss && *words[at].number * *kilograms < least_unsaid_loss) continue;
    const auto rate = rate_after(words, at + 1);
    const auto hours = rate ? rate : span;
    if (hours && *words[at].number * *kilograms / (*hours / hours_per_week) > fastest_loss) return true;
  }
  return false;
}

bool is_low_intake(const Numbered& words) {
  const bool is_diet =
      has_word(words, {"eat",   "eating", "ate",      "live",  "living",    "survive", "diet", "day",      "daily",
                       "only",  "just",   "limit",    "plan",  "under",     "below",   "tag",  "taeglich", "nur",
                       "essen", "esse",   "gegessen", "diaet", "restrict*", "stay",    "max",  "maximal",  "hoechstens",
                       "unter", "goal",   "target",   "ziel",  "ernaehr*",  "leben"});
  // "I eat 600 kcal": whatever else the sentence says.
  const bool eats =
      has_word(words, {"eat", "esse", "ess", "live", "survive", "lebe", "restrict*"}) &&
      !has_word(words, {"burn*",    "left",         "breakfast", "lunch",   "dinner",  "snack*", "verbrenn*",
                        "mittag*",  "fruehstueck*", "abend*",    "uebrig",  "after",   "before", "meal",
                        "mahlzeit", "per",          "deficit",   "defizit", "surplus", "more",   "over"});
  const bool for_meals =
      has_word(words, {"meal"}) && has_word(words, {"plan"}) && !has_word(words, {"dinner", "lunch"});
  const bool is_part =
      !eats && !for_meals &&
      has_word(words, {"burn*",       "left",         "over",      "remaining",  "deficit",    "surplus",     "defizit",
                       "ueberschuss", "session",      "workout",   "breakfast",  "lunch",      "dinner",      "snack*",
                       "supper",      "fruehstueck*", "mittag*",   "abendessen", "abendbrot",  "mahlzeit*",   "meal",
                       "noch",        "uebrig",       "verbrenn*", "verbrannt",  "more",       "mehr",        "extra",
                       "recipe",      "rezept",       "portion",   "bar",        "shake",      "walk*",       "run*",
                       "cycl*",       "active",       "aktiv*",    "trainier*",  "training",   "per",         "dessert",
                       "drink",       "cook",         "kochen",    "surplus",    "additional", "zusaetzlich", "cheat"});
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    if (!words[at].number) continue;
    const double number = *words[at].number;
    const std::string& unit = words[at + 1].word;
    const bool a_day = is_one_of(unit, {"a", "per", "am", "pro"}) && word_at(words, at + 2, {"day", "tag"});
    if (a_day && number >= 300 && number < least_kcal &&
        has_word(words, {"eat", "eating", "ess", "esse", "essen", "calories", "kalorien", "food"}))
      return true;
    const bool kcal = is_one_of(unit, {"kcal", "cal", "cals", "calorie", "calories", "kalorien", "kalorie", "kcals"});
    const bool kj = is_one_of(unit, {"kj", "kilojoule", "kilojoules"});
    if (!kcal && !kj) continue;
    const double day = kcal ? number : number / kj_per_kcal;
    const bool per_day = has_word(words, {"day", "daily", "tag", "taeglich", "diet", "diaet"});
    if (day < least_kcal && is_diet &&
        (!is_part || (per_day && !has_word(words, {"burn*", "deficit", "defizit", "verbrenn*", "surplus", "left",
                                                   "over", "more", "mehr", "extra", "noch", "less", "weniger"}))))
      return true;
  }
  return false;
}

bool is_long_fast(const Numbered& words) {
  if (has_word(words, {"ramadan", "blood", "blutabnahme", "surgery", "colonoscopy", "darmspiegelung", "op",
                       "intermittent", "intervall*", "church", "lent"}))
    return false;
  const bool fasts = has_word(words, {"fasted", "fasting", "fasten", "faste", "gefastet", "wasserfasten", "heilfasten",
                                      "waterfast*", "fastenkur", "nulldiaet"});
  bool as_noun = false;  // "a three day fast", "fast for two days"
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at].word != "fast") continue;
    as_noun |=
        at > 0 && (hours_per(words[at - 1].word) || is_one_of(words[at - 1].word, {"water", "juice", "to", "i"}));
    as_noun |= at + 1 < words.size() && words[at + 1].word == "for";
  }
  const bool nothing =
      has_word(words, {"not", "nothing", "havent", "hadnt", "dont", "didnt", "nichts", "nicht", "without", "ohne",
                       "zero", "kein", "keine"}) &&
      has_word(words, {"eaten", "eat", "eating", "ate", "food", "gegessen", "essen", "esse", "nahrung", "calories",
                       "kalorien"}) &&
      !has_word(words, {"meat",       "sugar",  "carbs", "bread",   "fleisch",       "zucker",  "sweets",
                        "suesses",    "enough", "genug", "only",    "more",          "mehr",    "breakfast",
                        "vegetables", "fish",   "dairy", "protein", "kohlenhydrate", "brot",    "chocolate",
                        "much",       "viel",   "well",  "gut",     "gesund",        "healthy", "out"});
  if (!fasts && !as_noun && !nothing) return false;
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    const auto hours = hours_per(words[at + 1].word);
    if (!words[at].number || !hours) continue;
    // "two days a week" is intermittent fasting.
    const bool weekly = at + 3 < words.size() && is_one_of(words[at + 2].word, {"a", "per", "pro", "die", "in"}) &&
                        is_one_of(words[at + 3].word, {"week", "woche", "der"});
    if (!weekly && *words[at].number * *hours >= longest_fast) return true;
  }
  return has_word(words, {"week", "weeks", "woche", "tagelang", "days"}) &&
         has_word(words, {"whole", "entire", "all", "ganze", "tagelang", "for", "few", "several", "couple", "paar",
                          "mehrere"});
}

// A weight that is low for the height, of somebody who wants to lose more.
bool is_underweight_wish(const Numbered& words) {
  if (!has_word(words, {"fat", "huge", "lose", "fett", "dick", "abnehm*", "to", "auf", "less", "weniger", "down",
                        "runter", "skinnier", "thinner", "duenner"}) ||
      has_word(words, {"gain", "zunehm*", "bulk*", "muscle*", "muskel*", "aufbau*"}))
    return false;
  std::optional<double> kg;
  std::optional<double> metres;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (!words[at].number) continue;
    const double number = *words[at].number;
    const auto unit = at + 1 < words.size() ? kilograms_per(words[at + 1].word) : std::nullopt;
    if (unit && !kg) {
      kg = number * *unit;
    } else if (number >= 130 && number <= 220 && !unit) {
      metres = number / 100;
    } else if (number >= 1.3 && number <= 2.2) {
      metres = number;
    }
  }
  return kg && metres && *kg > 20 && *kg / (*metres * *metres) < low_bmi;
}

bool is_low_goal(const Numbered& words) {
  if (!has_word(words, {"weigh", "weight", "wiege", "wiegen", "gewicht", "zielgewicht", "down", "runter", "abnehm*",
                        "abzunehmen", "lose", "goalweight", "abgenommen"}) ||
      !has_word(words, {"lose", "down", "runter", "abnehm*", "abzunehmen", "goal", "zielgewicht", "ziel", "want",
                        "will", "moechte", "reach", "dream", "still", "less"}) ||
      has_word(words, {"bench*",      "squat*", "press*",       "deadlift*", "row*",       "curl*", "dumbbell*",
                       "hantel*",     "lift*",  "heb*",         "kniebeug*", "kreuzheben", "bank",  "barbell",
                       "kettlebell*", "max",    "rep",          "reps",      "set",        "sets",  "overhead",
                       "pull*",       "push*",  "bankdruecken", "gain",      "zunehmen"}))
    return false;
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    const auto kilograms = kilograms_per(words[at + 1].word);
    if (!words[at].number || !kilograms) continue;
    const double kg = *words[at].number * *kilograms;
    const bool is_body =
        at > 0 && is_one_of(words[at - 1].word, {"weigh", "wiege", "to", "auf", "at", "only", "just", "nur", "under",
                                                 "unter", "below", "be", "bei", "am", "with", "mit"});
    if (is_body && kg >= 25 && kg <= lowest_goal) return true;
  }
  return false;
}

}  // namespace

bool names_extreme_diet(std::string_view sentence) {
  const Numbered words = numbered_words(sentence);
  return is_extreme_loss(words) || is_extreme_change(words) || is_underweight_wish(words) || is_low_intake(words) ||
         is_long_fast(words) || is_low_goal(words);
}

}  // namespace fitapp::coach
