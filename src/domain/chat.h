// A message of the chat with the coach.
#pragma once

#include <optional>
#include <string>

#include "base/id.h"
#include "domain/day_stamp.h"

namespace fitapp::domain {

// `source` is "model" or "built-in", and is absent for the user's own messages. The stamp is the time of the message.
// `parts` is the JSON of what an answer carries beside its text (api/shapes/chat.h); `logged` says that its draft of an
// entry was logged.
struct ChatMessage : DayStamp {
  ChatMessageId id;
  std::string content;
  bool is_user = false;
  std::optional<std::string> source;
  std::optional<std::string> parts;
  bool logged = false;
};

}  // namespace fitapp::domain
