// Finds the measure, the span and the comparison by the words of embed/coach_data.json.
#include "coach/data_question.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace fitapp::coach {
namespace {

using domain::Aggregate;
using domain::AskedSpan;
using domain::Comparison;
using domain::DataQuery;
using domain::Measure;
using domain::SpanName;
using std::chrono::days;

constexpr std::size_t most_words_of_follow_up = 7;
constexpr std::size_t most_words_alone = 3;  // "waist?", "my body fat"
constexpr int part_of_month = 10;            // days of its beginning or end

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

std::optional<int> number_of(const std::string& word) {
  constexpr std::array<std::pair<std::string_view, int>, 22> spelled{
      {{"one", 1},   {"two", 2},   {"three", 3},   {"four", 4},   {"five", 5}, {"six", 6},
       {"seven", 7}, {"ten", 10},  {"ein", 1},     {"zwei", 2},   {"drei", 3}, {"vier", 4},
       {"fuenf", 5}, {"sechs", 6}, {"sieben", 7},  {"zehn", 10},  {"eine", 1}, {"couple", 2},
       {"acht", 8},  {"eight", 8}, {"twelve", 12}, {"zwoelf", 12}}};
  const auto* found = std::ranges::find(spelled, word, &std::pair<std::string_view, int>::first);
  if (found != spelled.end()) return found->second;
  int number = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool is_whole = read.ptr == word.data() + word.size() || std::string_view(read.ptr) == "th";
  return read.ec == std::errc() && is_whole ? std::optional(number) : std::nullopt;
}

LocalDate date_of(std::chrono::year_month_day date) {
  return LocalDate(std::chrono::sys_days(date).time_since_epoch());
}

std::chrono::year_month_day calendar_day(LocalDate date) {
  return std::chrono::year_month_day(std::chrono::sys_days(date.time_since_epoch()));
}

// The latest month or day of this name that has begun.
struct MonthDays {
  LocalDate first;
  LocalDate last;
};
MonthDays latest_month(unsigned month, LocalDate today) {
  auto year = calendar_day(today).year();
  if (date_of(year / static_cast<int>(month) / 1) > today) --year;
  return {date_of(year / static_cast<int>(month) / 1), date_of(year / static_cast<int>(month) / std::chrono::last)};
}

std::optional<AskedSpan> day_span(LocalDate date) { return AskedSpan{SpanName::dates, 0, date, date}; }

// "7.3." and "7.3.2026" in the text as typed.
std::optional<AskedSpan> numeric_date(const std::string& text, LocalDate today) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] < '0' || text[at] > '9' || (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')) continue;
    unsigned day = 0;
    unsigned month = 0;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data() + at, end, day);
    if (first.ptr == end || *first.ptr != '.') continue;
    const auto second = std::from_chars(first.ptr + 1, end, month);
    if (second.ec != std::errc() || second.ptr == end || *second.ptr != '.' || month < 1 || month > 12) continue;
    const auto date = latest_month(month, today).first + days{static_cast<int>(day) - 1};
    if (day >= 1 && day <= 31)
      return day_span(date > today ? date_of(calendar_day(date) - std::chrono::years{1}) : date);
  }
  return std::nullopt;
}

bool is_of_exercise(Measure measure) {
  return measure == Measure::best || measure == Measure::one_rep_max || measure == Measure::last_time ||
         measure == Measure::sets || measure == Measure::volume;
}

bool is_state(Measure measure) {
  return (measure >= Measure::weight && measure <= Measure::neck) || measure == Measure::cycle ||
         measure == Measure::streak;
}

// "more than last month": the running month, compared with the one before.
AskedSpan running(const AskedSpan& span) {
  switch (span.name) {
    case SpanName::yesterday: return {SpanName::today};
    case SpanName::last_week: return {SpanName::this_week};
    case SpanName::last_month: return {SpanName::this_month};
    default: return span;
  }
}

}  // namespace

