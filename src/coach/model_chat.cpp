// One question to the model: looks data up, streams, checks each sentence.
#include "coach/model_chat.h"

#include <algorithm>

#include "coach/data_answers.h"
#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/grounding.h"
#include "coach/model_answers.h"
#include "coach/model_query.h"
#include "coach/prompt_fitting.h"
#include "coach/reasoning_filter.h"

namespace fitapp::coach {
namespace {

using outbound::Completion;
using outbound::CompletionStatus;
using outbound::CompletionStream;
using outbound::Role;
using outbound::ToolCall;

constexpr int chat_tokens = 700;
constexpr int query_tokens = 400;
constexpr int max_rounds = 3;
constexpr std::size_t max_links = 3;
constexpr std::string_view tool_name = "query_data";

// Shows what a model writes: without its reasoning and control characters, sentence by sentence, and only sentences
// whose numbers it was told.
class ChatWriter {
 public:
  ChatWriter(const Grounding& grounding, TextSink* out)
      : sentences_([&grounding](std::string_view sentence) { return grounding.holds(sentence); }, max_coach_text),
        out_(out) {}

  // False when the rest of the answer is not needed.
  bool write(std::string_view piece) {
    show(sentences_.add(without_controls(reasoning_.apply(piece))));
    return !reader_left_ && !sentences_.is_full();
  }
  // The model goes on after it has looked something up.
  void end_part() {
    show(sentences_.finish());
    reasoning_ = {};
    if (!shown_.empty()) sentences_.add("\n\n");
  }
  void finish() { show(sentences_.finish()); }
  void show(std::string_view text) {
    shown_ += text;
    if (out_ != nullptr) reader_left_ = !out_->write(text);
  }

  const std::string& shown() const { return shown_; }
  bool is_full() const { return sentences_.is_full(); }
  bool reader_left() const { return reader_left_; }

 private:
  ReasoningFilter reasoning_;
  SentenceFilter sentences_;
  TextSink* const out_;
  std::string shown_;
  bool reader_left_ = false;
};

// Sends the model's answer to the writer as it arrives.
Completion read_stream(CompletionStream stream, ChatWriter& writer) {
  while (const auto piece = stream.next()) {
    if (!writer.write(*piece)) break;
  }
  Completion completion = stream.result();
  if (writer.is_full()) completion.status = CompletionStatus::complete;
  return completion;
}

std::string tools_json(const Facts& facts) {
  Json parameters = query_schema(facts);
  parameters["required"] = {"measure"};
  const Json function{{"name", tool_name},
                      {"description",
                       "Looks up numbers of the person's own logged data: what they ate, weighed, slept and trained. "
                       "Leave out what does not matter."},
                      {"parameters", std::move(parameters)}};
  return Json::array({Json{{"type", "function"}, {"function", function}}}).dump();
}

class Conversation {
 public:
  Conversation(const ModelService& service, const domain::ExerciseMentions& mentions, const DataAnswers& answers,
               const CoachContext& context, const ChatQuestion& question, TextSink* out)
      : service_(service),
        mentions_(mentions),
        answers_(answers),
        context_(context),
        shorter_(question),
        facts_(chat_facts(context, service.options().first_name)),
        out_(out),
        writer_(grounding_, out) {
    grounding_.add_facts(facts_);
    grounding_.add_text(question.message);
    for (const ChatTurn& turn : question.history) grounding_.add_text(turn.text);
  }

  // How the last answer of the model ended.
  CompletionStatus run() {
    const auto call = service_.begin(context_);
    if (!call) return CompletionStatus::unreachable;
    const bool can_look_up = context_.records != nullptr;
    bool has_tools = can_look_up && service_.has_tools();
    if (can_look_up && !has_tools && !look_up_first(*call)) return last_;
    for (int round = 0; round <= max_rounds; ++round) {
      const Completion completion = ask(*call, has_tools, round < max_rounds);
      last_ = completion.status;
      if (has_tools && refuses_tools(completion)) {
        service_.remember_no_tools();
        has_tools = false;
        if (!look_up_first(*call)) break;
        continue;
      }
      const bool wants_results = has_tools && last_ == CompletionStatus::complete && !completion.calls.empty();
      if (!wants_results || round == max_rounds) break;
      answer_calls(completion);
    }
    return last_;
  }

  ChatWriter& writer() { return writer_; }
  std::vector<Link> links() && { return std::move(links_); }

 private:
  Messages make_prompt(int most_tokens) {
    const int left = most_tokens - estimated_tokens(lookups_);
    const auto shorten = [&] {
      if (shorter_.history.empty()) return shorten_text(shorter_.message);
      shorter_.history.erase(shorter_.history.begin());
      return true;
    };
    Messages messages = fitted(
        left, [&] { return chat_prompt(context_, shorter_, facts_); }, shorten);
    messages.insert(messages.end(), lookups_.begin(), lookups_.end());
    return messages;
  }

  Completion ask(const ModelService::Call& call, bool has_tools, bool may_call) {
    const ModelService::Task task{.prompt = [&](int most_tokens) { return make_prompt(most_tokens); },
                                  .answer_tokens = chat_tokens,
                                  .tools = has_tools ? tools_json(context_.facts) : "",
                                  .may_call = may_call};
    if (out_ != nullptr)
      return service_.stream(call, task,
                             [&](CompletionStream stream) { return read_stream(std::move(stream), writer_); });
    Completion completion = service_.ask(call, task);
    if (completion.status == CompletionStatus::complete) writer_.write(completion.text);
    return completion;
  }

