// Shortens what a prompt is made of until it fits into the model's context.
#pragma once

#include <algorithm>
#include <string>

#include "base/utf8.h"
#include "coach/context_window.h"

namespace fitapp::coach {

// Texts that a user typed are not cut below this.
inline constexpr std::size_t min_typed_characters = 200;

// Cuts a quarter of a text; false if it is too short for that.
inline bool shorten_text(std::string& text) {
  const std::size_t length = count_characters(text);
  if (length <= min_typed_characters) return false;
  text.resize(cut_to_characters(text, std::max(min_typed_characters, length * 3 / 4)).size());
  return true;
}

// Makes the messages again until they fit, or `shorten` returns false.
Messages fitted(int most_tokens, const auto& make, const auto& shorten) {
  Messages messages = make();
  while (estimated_tokens(messages) > most_tokens && shorten()) messages = make();
  return messages;
}

}  // namespace fitapp::coach
