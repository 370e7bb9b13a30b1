// Finds the measure, the filters and the comparison by the words of embed/coach_data.json.
#include "coach/data_question.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace fitapp::coach {
namespace {

using domain::Aggregate;
using domain::Comparison;
using domain::DataQuery;
using domain::Measure;
using domain::SpanName;
using std::chrono::days;

constexpr std::size_t most_words_alone = 3;  // "waist?", "my body fat"
constexpr int usual_days = 28;               // of "lately", and on how many a goal was reached

template <class T>
T enum_of(const std::string& name) {
  const auto value = parse_enum<T>(name);
  if (!value) throw Error(ErrorKind::internal, "UNKNOWN_WORD", "The words about data name something unknown: " + name);
  return *value;
}

bool says(const Pattern& pattern, const Words& words) { return pattern.weight_in(words, TypoTolerance::normal) > 0; }
bool is_word(const Pattern& pattern, const std::string& word) {
  return pattern.weight_in({word}, TypoTolerance::none) > 0;
}

bool is_of_exercise(Measure measure) {
  return measure == Measure::best || measure == Measure::one_rep_max || measure == Measure::last_time ||
         (measure >= Measure::sets && measure <= Measure::volume);
}

bool is_of_muscle(Measure measure) {
  return measure == Measure::workouts || measure == Measure::last_time || measure == Measure::sets ||
         measure == Measure::volume;
}

bool is_of_type(Measure measure) { return measure >= Measure::workouts && measure <= Measure::pace; }

bool is_state(Measure measure) {
  return (measure >= Measure::weight && measure <= Measure::neck) || measure == Measure::cycle ||
         measure == Measure::streak;
}

// The same movement for the same muscle.
bool is_alike(const domain::Exercise& one, const domain::Exercise& other) {
  return one.pattern == other.pattern && !one.primary_muscles.empty() && !other.primary_muscles.empty() &&
         one.primary_muscles.front() == other.primary_muscles.front();
}

bool has_words(const domain::Exercise& exercise, const Words& wanted) {
  const auto has = [&](const std::string& name) {
    const Words words = words_of(name);
    return !std::ranges::search(words, wanted).empty();
  };
  return has(exercise.name) || has(exercise.german_name) || std::ranges::any_of(exercise.aliases, has) ||
         std::ranges::any_of(exercise.german_aliases, has);
}

}  // namespace

DataQuestionReader::DataQuestionReader(const nlohmann::json& json, const domain::ExerciseMentions& mentions,
                                       const TopicMatcher& topics, const domain::Catalogue& catalogue)
    : mentions_(mentions), topics_(topics), catalogue_(catalogue), spans_(json) {
  const auto pattern_of = [](const nlohmann::json& words) { return Pattern(words.get<std::string>()); };
  for (const auto& entry : json.at("measures")) {
    MeasureWords measure;
    measure.measure = enum_of<Measure>(entry.at("measure"));
    measure.is_weak = entry.value("weak", false);
    measure.most_words = entry.value("most_words", std::size_t{0});
    measure.with_muscle = entry.value("muscle", false);
    for (const auto& words : entry.at("words")) measure.patterns.push_back(pattern_of(words));
    if (entry.contains("exercise")) measure.with_exercise = entry.at("exercise").get<bool>();
    measures_.push_back(std::move(measure));
  }
  for (const auto& entry : json.at("aggregates"))
    aggregates_.emplace_back(enum_of<Aggregate>(entry.at("aggregate")), pattern_of(entry.at("words")));
  for (const auto& [meal, words] : json.at("meals").items())
    meals_.emplace_back(enum_of<domain::MealType>(meal), pattern_of(words));
  for (const auto& [type, words] : json.at("types").items())
    types_.emplace_back(enum_of<domain::WorkoutType>(type), pattern_of(words));
  for (const auto& [group, words] : json.at("muscle_groups").items())
    muscle_groups_.emplace_back(group, pattern_of(words));
  for (const auto& [name, words] : json.items()) {
    if (words.is_string()) groups_.emplace(name, pattern_of(words));
  }
}

bool DataQuestionReader::has(const std::string& group, const Words& words) const {
  return says(groups_.at(group), words);
}

