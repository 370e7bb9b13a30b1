// The coach's chat history (contract §7).
#include "api/chat.h"

#include "api/shapes/chat.h"
#include "store/chat.h"

namespace fitapp::api {
namespace {

std::vector<domain::ChatMessage> list_chat_messages(const Caller& me, const Query<PageQuery>& query) {
  return store::list_chat_messages(me.user, me.database(), query.value.page());
}

NoContent clear_chat(const Caller& me) {
  store::delete_chat_messages(me.user, me.database());
  return {};
}

}  // namespace

std::vector<Endpoint> chat_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/coaching/chat", list_chat_messages, "The chat so far, oldest first"),
      FITAPP_ROUTE(del, "/api/coaching/chat", clear_chat, "Clear the chat"),
  };
}

}  // namespace fitapp::api
