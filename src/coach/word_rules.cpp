// Compiles rules, forgives typing errors, and finds phrases in sentences.
#include "coach/word_rules.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/error.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t least_swapped = 4;    // letters of a word in which two may be exchanged
constexpr std::size_t least_edited = 5;     // letters of a word with one wrong, missing or additional letter
constexpr std::size_t least_beginning = 6;  // the same for a beginning
constexpr std::uint32_t usual_gap = 2;

bool is_digit_at(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

std::string with_single_letters(std::string_view word) {
  std::string result;
  for (const char c : word) {
    if (result.empty() || result.back() != c) result += c;
  }
  return result;
}

bool swapped(std::string_view a, std::string_view b) {
  if (a.size() != b.size() || a.size() < least_swapped) return false;
  std::size_t at = 0;
  while (at < a.size() && a[at] == b[at]) ++at;
  return at + 1 < a.size() && a[at] == b[at + 1] && a[at + 1] == b[at] && a.substr(at + 2) == b.substr(at + 2);
}

bool begins_with_typo(std::string_view given, std::string_view beginning) {
  for (std::size_t length = beginning.size() - 1; length <= beginning.size() + 1; ++length) {
    if (given.size() >= length && one_typo_apart(given.substr(0, length), beginning)) return true;
  }
  return false;
}

[[noreturn]] void invalid(const std::string& what) {
  throw Error(ErrorKind::internal, "INVALID_RULE", "A safety rule is invalid: " + what);
}

}  // namespace

Words plain_words(std::string_view text, const std::map<std::string, Words, std::less<>>& spelling) {
  Words words;
  for (const std::string& typed : words_of(with_laughter(text))) {
    const std::string word = without_stretching(typed);
    const auto usual = spelling.find(word);
    if (usual == spelling.end()) {
      words.push_back(word);
    } else {
      words.insert(words.end(), usual->second.begin(), usual->second.end());
    }
  }
  return words;
}

WordRules::WordRules(const nlohmann::json& json) {
  for (const auto& [typed, usual] : json.at("spelling").items()) {
    std::istringstream parts(usual.get<std::string>());
    Words words;
    for (std::string word; parts >> word;) words.push_back(word);
    std::istringstream variants(typed);
    for (std::string variant; std::getline(variants, variant, '|');) spelling_.emplace(variant, words);
  }
  for (const auto& word : json.at("no_typos")) {
    std::istringstream parts(word.get<std::string>());
    for (std::string part; parts >> part;) no_typos_.insert(part);
  }
  for (const auto& [name, phrases] : json.at("groups").items()) {
    group_indices_.emplace(name, static_cast<std::uint32_t>(groups_.size()));
    groups_.emplace_back();
  }
  for (const auto& [name, phrases] : json.at("groups").items()) {
    std::vector<Phrase> compiled;
    for (const auto& line : phrases) {
      for (Phrase& phrase : compile_phrases(line.get<std::string>())) compiled.push_back(std::move(phrase));
    }
    groups_[group_indices_.at(name)] = std::move(compiled);
  }
}

std::uint32_t WordRules::index_of(std::string_view word) {
  const auto [found, is_new] = indices_.emplace(word, static_cast<std::uint32_t>(words_.size()));
  if (is_new) {
    Known known{std::string(word), word.ends_with('*')};
    if (known.is_beginning) known.text.pop_back();
    if (known.text.empty()) invalid(std::string(word));
    const auto letter = static_cast<unsigned char>(known.text.front());
    by_letter_[letter].push_back(found->second);
    if (known.is_beginning) beginnings_by_letter_[letter].push_back(found->second);
    words_.push_back(std::move(known));
  }
  return found->second;
}