bool DataQuestionReader::has_only(const std::string& group, const Words& words) const {
  const Pattern& pattern = groups_.at(group);
  return !words.empty() && std::ranges::all_of(words, [&](const std::string& word) { return is_word(pattern, word); });
}

bool DataQuestionReader::names(const std::string& group, const Words& words) const {
  return groups_.at(group).weight_in(words, TypoTolerance::none) > 0;
}

std::optional<std::string> DataQuestionReader::muscle_in(const Words& words) const {
  // "Since I am back."
  if (has("no_muscle", words)) return std::nullopt;
  for (const auto& [group, pattern] : muscle_groups_) {
    if (says(pattern, words)) return group;
  }
  return topics_.muscle_in(words);
}

// An alias such as "bench" means the exercise of this kind that the user does: one with the words in its names; else
// the nearest one for the same muscle, which the answer then names as such.
void DataQuestionReader::use_trained_one(Message& message, const Facts& facts) const {
  const domain::ExerciseMention mention = *message.exercise;
  std::vector<const domain::Exercise*> trained;
  for (const LastWeight& each : facts.last_weights) trained.push_back(catalogue_.find_by_key(each.exercise_key));
  for (const Best& each : facts.bests) trained.push_back(catalogue_.find_by_name(each.exercise));
  std::erase(trained, nullptr);
  if (std::ranges::find(trained, mention.exercise) != trained.end()) return;
  std::erase_if(trained, [&](const domain::Exercise* each) { return !is_alike(*each, *mention.exercise); });
  if (trained.empty()) return;
  const Words named = words_of(mention.text);
  const auto found = std::ranges::find_if(trained, [&](const auto* each) { return has_words(*each, named); });
  if (found == trained.end() || mention.by_full_name) message.instead_of = mention.exercise->name;
  message.exercise->exercise = found == trained.end() ? trained.front() : *found;
}

DataQuestionReader::Message DataQuestionReader::message_of(const std::string& text, const Facts& facts) const {
  Message message{.words = words_of(text), .text = text, .exercise = {}, .instead_of = {}, .muscle = {}};
  const auto own = domain::ExerciseMentions(facts.own_exercises).mentioned_in(text);
  const auto known = mentions_.mentioned_in(text);
  if (!own.empty()) {
    message.exercise = own.front();
  } else if (!known.empty()) {
    message.exercise = known.front();
    use_trained_one(message, facts);
  }
  message.muscle = muscle_in(message.words);
  return message;
}

std::optional<Measure> DataQuestionReader::measure_in(const Message& message) const {
  std::optional<Measure> best;
  int best_weight = 0;
  for (const MeasureWords& each : measures_) {
    if (each.with_exercise && *each.with_exercise != message.exercise.has_value()) continue;
    if (each.with_muscle && !message.muscle) continue;
    if (each.most_words > 0 && message.words.size() > each.most_words) continue;
    for (const Pattern& pattern : each.patterns) {
      constexpr int strong = 100;
      const int words = pattern.weight_in(message.words, TypoTolerance::normal);
      const int weight = words + (each.is_weak ? 0 : strong);
      if (weight < best_weight || words == 0) continue;
      // Of two equally good measures the later one in the table is the more special one.
      best = each.measure;
      best_weight = weight;
    }
  }
  return best;
}

void DataQuestionReader::add_aggregate(DataQuery& query, const Message& message) const {
  // "best" is the measure of an exercise.
  if (message.exercise && is_of_exercise(query.measure)) return;
  for (const auto& [aggregate, pattern] : aggregates_) {
    if (!says(pattern, message.words)) continue;
    query.aggregate = aggregate;
    break;
  }
  // "How much do I lose a week?" asks for the trend.
  const bool is_rate = query.aggregate == Aggregate::average && query.measure == Measure::weight;
  if (is_rate && has("per_week", message.words)) query.aggregate = Aggregate::usual;
}

