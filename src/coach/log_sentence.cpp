// Reads a log sentence: first the night and the body, then each part between commas and "and".
#include "coach/log_sentence.h"

#include <algorithm>

#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t longest_sentence = 400;  // bytes; longer messages are no log sentences
constexpr std::size_t most_unclear = 3;
constexpr std::size_t longest_unclear = 120;

// --- Time of day and meals ---

struct MealWord {
  std::vector<std::string_view> words;
  domain::MealType meal;
  bool is_meal;  // and not only a time of day
};
const std::vector<MealWord>& meal_words() {
  using enum domain::MealType;
  static const std::vector<MealWord> list{{{"breakfast", "fruehstueck", "brekkie"}, breakfast, true},
                                          {{"lunch", "mittagessen"}, lunch, true},
                                          {{"dinner", "supper", "abendessen", "abendbrot"}, dinner, true},
                                          {{"snack", "zwischenmahlzeit", "zwischendurch"}, snack, true},
                                          {{"mittag"}, lunch, true},
                                          {{"morning", "frueh", "morgens"}, breakfast, false},
                                          {{"mittags", "noon"}, lunch, false},
                                          {{"evening", "abend", "abends", "tonight"}, dinner, false},
                                          {{"afternoon", "nachmittag", "nachmittags"}, snack, false}};
  return list;
}

std::size_t before_preposition(const SpokenWords& words, std::size_t at) {
  while (at > 0 && words[at - 1].is_any({"for", "as", "at", "my", "a", "zum", "zur", "als", "beim", "am", "im", "this",
                                         "in", "the", "heute", "today", "diesen", "to"}))
    --at;
  return at;
}

// Removes words for the meal and the time of day.
void read_meal(LogReading& reading) {
  SpokenWords& words = reading.words;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool is_morning = words[at].is_any({"morgen"}) && at > 0;  // "heute Morgen"
    const auto found =
        std::ranges::find_if(meal_words(), [&](const MealWord& each) { return words[at].is_in(each.words); });
    if (found == meal_words().end() && !is_morning) continue;
    const bool is_meal = !is_morning && found->is_meal;
    const domain::MealType meal = is_morning ? domain::MealType::breakfast : found->meal;
    if (!reading.meal || is_meal) reading.meal = meal;
    if (!is_meal) reading.is_past = true;
    const std::size_t begin = before_preposition(words, at);
    std::size_t end = at + 1;
    if (end < words.size() && words[end].is_any({":"})) ++end;
    reading.take(begin, end);
    at = begin == 0 ? static_cast<std::size_t>(-1) : begin - 1;
  }
}

void read_day(LogReading& reading) {
  const auto day = day_in(reading.words, reading.context.facts.today);
  if (!day) return;
  reading.day = day->value;
  reading.names_day = true;
  reading.is_past |= !reading.is_today();
  reading.take(day->begin, day->end);
}

// --- Parts ---

bool has_content(const SpokenWords& words) {
  return std::ranges::any_of(words, [](const SpokenWord& each) {
    return each.word.size() > 1 && !is_filler(each) && !is_unit(each) && !each.number;
  });
}

bool is_separator(const SpokenWord& word) {
  return word.is_any({",", ";", ".", "and", "und", "plus", "+", "&", "then", "dann", "sowie", "!"});
}

// A part without content belongs to the one before: "bench press 10, 8, 6 reps at 70 kg".
std::vector<SpokenWords> parts_of(const SpokenWords& words) {
  std::vector<SpokenWords> parts;
  SpokenWords part;
  SpokenWord separator;
  const auto finish = [&] {
    if (part.empty()) return;
    if (!parts.empty() && (!has_content(part) || !has_content(parts.back()))) {
      parts.back().push_back(separator);
      parts.back().insert(parts.back().end(), part.begin(), part.end());
    } else {
      parts.push_back(part);
    }
    part.clear();
  };
  for (const SpokenWord& each : words) {
    if (!is_separator(each)) {
      part.push_back(each);
      continue;
    }
    finish();
    separator = each;
  }
  finish();
  return parts;
}

