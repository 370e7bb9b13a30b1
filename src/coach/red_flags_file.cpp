// Reads the safety rules and completes their answers.
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "coach/red_flags.h"

namespace fitapp::coach {
namespace {

using domain::Bilingual;
using domain::Language;

constexpr std::string_view emergency_mark = "{emergency}";

std::vector<WordRules::Rule> rules_of(const nlohmann::json& lines, WordRules& words) {
  std::vector<WordRules::Rule> rules;
  for (const auto& line : lines) rules.push_back(words.compile(line.get<std::string>()));
  return rules;
}

void replace(std::string& text, std::string_view mark, const std::string& value) {
  for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
    text.replace(at, mark.size(), value);
}

Bilingual texts_of(const nlohmann::json& entry, const char* name) {
  if (!entry.contains(name)) return {};
  const auto& texts = entry.at(name);
  return {texts.at("en").get<std::string>(), texts.at("de").get<std::string>()};
}

// The words of a text, separated by spaces.
std::unordered_set<std::string> set_of(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

}  // namespace

// What an answer about the body says to somebody who is in despair too.
std::string RedFlags::with_despair(const std::string& text, const std::string& about_despair) {
  return text + "\n\n" + about_despair;
}

struct RedFlags::Parsed {
  nlohmann::json rules;
};

RedFlags::RedFlags(std::string_view rules, std::string_view help_lines, std::string_view model,
                   std::string_view lexicon)
    : RedFlags(Parsed{nlohmann::json::parse(rules)}, help_lines, model, lexicon) {}

RedFlags::RedFlags(const Parsed& parsed, std::string_view help_lines, std::string_view model, std::string_view lexicon)
    : words_(parsed.rules),
      follow_ups_(rules_of(parsed.rules.at("follow_ups"), words_)),
      despair_follow_ups_(rules_of(parsed.rules.at("despair_follow_ups"), words_)),
      bleeding_(rules_of(parsed.rules.at("bleeding"), words_)),
      calm_(rules_of(parsed.rules.at("calm"), words_)),
      refusal_words_(set_of(parsed.rules.at("refusals").at("words"))),
      refusal_things_(set_of(parsed.rules.at("refusals").at("things"))),
      people_(parsed.rules, words_),
      lines_(help_lines),
      classifier_(model, lexicon) {
  for (const auto& entry : parsed.rules.at("kinds")) {
    Kind kind;
    kind.name = entry.at("name").get<std::string>();
    kind.is_danger = entry.value("danger", true);
    kind.reads_amounts = entry.value("amounts", false);
    kind.help = entry.value("help", "");
    kind.rules = rules_of(entry.at("rules"), words_);
    kind.meaning = entry.value("meaning", "");
    kind.checked_by = entry.value("checked_by", "");
    for (const std::string& meaning : {kind.meaning, kind.checked_by}) {
      if (!meaning.empty()) classifier_.possible_margin(meaning);  // must be known
    }
    if (entry.contains("harmless")) kind.harmless = rules_of(entry.at("harmless"), words_);
    if (const auto& answer = entry.at("answer"); answer.is_string()) {
      const auto same = std::ranges::find(kinds_, answer.get<std::string>(), &Kind::name);
      if (same == kinds_.end()) throw std::runtime_error("no kind before " + kind.name + " has its answer");
      kind.answer = same->answer;
    } else {
      kind.answer = texts_of(entry, "answer");
    }
    kind.names_emergency = kind.answer.english.find(emergency_mark) != std::string::npos;
    kind.note = texts_of(entry, "note");
    kind.asks_back = texts_of(entry, "asks_back");
    kind.later = texts_of(entry, "later");
    kinds_.push_back(std::move(kind));
  }
  for (const std::string_view needed : {despair_name, possible_emergency}) {
    if (std::ranges::find(kinds_, needed, &Kind::name) == kinds_.end())
      throw std::runtime_error("no answer to " + std::string(needed));
  }
  for (const Kind& kind : kinds_) {
    if (!kind.is_danger) continue;
    for (const std::string& country : lines_.countries()) {
      for (const Language language : {Language::english, Language::german}) {
        answers_.insert(text_of(kind, language, country));
        if (kind.help.empty())
          answers_.insert(with_despair(text_of(kind, language, country), text_of(despair(), language, country)));
      }
    }
  }
}

std::string RedFlags::text_of(const Kind& kind, Language language, const std::string& country) const {
  return completed(kind.answer.in(language), kind, language, country);
}

std::string RedFlags::completed(std::string text, const Kind& kind, Language language,
                                const std::string& country) const {
  replace(text, emergency_mark, lines_.emergency(country, language));
  const std::string list = kind.help.empty() ? "" : lines_.list(kind.help, country, language);
  // "[Lines: {lines}. ]" is left out where there are none.
  const auto open = text.find('[');
  const auto close = text.find(']');
  if (open != std::string::npos && close != std::string::npos) {
    text =
        text.substr(0, open) + (list.empty() ? "" : text.substr(open + 1, close - open - 1)) + text.substr(close + 1);
  }
  replace(text, "{lines}", list);
  return text;
}

}  // namespace fitapp::coach
