// Tests chat completions against a scripted server: every misbehaviour ends in time with its own status.
#include "outbound/chat_completions.h"

#include <doctest/doctest.h>

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

CompletionRequest hello(milliseconds patience = milliseconds{3000}) {
  CompletionRequest request;
  request.messages = {{Role::system, "Be kind."}, {Role::user, "Hello"}};
  request.timeout = patience;
  return request;
}

struct StreamedResult {
  Completion completion;
  std::vector<std::string> pieces;

  std::string text() const {
    std::string all;
    for (const std::string& piece : pieces) all += piece;
    return all;
  }
};

StreamedResult listen_to(const ChatCompletions& service, const CompletionRequest& request) {
  StreamedResult result;
  result.completion = service.ask_streaming(request, [&](std::string_view piece) {
    if (!piece.empty()) result.pieces.emplace_back(piece);
    return true;
  });
  return result;
}

}  // namespace

TEST_CASE("a completion sends model, messages and key, and returns the text") {
  ScriptedModel model;
  model.say("Grüß dich.");
  CompletionRequest request = hello();
  request.format = ResponseFormat::json_schema;
  request.schema_name = "greeting";
  request.schema = R"({"type":"object"})";
  const Completion completion = ChatCompletions(options_for(model.base_url())).ask(request);
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

TEST_CASE("a streamed response arrives in pieces and completely") {
  ScriptedModel model;
  model.say("Walk a little, then stretch your calves.");
  const StreamedResult result = listen_to(ChatCompletions(options_for(model.base_url())), hello());
  CHECK(result.completion.status == CompletionStatus::complete);
  CHECK(result.completion.was_streamed);
  CHECK(result.pieces.size() > 3);
  CHECK(result.text() == "Walk a little, then stretch your calves.");
  CHECK(result.completion.text == result.text());
}

TEST_CASE("a server that does not stream sends one piece") {
  ScriptedModel model;
  model.behave(Behaviour::not_streaming);
  const StreamedResult result = listen_to(ChatCompletions(options_for(model.base_url())), hello());
  CHECK(result.completion.status == CompletionStatus::complete);
  CHECK_FALSE(result.completion.was_streamed);
  CHECK(result.pieces == std::vector<std::string>{"Good."});
}

TEST_CASE("returning false from the callback ends the call") {
  ScriptedModel model;
  model.say(std::string(700, 'a'));
  const Completion completion =
      ChatCompletions(options_for(model.base_url())).ask_streaming(hello(), [](std::string_view piece) {
        return piece.empty();
      });
  CHECK(completion.status == CompletionStatus::stopped);
  CHECK(completion.text == "aaaaaaa");
}

TEST_CASE("while a server is silent, the callback is asked whether to continue") {
  ScriptedModel model;
  model.behave(Behaviour::hanging);
  int asked = 0;
  const auto began = steady_clock::now();
  const Completion completion = ChatCompletions(options_for(model.base_url()))
                                    .ask_streaming(hello(milliseconds{20'000}), [&](std::string_view piece) {
                                      return !piece.empty() || ++asked < 2;
                                    });
  CHECK(completion.status == CompletionStatus::stopped);
  CHECK(steady_clock::now() - began < milliseconds{10'000});
}

TEST_CASE("a call that should not continue ends long before its timeout") {
  ScriptedModel model;
  model.behave(Behaviour::hanging);
  CompletionRequest request = hello(milliseconds{20'000});
  request.should_continue = [] { return false; };
  const auto began = steady_clock::now();
  CHECK(ChatCompletions(options_for(model.base_url())).ask(request).status == CompletionStatus::stopped);
  CHECK(steady_clock::now() - began < milliseconds{10'000});
}

TEST_CASE("every misbehaviour ends in time with its own status, streamed or not") {
  const std::vector<std::pair<Behaviour, CompletionStatus>> expected{
      {Behaviour::slow, CompletionStatus::complete},
      {Behaviour::hanging, CompletionStatus::too_slow},
      {Behaviour::dripping, CompletionStatus::too_slow},
      {Behaviour::no_completion, CompletionStatus::invalid_response},
      {Behaviour::unauthorized, CompletionStatus::unauthorized},
      {Behaviour::busy, CompletionStatus::busy},
      {Behaviour::failing, CompletionStatus::failed},
      {Behaviour::redirecting, CompletionStatus::redirected},
      {Behaviour::huge, CompletionStatus::too_large},
      {Behaviour::truncated, CompletionStatus::truncated},
      {Behaviour::vanishing, CompletionStatus::unreachable}};
  for (const auto& [behaviour, end] : expected) {
    ScriptedModel model;
    model.behave(behaviour);
    const ChatCompletions service(options_for(model.base_url()));
    for (const bool streamed : {false, true}) {
      INFO(static_cast<int>(behaviour), streamed ? " streamed" : " whole");
      const auto began = steady_clock::now();
      const Completion completion =
          streamed ? listen_to(service, hello(milliseconds{600})).completion : service.ask(hello(milliseconds{600}));
      CHECK(completion.status == end);
      CHECK(steady_clock::now() - began < milliseconds{3000});
      CHECK(completion.problem.empty() == (end == CompletionStatus::complete));
      CHECK(completion.problem.find("secret") == std::string::npos);
      if (end == CompletionStatus::busy) CHECK(completion.retry_after == 7);
    }
    if (behaviour == Behaviour::redirecting) CHECK(model.requests().size() == 2);
  }
}

TEST_CASE("a server that does not exist is unreachable") {
  const int port = outbound::test::unused_port();
  const Completion completion =
      ChatCompletions(options_for("http://127.0.0.1:" + std::to_string(port) + "/v1")).ask(hello());
  CHECK(completion.status == CompletionStatus::unreachable);
  CHECK(completion.problem == "No answer from 127.0.0.1:" + std::to_string(port) + ": nobody answers there.");
}

TEST_CASE("loopback URLs are recognized") {
  for (const char* url :
       {"http://127.0.0.1:11434/v1", "http://localhost/v1", "http://localhost:8080", "https://[::1]:443/v1"}) {
    CHECK(is_loopback(url));
  }
  for (const char* url : {"https://api.example.com/v1", "http://10.0.0.5:8000", "http://localhost.example.com/v1"}) {
    CHECK_FALSE(is_loopback(url));
  }
}