  // The result of a query in the user's words and units.
  std::string result_of(const ModelQuery& query) {
    if (!may_ask(query.measure, context_.facts)) return "The person does not share this.";
    const domain::DataAnswer answer =
        context_.records->answer(careful_query(data_query_of(query, mentions_), context_.facts));
    const ChatReply reply = answers_.reply(context_, answer, {});
    for (const Link& link : reply.links) {
      if (links_.size() < max_links && std::find(links_.begin(), links_.end(), link) == links_.end())
        links_.push_back(link);
    }
    grounding_.add_text(reply.text);
    return reply.text;
  }

  std::string result_of(const ToolCall& call) {
    if (call.name != tool_name) return "There is no such function.";
    auto query = read_answer<ModelQuery>(call.arguments);
    return std::holds_alternative<ModelQuery>(query) ? result_of(std::get<ModelQuery>(query))
                                                     : std::get<std::string>(query);
  }

  void answer_calls(const Completion& completion) {
    writer_.end_part();
    lookups_.push_back({Role::assistant, without_controls(completion.text), completion.calls});
    for (const ToolCall& call : completion.calls) lookups_.push_back({Role::tool, result_of(call), {}, call.id});
  }

  // For a server without tools: the model first says what it needs. False if the server does not answer.
  bool look_up_first(const ModelService::Call& call) {
    const ModelService::Task task{.prompt =
                                      [&](int most_tokens) {
                                        const auto ask = queries_prompt(measures_for(context_.facts));
                                        Messages messages = make_prompt(most_tokens - estimated_tokens(ask.content));
                                        messages.push_back(ask);
                                        return messages;
                                      },
                                  .answer_tokens = query_tokens,
                                  .schema_name = "queries",
                                  .schema = queries_schema(context_.facts).dump()};
    const Completion completion = service_.ask(call, task);
    last_ = completion.status;
    if (last_ != CompletionStatus::complete) return false;
    auto read = read_answer<ModelQueries>(completion.text);
    const auto* const asked = std::get_if<ModelQueries>(&read);
    if (asked == nullptr || asked->queries.empty()) return true;
    Json results = Json::array();
    for (const ModelQuery& query : asked->queries) results.push_back(result_of(query));
    lookups_.push_back({Role::user, "What was looked up in the person's data, as JSON: " + results.dump() +
                                        "\nNow answer the person in plain text."});
    return true;
  }

  const ModelService& service_;
  const domain::ExerciseMentions& mentions_;
  const DataAnswers& answers_;
  const CoachContext& context_;
  ChatQuestion shorter_;
  const Json facts_;
  Grounding grounding_;
  TextSink* const out_;
  ChatWriter writer_;
  Messages lookups_;
  std::vector<Link> links_;
  CompletionStatus last_ = CompletionStatus::complete;
};

// A warning for an answer that mentions an exercise that loads an injured area or is not safe in pregnancy.
std::string safety_note(const RulesCoach& rules, const domain::Catalogue& catalogue, const CoachContext& context,
                        const ChatQuestion& question, const std::string& answer) {
  const domain::PlanPreferences preferences = rules.preferences_in(context, question);
  for (const domain::ExerciseMention& mention : rules.mentions().mentioned_in(answer)) {
    const domain::Exercise& exercise = *mention.exercise;
    PhraseValues values;
    add_exercise_values(values, exercise, context.facts);
    add_swap_value(values, exercise, preferences, catalogue);
    const std::string warning = pregnancy_warning(exercise, preferences, values);
    if (!warning.empty()) return "\n\nFrom the exercise library: " + warning + " Ask your midwife or doctor.";
    if (!values.contains("x_hurts")) continue;
    std::string note = fill_placeholders(
        "From the exercise library: {x} loads your {x_hurts}, which your profile asks to spare.", values);
    if (values.contains("x_swap")) note += fill_placeholders(" {x_swap} would be kinder.", values);
    return "\n\n" + note;
  }
  return "";
}

}  // namespace

std::optional<ChatReply> ModelChat::answer(const CoachContext& context, const ChatQuestion& question,
                                           TextSink* out) const {
  Conversation conversation(service_, rules_.mentions(), rules_.data_answers(), context, question, out);
  const CompletionStatus end = conversation.run();
  ChatWriter& writer = conversation.writer();
  if (end == CompletionStatus::stopped) {
    // What was shown before the reader left or the server stopped is the answer.
    const bool has_answer = out != nullptr && (writer.reader_left() || !writer.shown().empty());
    return has_answer ? std::optional(ChatReply{writer.shown()}) : std::nullopt;
  }
  if (end != CompletionStatus::complete) return std::nullopt;
  writer.finish();
  if (writer.shown().empty()) return std::nullopt;
  const std::string note = safety_note(rules_, catalogue_, context, question, writer.shown());
  if (!note.empty()) writer.show(note);
  return ChatReply{.text = writer.shown(), .links = std::move(conversation).links()};
}

}  // namespace fitapp::coach
