// Hashes words, pairs and parts of words, and looks words up in the lexicon.
#include "coach/sentence_features.h"

#include <algorithm>
#include <initializer_list>
#include <sstream>
#include <stdexcept>

#include "base/text.h"
#include "coach/numbers.h"
#include "coach/words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t shortest_part = 3;
constexpr std::size_t longest_part = 5;
constexpr std::size_t shortest_stem = 3;
constexpr std::size_t longest_phrase = 4;  // words

// The ages that matter (school, grown up, older), years of birth, and sizes of amounts.
std::string_view size_of(double number) {
  if (number < 5) return "#few";
  if (number < 10) return "#child";
  if (number < 18) return "#minor";
  if (number < 20) return "#teen";
  if (number < 65) return "#grown";
  if (number <= 105) return "#older";
  if (number < 400) return "#hundreds";
  if (number <= 900) return "#verylow";
  if (number >= 1915 && number <= 1961) return "#bornold";
  if (number >= 2009 && number <= 2022) return "#bornyoung";
  return "#thousands";
}

class Collector {
 public:
  void add(std::initializer_list<std::string_view> parts) {
    std::uint32_t hash = 2166136261U;  // FNV-1a
    for (const std::string_view part : parts) {
      for (const char c : part) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
      hash = (hash ^ 0x1FU) * 16777619U;
    }
    features_.push_back((hash ^ (hash >> 16U)) % feature_count);
  }
  std::vector<std::uint32_t> sorted() && {
    std::ranges::sort(features_);
    features_.erase(std::ranges::unique(features_).begin(), features_.end());
    return std::move(features_);
  }

 private:
  std::vector<std::uint32_t> features_;
};

std::vector<std::uint32_t> hashed_features(const std::vector<std::string>& words, const std::vector<std::string>& sizes,
                                           bool asks) {
  Collector all;
  for (const std::string& size : sizes) all.add({"w", size});
  if (asks) all.add({"?"});
  for (std::size_t at = 1; at < words.size(); ++at) {
    const bool is_end = at + 1 == words.size();
    if (!is_end) all.add({"w", words[at]});
    all.add({"b", words[at - 1], words[at]});
    if (at > 1) all.add({"s", words[at - 2], words[at]});
    if (is_end || words[at].front() == '#') continue;
    const std::string framed = "<" + words[at] + ">";
    for (std::size_t length = shortest_part; length <= longest_part; ++length) {
      for (std::size_t from = 0; from + length <= framed.size(); ++from)
        all.add({"c", std::string_view(framed).substr(from, length)});
    }
  }
  return std::move(all).sorted();
}

template <class T>
void sort_once(std::vector<T>& values) {
  std::ranges::sort(values);
  values.erase(std::ranges::unique(values).begin(), values.end());
}

}  // namespace

SentenceReader::SentenceReader(std::string_view lexicon) {
  std::istringstream lines{std::string(lexicon)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const auto first = line.find('|');
    const auto second = line.find('|', first + 1);
    if (first == std::string::npos || second == std::string::npos)
      throw std::runtime_error("not category | language | words: " + line);
    const std::string category(trim(std::string_view(line).substr(0, first)));
    auto known = std::ranges::find(categories_, category);
    if (known == categories_.end()) known = categories_.insert(known, category);
    const auto index = static_cast<std::uint16_t>(known - categories_.begin());
    std::istringstream words(line.substr(second + 1));
    for (std::string word; words >> word;) {
      Entries& entries = word.find('_') != std::string::npos ? phrases_ : word.ends_with('*') ? stems_ : words_;
      if (word.ends_with('*')) word.pop_back();
      entries[word].push_back(index);
    }
  }
}

std::vector<std::uint16_t> SentenceReader::categories_in(const std::vector<std::string>& words) const {
  std::vector<std::uint16_t> found;
  const auto look_up = [&](const Entries& entries, const std::string& key) {
    if (const auto entry = entries.find(key); entry != entries.end())
      found.insert(found.end(), entry->second.begin(), entry->second.end());
  };
  for (std::size_t at = 0; at < words.size(); ++at) {
    look_up(words_, words[at]);
    for (std::size_t length = shortest_stem; length <= words[at].size(); ++length)
      look_up(stems_, words[at].substr(0, length));
    std::string phrase = words[at];
    for (std::size_t next = at + 1; next < std::min(words.size(), at + longest_phrase); ++next) {
      phrase += "_" + words[next];
      look_up(phrases_, phrase);
    }
  }
  sort_once(found);
  return found;
}

SentenceFeatures SentenceReader::read(std::string_view text) const {
  std::vector<std::string> words{"^"};
  std::vector<std::string> sizes;
  for (const NumberedWord& each : numbered_words(with_laughter(text))) {
    const bool is_digits = each.word.front() >= '0' && each.word.front() <= '9';
    if (each.number) sizes.emplace_back(size_of(*each.number));
    words.push_back(is_digits && each.number ? sizes.back() : without_stretching(each.word));
  }
  words.emplace_back("$");
  return {hashed_features(words, sizes, text.find('?') != std::string_view::npos), categories_in(words)};
}

}  // namespace fitapp::coach
