// The chat with the coach and its history. An answer is sent whole or, if the client accepts events, piece by piece
// (docs/behaviour.md, Coach).
#include "api/chat.h"

#include <algorithm>

#include "api/coach_facts.h"
#include "api/data_records.h"
#include "api/log_records.h"
#include "api/shapes/chat.h"
#include "api/shapes/coaching.h"
#include "coach/coach_service.h"
#include "coach/log_undo.h"
#include "coach/question_language.h"
#include "domain/messages.h"
#include "security/token.h"
#include "store/chat.h"
#include "store/draft_entries.h"

namespace fitapp::api {
namespace {

// Stored messages that the coach should not repeat.
constexpr std::size_t remembered_messages = 8;
// A session, six messages about something else, and their answers.
constexpr int conversation_messages = 14;
// Those that the safety check sees, and how long dangers and statements about oneself hold.
constexpr int safety_messages = 60;
constexpr std::chrono::hours dangers_hold{24};
constexpr std::chrono::hours statements_hold{24 * 30};

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
  const auto draft_of = [](const auto& answer) { return parts_of(answer).draft.value_or(domain::LogDraft{}); };
  auto message = input.logged ? store::set_chat_logged(me.user, me.database(), id.value, true)
                              : store::take_back_draft(me.user, me.database(), id.value, draft_of, me.now);
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
    log_book_.answer_in(language_);
    const domain::Page newest{.from = {}, .to = {}, .limit = safety_messages, .offset = 0};
    auto messages = store::list_chat_messages(me.user, me.database(), newest);
    remember_what_was_said(messages);
    const std::size_t further_up = messages.size() - std::min<std::size_t>(messages.size(), conversation_messages);
    messages.erase(messages.begin(), messages.begin() + static_cast<std::ptrdiff_t>(further_up));
    read_stored(messages);
    // They say nothing about the person, so that no answer and no check may depend on them.
    std::erase_if(question_.history,
                  [](const coach::ChatTurn& turn) { return turn.is_user && coach::is_plain_undo(turn.text); });
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
    coach::ChatReply& said = answer.value;
    auto message = message_of(std::move(said.text), answer.source, domain::stamp_of(services_.clock.now(), zone_));
    const ChatParts parts{std::move(said.links), std::move(said.session), std::move(said.draft)};
    if (!parts.links.empty() || parts.session || parts.draft) write_json(message.parts.emplace(), parts);
    // The client disconnected before it received anything, so there is nothing to store. What was undone is: the
    // question may be repeated.
    const bool has_undone = parts.draft && parts.draft->entries.empty();
    if (message.content.empty() || (has_left && has_left() && !has_undone)) return answer_of(message);
    return answer_of(store::insert_chat_answer(facts_.user, services_.database, stored_.id, message));
  }

 private:
  // For the safety check, which must not depend on what the client sends.
  void remember_what_was_said(const std::vector<domain::ChatMessage>& messages) {
    const Instant now = services_.clock.now();
    for (const domain::ChatMessage& message : messages) {
      if (!message.is_user || coach::is_plain_undo(message.content) || now - message.at > statements_hold) continue;
      (now - message.at <= dangers_hold ? question_.said_lately : question_.said_earlier).push_back(message.content);
    }
  }

  // `messages` are the last stored ones, oldest first.
  void read_stored(const std::vector<domain::ChatMessage>& messages) {
    for (std::size_t at = 0; at < messages.size(); ++at) {
      const domain::ChatMessage& message = messages[at];
      if (!message.is_user && at + remembered_messages >= messages.size())
        question_.previous_answers.push_back(message.content);
    }
    // Who sends no history begins a new conversation.
    const auto last_of_user = [](const auto& turns) {
      return std::find_if(turns.rbegin(), turns.rend(), [](const auto& turn) { return turn.is_user; });
    };
    const auto sent = last_of_user(question_.history);
    const auto stored = last_of_user(messages);
    const bool goes_on = sent != question_.history.rend() && stored != messages.rend() && sent->text == stored->content;
    if (!goes_on) return;
    bool is_about_entries = false;
    for (const domain::ChatMessage& message : messages) {
      ChatParts parts = parts_of(message);
      question_.conversation.push_back({message.content, message.is_user, std::move(parts.session)});
      auto draft = std::move(parts.draft);
      if (message.is_user) {
        is_about_entries = coach::is_about_last_draft(message.content);
      } else if (draft && !draft->entries.empty()) {
        // A confirmed draft is logged as the one that it confirms.
        const ChatMessageId id = draft->confirmed ? draft->replaces.value_or(message.id) : message.id;
        log_book_.remember({id, std::move(*draft), message.id == messages.back().id, message.at});
      } else if (!draft && !is_about_entries) {
        log_book_.end_topic();
      }
    }
  }

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
      waits_outside(FITAPP_ROUTE(post, "/api/coaching/chat", send_chat_message,
                                 "Send a message to the coach; streams events if the client accepts them")),
      FITAPP_ROUTE(put, "/api/coaching/chat/:id", update_chat_message,
                   "Say whether the draft of an answer is logged; false deletes its entries"),
      FITAPP_ROUTE(del, "/api/coaching/chat", clear_chat, "Clear the chat"),
  };
}

}  // namespace fitapp::api
