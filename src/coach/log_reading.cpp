// Formats what was understood of a log sentence.
#include "coach/log_reading.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "coach/log_words.h"
#include "domain/workouts.h"

namespace fitapp::coach {
namespace {

constexpr double kg_per_pfund = 0.5;
constexpr double pounds_per_stone = 14;

}  // namespace

ChatReply linked_reply(std::string text, std::string_view label, std::string target) {
  ChatReply reply{std::move(text)};
  reply.links.push_back({std::string(label), std::move(target)});
  return reply;
}

void put_in_place(domain::DraftEntry& old, domain::DraftEntry&& made) { old = std::move(made); }

std::string LogReading::say(std::string_view english, std::string_view german) const {
  return std::string(context.language == Language::german ? german : english);
}

Instant LogReading::moment(int hour) const {
  return is_today() ? book.now() : book.zone().instant(day, std::chrono::hours{hour});
}

void LogReading::take(std::size_t begin, std::size_t end) {
  words.erase(words.begin() + static_cast<std::ptrdiff_t>(begin), words.begin() + static_cast<std::ptrdiff_t>(end));
}

std::string LogReading::day_text() const {
  if (is_today()) return "";
  if (context.facts.today - day == std::chrono::days{1}) return say("yesterday", "gestern");
  constexpr std::array english{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  constexpr std::array german{"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"};
  const std::chrono::year_month_day date{std::chrono::sys_days{day.time_since_epoch()}};
  const auto weekday = static_cast<std::size_t>(day_of_week(day));
  const std::string number = std::to_string(static_cast<unsigned>(date.day()));
  const std::string month = std::to_string(static_cast<unsigned>(date.month()));
  constexpr std::array months{"January", "February", "March",     "April",   "May",      "June",
                              "July",    "August",   "September", "October", "November", "December"};
  if (context.language == Language::german) return std::string(german[weekday]) + ", " + number + "." + month + ".";
  return std::string(english[weekday]) + ", " + number + " " + months[static_cast<unsigned>(date.month()) - 1];
}

std::string decimal_text(double value, int decimals, Language language) {
  const double scale = std::pow(10, decimals);
  auto digits = static_cast<long long>(std::llround(value * scale));
  std::string text = std::to_string(digits / static_cast<long long>(scale));
  std::string rest = std::to_string(digits % static_cast<long long>(scale));
  rest.insert(0, static_cast<std::size_t>(decimals) - std::min(rest.size(), static_cast<std::size_t>(decimals)), '0');
  while (!rest.empty() && rest.back() == '0') rest.pop_back();
  if (decimals == 0 || rest.empty()) return text;
  return text + (language == Language::german ? "," : ".") + rest;
}

std::string weight_text(double pounds, domain::WeightUnit unit, Language language) {
  if (unit == domain::WeightUnit::lb) return decimal_text(pounds, 1, language) + " lbs";
  return decimal_text(pounds * domain::pounds_to_kilograms, 1, language) + " kg";
}

std::string said_weight(const LogReading& reading, double pounds) {
  const Language language = reading.context.language;
  const domain::WeightUnit own = reading.context.facts.weight_unit;
  const domain::WeightUnit other = own == domain::WeightUnit::kg ? domain::WeightUnit::lb : domain::WeightUnit::kg;
  const bool says_kilograms = has_any(spoken_words(reading.text), {"kg", "kgs", "kilo", "kilos", "kilogramm", "pfund"});
  const bool says_pounds = has_any(spoken_words(reading.text), {"lb", "lbs", "pound", "pounds"});
  const std::string text = weight_text(pounds, own, language);
  const bool says_other =
      other == domain::WeightUnit::kg ? says_kilograms && !says_pounds : says_pounds && !says_kilograms;
  return says_other ? weight_text(pounds, other, language) + " (" + text + ")" : text;
}

std::string minutes_text(int minutes, Language language) {
  const bool german = language == Language::german;
  const std::string rest = std::to_string(minutes % 60) + (german ? " Min." : " min");
  if (minutes < 60) return rest;
  const std::string hours = std::to_string(minutes / 60) + (german ? " Std." : " h");
  return minutes % 60 == 0 ? hours : hours + " " + rest;
}

std::string joined_parts(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    text += (text.empty() ? "" : " · ") + part;
  }
  return text;
}

std::string typed_text(std::string_view text, const SpokenWords& words) {
  std::string typed;
  std::size_t end = 0;
  for (const SpokenWord& each : words) {
    const bool touches = !typed.empty() && each.begin == end;
    typed += (typed.empty() || touches ? "" : " ") + std::string(text.substr(each.begin, each.end - each.begin));
    end = each.end;
  }
  return typed;
}

bool is_understood(const SpokenWords& part, const std::function<bool(const SpokenWord&)>& is_known) {
  return std::ranges::all_of(part, [&](const SpokenWord& each) {
    return each.number || each.clock || each.word.size() < 2 || is_filler(each) || is_unit(each) || is_comment(each) ||
           is_person(each) || is_known(each);
  });
}

std::optional<double> pounds_per(const SpokenWord& unit, Language language) {
  if (is_among(unit, "kg kgs kilo kilos kilogram kilograms kilogramm")) return 1 / domain::pounds_to_kilograms;
  if (unit.is_any({"lb", "lbs", "pound", "pounds"})) return 1;
  if (unit.is_any({"pfund"})) return kg_per_pfund / domain::pounds_to_kilograms;
  if (unit.is_any({"stone", "stones"}) && language == Language::english) return pounds_per_stone;
  return std::nullopt;
}

double pounds_of(double value, domain::WeightUnit unit) {
  return unit == domain::WeightUnit::lb ? value : value / domain::pounds_to_kilograms;
}

}  // namespace fitapp::coach