// Without the words around the food: "i had a banana" -> "a banana".
SpokenWords without_fillers(SpokenWords part) {
  const auto is_outside = [](const SpokenWord& each) {
    return (is_filler(each) && !is_article(each)) || each.is_any({":", "-", "(", ")", "!", ","});
  };
  while (!part.empty() && is_outside(part.front())) part.erase(part.begin());
  while (!part.empty() && (is_outside(part.back()) || is_article(part.back()))) part.pop_back();
  return part;
}

bool has_amount(const SpokenWords& part) {
  return std::ranges::any_of(
      part, [](const SpokenWord& each) { return each.number || is_article(each) || each.is_any({"half"}); });
}

// --- Exercises ---

// "Squats at 60 kg" are done with a bar: of the exercises that share the name, the one lifted before, else a loaded
// one.
const domain::Exercise* loaded_variant(const domain::ExerciseMention& mention, const domain::ExerciseMentions& mentions,
                                       const Facts& facts) {
  const domain::Exercise* found = mention.exercise;
  if (mention.by_full_name || found->own) return found;
  const auto was_lifted = [&](const domain::Exercise* each) {
    return std::ranges::any_of(facts.last_weights,
                               [&](const LastWeight& last) { return last.exercise_key == each->key; });
  };
  const auto same = mentions.sharing(mention);
  for (const domain::Exercise* each : same) {
    if (was_lifted(each)) return each;
  }
  if (found->implement != domain::Implement::bodyweight) return found;
  for (const auto implement : {domain::Implement::barbell, domain::Implement::dumbbell, domain::Implement::other}) {
    for (const domain::Exercise* each : same) {
      if (each->implement == implement) return each;
    }
  }
  return found;
}

const domain::Exercise* exercise_in(const LogReading& reading, const SpokenWords& part,
                                    const domain::ExerciseMentions& mentions) {
  SpokenWords words = part;
  std::erase_if(words, [](const SpokenWord& each) {
    return each.number || is_unit(each) || each.is_any({"@", ":", ","});
  });
  const std::string text = typed_text(reading.text, words);
  const domain::ExerciseMentions own(reading.context.facts.own_exercises);
  if (const auto found = own.mentioned_in(text); !found.empty()) return found.front().exercise;
  const auto found = mentions.mentioned_in(text);
  if (found.empty()) return nullptr;
  const bool has_weight = std::ranges::any_of(
      part, [&](const SpokenWord& each) { return pounds_per(each, reading.context.language).has_value(); });
  const bool may_have = std::ranges::count_if(part, [](const SpokenWord& each) { return each.number.has_value(); }) > 2;
  return has_weight || may_have ? loaded_variant(found.front(), mentions, reading.context.facts)
                                : found.front().exercise;
}

bool has_sets_sign(const SpokenWords& part) {
  return has_any(part, {"x", "set", "sets", "satz", "saetze", "saetzen", "reps", "rep", "wdh", "wiederholungen"});
}

void read_part(LogReading& reading, const SpokenWords& part, const domain::ExerciseMentions& mentions) {
  if (read_water(reading, part)) return;
  if (!has_sets_sign(part) && read_workout(reading, part)) return;
  const domain::Exercise* exercise = exercise_in(reading, part, mentions);
  const bool is_food = reading.is_eaten || reading.meal;
  if (exercise != nullptr && (!is_food || has_sets_sign(part))) {
    const bool is_steady =
        exercise->role == domain::ExerciseRole::conditioning && !reading.is_past && !has_sets_sign(part);
    if (!is_steady && read_sets(reading, part, *exercise)) return;
  }
  const SpokenWords phrase = without_fillers(part);
  if (phrase.empty() || !has_content(phrase)) return;
  if (exercise == nullptr && (is_food || reading.is_order || has_amount(phrase)) && read_food(reading, phrase)) return;
  reading.draft.unclear.push_back(typed_text(reading.text, phrase).substr(0, longest_unclear));
}

