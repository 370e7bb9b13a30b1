// The chat with the coach and its history. An answer is sent whole or, if the client accepts events, piece by piece
// (docs/behaviour.md, Coach).
#include "api/chat.h"

#include "api/coach_facts.h"
#include "api/data_records.h"
#include "api/log_records.h"
#include "api/shapes/chat.h"
#include "api/shapes/coaching.h"
#include "coach/coach_service.h"
#include "coach/question_language.h"
#include "domain/messages.h"
#include "security/token.h"
#include "store/chat.h"

namespace fitapp::api {
namespace {

// Stored messages that the coach should not repeat.
constexpr int remembered_messages = 8;

ChatParts parts_of(const domain::ChatMessage& message) {
  if (!message.parts) return {};
  return read_shape<ChatParts>(Json::parse(*message.parts), Source::json);
}

ChatMessageView message_view(const Caller& me, domain::ChatMessage message) {
  const bool is_red_flag = !message.is_user && me.services.coach.is_safety_answer(message.content);
  ChatParts parts = parts_of(message);
  return {std::move(message), std::move(parts), is_red_flag};
}

std::vector<ChatMessageView> list_chat_messages(const Caller& me, const Query<PageQuery>& query) {
  std::vector<ChatMessageView> views;
  for (domain::ChatMessage& message : store::list_chat_messages(me.user, me.database(), query.value.page())) {
    views.push_back(message_view(me, std::move(message)));
  }
  return views;
}

ChatMessageView update_chat_message(const Caller& me, Path<ChatMessageId> id, const ChatMessageUpdate& input) {
  auto message = store::set_chat_logged(me.user, me.database(), id.value, input.logged);
  if (!message) throw not_found(messages::entry_not_found);
  return message_view(me, std::move(*message));
}

NoContent clear_chat(const Caller& me) {
  store::delete_chat_messages(me.user, me.database());
  return {};
}

// Hashes the message alone: the history may have changed when a question is repeated.
store::ClientKey question_key(const ChatInput& input) {
  if (!input.client_key || input.client_key->empty()) return {};
  return {input.client_key, security::hash_token(input.message)};
}

domain::ChatMessage message_of(std::string text, std::optional<coach::Source> source, const domain::DayStamp& when) {
  domain::ChatMessage message;
  static_cast<domain::DayStamp&>(message) = when;
  message.content = std::move(text);
  message.is_user = !source;
  if (source) message.source = name_of(*source);
  return message;
}

// Sends each piece of an answer as a server-sent event.
class EventSink final : public coach::TextSink {
 public:
  explicit EventSink(http::Sink& client) : client_(client) {}

  template <class T>
  bool send_event(const T& event) {
    std::string text = "data: ";
    write_json(text, event);
    return client_.write(text + "\n\n");
  }

 private:
  bool send(std::string_view piece) override {
    return piece.empty() ? client_.is_open() : send_event(ChatDelta{std::string(piece)});
  }

  http::Sink& client_;
};

// A stored question and what the coach needs to answer it. Outlives the handler when the answer is streamed.
class ChatExchange {
 public:
  ChatExchange(const Caller& me, const ChatInput& input)
      : services_(me.services),
        zone_(me.zone),
        coach_(coach_of(me)),
        facts_(coach_facts(me)),
        records_(me),
        log_book_(me),
        language_(language_of(me)) {
    question_.message = input.message;
    for (const ChatTurnInput& turn : input.history) question_.history.push_back({turn.content, turn.is_user});
    language_ = coach::language_of_chat(question_, language_);
    const domain::Page newest{.from = {}, .to = {}, .limit = remembered_messages, .offset = 0};
    for (domain::ChatMessage& message : store::list_chat_messages(me.user, me.database(), newest)) {
      if (!message.is_user) question_.previous_answers.push_back(std::move(message.content));
    }
    stored_ = store::insert_chat_question(me.user, me.database(), message_of(input.message, std::nullopt, me.stamp()),
                                          question_key(input));
  }

  // A repeated question gets its stored answer. `out` may be null; `has_left` may be empty.
  ChatAnswer answer(coach::TextSink* out, const std::function<bool()>& has_left) const {
    if (stored_.answer) {
      if (out != nullptr) out->write(stored_.answer->content);
      return answer_of(*stored_.answer);
    }
    auto answer =
        coach_.chat({facts_, services_.new_seed(), language_, &records_, has_left, &log_book_}, question_, out);
    coach::ChatReply& reply = answer.value;
    auto message = message_of(std::move(reply.text), answer.source, domain::stamp_of(services_.clock.now(), zone_));
    const ChatParts parts{std::move(reply.links), std::move(reply.session), std::move(reply.draft)};
    if (!parts.links.empty() || parts.session || parts.draft) write_json(message.parts.emplace(), parts);
    // The client disconnected before it received anything, so there is nothing to store.
    if (message.content.empty() || (has_left && has_left())) return answer_of(message);
    return answer_of(store::insert_chat_answer(facts_.user, services_.database, stored_.id, message));
  }

 private:
  ChatAnswer answer_of(const domain::ChatMessage& message) const {
    const auto source = parse_enum<coach::Source>(message.source.value_or("")).value_or(coach::Source::built_in);
    return {parts_of(message), message.id, message.content, source, coach_.is_safety_answer(message.content)};
  }

  const Services& services_;
  const Zone& zone_;
  coach::CoachService coach_;
  coach::Facts facts_;
  DataRecords records_;
  LogRecords log_book_;
  coach::Language language_;
  coach::ChatQuestion question_;
  store::StoredQuestion stored_;
};

Streamable<ChatAnswer> send_chat_message(const Caller& me, const ChatInput& input) {
  me.services.attempts.count_coach(me.user, me.now);
  const auto exchange = std::make_shared<const ChatExchange>(me, input);
  if (!accepts_events(me.request)) return {exchange->answer(nullptr, has_left(me)), {}};
  return {{}, [exchange](http::Sink& client) {
            EventSink events(client);
            events.send_event(ChatEnd{exchange->answer(&events, {})});
          }};
}

}  // namespace

std::vector<Endpoint> chat_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/coaching/chat", list_chat_messages, "List chat messages, oldest first"),
      FITAPP_ROUTE(post, "/api/coaching/chat", send_chat_message,
                   "Send a message to the coach; streams events if the client accepts them"),
      FITAPP_ROUTE(put, "/api/coaching/chat/:id", update_chat_message, "Say whether the draft of an answer is logged"),
      FITAPP_ROUTE(del, "/api/coaching/chat", clear_chat, "Clear the chat"),
  };
}

}  // namespace fitapp::api