DataQuestionReader::DataQuestionReader(const nlohmann::json& json, const domain::ExerciseMentions& mentions,
                                       const TopicMatcher& topics, const domain::Catalogue& catalogue)
    : mentions_(mentions), topics_(topics), catalogue_(catalogue) {
  const auto pattern_of = [](const nlohmann::json& words) { return Pattern(words.get<std::string>()); };
  for (const auto& entry : json.at("measures")) {
    MeasureWords measure;
    measure.measure = enum_of<Measure>(entry.at("measure"));
    measure.is_weak = entry.value("weak", false);
    for (const auto& words : entry.at("words")) measure.patterns.push_back(pattern_of(words));
    if (entry.contains("exercise")) measure.with_exercise = entry.at("exercise").get<bool>();
    measures_.push_back(std::move(measure));
  }
  for (const auto& entry : json.at("spans"))
    spans_.emplace_back(enum_of<SpanName>(entry.at("span")), pattern_of(entry.at("words")));
  for (const auto& entry : json.at("aggregates"))
    aggregates_.emplace_back(enum_of<Aggregate>(entry.at("aggregate")), pattern_of(entry.at("words")));
  for (const auto& [unit, words] : json.at("units").items()) units_.emplace_back(std::stoi(unit), pattern_of(words));
  for (const auto& [meal, words] : json.at("meals").items())
    meals_.emplace_back(enum_of<domain::MealType>(meal), pattern_of(words));
  for (const auto& [type, words] : json.at("types").items())
    types_.emplace_back(enum_of<domain::WorkoutType>(type), pattern_of(words));
  for (const auto& words : json.at("months")) months_.push_back(pattern_of(words));
  for (const auto& words : json.at("weekdays")) weekdays_.push_back(pattern_of(words));
  for (const auto& [name, words] : json.items()) {
    if (words.is_string()) groups_.emplace(name, pattern_of(words));
  }
}

bool DataQuestionReader::has(const std::string& group, const Words& words) const {
  return says(groups_.at(group), words);
}

// An alias such as "squat" means the exercise of this kind that the user does: one with the words in its names, else
// one of the same movement for the same muscle.
const domain::Exercise* DataQuestionReader::trained_one(const domain::ExerciseMention& mention,
                                                        const Facts& facts) const {
  std::vector<const domain::Exercise*> trained;
  for (const LastWeight& each : facts.last_weights) trained.push_back(catalogue_.find_by_key(each.exercise_key));
  for (const Best& each : facts.bests) trained.push_back(catalogue_.find_by_name(each.exercise));
  std::erase(trained, nullptr);
  if (mention.by_full_name || std::ranges::find(trained, mention.exercise) != trained.end()) return mention.exercise;
  const Words named = words_of(mention.text);
  const auto has_words = [&](const std::string& name) {
    const Words words = words_of(name);
    return !std::ranges::search(words, named).empty();
  };
  const auto is_meant = [&](const domain::Exercise* each) {
    return has_words(each->name) || has_words(each->german_name) || std::ranges::any_of(each->aliases, has_words) ||
           std::ranges::any_of(each->german_aliases, has_words);
  };
  if (const auto found = std::ranges::find_if(trained, is_meant); found != trained.end()) return *found;
  const auto is_alike = [&](const domain::Exercise* each) {
    return each->pattern == mention.exercise->pattern && each->primary_muscles == mention.exercise->primary_muscles;
  };
  const auto found = std::ranges::find_if(trained, is_alike);
  return found != trained.end() ? *found : mention.exercise;
}

DataQuestionReader::Message DataQuestionReader::message_of(const std::string& text, const Facts& facts) const {
  Message message{.words = words_of(text), .text = text, .exercise = {}, .muscle = {}};
  const auto own = domain::ExerciseMentions(facts.own_exercises).mentioned_in(text);
  const auto known = mentions_.mentioned_in(text);
  if (!own.empty()) {
    message.exercise = own.front();
  } else if (!known.empty()) {
    message.exercise = known.front();
    message.exercise->exercise = trained_one(known.front(), facts);
  }
  message.muscle = topics_.muscle_in(message.words);
  return message;
}