void DataQuestionReader::add_comparison(DataQuery& query, const Message& message, LocalDate today) const {
  const Words& words = message.words;
  if (compare_days(query, words)) return;
  const bool is_past = spans_.names_span_before(words);
  // "Am I sleeping worse lately?"
  const bool is_lately = has("lately", words) && has("more", words) && query.aggregate == Aggregate::usual;
  if (is_lately && query.span.name == SpanName::usual) query.span = {SpanName::days, usual_days};
  const bool is_more = has("more", words) && query.aggregate == Aggregate::usual && query.span.name != SpanName::usual;
  const bool is_stronger = has("stronger", words) && query.measure == Measure::one_rep_max;
  if (has("than", words) || is_more || is_stronger || (is_past && query.span.name != SpanName::usual)) {
    query.comparison = Comparison::before;
    if (!is_past) query.span = running_span(query.span);
    query.against = spans_.second_month(words, today);
    // "more than in January": the running month against it.
    const bool is_month = query.span.name == SpanName::dates && query.span.from < query.span.to;
    if (!query.against && is_month && has("than", words) && query.span.to < today) {
      query.against = domain::Span{query.span.from, query.span.to};
      query.span = {SpanName::this_month};
    }
    return;
  }
  if (!has("goal", words)) return;
  query.comparison = Comparison::goal;
  const bool is_eaten = query.measure <= Measure::water;
  if (is_eaten && query.span.name == SpanName::usual && has("day_count", words))
    query.span = {SpanName::days, usual_days};
  const bool is_habit = has("enough", words) && !has("past", words) && query.span.name == SpanName::usual;
  if (is_habit && is_eaten && query.aggregate == Aggregate::usual) query.aggregate = Aggregate::average;
}

// How often something was done is not answered with what is nearest to it.
void DataQuestionReader::name_exercise(DataQuery& query, const Message& message) {
  const bool is_count = query.measure == Measure::workouts || query.measure == Measure::repetitions;
  const bool is_nearest = !message.instead_of.empty();
  query.exercise = is_count && is_nearest ? message.instead_of : message.exercise->exercise->name;
  query.instead_of = is_count ? "" : message.instead_of;
}

void DataQuestionReader::add_filters(DataQuery& query, const Message& message) const {
  if (message.exercise && is_of_exercise(query.measure)) {
    name_exercise(query, message);
  }
  if (!message.exercise && is_of_muscle(query.measure)) query.muscle = message.muscle;
  for (const auto& [meal, pattern] : meals_) {
    const bool is_food = query.measure <= Measure::folate || query.measure == Measure::foods;
    if (is_food && says(pattern, message.words)) query.meal = meal;
  }
  add_type(query, message);
  add_units(query, message.words);
}

void DataQuestionReader::add_type(DataQuery& query, const Message& message) const {
  for (const auto& [type, pattern] : types_) {
    const bool is_typed = is_of_type(query.measure) || (query.measure == Measure::last_time && query.exercise.empty());
    if (is_typed && !query.muscle && says(pattern, message.words)) {
      query.workout_type = type;
      break;
    }
  }
  // "How often did I squat?" "Walking lunges" are no walk.
  if (query.measure != Measure::workouts || !message.exercise) return;
  if (query.workout_type && message.exercise->text.find(' ') == std::string::npos) return;
  query.workout_type.reset();
  name_exercise(query, message);
}

void DataQuestionReader::add_details(DataQuery& query, const Message& message, const Facts& facts) const {
  add_days(query, message, facts.today);
  add_aggregate(query, message);
  add_comparison(query, message, facts.today);
  add_filters(query, message);
  add_distance(query, message.words);
  choose_exercises(query, message.words);
  // "How was my week?" on a Monday is about the week that is over.
  const bool is_monday = domain::span_of(query, facts.today).from == facts.today;
  if (query.measure == Measure::changes && query.span.name == SpanName::this_week && is_monday)
    query.span = {SpanName::last_week};
}

