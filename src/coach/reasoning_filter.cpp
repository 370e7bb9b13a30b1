// Holds back text until the closing reasoning tag, or until it is clear that there is no reasoning.
#include "coach/reasoning_filter.h"

namespace fitapp::coach {
namespace {

constexpr std::string_view opening_tag = "<think>";
constexpr std::string_view closing_tag = "</think>";

}  // namespace

std::string ReasoningFilter::apply(std::string_view piece) {
  if (has_started_) {
    shown_ += piece.size();
    return std::string(piece);
  }
  pending_ += piece;
  const auto first = pending_.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return "";
  pending_.erase(0, first);
  const std::string_view start = std::string_view(pending_).substr(0, opening_tag.size());
  if (!opening_tag.starts_with(start)) return start_answer();
  const auto closing = pending_.find(closing_tag);
  if (closing == std::string::npos) return "";
  pending_.erase(0, closing + closing_tag.size());
  return apply({});
}

std::string ReasoningFilter::start_answer() {
  has_started_ = true;
  shown_ += pending_.size();
  return std::move(pending_);
}

}  // namespace fitapp::coach
