// Numbers, units, days and periods in both languages.
#include "coach/data_values.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::Measure;
using domain::SpanName;

constexpr double kilojoules_per_kilocalorie = 4.184;
constexpr double centimetres_per_inch = 2.54;
constexpr double metres_per_mile = 1609.344;
constexpr double metres_per_kilometre = 1000;
constexpr int minutes_per_hour = 60;
constexpr int seconds_per_minute = 60;
constexpr int noon = 12 * minutes_per_hour;

constexpr std::array english_months{"January", "February", "March",     "April",   "May",      "June",
                                    "July",    "August",   "September", "October", "November", "December"};
constexpr std::array german_months{"Januar", "Februar", "März",      "April",   "Mai",      "Juni",
                                   "Juli",   "August",  "September", "Oktober", "November", "Dezember"};
constexpr std::array english_weekdays{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
constexpr std::array german_weekdays{"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"};

bool is_german(Language language) { return language == Language::german; }

struct CalendarDay {
  unsigned day;
  unsigned month;
};
CalendarDay calendar_day(LocalDate date) {
  const std::chrono::year_month_day day(std::chrono::sys_days(date.time_since_epoch()));
  return {static_cast<unsigned>(day.day()), static_cast<unsigned>(day.month())};
}

std::string month_name(LocalDate date, Language language) {
  const auto index = calendar_day(date).month - 1;
  return is_german(language) ? german_months.at(index) : english_months.at(index);
}

// "16 March", "16. März".
std::string short_day(LocalDate date, Language language) {
  return std::to_string(calendar_day(date).day) + (is_german(language) ? ". " : " ") + month_name(date, language);
}

// "16 to 18 March", "16. bis 18. März".
std::string range_of(const domain::Span& span, Language language) {
  if (span.from == span.to) return short_day(span.from, language);
  const bool same_month = calendar_day(span.from).month == calendar_day(span.to).month;
  const std::string from = same_month ? std::to_string(calendar_day(span.from).day) + (is_german(language) ? "." : "")
                                      : short_day(span.from, language);
  return from + (is_german(language) ? " bis " : " to ") + short_day(span.to, language);
}

int year_of(LocalDate date) {
  const std::chrono::year_month_day day(std::chrono::sys_days(date.time_since_epoch()));
  return static_cast<int>(day.year());
}

// A year that still runs ends today.
bool is_whole_year(const domain::Span& span, const domain::AskedSpan& asked) {
  const auto first = calendar_day(span.from);
  const auto last = calendar_day(asked.to);
  return first.day == 1 && first.month == 1 && last.day == 31 && last.month == 12 &&
         year_of(span.from) == year_of(asked.to);
}

bool is_whole_month(const domain::Span& span) {
  return calendar_day(span.from).day == 1 && calendar_day(span.to + std::chrono::days{1}).day == 1 &&
         calendar_day(span.from).month == calendar_day(span.to).month;
}

std::string dates_of(const domain::Span& span, const domain::AskedSpan& asked, LocalDate today, Language language) {
  const bool german = is_german(language);
  if (span.from == span.to) return (german ? "am " : "on ") + data_day(span.from, today, language);
  const std::string year = year_of(span.from) == year_of(today) ? "" : " " + std::to_string(year_of(span.from));
  if (is_whole_month(span)) return (german ? "im " : "in ") + month_name(span.from, language) + year;
  if (is_whole_year(span, asked)) return (german ? "im Jahr " : "in ") + std::to_string(year_of(span.from));
  if (span.to == today) return (german ? "seit dem " : "since ") + short_day(span.from, language);
  return (german ? "vom " : "from ") + range_of(span, language);
}

// "7 h 24 min", "19 min".
std::string hours_and_minutes(double minutes, Language language) {
  const auto all = std::llround(minutes);
  const auto rest = all % minutes_per_hour;
  const bool german = is_german(language);
  if (all < minutes_per_hour) return std::to_string(all) + (german ? " Min." : " min");
  std::string text = std::to_string(all / minutes_per_hour) + (german ? " Std." : " h");
  if (rest > 0) text += " " + std::to_string(rest) + (german ? " Min." : " min");
  return text;
}

std::string clock_time(double minutes_after_noon) {
  const auto minutes = (std::llround(minutes_after_noon) + noon) % (2 * noon);
  const std::string rest = std::to_string(minutes % minutes_per_hour);
  return std::to_string(minutes / minutes_per_hour) + ":" + (rest.size() == 1 ? "0" : "") + rest;
}

std::string weight(double pounds, const Facts& facts, int decimals, Language language) {
  if (facts.weight_unit == domain::WeightUnit::lb) return data_number(pounds, decimals, language) + " lbs";
  return data_number(pounds * domain::pounds_to_kilograms, decimals, language) + " kg";
}

// "5:41 min/km".
std::string pace(double seconds_of_kilometre, const Facts& facts) {
  const bool miles = facts.distance_unit == domain::DistanceUnit::mi;
  const auto seconds =
      std::llround(miles ? seconds_of_kilometre * metres_per_mile / metres_per_kilometre : seconds_of_kilometre);
  const std::string rest = std::to_string(seconds % seconds_per_minute);
  return std::to_string(seconds / seconds_per_minute) + ":" + (rest.size() == 1 ? "0" : "") + rest +
         (miles ? " min/mi" : " min/km");
}

std::string energy(double kilocalories, const Facts& facts, Language language) {
  if (facts.energy_unit == domain::EnergyUnit::kcal) return data_number(kilocalories, 0, language) + " kcal";
  return data_number(kilocalories * kilojoules_per_kilocalorie, 0, language) + " kJ";
}

// Tenths of large amounts say nothing.
int decimals_of(double value) { return std::abs(value) < 100 ? 1 : 0; }

std::string_view unit_of(Measure measure) {
  if (measure <= Measure::sugar || measure == Measure::saturated_fat) return " g";
  const bool is_vitamin = measure == Measure::vitamin_a || measure >= Measure::vitamin_d;
  return is_vitamin ? " µg" : " mg";
}

}  // namespace

