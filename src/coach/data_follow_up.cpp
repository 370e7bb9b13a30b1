// Continues the last question about data: what a short message does not say comes from it.
#include <algorithm>

#include "coach/data_question.h"

namespace fitapp::coach {
namespace {

using domain::Comparison;
using domain::DataQuery;
using domain::Measure;
using domain::SpanName;

constexpr std::size_t most_words_of_follow_up = 7;
constexpr std::size_t most_words_of_comparison = 10;
constexpr std::size_t shortest_follow_up = 3;
constexpr int most_days_without_mean = 7;

bool is_of_one_exercise(Measure measure) {
  return measure == Measure::best || measure == Measure::one_rep_max || measure == Measure::last_time ||
         (measure >= Measure::sets && measure <= Measure::volume);
}

// What has a mean of a day or a night, so that spans of any length can be compared.
bool has_mean_of_days(Measure measure) {
  return measure <= Measure::water || (measure >= Measure::sleep && measure <= Measure::mood);
}

// The span of `length` days before that of the query; that of `span_before` for the week before a week.
domain::Span days_before(const DataQuery& query, std::optional<int> length, LocalDate today) {
  constexpr int week = 7;
  constexpr int month = 30;
  const domain::Span span = span_of(query, today);
  const SpanName name = asked_span(query).name;
  const bool is_week = name == SpanName::this_week || name == SpanName::last_week;
  const bool is_month = name == SpanName::this_month || name == SpanName::last_month;
  const bool is_alike = !length || *length == (span.to - span.from).count() + 1 || (is_week && *length == week) ||
                        (is_month && *length == month);
  if (is_alike || name == SpanName::ever) return span_before(query, today);
  return {span.from - std::chrono::days{*length}, span.from - std::chrono::days{1}};
}

// What a measure cannot be filtered by.
void drop_filters(DataQuery& query) {
  if (!is_of_one_exercise(query.measure)) {
    query.exercise.clear();
    query.instead_of.clear();
  }
  if (query.measure > Measure::folate && query.measure != Measure::foods) query.meal.reset();
  if (query.measure < Measure::workouts) {
    query.muscle.reset();
    query.workout_type.reset();
  }
}

}  // namespace

bool DataQuestionReader::may_follow(const Words& words) const {
  if (words.size() <= shortest_follow_up) return true;
  const bool compares = has("than", words) || has("more", words);
  if (compares && words.size() <= most_words_of_comparison) return true;
  return has("follow", words) && words.size() <= most_words_of_follow_up;
}

// "more than last month?", "is that better than the week before?"
std::optional<DataQuery> DataQuestionReader::compare_again(const Message& message, DataQuery query,
                                                           LocalDate today) const {
  query.comparison = Comparison::before;
  query.against = spans_.second_month(message.words, today);
  if (query.measure == Measure::best) query.measure = Measure::one_rep_max;
  if (spans_.names_span_before(message.words)) {
    const auto length = spans_.length_before(message.words);
    if (length) query.against = days_before(query, length, today);
    query.span = asked_span(query);
    return query;
  }
  const auto span = spans_.read(message.words, message.text, today);
  if (!span && names("as_usual", message.words) && has_mean_of_days(query.measure)) {
    constexpr int usual_days = 28;
    query.span = asked_span(query);
    query.against = days_before(query, usual_days, today);
    return query;
  }
  if (!span) return std::nullopt;
  const bool is_past = span->name == SpanName::dates && span->to < today;
  if (is_past) {
    query.against = domain::Span{span->from, span->to};
    if (query.span.name == SpanName::usual || query.span.name == SpanName::ever) query.span = {SpanName::this_month};
    return query;
  }
  const domain::AskedSpan running = running_span(*span);
  const domain::AskedSpan before = asked_span(query);
  const bool is_other = before.name != span->name && before.name != running.name && before.name != SpanName::ever;
  if (is_other && has_mean_of_days(query.measure)) {
    query.against = domain::span_of({.measure = query.measure, .span = *span}, today);
    query.span = before;
  } else {
    query.span = running;
  }
  return query;
}

// "and last week?", "and fat?", "and the week before?"
std::optional<DataQuery> DataQuestionReader::continue_question(const Message& message, const DataQuery& before,
                                                               LocalDate today) const {
  const Words& words = message.words;
  DataQuery query = before;
  query.comparison = Comparison::none;
  query.against.reset();
  query.asks_day = false;
  const auto span = spans_.read(words, message.text, today);
  auto measure = measure_in(message);
  const bool compares = has("than", words) || (has("more", words) && span);
  // "Compared to last week?"
  if (compares && measure == Measure::changes) measure.reset();
  if (measure) query.measure = *measure;
  if (compares && !names("weekend", words)) {
    drop_filters(query);
    return compare_again(message, query, today);
  }
  if (spans_.names_span_before(words)) {
    const domain::Span earlier = days_before(before, spans_.length_before(words), today);
    query.span = {SpanName::dates, 0, earlier.from, earlier.to};
    return query;
  }
  add_days_again(query, message, today);
  const bool is_this = !span && has("this", words) && words.size() <= shortest_follow_up;
  if (is_this)
    query.span = {before.span.name == SpanName::last_month ? SpanName::this_month : SpanName::this_week, 0, {}, {}};
  DataQuery detailed = query;
  if (measure) drop_filters(detailed);
  add_aggregate(detailed, message);
  add_filters(detailed, message);
  if (detailed.muscle != query.muscle && !message.muscle) detailed.muscle = query.muscle;
  const bool has_filter = detailed.exercise != before.exercise || detailed.muscle != before.muscle ||
                          detailed.workout_type != before.workout_type || detailed.meal != before.meal;
  // "And on average?" asks for more than one day or week.
  const bool is_mean = detailed.aggregate == domain::Aggregate::average && before.aggregate != detailed.aggregate;
  if (is_mean && !span && (span_of(before, today).to - span_of(before, today).from).count() < most_days_without_mean)
    detailed.span = {};
  const bool has_units = detailed.distance_unit != before.distance_unit || detailed.weight_unit != before.weight_unit;
  const bool is_changed =
      measure || span || has_units || is_this || has_filter || detailed.aggregate != before.aggregate;
  return is_changed ? std::optional(detailed) : std::nullopt;
}

// "More than last month?" without a question before it.
std::optional<DataQuery> DataQuestionReader::compare_workouts(const Message& message, LocalDate today) const {
  if (!has("than", message.words) || !has_only("bare_comparison", message.words)) return std::nullopt;
  return compare_again(message, {.measure = Measure::workouts}, today);
}

std::optional<DataQuery> DataQuestionReader::question_before(const ChatQuestion& question, const Facts& facts) const {
  ChatQuestion earlier{.message = {}, .history = question.history, .previous_answers = {}};
  while (!earlier.history.empty()) {
    const ChatTurn turn = earlier.history.back();
    earlier.history.pop_back();
    if (!turn.is_user) continue;
    earlier.message = turn.text;
    if (auto before = read(earlier, facts)) return before;
  }
  return std::nullopt;
}

std::optional<DataQuery> DataQuestionReader::read(const ChatQuestion& question, const Facts& facts) const {
  const Message message = message_of(question.message, facts);
  const Words& words = message.words;
  if (has("others", words)) return std::nullopt;
  auto query = query_in(message, facts);
  // "Compared to last week?" goes on; as the first question it is one of its own.
  if (query && !has_only("bare_comparison", words)) return query;
  const bool asks_day = has_only("day_alone", words) && names("when", words);
  if (!asks_day && (has("advice", words) || !may_follow(words))) return query;
  auto before = question_before(question, facts);
  if (before && asks_day) {
    before->asks_day = true;
    return before;
  }
  if (before) {
    auto next = continue_question(message, *before, facts.today);
    return next ? next : query;
  }
  return query ? query : compare_workouts(message, facts.today);
}

}  // namespace fitapp::coach
