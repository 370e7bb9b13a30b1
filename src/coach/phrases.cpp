// Chooses a phrase group and fills in its sentences.
#include "coach/phrases.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fitapp::coach {

std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t salt) {  // SplitMix64 finaliser
  std::uint64_t value = seed + (salt + 1) * 0x9e3779b97f4a7c15ULL;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
  return value ^ (value >> 31);
}

namespace {

constexpr std::size_t least_fixed_characters = 20;  // of a sentence that is recognised with other values

std::string capitalised(std::string text) {
  if (text.starts_with("ä") || text.starts_with("ö") || text.starts_with("ü")) {
    text[1] = static_cast<char>(text[1] - 0x20);
  } else if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

// The parts of a sentence between its placeholders.
std::vector<std::string_view> fixed_parts(std::string_view sentence) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t open = std::min(sentence.find('{'), sentence.size());
    if (open > 0) parts.push_back(sentence.substr(0, open));
    const std::size_t close = sentence.find('}', open);
    if (close == std::string_view::npos) return parts;
    sentence.remove_prefix(close + 1);
  }
}

std::vector<std::string> texts_of(const nlohmann::json& say, domain::Language language) {
  if (say.is_array()) return say.get<std::vector<std::string>>();
  return say.at(language == domain::Language::german ? "de" : "en").get<std::vector<std::string>>();
}

// "days" of {streak?day|days}.
std::string_view form_for(std::string_view forms, std::string_view count) {
  const std::size_t bar = std::min(forms.find('|'), forms.size() - 1);
  return count == "1" ? forms.substr(0, bar) : forms.substr(bar + 1);
}

}  // namespace

std::string fill_placeholders(std::string_view text, const PhraseValues& values) {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    result += text.substr(0, open);
    if (open == text.size()) break;
    const std::size_t close = text.find('}', open);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    const std::size_t forms = name.find('?');
    const auto fact = values.find(name.substr(0, forms));
    if (fact == values.end() || fact->second.empty()) return "";
    const std::string value =
        forms == std::string_view::npos ? fact->second : std::string(form_for(name.substr(forms + 1), fact->second));
    const bool begins = result.empty() || result.ends_with(". ") || result.ends_with("! ") || result.ends_with("? ");
    result += begins ? capitalised(value) : value;
    text.remove_prefix(close + 1);
  }
  return result;
}

bool is_worded_like(std::string_view text, std::string_view sentence) {
  const std::vector<std::string_view> parts = fixed_parts(sentence);
  std::size_t fixed = 0;
  std::size_t at = 0;
  for (const std::string_view part : parts) {
    at = text.find(part, at);
    if (at == std::string_view::npos) return false;
    at += part.size();
    fixed += part.size();
  }
  return fixed >= least_fixed_characters;
}

Phrases::Phrases(const nlohmann::json& groups) : Phrases(groups, domain::Language::english) {}

Phrases::Phrases(const nlohmann::json& groups, domain::Language language) {
  for (const auto& entry : groups) {
    Group group;
    if (entry.contains("when")) group.when = entry["when"].get<std::vector<std::string>>();
    group.lines = texts_of(entry.at("say"), language);
    groups_.push_back(std::move(group));
  }
}

bool Phrases::is_satisfied(const Group& group, const PhraseValues& values) {
  return std::all_of(group.when.begin(), group.when.end(), [&](const std::string& condition) {
    if (condition.starts_with('!')) return !values.contains(condition.substr(1));
    return values.contains(condition);
  });
}

std::string Phrases::choose(const PhraseValues& values, std::uint64_t seed,
                            const std::vector<std::string>& exclude) const {
  struct Possible {
    std::string text;
    std::size_t said = 0;  // how late in `exclude`, from 1
  };
  for (const Group& group : groups_) {
    if (!is_satisfied(group, values)) continue;
    std::vector<Possible> possible;
    for (const std::string& line : group.lines) {
      std::string text = fill_placeholders(line, values);
      if (text.empty()) continue;
      std::size_t said = 0;
      for (std::size_t i = 0; i < exclude.size(); ++i) {
        if (exclude[i].find(text) != std::string::npos || is_worded_like(exclude[i], line)) said = i + 1;
      }
      possible.push_back({std::move(text), said});
    }
    if (possible.empty()) continue;
    std::rotate(possible.begin(), possible.begin() + static_cast<std::ptrdiff_t>(seed % possible.size()),
                possible.end());
    return std::ranges::min_element(possible, {}, &Possible::said)->text;
  }
  return "";
}

}  // namespace fitapp::coach
