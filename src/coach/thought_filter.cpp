// Holding back of thoughts at the beginning of an answer.
#include "coach/thought_filter.h"

namespace fitapp::coach {
namespace {

constexpr std::string_view open_mark = "<think>";
constexpr std::string_view close_mark = "</think>";

}  // namespace

std::string ThoughtFilter::take(std::string_view piece) {
  if (is_open_) {
    shown_ += piece.size();
    return std::string(piece);
  }
  held_ += piece;
  const auto first = held_.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return "";
  held_.erase(0, first);
  const std::string_view start = std::string_view(held_).substr(0, open_mark.size());
  if (!open_mark.starts_with(start)) return release();
  const auto close = held_.find(close_mark);
  if (close == std::string::npos) return "";
  held_.erase(0, close + close_mark.size());
  return take({});
}

std::string ThoughtFilter::release() {
  is_open_ = true;
  shown_ += held_.size();
  return std::move(held_);
}

}  // namespace fitapp::coach
