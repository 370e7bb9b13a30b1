// JSON shapes of the chat history.
#pragma once

#include "api/shapes/common.h"
#include "domain/chat.h"

namespace fitapp::api {

// `red_flag`: the message is a fixed safety answer.
struct ChatMessageView : domain::ChatMessage {
  bool red_flag = false;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::ChatMessageView> {
  using T = api::ChatMessageView;
  static constexpr std::string_view name = "ChatMessage";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("content", &T::content), field("isUser", &T::is_user),
                      field("source", &T::source), field("redFlag", &T::red_flag), field("timestamp", &T::at),
                      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

}  // namespace fitapp
