// JSON shapes of the chat history.
#pragma once

#include "api/shapes/coaching.h"
#include "domain/chat.h"

namespace fitapp::api {

// `red_flag`: the message is a fixed safety answer.
struct ChatMessageView : domain::ChatMessage, ChatParts {
  bool red_flag = false;
};

// Whether the draft of an answer is logged. False deletes the entries that were logged from it.
struct ChatMessageUpdate {
  bool logged = false;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::ChatMessageUpdate> {
  using T = api::ChatMessageUpdate;
  static constexpr std::string_view name = "ChatMessageUpdate";
  static constexpr auto fields = std::make_tuple(field("logged", &T::logged, {.optional = true}));
};

template <>
struct Shape<api::ChatMessageView> {
  using T = api::ChatMessageView;
  static constexpr std::string_view name = "ChatMessage";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("id", &T::id), field("content", &T::content), field("isUser", &T::is_user),
                                     field("source", &T::source), field("redFlag", &T::red_flag),
                                     field("logged", &T::logged), field("timestamp", &T::at),
                                     field("localDate", &T::local_date), field("utcOffset", &T::utc_offset)),
                     Shape<api::ChatParts>::fields);
};

}  // namespace fitapp