std::optional<Measure> DataQuestionReader::measure_in(const Message& message) const {
  std::optional<Measure> best;
  int best_weight = 0;
  for (const MeasureWords& each : measures_) {
    if (each.with_exercise && *each.with_exercise != message.exercise.has_value()) continue;
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

// "the last 7 days", "in den letzten zwei Wochen", "past week".
std::optional<AskedSpan> DataQuestionReader::days_in(const Words& words) const {
  const Pattern& last = groups_.at("last");
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (const auto& [length, unit] : units_) {
      if (!is_word(unit, words[i])) continue;
      if (i > 0) {
        const auto number = number_of(words[i - 1]);
        if (number && *number > 0 && *number <= 730 / length && length * *number > 1)
          return AskedSpan{SpanName::days, *number * length, {}, {}};
      }
      // "last week" is the calendar's; "the past week" is not.
      if (i > 0 && words[i - 1] == "past") return AskedSpan{SpanName::days, length, {}, {}};
      if (i > 0 && is_word(last, words[i - 1]) && length == 365) return AskedSpan{SpanName::days, length, {}, {}};
    }
  }
  return std::nullopt;
}

// "in February", "since January", "7 March", "at the beginning of May", "on Saturday".
std::optional<AskedSpan> DataQuestionReader::month_or_weekday_in(const Words& words, LocalDate today) const {
  const bool is_since = has("since", words);
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (unsigned month = 1; month <= months_.size(); ++month) {
      if (!is_word(months_[month - 1], words[i])) continue;
      const MonthDays range = latest_month(month, today);
      std::optional<int> day;
      if (i > 0) day = number_of(words[i - 1]);
      if (!day && i + 1 < words.size()) day = number_of(words[i + 1]);
      if (day && *day >= 1 && *day <= 31) {
        LocalDate date = range.first + days{*day - 1};
        if (date > today) date = date_of(calendar_day(date) - std::chrono::years{1});
        return is_since ? AskedSpan{SpanName::dates, 0, date, today} : day_span(date);
      }
      if (is_since) return AskedSpan{SpanName::dates, 0, range.first, today};
      if (has("start", words)) return AskedSpan{SpanName::dates, 0, range.first, range.first + days{part_of_month - 1}};
      if (has("end", words)) return AskedSpan{SpanName::dates, 0, range.last - days{part_of_month - 1}, range.last};
      return AskedSpan{SpanName::dates, 0, range.first, range.last};
    }
    for (int weekday = 0; weekday < 7; ++weekday) {
      if (!is_word(weekdays_[static_cast<std::size_t>(weekday)], words[i])) continue;
      const bool is_last = i > 0 && is_word(groups_.at("last"), words[i - 1]);
      int back = (day_of_week(today) - weekday + 7) % 7;
      if (back == 0 && is_last) back = 7;
      const LocalDate date = today - days{back};
      return is_since ? AskedSpan{SpanName::dates, 0, date, today} : day_span(date);
    }
  }
  return std::nullopt;
}

std::optional<AskedSpan> DataQuestionReader::span_in(const Message& message, LocalDate today) const {
  static const Pattern before_yesterday("vorgestern|day_before_yesterday");
  static const Pattern weekend("weekend|wochenende");
  if (says(before_yesterday, message.words)) return day_span(today - days{2});
  if (const auto span = days_in(message.words)) return span;
  if (const auto span = numeric_date(message.text, today)) return span;
  if (const auto span = month_or_weekday_in(message.words, today)) return span;
  if (says(weekend, message.words)) {
    const LocalDate saturday = today - days{(day_of_week(today) + 1) % 7};
    return AskedSpan{SpanName::dates, 0, saturday, std::min(saturday + days{1}, today)};
  }
  for (const auto& [name, pattern] : spans_) {
    if (pattern.weight_in(message.words, TypoTolerance::none) > 0) return AskedSpan{name, 0, {}, {}};
  }
  return std::nullopt;
}

