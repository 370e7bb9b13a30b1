// The chat with the coach and its history (contract §7). An answer goes out whole or, when the client asks for events,
// piece by piece.
#include "api/chat.h"

#include "api/coach_facts.h"
#include "api/shapes/chat.h"
#include "api/shapes/coaching.h"
#include "coach/coach_service.h"
#include "security/token.h"
#include "store/chat.h"

namespace fitapp::api {
namespace {

// How many stored messages the coach looks at, so as not to say the same again.
constexpr int looked_at = 8;

std::vector<ChatMessageView> list_chat_messages(const Caller& me, const Query<PageQuery>& query) {
  std::vector<ChatMessageView> views;
  for (domain::ChatMessage& message : store::list_chat_messages(me.user, me.database(), query.value.page())) {
    const bool is_careful = !message.is_user && me.services.coach.is_careful(message.content);
    views.push_back({std::move(message), is_careful});
  }
  return views;
}

NoContent clear_chat(const Caller& me) {
  store::delete_chat_messages(me.user, me.database());
  return {};
}

// The words make the question: what was said before may have changed when it is sent again.
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

// One question on its way to an answer. It outlives the handler when the answer is streamed.
class Conversation {
 public:
  Conversation(const Caller& me, const ChatInput& input)
      : services_(me.services),
        zone_(me.zone),
        coach_(coach_of(me)),
        facts_(coach_facts(me)),
        language_(language_of(me)) {
    question_.message = input.message;
    for (const ChatTurnInput& turn : input.history) question_.history.push_back({turn.content, turn.is_user});
    const domain::Page newest{.from = {}, .to = {}, .limit = looked_at, .offset = 0};
    for (domain::ChatMessage& message : store::list_chat_messages(me.user, me.database(), newest)) {
      if (!message.is_user) question_.said.push_back(std::move(message.content));
    }
    stored_ = store::insert_chat_question(me.user, me.database(), message_of(input.message, std::nullopt, me.stamp()),
                                          question_key(input));
  }

  // The answer it got before, when it was sent before.
  ChatAnswer answer(const coach::Listener& listener) const {
    if (stored_.answer) {
      if (listener) listener(stored_.answer->content);
      return answer_of(*stored_.answer);
    }
    auto answered = coach_.chat({facts_, services_.new_seed(), language_}, question_, listener);
    const auto message =
        message_of(std::move(answered.answer), answered.source, domain::stamp_of(services_.clock.now(), zone_));
    // Whoever stopped before the first word was answered nothing.
    if (message.content.empty()) return answer_of(message);
    return answer_of(store::insert_chat_answer(facts_.user, services_.database, stored_.id, message));
  }

  void answer_into(http::Sink& sink) const {
    const ChatAnswer whole = answer([&](std::string_view piece) {
      return piece.empty() ? sink.is_open() : send(sink, ChatDelta{std::string(piece)});
    });
    send(sink, ChatEnd{whole});
  }

 private:
  template <class T>
  static bool send(http::Sink& sink, const T& event) {
    std::string text = "data: ";
    write_json(text, event);
    return sink.write(text + "\n\n");
  }

  ChatAnswer answer_of(const domain::ChatMessage& message) const {
    const auto source = parse_enum<coach::Source>(message.source.value_or("")).value_or(coach::Source::built_in);
    return {message.content, source, coach_.is_careful(message.content)};
  }

  const Services& services_;
  const Zone& zone_;
  coach::CoachService coach_;
  coach::Facts facts_;
  coach::Language language_;
  coach::ChatQuestion question_;
  store::StoredQuestion stored_;
};

Streamable<ChatAnswer> send_chat_message(const Caller& me, const ChatInput& input) {
  me.services.attempts.count_coach(me.user, me.now);
  const auto conversation = std::make_shared<const Conversation>(me, input);
  if (!wants_events(me.request)) return {conversation->answer({}), {}};
  return {{}, [conversation](http::Sink& sink) { conversation->answer_into(sink); }};
}

}  // namespace

std::vector<Endpoint> chat_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/coaching/chat", list_chat_messages, "The chat so far, oldest first"),
      FITAPP_ROUTE(post, "/api/coaching/chat", send_chat_message, "Ask the coach; answered as events on request"),
      FITAPP_ROUTE(del, "/api/coaching/chat", clear_chat, "Clear the chat"),
  };
}

}  // namespace fitapp::api
