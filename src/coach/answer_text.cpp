// Finds control characters and the ends of sentences.
#include "coach/answer_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/utf8.h"
#include "coach/model_answers.h"

namespace fitapp::coach {
namespace {

// A text without ends of sentences is not held back for ever.
constexpr std::size_t max_sentence_bytes = 1200;
constexpr std::string_view white = " \t\n";

bool is_removed(char32_t code) {
  if (code < 0x20) return code != '\n' && code != '\t';
  const bool is_control = code >= 0x7F && code <= 0x9F;
  const bool turns_text = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  // Line and paragraph separators, the byte order mark, and annotations.
  return is_control || turns_text || code == 0x2028 || code == 0x2029 || code == 0xFEFF ||
         (code >= 0xFFF9 && code <= 0xFFFB);
}

// Marks that may follow the end of a sentence and belong to it.
std::size_t skip_closing(std::string_view text, std::size_t at) {
  constexpr auto closing = std::to_array<std::string_view>({"\"", "'", ")", "]", "*", "_", "”", "“", "’", "»", "«"});
  for (;;) {
    const auto mark = std::find_if(closing.begin(), closing.end(),
                                   [&](std::string_view each) { return text.substr(at).starts_with(each); });
    if (mark == closing.end()) return at;
    at += mark->size();
  }
}

// Whether the full stop at `at` follows a number ("26. November", "1. Walk") or a single letter ("z. B.").
bool is_within_sentence(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  const auto is_part = [&](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; };
  while (begin > 0 && is_part(text[begin - 1])) --begin;
  const std::string_view word = text.substr(begin, at - begin);
  if (word.size() == 1 && std::isalpha(static_cast<unsigned char>(word[0])) != 0) return true;
  return !word.empty() && word.size() <= 2 && word.find_first_not_of("0123456789") == std::string_view::npos;
}

struct End {
  std::size_t at = 0;
  bool is_certain = false;  // otherwise more text decides
};

// The end of the first sentence at or after `from`.
std::optional<End> end_of_sentence(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find_first_of(".!?\n", from); at != std::string_view::npos;
       at = text.find_first_of(".!?\n", at + 1)) {
    if (text[at] == '\n') return End{at, true};
    const std::size_t end = skip_closing(text, at + 1);
    if (end == text.size()) return End{at, false};
    if (white.find(text[end]) == std::string_view::npos) continue;
    const std::size_t next = text.find_first_not_of(" \t", end);
    if (next == std::string_view::npos) return End{at, false};
    if (text[next] == '\n') return End{end, true};
    const bool goes_on =
        std::islower(static_cast<unsigned char>(text[next])) != 0 || (text[at] == '.' && is_within_sentence(text, at));
    if (!goes_on) return End{end, true};
  }
  return std::nullopt;
}

}  // namespace

std::string without_controls(std::string_view text) {
  std::string clean;
  clean.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const auto code = next_code_point(text, at);
    if (code && !is_removed(*code)) clean += text.substr(begin, at - begin);
  }
  return clean;
}

void remove_controls(nlohmann::json& value) {
  if (value.is_string()) value = without_controls(value.get_ref<const std::string&>());
  if (!value.is_structured()) return;
  for (nlohmann::json& each : value) remove_controls(each);
}

void SentenceFilter::pass(std::string_view sentence, std::string& shown) {
  const std::size_t first = sentence.find_first_not_of(white);
  std::string before(sentence.substr(0, std::min(first, sentence.size())));
  // A line break before a dropped sentence stays.
  if (space_.find('\n') == std::string::npos || before.find('\n') != std::string::npos) space_ = std::move(before);
  if (first == std::string_view::npos || is_full_) return;
  sentence = sentence.substr(first);
  sentence = sentence.substr(0, sentence.find_last_not_of(white) + 1);
  if (!is_shown_(sentence)) return;
  std::string text = characters_ == 0 ? "" : space_;
  text += sentence;
  std::size_t length = count_characters(text);
  if (characters_ + length > max_characters_) {
    is_full_ = true;
    if (characters_ > 0) return;
    text = truncate_text(std::move(text), max_characters_);
    length = count_characters(text);
  }
  characters_ += length;
  space_.clear();
  shown += text;
}

std::string SentenceFilter::add(std::string_view piece) {
  pending_ += piece;
  std::string shown;
  std::size_t begin = 0;
  while (true) {
    // White space before a sentence belongs to it.
    const std::size_t first = pending_.find_first_not_of(white, begin);
    if (first == std::string::npos) break;
    const auto end = end_of_sentence(pending_, std::max(first, searched_));
    if (!end || !end->is_certain) {
      searched_ = end ? end->at : pending_.size();
      if (pending_.size() - begin < max_sentence_bytes) break;
      std::size_t cut = pending_.find_last_of(white);
      if (cut == std::string::npos || cut <= first)
        cut = begin + cut_to_bytes(std::string_view(pending_).substr(begin), max_sentence_bytes).size();
      pass(std::string_view(pending_).substr(begin, cut - begin), shown);
      begin = cut;
      continue;
    }
    pass(std::string_view(pending_).substr(begin, end->at - begin), shown);
    begin = end->at;
    searched_ = begin;
  }
  pending_.erase(0, begin);
  searched_ -= std::min(searched_, begin);
  return shown;
}

std::string SentenceFilter::finish() {
  std::string shown;
  if (!pending_.empty()) pass(pending_, shown);
  pending_.clear();
  searched_ = 0;
  return shown;
}

}  // namespace fitapp::coach