void DataQuestionReader::add_details(DataQuery& query, const Message& message, const Facts& facts) const {
  const Words& words = message.words;
  if (const auto span = span_in(message, facts.today)) query.span = *span;
  for (const auto& [aggregate, pattern] : aggregates_) {
    // "best" is the measure of an exercise.
    if (message.exercise && is_of_exercise(query.measure)) break;
    if (!says(pattern, words)) continue;
    query.aggregate = aggregate;
    break;
  }
  if (has("than", words) ||
      (has("more", words) && query.aggregate == Aggregate::usual && query.span.name != SpanName::usual)) {
    query.comparison = Comparison::before;
    query.span = running(query.span);
  } else if (has("goal", words)) {
    query.comparison = Comparison::goal;
  }
  if (message.exercise && is_of_exercise(query.measure)) query.exercise = message.exercise->exercise->name;
  if (!message.exercise && message.muscle && (query.measure == Measure::sets || query.measure == Measure::volume))
    query.muscle = message.muscle;
  for (const auto& [meal, pattern] : meals_) {
    if (query.measure <= Measure::folate && says(pattern, words)) query.meal = meal;
  }
  for (const auto& [type, pattern] : types_) {
    const bool is_typed = query.measure >= Measure::workouts && query.measure <= Measure::distance;
    if ((is_typed || (query.measure == Measure::last_time && query.exercise.empty())) && says(pattern, words)) {
      query.workout_type = type;
      break;
    }
  }
}

std::optional<DataQuery> DataQuestionReader::read_message(const Message& message, const Facts& facts) const {
  const Words& words = message.words;
  const auto measure = measure_in(message);
  if (!measure || has("others", words)) return std::nullopt;
  const bool is_left = has("left", words) && *measure <= Measure::water;
  const bool is_best = message.exercise && (*measure == Measure::best || *measure == Measure::one_rep_max);
  if (has("advice", words) && !is_left && !is_best) return std::nullopt;
  if (has("next", words) && *measure != Measure::cycle) return std::nullopt;
  DataQuery query{.measure = *measure};
  add_details(query, message, facts);
  const bool is_alone = words.size() <= most_words_alone && (is_state(*measure) || is_best);
  const bool is_asked = has("own", words) || query.span.name != SpanName::usual ||
                        query.aggregate != Aggregate::usual || query.comparison != Comparison::none || is_best ||
                        is_alone;
  if (!is_asked) return std::nullopt;
  return query;
}

// "and last week?", "and fat?", "and the week before?"
std::optional<DataQuery> DataQuestionReader::continue_question(const Message& message, const DataQuery& before,
                                                               LocalDate today) const {
  DataQuery query = before;
  query.comparison = Comparison::none;
  const auto span = span_in(message, today);
  const auto measure = measure_in(message);
  if (has("before", message.words)) {
    const domain::Span earlier = span_before(before, today);
    query.span = {SpanName::dates, 0, earlier.from, earlier.to};
    return query;
  }
  if (measure) query.measure = *measure;
  if (span) query.span = *span;
  if (!span && has("this", message.words) && message.words.size() <= most_words_alone)
    query.span = {before.span.name == SpanName::last_month ? SpanName::this_month : SpanName::this_week, 0, {}, {}};
  if (message.exercise && is_of_exercise(query.measure)) {
    query.exercise = message.exercise->exercise->name;
    return query;
  }
  const bool is_changed = measure || span || query.span.name != before.span.name;
  return is_changed ? std::optional(query) : std::nullopt;
}

std::optional<DataQuery> DataQuestionReader::read(const ChatQuestion& question, const Facts& facts) const {
  const Message message = message_of(question.message, facts);
  if (auto query = read_message(message, facts)) return query;
  if (message.words.size() > most_words_of_follow_up || has("advice", message.words) || has("others", message.words))
    return std::nullopt;
  // Only the user's message just before this one.
  ChatQuestion earlier{.message = {}, .history = question.history, .previous_answers = {}};
  while (!earlier.history.empty() && !earlier.history.back().is_user) earlier.history.pop_back();
  if (earlier.history.empty()) return std::nullopt;
  const bool is_follow_up = has("follow", message.words) || message.words.size() <= most_words_alone;
  if (!is_follow_up) return std::nullopt;
  earlier.message = earlier.history.back().text;
  earlier.history.pop_back();
  const auto before = read(earlier, facts);
  return before ? continue_question(message, *before, facts.today) : std::nullopt;
}

}  // namespace fitapp::coach
