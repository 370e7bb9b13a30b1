// Reads a log sentence: first the night and the body, then each part between commas and "and".
#include "coach/log_sentence.h"

#include <algorithm>

#include "coach/log_confirmation.h"
#include "coach/log_correction.h"
#include "coach/log_elsewhere.h"
#include "coach/log_reading.h"
#include "coach/log_undo.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t longest_sentence = 400;  // bytes; longer messages are no log sentences
constexpr std::size_t most_unclear = 3;
constexpr std::size_t longest_unclear = 120;

// --- Parts ---

bool has_content(const SpokenWords& words) {
  return std::ranges::any_of(words, [](const SpokenWord& each) {
    return each.word.size() > 1 && !is_filler(each) && !is_unit(each) && !each.number;
  });
}

bool is_separator(const SpokenWord& word) { return is_among(word, ", ; : . and und u n plus + & then dann sowie !"); }

// "Like 10 cookies" are about ten, "w/ coke" is with one.
SpokenWords words_as_meant(std::string_view text) {
  SpokenWords words = spoken_words(text);
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool has_next = at + 1 < words.size();
    if (words[at].is_any({"w"})) {
      words[at].word = "with";
      if (has_next && words[at + 1].is_any({"/"})) words.erase(words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    } else if (words[at].is_any({"like"}) && has_next && words[at + 1].number) {
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  return words;
}

// Without the words around the food: "i had a banana" -> "a banana".
SpokenWords without_fillers(SpokenWords part) {
  const auto is_outside = [](const SpokenWord& each) {
    return (is_filler(each) && !is_article(each)) || is_among(each, ": - ( ) ! ,");
  };
  while (!part.empty() && is_outside(part.front())) part.erase(part.begin());
  while (!part.empty() && (is_outside(part.back()) || is_article(part.back()))) part.pop_back();
  return part;
}

bool has_amount(const SpokenWords& part, bool is_state) {
  const bool is_portion = has_among(
      part, "bowl plate cup glass slice handful mug schuessel teller tasse glas scheibe handvoll schale portion");
  if (is_portion && !is_state) return true;
  return std::ranges::any_of(part, [&](const SpokenWord& each) {
    return (each.number && !each.is_any({"one"})) || (!is_state && is_article(each)) || each.is_any({"half"});
  });
}

void ask_back(LogReading& reading, const SpokenWords& phrase) {
  // What comes before anything that was understood may say that nothing of it happened: "my plan says: …".
  const bool has_number = std::ranges::any_of(phrase, [](const SpokenWord& each) { return each.number.has_value(); });
  if (reading.draft.entries.empty() && !has_number) reading.begins_unclear = true;
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

void read_part(LogReading& reading, const SpokenWords& part, const domain::ExerciseMentions& mentions, bool is_alone) {
  if (read_water(reading, part)) return;
  const FoundExercise found = exercise_in(reading, part, mentions);
  if (found.exercise == nullptr && read_weight(reading, part, is_alone)) return;
  if (!has_sets_sign(part) && read_workout(reading, part)) return;
  const bool is_food = reading.is_eaten || reading.meal;
  if (found.exercise != nullptr && (!is_food || has_sets_sign(part)) && is_exercise_alone(part, found, mentions)) {
    const bool is_steady =
        found.exercise->role == domain::ExerciseRole::conditioning && !reading.is_past && !has_sets_sign(part);
    // "A 30 minute workout with push-ups" is a session to make.
    const bool is_session = !reading.is_past && !has_sets_sign(part) && first_duration(part) &&
                            has_among(part, "workout training session einheit routine");
    if (!is_steady && !is_session && read_sets(reading, part, *found.exercise)) return;
  }
  const SpokenWords phrase = without_fillers(part);
  // "Leg day done."
  const bool is_day = has_any(part, {"day", "beintag", "pushtag"});
  const auto is_nothing = [&](const SpokenWord& each) {
    if (is_day && is_among(each, "leg push pull upper lower arm back chest day beintag pushtag")) return true;
    return each.word.size() < 2 || is_filler(each) || is_unit(each) || is_comment(each) || is_vague(each);
  };
  if (std::ranges::all_of(phrase, is_nothing)) return;
  if (phrase.front().is_any({"without", "ohne"})) return;
  const bool may_be_food = is_food || reading.is_order || has_amount(phrase, reading.is_state);
  if (found.exercise == nullptr && may_be_food) {
    if (read_food(reading, phrase)) return;
    // "Quick cheese sandwich".
    SpokenWords plain = phrase;
    while (plain.size() > 1 && (is_comment(plain.front()) || is_filler(plain.front())) && !is_article(plain.front()))
      plain.erase(plain.begin());
    if (plain.size() < phrase.size() && read_food(reading, plain)) return;
  }
  ask_back(reading, phrase);
}

bool tells_record(std::string_view message) {
  const SpokenWords words = spoken_words(message);
  if (is_question(words) || is_not_done(words)) return false;
  const bool has_number =
      std::ranges::any_of(words, [](const SpokenWord& each) { return each.number && each.word.empty(); });
  return has_among(words, "pr prs pb rekord record bestleistung bestzeit bestwert personal") &&
         (has_number || has_among(words, "new neu neuer neue neuen hit"));
}

std::optional<ChatReply> log_reply(const CoachContext& context, const ChatQuestion& question,
                                   const domain::ExerciseMentions& mentions) {
  if (context.log_book == nullptr || question.message.size() > longest_sentence) return std::nullopt;
  if (auto undone = undo_reply(context, question)) return undone;
  if (auto confirmed = confirmation_reply(context, question)) return confirmed;
  if (auto corrected = corrected_draft(context, question, mentions)) return corrected;
  LogReading reading{context, *context.log_book, question.message, words_as_meant(question.message),
                     context.facts.today};
  if (auto deletion = deletion_reply(reading)) return deletion;
  if (is_question(reading.words) || is_not_done(reading.words) || is_about_others(reading.words)) return std::nullopt;
  const bool is_either = says_either(reading.words);
  for (SpokenWord& each : reading.words) {
    if (is_either && each.is_any({"or", "oder"})) each.word = ",";
  }
  reading.is_past = says_done(reading.words);
  reading.is_order = says_log(reading.words);
  reading.is_eaten = says_eaten(reading.words);
  reading.is_state = !reading.is_eaten && !reading.is_order &&
                     has_among(reading.words, "have ive got habe hab is was are were ist war sind");
  const bool is_done = reading.is_past || reading.is_order;
  read_day(reading);
  if (reading.day > context.facts.today) return std::nullopt;
  if (auto steps = steps_reply(reading)) return steps;
  if (auto period = read_period(reading)) return period;
  leave_out_exceptions(reading);
  const FoundExercise named = exercise_in(reading, reading.words, mentions);
  const bool names_exercise = named.exercise != nullptr;
  // Steps are not recorded.
  if (reading.is_order && reading.has({"steps", "schritte"}))
    reading.problems.push_back(
        reading.say("Steps cannot be logged here.", "Schritte lassen sich hier nicht eintragen."));
  read_night(reading);
  read_measures(reading, names_exercise);
  if (is_still_to_come(reading)) return std::nullopt;
  read_meal(reading);
  const bool says_meal = reading.meal.has_value();
  leave_out_occasion(reading);
  const bool is_asking_time = first_duration(reading.words).has_value();
  const auto parts = parts_of(reading.words);
  const bool is_alone = parts.size() == 1 && reading.draft.entries.empty();
  for (const SpokenWords& part : parts) read_part(reading, part, mentions, is_alone);
  auto& draft = reading.draft;
  if (draft.entries.empty() && reading.problems.empty() && names_exercise && tells_record(question.message))
    return record_reply(reading, *named.exercise);
  const bool only_foods = std::ranges::all_of(draft.entries, [](const auto& each) { return each.food.has_value(); });
  const bool is_certain = says_meal || reading.is_eaten || reading.is_order;
  if (reading.begins_unclear && !is_certain) return std::nullopt;
  // "The 5 km run is on Sunday."
  const auto is_training = [](const domain::DraftEntry& each) { return each.workout || each.exercise; };
  if (!is_done && has_among(reading.words, "is are ist sind") && std::ranges::any_of(draft.entries, is_training))
    return std::nullopt;
  // "Half an hour and two dumbbells" is no food, and of "two X and Y" both must be known.
  if (only_foods && !is_certain && (is_asking_time || !draft.unclear.empty()) && reading.problems.empty())
    return std::nullopt;
  if (draft.entries.empty() && reading.problems.empty()) {
    const bool is_food = says_meal && reading.is_eaten;
    if (!is_food || draft.unclear.empty()) return std::nullopt;
  }
  if (draft.unclear.size() > most_unclear) return std::nullopt;
  if (is_either && !draft.entries.empty())
    return ChatReply{reading.say("Which of them was it? Tell me one of them, and I can log it.",
                                 "Was davon war es? Nenn mir eins davon, dann kann ich es eintragen.")};
  add_workout_of_exercises(reading);
  return reply_of(reading, question);
}

}  // namespace fitapp::coach