std::string data_number(double value, int decimals, Language language) {
  const double scale = decimals == 0 ? 1 : 10;
  const auto scaled = std::llround(std::abs(value) * scale);
  const auto whole = scaled / static_cast<long long>(scale);
  const auto tenth = decimals == 0 ? 0 : scaled % 10;
  std::string text = std::to_string(whole);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), is_german(language) ? "." : ",");
  if (tenth > 0) text += (is_german(language) ? "," : ".") + std::to_string(tenth);
  return (value < 0 && scaled > 0 ? "-" : "") + text;
}

std::string data_duration(double seconds) {
  const auto all = std::llround(seconds);
  const auto two_digits = [](long long number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  const auto hours = all / seconds_per_minute / minutes_per_hour;
  const auto minutes = all / seconds_per_minute % minutes_per_hour;
  return (hours > 0 ? std::to_string(hours) + ":" + two_digits(minutes) : std::to_string(minutes)) + ":" +
         two_digits(all % seconds_per_minute);
}

std::string data_count(int count, std::string_view english_one, std::string_view english_many,
                       std::string_view german_one, std::string_view german_many, Language language) {
  const std::string_view word =
      is_german(language) ? (count == 1 ? german_one : german_many) : (count == 1 ? english_one : english_many);
  return data_number(count, 0, language) + " " + std::string(word);
}

std::string data_amount(Measure measure, double value, const Facts& facts, Language language) {
  const int whole = static_cast<int>(std::lround(value));
  switch (measure) {
    case Measure::calories:
    case Measure::burned: return energy(value, facts, language);
    case Measure::water: return data_number(value, 0, language) + " ml";
    case Measure::weight:
    case Measure::muscle_mass:
    case Measure::best:
    case Measure::one_rep_max: return weight(value, facts, 1, language);
    case Measure::volume: return weight(value, facts, 0, language);
    case Measure::body_fat: return data_number(value, 1, language) + " %";
    case Measure::chest:
    case Measure::waist:
    case Measure::hips:
    case Measure::arms:
    case Measure::thighs:
    case Measure::neck:
      return facts.length_unit == domain::LengthUnit::in
                 ? data_number(value, 1, language) + " in"
                 : data_number(value * centimetres_per_inch, 1, language) + " cm";
    case Measure::sleep: return hours_and_minutes(value * minutes_per_hour, language);
    case Measure::bedtime: return clock_time(value);
    case Measure::sleep_quality:
    case Measure::mood: return data_number(value, 1, language);
    case Measure::workouts:
      if (value != whole) return data_number(value, 1, language) + (is_german(language) ? " Mal" : " times");
      if (whole == 1) return is_german(language) ? "einmal" : "once";
      return data_count(whole, "time", "times", "Mal", "Mal", language);
    case Measure::wellness:
      return data_count(whole, "wellness activity", "wellness activities", "Wellness-Aktivität", "Wellness-Aktivitäten",
                        language);
    case Measure::minutes:
      return value < 2 * minutes_per_hour ? data_count(whole, "minute", "minutes", "Minute", "Minuten", language)
                                          : hours_and_minutes(value, language);
    case Measure::distance:
      return facts.distance_unit == domain::DistanceUnit::mi
                 ? data_number(value / metres_per_mile, 1, language) + " mi"
                 : data_number(value / metres_per_kilometre, 1, language) + " km";
    case Measure::pace: return pace(value, facts);
    case Measure::sets:
      if (value != whole) return data_number(value, 1, language) + (is_german(language) ? " Sätze" : " sets");
      return data_count(whole, "set", "sets", "Satz", "Sätze", language);
    case Measure::repetitions:
      return data_count(whole, "repetition", "repetitions", "Wiederholung", "Wiederholungen", language);
    case Measure::rest_days:
    case Measure::streak: return data_count(whole, "day", "days", "Tag", "Tage", language);
    default: return data_number(value, decimals_of(value), language) + std::string(unit_of(measure));
  }
}

std::string data_weekday(LocalDate date, Language language) {
  const auto weekday = static_cast<std::size_t>(day_of_week(date));
  return is_german(language) ? german_weekdays.at(weekday) : english_weekdays.at(weekday);
}

std::string data_day(LocalDate date, LocalDate today, Language language) {
  const std::string year = year_of(date) == year_of(today) ? "" : " " + std::to_string(year_of(date));
  return data_weekday(date, language) + (is_german(language) ? ", " : " ") + short_day(date, language) + year;
}

namespace {

std::string kind_of_days(domain::DayKind kind, Language language) {
  if (kind == domain::DayKind::weekends) return is_german(language) ? "an Wochenenden" : "at weekends";
  return is_german(language) ? "unter der Woche" : "on weekdays";
}

std::string period_of(const domain::DataAnswer& answer, LocalDate today, Language language) {
  const bool german = is_german(language);
  const domain::Span& span = answer.span;
  const std::string range = " (" + range_of(span, language) + ")";
  const domain::AskedSpan asked = domain::asked_span(answer.query);
  switch (asked.name) {
    case SpanName::usual:
    case SpanName::today: return german ? "heute" : "today";
    case SpanName::yesterday: return german ? "gestern" : "yesterday";
    case SpanName::this_week: return (german ? "diese Woche" : "this week") + range;
    case SpanName::last_week: return (german ? "letzte Woche" : "last week") + range;
    case SpanName::this_month: return (german ? "diesen Monat" : "this month") + range;
    case SpanName::last_month:
      return (german ? "letzten Monat (" : "last month (") + month_name(span.from, language) + ")";
    case SpanName::this_year: return german ? "dieses Jahr" : "this year";
    case SpanName::days:
      return german ? "in den letzten " + std::to_string(asked.count) + " Tagen"
                    : "in the last " + std::to_string(asked.count) + " days";
    case SpanName::dates: return dates_of(span, asked, today, language);
    case SpanName::ever: return german ? "bisher" : "so far";
  }
  return "";
}

}  // namespace

std::string data_period(const domain::DataAnswer& answer, LocalDate today, Language language) {
  const std::string period = period_of(answer, today, language);
  const domain::DayKind kind = answer.query.day_kind;
  return kind == domain::DayKind::all ? period : kind_of_days(kind, language) + " " + period;
}

std::string data_period_before(const domain::DataAnswer& answer, Language language, bool noun) {
  const bool german = is_german(language);
  const domain::DayKind kind = answer.query.day_kind;
  if (kind != domain::DayKind::all)
    return kind_of_days(kind == domain::DayKind::weekends ? domain::DayKind::weekdays : domain::DayKind::weekends,
                        language);
  const std::string range = " (" + range_of(answer.before, language) + ")";
  const domain::AskedSpan asked = domain::asked_span(answer.query);
  if (answer.query.against && is_whole_month(answer.before))
    return (german ? (noun ? "dem " : "im ") : (noun ? "" : "in ")) + month_name(answer.before.from, language);
  if (answer.query.against && answer.before.from < answer.before.to)
    return german ? (noun ? "der Zeit vom " : "vom ") + range_of(answer.before, language)
                  : (noun ? "" : "from ") + range_of(answer.before, language);
  switch (asked.name) {
    case SpanName::usual:
    case SpanName::today: return german ? "gestern" : "yesterday";
    case SpanName::this_week:
      if (german) return (noun ? "der letzten Woche bis zum selben Tag" : "letzte Woche bis zum selben Tag") + range;
      return "last week up to the same day" + range;
    case SpanName::last_week:
      return (german ? (noun ? "der Woche davor" : "in der Woche davor") : "the week before") + range;
    case SpanName::this_month:
      if (german) return (noun ? "dem letzten Monat bis zum selben Tag" : "letzten Monat bis zum selben Tag") + range;
      return "last month up to the same day" + range;
    case SpanName::last_month:
      return german ? (noun ? "dem " : "im ") + month_name(answer.before.from, language)
                    : (noun ? "" : "in ") + month_name(answer.before.from, language);
    case SpanName::days:
      return german ? (noun ? "den " : "in den ") + std::to_string(asked.count) + " Tagen davor"
                    : (noun ? "the " : "in the ") + std::to_string(asked.count) + " days before";
    default:
      if (answer.before.from == answer.before.to)
        return (german ? "am " : "on ") + data_day(answer.before.from, answer.before.from, language);
      return german ? (noun ? "der Zeit vom " : "vom ") + range_of(answer.before, language)
                    : (noun ? "" : "from ") + range_of(answer.before, language);
  }
}

std::string data_set(const domain::SetLog& set, const Facts& facts, Language language) {
  if (set.weight.value_or(0) > 0 && set.reps)
    return weight(*set.weight, facts, 1, language) + " × " + std::to_string(*set.reps);
  if (set.reps) return data_count(*set.reps, "repetition", "repetitions", "Wiederholung", "Wiederholungen", language);
  if (set.duration) return data_count(*set.duration, "second", "seconds", "Sekunde", "Sekunden", language);
  return is_german(language) ? "ein Satz" : "one set";
}

std::string data_sets(const std::vector<domain::SetLog>& sets, const Facts& facts, Language language) {
  std::vector<std::string> texts;
  for (const domain::SetLog& set : sets) texts.push_back(data_set(set, facts, language));
  const bool are_alike = std::ranges::all_of(texts, [&](const std::string& text) { return text == texts.front(); });
  const std::string count = data_count(static_cast<int>(texts.size()), "set", "sets", "Satz", "Sätze", language);
  if (texts.empty()) return count;
  return count + ": " + (are_alike ? texts.front() : join_words(texts, is_german(language) ? "und" : "and"));
}

}  // namespace fitapp::coach
