// The coach's chat history on the wire.
#pragma once

#include "api/shapes/common.h"
#include "domain/chat.h"

namespace fitapp {

template <>
struct Shape<domain::ChatMessage> {
  using T = domain::ChatMessage;
  static constexpr std::string_view name = "ChatMessage";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("content", &T::content), field("isUser", &T::is_user), field("source", &T::source),
      field("timestamp", &T::at), field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

}  // namespace fitapp