WordRules::Phrase WordRules::compile_phrase(std::string_view text) {
  Phrase phrase;
  std::istringstream parts{std::string(text)};
  for (std::string part; std::getline(parts, part, '_');) {
    Item item;
    item.optional = part.size() > 1 && part.ends_with('?');
    if (item.optional) part.pop_back();
    if (part.starts_with('@')) {
      const auto group = group_indices_.find(part.substr(1));
      if (group == group_indices_.end()) invalid(part);
      item.kind = Item::Kind::group;
      item.index = group->second;
    } else if (part.starts_with('~')) {
      item.kind = Item::Kind::gap;
      item.index = usual_gap;
      std::from_chars(part.data() + 1, part.data() + part.size(), item.index);
    } else if (part == "^" || part == "$") {
      item.kind = part == "^" ? Item::Kind::start : Item::Kind::end;
    } else {
      // Words of rules are spelled like those of messages.
      const auto usual = spelling_.find(part);
      for (const std::string& word : usual == spelling_.end() ? Words{part} : usual->second) {
        item.index = index_of(word);
        if (!item.optional && phrase.needed == nothing_needed) phrase.needed = item.index;
        phrase.items.push_back(item);
      }
      continue;
    }
    phrase.items.push_back(item);
  }
  return phrase;
}

std::vector<WordRules::Phrase> WordRules::compile_phrases(std::string_view text) {
  std::vector<Phrase> phrases;
  std::istringstream choices{std::string(text)};
  for (std::string choice; std::getline(choices, choice, '|');) {
    // A phrase of fillers alone has no words.
    if (Phrase phrase = compile_phrase(choice); !phrase.items.empty()) phrases.push_back(std::move(phrase));
  }
  if (phrases.empty()) invalid(std::string(text));
  return phrases;
}

WordRules::Rule WordRules::compile(std::string_view text) {
  Rule rule;
  std::istringstream parts{std::string(text)};
  for (std::string part; parts >> part;) {
    std::string_view rest = part;
    Element element;
    if (rest.starts_with("!!")) {
      element.sort = Element::Sort::not_in_message;
      rest.remove_prefix(2);
    } else if (rest.starts_with('!')) {
      element.sort = Element::Sort::not_in_sentence;
      rest.remove_prefix(1);
    }
    element.phrases = compile_phrases(rest);
    rule.push_back(std::move(element));
  }
  const bool any_needed =
      std::ranges::any_of(rule, [](const Element& element) { return element.sort == Element::Sort::needed; });
  if (!any_needed) invalid(std::string(text));
  return rule;
}

// All words that the typed word may be: itself, and known words with one typing error unless it is a word itself.
std::vector<std::uint32_t> WordRules::known_words(const std::string& given) const {
  std::vector<std::uint32_t> found;
  const auto letter = static_cast<unsigned char>(given.front());
  const auto itself = indices_.find(given);
  if (itself != indices_.end()) found.push_back(itself->second);
  for (const std::uint32_t index : beginnings_by_letter_[letter]) {
    if (given.starts_with(words_[index].text)) found.push_back(index);
  }
  if (itself != indices_.end() || no_typos_.contains(given)) return found;
  const std::string single = with_single_letters(given);
  for (const std::uint32_t index : by_letter_[letter]) {
    const Known& known = words_[index];
    const bool is_close = known.is_beginning
                              ? known.text.size() >= least_beginning && begins_with_typo(given, known.text)
                              : swapped(given, known.text) ||
                                    (known.text.size() >= least_edited && one_typo_apart(given, known.text)) ||
                                    (known.text.size() >= least_swapped && given.size() + 1 >= known.text.size() &&
                                     single == with_single_letters(known.text));
    if (is_close && std::ranges::find(found, index) == found.end()) found.push_back(index);
  }
  return found;
}

WordRules::Text WordRules::read(std::string_view text) const {
  Text sentences;
  std::size_t start = 0;
  const auto add = [&](std::size_t end) {
    const std::string_view part = text.substr(start, end - start);
    Sentence sentence{.words = plain_words(part, spelling_), .known = {}, .all = {}};
    if (sentence.empty()) return;
    for (const std::string& word : sentence.words) {
      sentence.known.push_back(known_words(word));
      for (const std::uint32_t index : sentence.known.back()) sentence.all.add(index);
    }
    sentences.emplace_back(part, std::move(sentence));
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (std::string_view(".!?;\n").find(text[at]) == std::string_view::npos) continue;
    // "9. Klasse" and "1.5 kg" are not the end of a sentence.
    if (text[at] == '.' && at > 0 && is_digit_at(text, at - 1)) continue;
    add(at);
    start = at + 1;
  }
  add(text.size());
  return sentences;
}

