// Reads what some questions about data name besides: weekends, a distance, units, and exercises of a day.
#include <charconv>

#include "coach/data_question.h"

namespace fitapp::coach {
namespace {

using domain::Aggregate;
using domain::Comparison;
using domain::DataQuery;
using domain::DayKind;
using domain::Measure;
using domain::SpanName;
using std::chrono::days;

constexpr int saturday = 6;
constexpr int days_before_weekend = 5;
constexpr int days_of_week = 7;
constexpr double metres_per_kilometre = 1000;
constexpr double metres_per_mile = 1609.344;
constexpr double half_marathon = 21'097.5;

bool is_trained(Measure measure) { return measure >= Measure::workouts && measure <= Measure::volume; }
bool has_days(Measure measure) {
  return measure <= Measure::wellness || is_trained(measure) || measure == Measure::foods ||
         measure == Measure::exercises;
}
bool has_mean(Measure measure) { return measure <= Measure::mood || is_trained(measure); }

bool is_in_kilograms(Measure measure) {
  return measure == Measure::weight || measure == Measure::muscle_mass || measure == Measure::best ||
         measure == Measure::one_rep_max || measure == Measure::volume || measure == Measure::last_time;
}

bool is_exactly(const char* words, const Words& given) {
  return Pattern(words).weight_in(given, TypoTolerance::none) > 0;
}

// "5k", "5 km", "10 miles", "half marathon".
std::optional<double> distance_in(const Words& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string& word = words[at];
    int number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc() || number <= 0) continue;
    std::string unit(read.ptr, word.data() + word.size());
    if (unit.empty() && at + 1 < words.size()) unit = words[at + 1];
    if (is_exactly("k|km|kms|kilometer*|kilometre*", {unit})) return number * metres_per_kilometre;
    if (is_exactly("mi|mile|miles|meile|meilen", {unit})) return number * metres_per_mile;
  }
  if (is_exactly("half_marathon|halbmarathon", words)) return half_marathon;
  if (is_exactly("marathon", words)) return 2 * half_marathon;
  if (is_exactly("mile|meile", words)) return metres_per_mile;
  return std::nullopt;
}

}  // namespace

DayKind DataQuestionReader::day_kind_in(const Words& words) const {
  const bool weekend = names("weekend", words);
  const bool weekday = names("weekday", words);
  if (names("one_weekend", words)) return DayKind::all;
  if (weekend && (weekday || names("weekends", words))) return DayKind::weekends;
  if (weekend && names("habit", words) && !names("past", words)) return DayKind::weekends;
  return weekday && !weekend ? DayKind::weekdays : DayKind::all;
}

void DataQuestionReader::add_days(DataQuery& query, const Message& message, LocalDate today) const {
  Words words = message.words;
  const DayKind kind = has_days(query.measure) ? day_kind_in(words) : DayKind::all;
  if (kind != DayKind::all) {
    query.day_kind = kind;
    std::erase_if(words, [&](const std::string& word) { return names("weekend", {word}); });
    // "How often did I train at weekends this month?"
    const bool is_total = is_trained(query.measure) && names("past", words);
    if (has_mean(query.measure) && !is_total) query.aggregate = Aggregate::average;
  }
  if (const auto span = spans_.read(words, message.text, today)) query.span = *span;
  // "How was my weekend?" is compared with the one before.
  const bool is_weekend = names("weekend", words) && query.span.name == SpanName::dates;
  if (query.measure == Measure::changes && is_weekend) {
    const LocalDate before = query.span.from - days{days_of_week};
    query.against = domain::Span{before, before + (query.span.to - query.span.from)};
  }
}

// "And at the weekend?" after a mean is about all weekends.
void DataQuestionReader::add_days_again(DataQuery& query, const Message& message, LocalDate today) const {
  const bool is_habit = query.aggregate == Aggregate::average || query.day_kind != DayKind::all;
  const bool is_weekend = names("weekend", message.words) && !names("one_weekend", message.words);
  if (!is_habit || !is_weekend || !has_days(query.measure)) return add_days(query, message, today);
  query.day_kind = DayKind::weekends;
  if (has_mean(query.measure)) query.aggregate = Aggregate::average;
}

bool DataQuestionReader::compare_days(DataQuery& query, const Words& words) const {
  const bool compares = has("than", words) || has("more", words);
  if (query.day_kind != DayKind::all) {
    if (compares || (names("weekend", words) && names("weekday", words))) query.comparison = Comparison::before;
    return query.comparison == Comparison::before;
  }
  const bool is_weekend =
      names("weekend", words) && query.span.name == SpanName::dates && day_of_week(query.span.from) == saturday;
  if (!compares || !is_weekend || !has_mean(query.measure)) return false;
  query.comparison = Comparison::before;
  const bool is_other_weekend = has("than", words) && names("last_weekend", words);
  const LocalDate first = query.span.from - days{is_other_weekend ? days_of_week : days_before_weekend};
  query.against = domain::Span{first, is_other_weekend ? first + days{1} : query.span.from - days{1}};
  return true;
}

// "Fastest 5k", "best 10 km time". The best pace is the lowest.
void DataQuestionReader::add_distance(DataQuery& query, const Words& words) const {
  if (query.measure != Measure::pace || query.aggregate == Aggregate::average) return;
  query.least_distance = distance_in(words);
  const bool is_best = query.aggregate == Aggregate::highest && !names("slowest", words);
  if (is_best || (query.least_distance && query.aggregate == Aggregate::usual)) query.aggregate = Aggregate::lowest;
  if (query.least_distance && !query.workout_type) query.workout_type = domain::WorkoutType::running;
}

void DataQuestionReader::add_units(DataQuery& query, const Words& words) const {
  const bool is_far = query.measure == Measure::distance || query.measure == Measure::pace;
  if (is_far && names("miles", words)) query.distance_unit = domain::DistanceUnit::mi;
  if (is_far && names("kilometres", words)) query.distance_unit = domain::DistanceUnit::km;
  if (!is_in_kilograms(query.measure)) return;
  if (names("pounds", words)) query.weight_unit = domain::WeightUnit::lb;
  if (names("half_kilograms", words)) query.in_half_kilograms = query.measure == Measure::weight;
  if (names("kilograms", words)) query.weight_unit = domain::WeightUnit::kg;
}

// "Which exercises on Monday?" are those of the plan, "which exercises did I do on Monday?" those that were done.
void DataQuestionReader::choose_exercises(DataQuery& query, const Words& words) const {
  if (query.measure != Measure::exercises && query.measure != Measure::planned) return;
  const SpanName span = query.span.name;
  const bool is_day = span == SpanName::today || (span == SpanName::dates && query.span.from == query.span.to);
  if (query.span.name == SpanName::usual && names("last_time", words)) query.aggregate = Aggregate::latest;
  const bool is_done = names("past", words) || query.aggregate == Aggregate::highest || !is_day;
  const bool is_of_plan = names("planned", words) || (is_day && !is_done);
  query.measure = is_of_plan ? Measure::planned : Measure::exercises;
}

}  // namespace fitapp::coach
