// What was said in the coach's chat; knows no coach.
#pragma once

#include <optional>
#include <string>

#include "base/id.h"
#include "domain/day_stamp.h"

namespace fitapp::domain {

// `source` is "model" or "built-in"; absent for the person's own words. The stamp is that of saying it.
struct ChatMessage : DayStamp {
  ChatMessageId id;
  std::string content;
  bool is_user = false;
  std::optional<std::string> source;
};

}  // namespace fitapp::domain