void WordRules::WordSet::add(const WordSet& other) {
  bits_.resize(std::max(bits_.size(), other.bits_.size()));
  for (std::size_t at = 0; at < other.bits_.size(); ++at) bits_[at] |= other.bits_[at];
}

WordRules::Sentence WordRules::joined(const Text& sentences) {
  Sentence all;
  for (const auto& [part, each] : sentences) {
    all.words.insert(all.words.end(), each.words.begin(), each.words.end());
    all.known.insert(all.known.end(), each.known.begin(), each.known.end());
    all.all.add(each.all);
  }
  return all;
}

template <class Then>
bool WordRules::fits_at(const Phrase& phrase, std::size_t item, const Sentence& sentence, std::size_t at,
                        const Then& then) const {
  if (item == phrase.items.size()) return then(at);
  const Item& next = phrase.items[item];
  const auto go_on = [&](std::size_t from) { return fits_at(phrase, item + 1, sentence, from, then); };
  if (next.optional && go_on(at)) return true;
  switch (next.kind) {
    case Item::Kind::start: return at == 0 && go_on(at);
    case Item::Kind::end: return at == sentence.words.size() && go_on(at);
    case Item::Kind::gap:
      for (std::size_t skipped = 0; skipped <= next.index && at + skipped <= sentence.words.size(); ++skipped) {
        if (go_on(at + skipped)) return true;
      }
      return false;
    case Item::Kind::group:
      return std::ranges::any_of(groups_[next.index], [&](const Phrase& inner) {
        return may_occur(inner, sentence) &&
               fits_at(inner, 0, sentence, at, std::function<bool(std::size_t)>(std::cref(go_on)));
      });
    case Item::Kind::word: break;
  }
  if (at >= sentence.words.size()) return false;
  const auto& known = sentence.known[at];
  return std::find(known.begin(), known.end(), next.index) != known.end() && go_on(at + 1);
}

bool WordRules::may_occur(const Phrase& phrase, const Sentence& sentence) {
  return phrase.needed == nothing_needed || sentence.all.has(phrase.needed);
}

bool WordRules::occurs(const Phrase& phrase, const Sentence& sentence) const {
  if (!may_occur(phrase, sentence)) return false;
  for (std::size_t start = 0; start <= sentence.words.size(); ++start) {
    if (fits_at(phrase, 0, sentence, start, std::function<bool(std::size_t)>([](std::size_t) { return true; })))
      return true;
  }
  return false;
}

void WordRules::remove(const std::vector<Rule>& rules, Sentence& sentence) const {
  for (const Rule& rule : rules) {
    for (const Phrase& phrase : rule.front().phrases) {
      if (!may_occur(phrase, sentence)) continue;
      for (std::size_t start = 0; start < sentence.words.size(); ++start) {
        std::size_t end = start;
        const std::function<bool(std::size_t)> keep = [&](std::size_t at) {
          end = at;
          return true;
        };
        if (!fits_at(phrase, 0, sentence, start, keep) || end == start) continue;
        const auto cut = [&](auto& list) {
          list.erase(list.begin() + static_cast<std::ptrdiff_t>(start),
                     list.begin() + static_cast<std::ptrdiff_t>(end));
        };
        cut(sentence.words);
        cut(sentence.known);
      }
    }
  }
}

bool WordRules::matches(const Rule& rule, const Sentence& sentence, const Sentence& message) const {
  return std::ranges::all_of(rule, [&](const Element& element) {
    const Sentence& where = element.sort == Element::Sort::not_in_message ? message : sentence;
    const bool is_there =
        std::ranges::any_of(element.phrases, [&](const Phrase& phrase) { return occurs(phrase, where); });
    return is_there == (element.sort == Element::Sort::needed);
  });
}

}  // namespace fitapp::coach
