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

std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

}  // namespace

std::string fill_placeholders(std::string_view text, const PhraseValues& values) {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    result += text.substr(0, open);
    if (open == text.size()) break;
    const std::size_t close = text.find('}', open);
    const auto fact = values.find(text.substr(open + 1, close - open - 1));
    if (fact == values.end() || fact->second.empty()) return "";
    const bool begins = result.empty() || result.ends_with(". ") || result.ends_with("! ") || result.ends_with("? ");
    result += begins ? capitalised(fact->second) : fact->second;
    text.remove_prefix(close + 1);
  }
  return result;
}

Phrases::Phrases(const nlohmann::json& groups) {
  for (const auto& entry : groups) {
    Group group;
    if (entry.contains("when")) group.when = entry["when"].get<std::vector<std::string>>();
    group.lines = entry.at("say").get<std::vector<std::string>>();
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
  for (const Group& group : groups_) {
    if (!is_satisfied(group, values)) continue;
    std::vector<std::string> possible;
    for (const std::string& line : group.lines) {
      if (std::string text = fill_placeholders(line, values); !text.empty()) possible.push_back(std::move(text));
    }
    if (possible.empty()) continue;
    const auto start = static_cast<std::ptrdiff_t>(seed % possible.size());
    std::rotate(possible.begin(), possible.begin() + start, possible.end());
    const auto fresh = std::find_if(possible.begin(), possible.end(), [&](const std::string& text) {
      return std::find(exclude.begin(), exclude.end(), text) == exclude.end();
    });
    return fresh == possible.end() ? possible.front() : *fresh;
  }
  return "";
}

}  // namespace fitapp::coach
