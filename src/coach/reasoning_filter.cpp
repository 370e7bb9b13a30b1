// Holds back text until the closing reasoning tag, or until it is clear that there is no reasoning.
#include "coach/reasoning_filter.h"

namespace fitapp::coach {
namespace {

constexpr std::string_view opening_tag = "<think>";
constexpr std::string_view closing_tag = "</think>";

}  // namespace

std::string ReasoningFilter::apply(std::string_view piece) {
  if (has_started_) return std::string(piece);
  pending_ += piece;
  if (is_reasoning_) return end_reasoning();
  const auto first = pending_.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) {
    pending_.clear();
    return "";
  }
  pending_.erase(0, first);
  const std::string_view start = std::string_view(pending_).substr(0, opening_tag.size());
  if (!opening_tag.starts_with(start)) return start_answer();
  is_reasoning_ = start.size() == opening_tag.size();
  return is_reasoning_ ? end_reasoning() : "";
}

std::string ReasoningFilter::end_reasoning() {
  const auto closing = pending_.find(closing_tag);
  if (closing == std::string::npos) {
    // Only the beginning of a closing tag can still matter.
    if (pending_.size() >= closing_tag.size()) pending_.erase(0, pending_.size() - closing_tag.size() + 1);
    return "";
  }
  pending_.erase(0, closing + closing_tag.size());
  is_reasoning_ = false;
  return apply({});
}

std::string ReasoningFilter::start_answer() {
  has_started_ = true;
  return std::move(pending_);
}

}  // namespace fitapp::coach
