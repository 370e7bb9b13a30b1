// How long a prompt may be: the tokens that the model's server takes.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

#include "base/clock.h"
#include "coach/prompts.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

// Used while the server has not said how many it takes.
inline constexpr int default_context_tokens = 8192;

// A careful estimate: three bytes of letters are a token, and each byte of an emoji.
int estimated_tokens(std::string_view text);
int estimated_tokens(const Messages& messages);

// Safe to use from many threads at once.
class ContextWindow {
 public:
  // `configured`: [coach] context_tokens; 0: the server is asked.
  ContextWindow(const outbound::ChatCompletions& service, int configured)
      : service_(service), configured_(configured) {}

  // Of a prompt and its answer. Asks the server at most every ten minutes, and waits at most `timeout` for it.
  int tokens(Instant now, std::chrono::milliseconds timeout, const std::function<bool()>& is_cancelled);
  // The most tokens of the next attempt, by the estimate, after a prompt of `estimated` was refused as too long.
  int after_refusal(const outbound::ContextRefusal& refusal, int estimated, Instant now);

 private:
  const outbound::ChatCompletions& service_;
  const int configured_;
  std::mutex mutex_;
  std::optional<int> told_;
  Instant ask_again_{};
};

}  // namespace fitapp::coach
