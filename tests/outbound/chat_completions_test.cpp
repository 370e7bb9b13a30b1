// Tests the chat completions client against a scripted server that behaves well or badly.
#include "outbound/chat_completions.h"

#include <doctest/doctest.h>

#include <chrono>

#include "outbound/loopback.h"
#include "support/scripted_model.h"

using namespace fitapp;
using namespace fitapp::outbound;
using fitapp::tests::Behaviour;
using fitapp::tests::ScriptedModel;

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

CompletionOptions options_for(const std::string& base_url) {
  return {.base_url = base_url, .api_key = "sk-secret", .model = "small", .http = {}};
}

CompletionRequest hello(milliseconds timeout = milliseconds{3000}) {
  CompletionRequest request;
  request.messages = {{Role::system, "Be kind."}, {Role::user, "Hello"}};
  request.timeout = timeout;
  return request;
}

struct Streamed {
  Completion completion;
  std::vector<std::string> pieces;

  std::string text() const {
    std::string all;
    for (const std::string& piece : pieces) all += piece;
    return all;
  }
};

Streamed read_stream(const ChatCompletions& service, const CompletionRequest& request) {
  Streamed streamed;
  CompletionStream stream = service.stream(request);
  while (auto piece = stream.next()) {
    if (!piece->empty()) streamed.pieces.push_back(std::move(*piece));
  }
  streamed.completion = stream.result();
  return streamed;
}

std::string parsed_text(std::string_view body, std::size_t size) {
  CompletionParser parser;
  std::string text;
  for (std::size_t at = 0; at < body.size(); at += size) {
    parser.add(body.substr(at, size));
    while (const auto piece = parser.next()) text += *piece;
  }
  parser.end();
  while (const auto piece = parser.next()) text += *piece;
  return parser.is_complete() ? text : text + " (incomplete)";
}

std::string stream_event(const std::string& delta, const std::string& reason = "null") {
  return "data: {\"choices\":[{\"delta\":" + delta + ",\"finish_reason\":" + reason + "}]}\n\n";
}

}  // namespace

TEST_CASE("a completion request carries model, messages and key, and returns the text") {
  ScriptedModel model;
  model.say("Grüß dich.");
  CompletionRequest request = hello();
  request.format = ResponseFormat::json_schema;
  request.schema_name = "greeting";
  request.schema = R"({"type":"object"})";
  const Completion completion = ChatCompletions(options_for(model.base_url())).complete(request);
  CHECK(completion.status == CompletionStatus::complete);
  CHECK(completion.text == "Grüß dich.");
  const std::string seen = model.requests().at(0);
  CHECK(seen.starts_with("POST /v1/chat/completions HTTP/1.1\r\n"));
  CHECK(seen.find("Authorization: Bearer sk-secret\r\n") != std::string::npos);
  CHECK(seen.find("\"model\":\"small\"") != std::string::npos);
  CHECK(seen.find("\"role\":\"system\"") != std::string::npos);
  CHECK(seen.find("\"json_schema\":{\"name\":\"greeting\",\"schema\":{\"type\":\"object\"},\"strict\":true}") !=
        std::string::npos);
  CHECK(seen.find("Expect:") == std::string::npos);
}

TEST_CASE("a streamed answer arrives completely, piece by piece") {
  ScriptedModel model;
  model.say("Walk a little, then stretch your calves.");
  const Streamed streamed = read_stream(ChatCompletions(options_for(model.base_url())), hello());
  CHECK(streamed.completion.status == CompletionStatus::complete);
  CHECK(streamed.completion.was_streamed);
  CHECK(streamed.pieces.size() > 3);
  CHECK(streamed.text() == "Walk a little, then stretch your calves.");
  CHECK(streamed.completion.text == streamed.text());
}

TEST_CASE("the answer of a server that does not stream is one piece") {
  ScriptedModel model;
  model.behave(Behaviour::not_streaming);
  const Streamed streamed = read_stream(ChatCompletions(options_for(model.base_url())), hello());
  CHECK(streamed.completion.status == CompletionStatus::complete);
  CHECK_FALSE(streamed.completion.was_streamed);
  CHECK(streamed.pieces == std::vector<std::string>{"Good."});
}

