// Finds the exercise that a part of a log sentence names.
#include <algorithm>
#include <map>

#include "coach/log_reading.h"
#include "coach/log_words.h"
#include "coach/words.h"
#include "domain/food_words.h"

namespace fitapp::coach {
namespace {

// "Squats at 60 kg" are done with a bar, unless another variant was lifted before.
// Of the exercises that share the name, the one lifted before with such a weight.
const domain::Exercise* lifted_before(const std::vector<const domain::Exercise*>& same, double pounds,
                                      const Facts& facts) {
  const domain::Exercise* best = nullptr;
  double least = 2;  // times as heavy or as light: beyond it another exercise is meant
  for (const LastWeight& last : facts.last_weights) {
    const auto found = std::ranges::find(same, last.exercise_key, &domain::Exercise::key);
    if (found == same.end() || last.weight <= 0) continue;
    const double apart = pounds > last.weight ? pounds / last.weight : last.weight / pounds;
    if (apart > least) continue;
    least = apart;
    best = *found;
  }
  return best;
}

const domain::Exercise* loaded_variant(const domain::ExerciseMention& mention, const domain::ExerciseMentions& mentions,
                                       double pounds, const Facts& facts) {
  const domain::Exercise* found = mention.exercise;
  if (mention.by_full_name || found->own) return found;
  const auto same = mentions.sharing(mention);
  if (const domain::Exercise* lifted = lifted_before(same, pounds, facts)) return lifted;
  if (found->implement != domain::Implement::bodyweight) return found;
  for (const auto implement : {domain::Implement::barbell, domain::Implement::dumbbell, domain::Implement::other}) {
    for (const domain::Exercise* each : same) {
      if (each->implement == implement) return each;
    }
  }
  return found;
}

// The weight of the sets in lb; nullopt if the part has none.
std::optional<double> weight_of_sets(const LogReading& reading, const SpokenWords& part) {
  std::vector<double> numbers;
  for (std::size_t at = 0; at < part.size(); ++at) {
    if (!part[at].number) continue;
    numbers.push_back(*part[at].number);
    if (at + 1 == part.size()) continue;
    if (const auto unit = pounds_per(part[at + 1], reading.context.language)) return numbers.back() * *unit;
  }
  if (numbers.size() < 3) return std::nullopt;
  return pounds_of(numbers.back(), reading.context.facts.weight_unit);
}

// "I squatted", and the short names with a typing error: "sqauts".
std::string name_of_movement(const SpokenWord& each, bool has_sets) {
  if (has_sets && each.is_any({"bank"})) return "bankdrücken";
  static const std::map<std::string, std::string, std::less<>> verbs{
      {"squatted", "squats"},      {"benched", "bench press"},  {"planked", "plank"},
      {"deadlifted", "deadlift"},  {"curled", "curls"},         {"squatting", "squats"},
      {"benching", "bench press"}, {"deadlifting", "deadlift"}, {"gebankdrueckt", "bankdrücken"},
      {"gebeugt", "kniebeugen"}};
  if (const auto found = verbs.find(each.word); found != verbs.end()) return found->second;
  for (const char* name : {"squat", "squats", "bench", "plank", "curls", "lunges"}) {
    if (each.word.size() >= 5 && each.word != name && one_typo_apart(each.word, name) && !is_filler(each)) return name;
  }
  return "";
}

std::string letters_of(std::string_view text) {
  std::string letters;
  for (const std::string& word : words_of(text)) letters += domain::without_umlauts(word);
  return letters;
}

}  // namespace

FoundExercise exercise_in(const LogReading& reading, const SpokenWords& part,
                          const domain::ExerciseMentions& mentions) {
  SpokenWords words = part;
  std::erase_if(words, [](const SpokenWord& each) {
    return each.number || is_unit(each) || each.is_any({"@", ":", ","});
  });
  std::string text = typed_text(reading.text, words);
  const domain::ExerciseMentions own(reading.context.facts.own_exercises);
  if (const auto found = own.mentioned_in(text); !found.empty())
    return {found.front().exercise, found.front().text, found.front().exercise};
  auto found = mentions.mentioned_in(text);
  std::string typed;
  if (found.empty()) {
    const auto is_digits = [](const SpokenWord& each) { return each.number && each.word.empty(); };
    const bool has_sets = std::ranges::count_if(part, is_digits) > 1;
    for (const SpokenWord& each : words) {
      const std::string name = name_of_movement(each, has_sets);
      if (name.empty()) continue;
      typed = " " + each.word;
      found = mentions.mentioned_in(name);
      break;
    }
  }
  if (found.empty()) return {};
  const auto pounds = weight_of_sets(reading, part);
  return {pounds ? loaded_variant(found.front(), mentions, *pounds, reading.context.facts) : found.front().exercise,
          found.front().text + typed, found.front().exercise};
}

bool has_sets_sign(const SpokenWords& part) {
  return has_among(part, "x set sets satz saetze saetzen reps rep wdh wiederholungen");
}

bool is_exercise_alone(const SpokenWords& part, const FoundExercise& found, const domain::ExerciseMentions& mentions) {
  const std::string name = letters_of(found.text);
  const auto is_same = [&](const SpokenWord& each) {
    const domain::Exercise* other = mentions.named(each.word);
    return other != nullptr && (other == found.exercise || other == found.named);
  };
  return is_understood(part, [&](const SpokenWord& each) {
    return name.find(domain::without_umlauts(each.word)) != std::string::npos ||
           is_among(each,
                    "rpe serien serie runden rounds round durchgaenge weight gewicht weights repetition wiederholung "
                    "body koerpergewicht failure by hintereinander machine am with mit") ||
           is_same(each);
  });
}

}  // namespace fitapp::coach
