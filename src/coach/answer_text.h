// Cleans a model's text and lets it pass sentence by sentence.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace fitapp::coach {

// Without control characters but line feed and tab, and without characters that change the direction of text.
std::string without_controls(std::string_view text);
// The same for each text in it.
void remove_controls(nlohmann::json& value);

// Holds text back until its sentence is complete, and drops the sentences that are not to be shown. What it returns,
// put together, is the answer: it neither begins nor ends with white space.
class SentenceFilter {
 public:
  using Judge = std::function<bool(std::string_view sentence)>;
  SentenceFilter(Judge is_shown, std::size_t max_characters)
      : is_shown_(std::move(is_shown)), max_characters_(max_characters) {}

  // The sentences that are complete now.
  std::string add(std::string_view piece);
  // The rest of the text.
  std::string finish();
  // The next sentence would be too long; nothing more is shown.
  bool is_full() const { return is_full_; }

 private:
  void pass(std::string_view sentence, std::string& shown);

  const Judge is_shown_;
  const std::size_t max_characters_;
  std::string pending_;
  std::size_t searched_ = 0;  // of `pending_`, without the end of a sentence
  std::string space_;         // before the next sentence
  std::size_t characters_ = 0;
  bool is_full_ = false;
};

}  // namespace fitapp::coach