TEST_CASE("a stream that is not read to the end is stopped") {
  ScriptedModel model;
  model.say(std::string(700, 'a'));
  const ChatCompletions service(options_for(model.base_url()));
  CompletionStream stream = service.stream(hello());
  while (const auto piece = stream.next()) {
    if (!piece->empty()) break;
  }
  CHECK(stream.result().status == CompletionStatus::stopped);
  CHECK(stream.result().text == "aaaaaaa");
}

TEST_CASE("the reader of a silent server regains control about once a second") {
  ScriptedModel model;
  model.behave(Behaviour::hanging);
  const auto began = steady_clock::now();
  const ChatCompletions service(options_for(model.base_url()));
  CompletionStream stream = service.stream(hello(milliseconds{20'000}));
  CHECK(stream.next() == "");
  CHECK(stream.next() == "");
  CHECK(stream.result().status == CompletionStatus::stopped);
  CHECK(steady_clock::now() - began < milliseconds{10'000});
}

TEST_CASE("a cancelled request ends long before its timeout") {
  ScriptedModel model;
  model.behave(Behaviour::hanging);
  CompletionRequest request = hello(milliseconds{20'000});
  request.is_cancelled = [] { return true; };
  const auto began = steady_clock::now();
  const ChatCompletions service(options_for(model.base_url()));
  CHECK(service.complete(request).status == CompletionStatus::stopped);
  CHECK(read_stream(service, request).completion.status == CompletionStatus::stopped);
  CHECK(steady_clock::now() - began < milliseconds{10'000});
}

TEST_CASE("every misbehaviour ends within the timeout and is reported, whole or streamed") {
  const std::vector<std::pair<Behaviour, CompletionStatus>> expected{
      {Behaviour::slow, CompletionStatus::complete},
      {Behaviour::hanging, CompletionStatus::timed_out},
      {Behaviour::dripping, CompletionStatus::timed_out},
      {Behaviour::no_completion, CompletionStatus::invalid_response},
      {Behaviour::unauthorized, CompletionStatus::unauthorized},
      {Behaviour::busy, CompletionStatus::rate_limited},
      {Behaviour::failing, CompletionStatus::server_error},
      {Behaviour::redirecting, CompletionStatus::redirected},
      {Behaviour::huge, CompletionStatus::too_large},
      {Behaviour::truncated, CompletionStatus::truncated},
      {Behaviour::vanishing, CompletionStatus::unreachable}};
  for (const auto& [behaviour, end] : expected) {
    ScriptedModel model;
    model.behave(behaviour);
    const ChatCompletions service(options_for(model.base_url()));
    for (const bool is_streamed : {false, true}) {
      INFO(static_cast<int>(behaviour), is_streamed ? " streamed" : " whole");
      // Short only where the timeout is what is tested.
      const milliseconds timeout{end == CompletionStatus::timed_out ? 600 : 60000};
      const Completion completion =
          is_streamed ? read_stream(service, hello(timeout)).completion : service.complete(hello(timeout));
      CHECK(completion.status == end);
      CHECK(completion.problem.empty() == (end == CompletionStatus::complete));
      CHECK(completion.problem.find("secret") == std::string::npos);
      if (end == CompletionStatus::rate_limited) CHECK(completion.retry_after == 7);
    }
    if (behaviour == Behaviour::redirecting) CHECK(model.requests().size() == 2);
  }
}

TEST_CASE("an unused port is unreachable") {
  const int port = outbound::test::unused_port();
  const Completion completion =
      ChatCompletions(options_for("http://127.0.0.1:" + std::to_string(port) + "/v1")).complete(hello());
  CHECK(completion.status == CompletionStatus::unreachable);
  CHECK(completion.problem ==
        "No answer from 127.0.0.1:" + std::to_string(port) + ": nothing listens at that address.");
}

TEST_CASE("only addresses of this machine are loopback") {
  for (const char* url : {"http://127.0.0.1:11434/v1", "http://localhost/v1", "http://localhost:8080",
                          "https://[::1]:443/v1", "http://127.8.9.10", "http://[::ffff:127.0.0.1]:1"}) {
    CHECK(is_loopback(url));
  }
  for (const char* url : {"https://api.example.com/v1", "http://10.0.0.5:8000", "http://localhost.example.com/v1",
                          "http://127.evil.example", "http://127.0.0.1.evil.example:11434",
                          "http://127.0.0.1@evil.example", "http://[::2]", "http://128.0.0.1"}) {
    CHECK_FALSE(is_loopback(url));
  }
}

TEST_CASE("a stream is read the same however it is split, and so is a whole answer with line breaks") {
  const std::string events = ": hello\r\n\r\n" + stream_event(R"({"content":"Grüß "})") + "event: x\nid: 7\n" +
                             stream_event(R"({"content":"dich."})") + "data: [DONE]\n\n";
  const std::string whole = "{\n \"choices\": [\n {\"message\": {\"content\": \"Grüß dich.\"}}]\n}\n";
  for (const std::size_t size : {1, 2, 7, 1000}) {
    CHECK(parsed_text(events, size) == "Grüß dich.");
    CHECK(parsed_text(whole, size) == "Grüß dich.");
    CHECK(parsed_text(events.substr(0, events.size() - 40), size).ends_with("(incomplete)"));
  }
}

TEST_CASE("a line that never ends is searched once") {
  CompletionParser parser;
  const auto began = std::chrono::steady_clock::now();
  for (int i = 0; i < 500'000; ++i) {
    parser.add("xy");
    if (parser.next()) FAIL("there is no line yet");
  }
  CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds{60});
}

TEST_CASE("calls of functions are put together from their parts") {
  CompletionParser parser;
  parser.add(
      stream_event(R"({"tool_calls":[{"index":0,"id":"a","function":{"name":"query_data","arguments":"{\"mea"}}]})") +
      stream_event(R"({"tool_calls":[{"index":0,"function":{"arguments":"sure\":1}"}}]})") +
      stream_event(R"({"tool_calls":[{"index":1,"id":"b","function":{"name":"other","arguments":"{}"}}]})") +
      stream_event(R"({"tool_calls":[{"index":99,"id":"c"},7,{"index":-1}]})") + stream_event("{}", "\"tool_calls\""));
  CHECK_FALSE(parser.next());
  REQUIRE(parser.calls().size() >= 2);
  CHECK(parser.calls()[0].id == "a");
  CHECK(parser.calls()[0].name == "query_data");
  CHECK(parser.calls()[0].arguments == "{\"measure\":1}");
  CHECK(parser.calls()[1].name == "other");
  CHECK(parser.is_complete());
  const auto whole = completion_message(
      R"({"choices":[{"message":{"content":null,"tool_calls":[{"id":"a","function":{"name":"n","arguments":"{}"}}]}}]})");
  REQUIRE(whole);
  CHECK(whole->text.empty());
  CHECK(whole->calls.at(0).name == "n");
  CHECK_FALSE(completion_message(R"({"choices":[{"message":{"content":null}}]})"));
}

TEST_CASE("the context is read from lists of models and from /props") {
  CHECK(context_of_model(R"({"data":[{"id":"a","max_model_len":2048},{"id":"b","max_model_len":4096}]})", "b") == 4096);
  CHECK(context_of_model(R"({"data":[{"id":"other","context_length":8192}]})", "b") == 8192);
  CHECK(context_of_model(R"({"data":[{"id":"b","meta":{"n_ctx":512,"n_ctx_train":9999}}]})", "b") == 512);
  CHECK_FALSE(context_of_model(R"({"data":[{"id":"b","meta":{"n_ctx_train":9999}}]})", "b"));
  CHECK(context_of_properties(R"({"default_generation_settings":{"n_ctx":1024}})") == 1024);
  CHECK(context_of_properties(R"({"n_ctx":99999999999})") == 10'000'000);
  for (const char* odd : {"", "[]", "{", "{\"data\":7}", R"({"data":[7]})", R"({"data":[{"id":7}]})",
                          R"({"n_ctx":"1"})", R"({"n_ctx":-5})", R"({"default_generation_settings":[]})"}) {
    CHECK_FALSE(context_of_model(odd, "b"));
    CHECK_FALSE(context_of_properties(odd));
  }
}

TEST_CASE("a refusal of a long prompt is recognised, with its numbers if it has them") {
  const auto told = context_refusal(
      R"({"error":{"code":400,"message":"too big","type":"exceed_context_size_error","n_prompt_tokens":9000,"n_ctx":4096}})");
  REQUIRE(told);
  CHECK(told->prompt_tokens == 9000);
  CHECK(told->context_tokens == 4096);
  const auto untold = context_refusal("This model's maximum context length is 4096 tokens.");
  REQUIRE(untold);
  CHECK_FALSE(untold->context_tokens);
  CHECK_FALSE(context_refusal(R"({"error":{"message":"response_format is unknown"}})"));
}
