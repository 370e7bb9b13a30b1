// Reads the help lines and makes links of them.
#include "coach/help_lines.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fitapp::coach {
namespace {

using domain::Language;

// Lines for everything; each country has them.
constexpr const char* any_topic = "crisis";

std::string dialled(std::string_view number) {
  std::string digits = "tel:";
  for (const char c : number) {
    if ((c >= '0' && c <= '9') || c == '+') digits += c;
  }
  return digits;
}

}  // namespace

HelpLines::HelpLines(std::string_view json) {
  const auto file = nlohmann::json::parse(json);
  for (const auto& [code, entry] : file.at("countries").items()) {
    Country country;
    country.emergency = entry.at("emergency").get<std::string>();
    for (const auto& number : entry.at("emergency_numbers"))
      country.emergency_numbers.push_back(number.get<std::string>());
    for (const auto& [topic, lines] : entry.at("lines").items()) {
      for (const auto& line : lines)
        country.lines[topic].push_back({line.at("name").get<std::string>(), line.at("number").get<std::string>()});
    }
    country.lines.at(any_topic);  // must exist
    countries_.emplace(code, std::move(country));
  }
}

const std::vector<HelpLines::Line>& HelpLines::Country::lines_for(const std::string& topic) const {
  static const std::vector<Line> none;
  if (topic.empty()) return none;
  const auto found = lines.find(topic);
  return found != lines.end() ? found->second : lines.at(any_topic);
}

const HelpLines::Country& HelpLines::of(const std::string& country, Language language) const {
  const auto found = countries_.find(country);
  return found != countries_.end() ? found->second : countries_.at(language == Language::german ? "de" : "en");
}

const std::string& HelpLines::emergency(const std::string& country, Language language) const {
  return of(country, language).emergency;
}

std::vector<Link> HelpLines::links(const std::string& topic, const std::string& country, Language language) const {
  const Country& place = of(country, language);
  std::vector<Link> links;
  for (const Line& line : place.lines_for(topic))
    links.push_back({line.name + " " + line.number, dialled(line.number)});
  for (const std::string& number : place.emergency_numbers)
    links.push_back({(language == Language::german ? "Notruf " : "Emergency ") + number, dialled(number)});
  return links;
}

std::string HelpLines::list(const std::string& topic, const std::string& country, Language language) const {
  std::string text;
  for (const Line& line : of(country, language).lines_for(topic))
    text += (text.empty() ? "" : ", ") + line.name + " " + line.number;
  return text;
}

std::vector<std::string> HelpLines::countries() const {
  std::vector<std::string> codes{""};
  for (const auto& [code, country] : countries_) {
    if (code != "en" && code != "de") codes.push_back(code);
  }
  return codes;
}

}  // namespace fitapp::coach
