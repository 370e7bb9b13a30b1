// Asks the server for its context and estimates the tokens of texts.
#include "coach/context_window.h"

#include <algorithm>

#include "base/utf8.h"

namespace fitapp::coach {
namespace {

constexpr int bytes_of_token = 3;
constexpr int tokens_of_message = 8;  // role and separators
constexpr char32_t first_symbol = 0x2000;
constexpr std::chrono::minutes pause_between_questions{10};
constexpr double safety = 0.95;

}  // namespace

int estimated_tokens(std::string_view text) {
  std::size_t symbols = 0;  // bytes of them
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const auto code = next_code_point(text, at);
    if (!code || *code >= first_symbol) symbols += at - begin;
  }
  return static_cast<int>((text.size() - symbols + bytes_of_token - 1) / bytes_of_token + symbols);
}

int estimated_tokens(const Messages& messages) {
  int tokens = 0;
  for (const outbound::CompletionMessage& each : messages) tokens += estimated_tokens(each.content) + tokens_of_message;
  return tokens;
}

int ContextWindow::tokens(Instant now, std::chrono::milliseconds timeout, const std::function<bool()>& is_cancelled) {
  if (configured_ > 0) return configured_;
  {
    const std::lock_guard lock(mutex_);
    if (now < ask_again_) return told_.value_or(default_context_tokens);
    // Others use what is known until the server has answered.
    ask_again_ = now + pause_between_questions;
  }
  const auto told = service_.context_tokens(timeout, is_cancelled);
  const std::lock_guard lock(mutex_);
  told_ = told;
  return told_.value_or(default_context_tokens);
}

int ContextWindow::after_refusal(const outbound::ContextRefusal& refusal, int estimated, Instant now) {
  if (refusal.context_tokens && configured_ == 0) {
    const std::lock_guard lock(mutex_);
    told_ = refusal.context_tokens;
    ask_again_ = now + pause_between_questions;
  }
  if (!refusal.context_tokens || !refusal.prompt_tokens) return estimated / 2;
  // The estimate was too low for this text by this factor.
  const double share = static_cast<double>(*refusal.context_tokens) / *refusal.prompt_tokens;
  return static_cast<int>(std::min(1.0, share) * safety * estimated);
}

}  // namespace fitapp::coach