// "My wife", "sein Bruder", "he"; not "with my wife".
bool DataQuestionReader::is_subject_somebody_else(const Words& words) const {
  static const Pattern whose(
      "my|our|his|her|their|mein|meine|unser|unsere|sein|seine|ihr|ihre|the|der|die|das|a|ein|eine");
  static const Pattern beside(
      "with|for|at|from|to|than|like|as|of|and|about|by|mit|fuer|bei|von|zu|als|wie|und|ueber|ohne|without");
  static const Pattern pronoun("he|she|er");
  const Pattern& others = groups_.at("others");
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool is_pronoun = is_word(pronoun, words[at]);
    if (!is_pronoun && !is_word(others, words[at])) continue;
    const std::size_t first = !is_pronoun && at > 0 && is_word(whose, words[at - 1]) ? at - 1 : at;
    const bool is_named = is_pronoun || first < at;
    if (is_named && (first == 0 || !is_word(beside, words[first - 1]))) return true;
  }
  return false;
}

bool DataQuestionReader::asks_about_somebody_else(const ChatQuestion& question, const Facts& facts) const {
  return is_subject_somebody_else(words_of(question.message)) &&
         query_in(message_of(question.message, facts), facts).has_value();
}

bool DataQuestionReader::is_asked(const DataQuery& query, const Message& message) const {
  const Words& words = message.words;
  // "Which exercises on Monday?"
  if (query.measure == Measure::planned)
    return query.span.name == SpanName::today ||
           (query.span.name == SpanName::dates && query.span.from == query.span.to);
  if (query.measure == Measure::steps || has("own", words) || query.span.name != SpanName::usual) return true;
  if (query.measure == Measure::changes) return has_only("changes_alone", words);
  if (message.exercise && (query.measure == Measure::best || query.measure == Measure::one_rep_max)) return true;
  const bool is_extreme = query.aggregate == Aggregate::highest || query.aggregate == Aggregate::lowest;
  // "Longest run in miles".
  constexpr std::size_t words_of_unit = 2;
  const bool has_unit = query.distance_unit || query.weight_unit;
  const bool is_short = words.size() <= most_words_alone + (has_unit ? words_of_unit : 0);
  if (is_short && (is_state(query.measure) || query.measure == Measure::last_time || is_extreme ||
                   query.comparison == Comparison::goal))
    return true;
  return query.aggregate == Aggregate::average || (query.comparison == Comparison::goal && has("left", words));
}

bool DataQuestionReader::asks_for_advice(Measure measure, const Message& message) const {
  Words words = message.words;
  const bool is_left = has("left", words) && measure <= Measure::water;
  const bool is_best = message.exercise && (measure == Measure::best || measure == Measure::one_rep_max);
  const bool is_planned = measure == Measure::planned && names("planned", words);
  if (is_left || is_best || is_planned) return false;
  // "How good was my sleep?"
  if (measure >= Measure::sleep && measure <= Measure::mood && names("past", words) && names("how_good", words))
    std::erase_if(words, [&](const std::string& word) { return names("good", {word}); });
  return has("advice", words);
}

bool DataQuestionReader::is_about_what_to_do(Measure measure, const Message& message) const {
  const bool is_trained = (measure >= Measure::workouts && measure <= Measure::minutes) ||
                          measure == Measure::muscles || measure == Measure::rest_days ||
                          measure == Measure::exercises || measure == Measure::planned;
  return is_trained && names("possible", message.words) && !names("past", message.words) &&
         !(measure == Measure::planned && names("planned", message.words));
}

std::optional<DataQuery> DataQuestionReader::plan_for_day(const Message& message, LocalDate today) const {
  if (!names("which", message.words)) return std::nullopt;
  const auto span = spans_.read(message.words, message.text, today);
  const bool is_day = span && span->name == SpanName::dates && span->from == span->to;
  return is_day ? std::optional(DataQuery{.measure = Measure::planned, .span = *span}) : std::nullopt;
}

std::optional<DataQuery> DataQuestionReader::query_in(const Message& message, const Facts& facts) const {
  const Words& words = message.words;
  const auto measure = measure_in(message);
  if (!measure) return std::nullopt;
  if (is_about_what_to_do(*measure, message)) return plan_for_day(message, facts.today);
  if (asks_for_advice(*measure, message)) return std::nullopt;
  if (has("next", words) && *measure != Measure::cycle) return std::nullopt;
  DataQuery query{.measure = *measure};
  add_details(query, message, facts);
  return is_asked(query, message) ? std::optional(query) : std::nullopt;
}

}  // namespace fitapp::coach
