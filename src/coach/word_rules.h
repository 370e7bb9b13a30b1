// Rules over the words of a message, for texts in which a missed meaning matters.
//
// A rule is a list of elements that must all occur in one sentence, in any order. An element is one or more phrases
// separated by bars. A phrase is a sequence of words joined by "_". A word is a word, a beginning ("suicid*"), a group
// of phrases ("@living"), or a gap of up to two words ("~", "~4" for four). A word with "?" may be absent. "^" is the
// beginning of the sentence, "$" its end. An element with "!" must not occur in the sentence, one with "!!" nowhere in
// the message: "i_am_@tired_of_@living !early !!@gym".
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "coach/words.h"

namespace fitapp::coach {

// The words of a text with their usual spelling: "Im dooone, i dont wanna" -> i am done i do not want to.
// `spelling` maps a word to one or more words.
Words plain_words(std::string_view text, const std::map<std::string, Words, std::less<>>& spelling);

class WordRules {
 public:
  struct Item {
    enum class Kind : std::uint8_t { word, group, gap, start, end };
    Kind kind = Kind::word;
    bool optional = false;
    std::uint32_t index = 0;  // of the word or group; the length of a gap
  };
  static constexpr std::uint32_t nothing_needed = UINT32_MAX;
  struct Phrase {
    std::vector<Item> items;
    std::uint32_t needed = nothing_needed;  // a word without which the phrase does not occur
  };
  struct Element {
    enum class Sort : std::uint8_t { needed, not_in_sentence, not_in_message };
    Sort sort = Sort::needed;
    std::vector<Phrase> phrases;
  };
  using Rule = std::vector<Element>;

  // A set of known words, one bit each.
  class WordSet {
   public:
    bool has(std::uint32_t index) const {
      return index / 64 < bits_.size() && (bits_[index / 64] >> (index % 64) & 1) != 0;
    }
    void add(std::uint32_t index) {
      if (index / 64 >= bits_.size()) bits_.resize(index / 64 + 1);
      bits_[index / 64] |= std::uint64_t{1} << (index % 64);
    }
    void add(const WordSet& other);

   private:
    std::vector<std::uint64_t> bits_;
  };

  // A sentence, with the indices of the known words that each of its words may be.
  struct Sentence {
    Words words;
    std::vector<std::vector<std::uint32_t>> known;
    WordSet all;  // of known words
    bool empty() const { return words.empty(); }
  };
  // The sentences of a text, each with its part of the text, which must outlive them.
  using Text = std::vector<std::pair<std::string_view, Sentence>>;

  // `json` has "spelling", "no_typos" and "groups" (embed/red_flags.json). Throws if it is invalid.
  explicit WordRules(const nlohmann::json& json);

  // Only before the first text is read. Throws on an unknown group.
  Rule compile(std::string_view text);

  Text read(std::string_view text) const;
  static Sentence joined(const Text& sentences);

  // `message` is the whole text that the sentence is from.
  bool matches(const Rule& rule, const Sentence& sentence, const Sentence& message) const;
  // Takes the words out of the sentence that the phrases of the rules match.
  void remove(const std::vector<Rule>& rules, Sentence& sentence) const;

 private:
  struct Known {
    std::string text;
    bool is_beginning = false;
  };

  Phrase compile_phrase(std::string_view text);
  std::vector<Phrase> compile_phrases(std::string_view text);
  std::uint32_t index_of(std::string_view word);
  std::vector<std::uint32_t> known_words(const std::string& given) const;
  static bool may_occur(const Phrase& phrase, const Sentence& sentence);
  bool occurs(const Phrase& phrase, const Sentence& sentence) const;
  template <class Then>
  bool fits_at(const Phrase& phrase, std::size_t item, const Sentence& sentence, std::size_t at,
               const Then& then) const;

  std::map<std::string, Words, std::less<>> spelling_;
  std::unordered_set<std::string> no_typos_;
  std::unordered_map<std::string, std::uint32_t> indices_;  // with "*" after a beginning
  std::vector<Known> words_;
  std::vector<std::vector<std::uint32_t>> by_letter_ = std::vector<std::vector<std::uint32_t>>(256);
  std::vector<std::vector<std::uint32_t>> beginnings_by_letter_ = std::vector<std::vector<std::uint32_t>>(256);
  std::map<std::string, std::uint32_t, std::less<>> group_indices_;
  std::vector<std::vector<Phrase>> groups_;
};

}  // namespace fitapp::coach