// The workout that holds exercises without a plan. "45 minutes of strength training: squats 3x10" is one workout.
void add_workout_of_exercises(LogReading& reading) {
  auto& entries = reading.draft.entries;
  const auto needs_one = [](const domain::DraftEntry& each) {
    return each.exercise && !each.exercise->planned_exercise_id && !each.exercise->workout_id;
  };
  if (std::ranges::none_of(entries, needs_one)) return;
  domain::DraftWorkout workout{domain::WorkoutType::strength, reading.say("Strength Workout", "Krafttraining"),
                               std::nullopt, std::nullopt, reading.moment()};
  const auto named = std::ranges::find_if(entries, [](const domain::DraftEntry& each) {
    return each.workout && each.workout->type == domain::WorkoutType::strength;
  });
  if (named != entries.end()) {
    workout = *named->workout;
    entries.erase(named);
  }
  reading.draft.workout = workout;
}

// --- The answer ---

std::string one_of(const std::vector<std::string>& lines, const CoachContext& context, const ChatQuestion& question) {
  const auto was_said = [&](const std::string& line) {
    return std::ranges::any_of(question.previous_answers,
                               [&](const std::string& each) { return each.find(line) != std::string::npos; });
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[(context.seed + i) % lines.size()];
    if (!was_said(line)) return line;
  }
  return lines[context.seed % lines.size()];
}

std::string list_of(const LogReading& reading, const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? reading.say(" and ", " und ") : ", ";
    text += reading.say("“", "„") + parts[i] + reading.say("”", "“");
  }
  return text;
}

ChatReply reply_of(LogReading& reading, const ChatQuestion& question) {
  const bool german = reading.context.language == Language::german;
  std::string text;
  for (const std::string& problem : reading.problems) text += (text.empty() ? "" : " ") + problem;
  const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
  if (!reading.draft.entries.empty()) {
    add(one_of(
        german ? std::vector<std::string>{"Das habe ich verstanden. Soll ich es eintragen?",
                                          "So würde ich es eintragen. Passt das?",
                                          "Schau kurz drüber: Soll ich das so eintragen?"}
               : std::vector<std::string>{"This is what I understood. Shall I log it?",
                                          "I would log it like this. Is that right?", "Have a look: shall I log this?"},
        reading.context, question));
  }
  if (!reading.draft.unclear.empty()) {
    const std::string parts = list_of(reading, reading.draft.unclear);
    add(reading.say("I did not understand " + parts + ". Can you say it in other words?",
                    parts + " habe ich nicht verstanden. Kannst du es anders sagen?"));
  }
  ChatReply reply{std::move(text)};
  if (!reading.draft.entries.empty()) reply.draft = std::move(reading.draft);
  return reply;
}

}  // namespace

std::optional<ChatReply> log_reply(const CoachContext& context, const ChatQuestion& question,
                                   const domain::ExerciseMentions& mentions) {
  if (context.log_book == nullptr || question.message.size() > longest_sentence) return std::nullopt;
  LogReading reading{context, *context.log_book, question.message, spoken_words(question.message), context.facts.today};
  if (is_question(reading.words) || is_not_done(reading.words)) return std::nullopt;
  reading.is_past = says_done(reading.words);
  reading.is_order = says_log(reading.words);
  reading.is_eaten = says_eaten(reading.words);
  read_day(reading);
  if (reading.day > context.facts.today) return std::nullopt;
  const bool names_exercise = exercise_in(reading, reading.words, mentions) != nullptr;
  read_night(reading);
  read_body(reading, names_exercise);
  const bool says_meal = [&] {
    read_meal(reading);
    return reading.meal.has_value();
  }();
  const bool is_asking_time = first_duration(reading.words).has_value();
  for (const SpokenWords& part : parts_of(reading.words)) read_part(reading, part, mentions);
  auto& draft = reading.draft;
  const bool only_foods = std::ranges::all_of(draft.entries, [](const auto& each) { return each.food.has_value(); });
  const bool is_certain = says_meal || reading.is_eaten || reading.is_order;
  // "Half an hour and two dumbbells" is no food, and of "two X and Y" both must be known.
  if (only_foods && !is_certain && (is_asking_time || !draft.unclear.empty()) && reading.problems.empty())
    return std::nullopt;
  if (draft.entries.empty() && reading.problems.empty()) {
    const bool is_food = says_meal && reading.is_eaten;
    if (!is_food || draft.unclear.empty()) return std::nullopt;
  }
  if (draft.unclear.size() > most_unclear) return std::nullopt;
  add_workout_of_exercises(reading);
  return reply_of(reading, question);
}

}  // namespace fitapp::coach
