// Chat completions against a scripted server: every way in which it can misbehave ends in time and by its own name.
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
  request.patience = patience;
  return request;
}

struct Heard {
  Completion completion;
  std::vector<std::string> pieces;

  std::string text() const {
    std::string all;
    for (const std::string& piece : pieces) all += piece;
    return all;
  }
};

Heard listen_to(const ChatCompletions& service, const CompletionRequest& request) {
  Heard heard;
  heard.completion = service.ask_streaming(request, [&](std::string_view piece) {
    if (!piece.empty()) heard.pieces.emplace_back(piece);
    return true;
  });
  return heard;
}

}  // namespace

TEST_CASE("a completion carries model, messages and key, and brings the text back") {
  ScriptedModel model;
  model.say("Grüß dich.");
  CompletionRequest request = hello();
  request.form = AnswerForm::json_schema;
  request.schema_name = "greeting";
  request.schema = R"({"type":"object"})";
  const Completion completion = ChatCompletions(options_for(model.base_url())).ask(request);
  CHECK(completion.end == CompletionEnd::whole);
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

TEST_CASE("a streamed answer arrives piece by piece and whole") {
  ScriptedModel model;
  model.say("Walk a little, then stretch your calves.");
  const Heard heard = listen_to(ChatCompletions(options_for(model.base_url())), hello());
  CHECK(heard.completion.end == CompletionEnd::whole);
  CHECK(heard.completion.was_streamed);
  CHECK(heard.pieces.size() > 3);
  CHECK(heard.text() == "Walk a little, then stretch your calves.");
  CHECK(heard.completion.text == heard.text());
}

TEST_CASE("a server that does not stream is one piece") {
  ScriptedModel model;
  model.behave(Behaviour::whole_only);
  const Heard heard = listen_to(ChatCompletions(options_for(model.base_url())), hello());
  CHECK(heard.completion.end == CompletionEnd::whole);
  CHECK_FALSE(heard.completion.was_streamed);
  CHECK(heard.pieces == std::vector<std::string>{"Good."});
}

TEST_CASE("whoever has heard enough ends the call") {
  ScriptedModel model;
  model.say(std::string(700, 'a'));
  const Completion completion =
      ChatCompletions(options_for(model.base_url())).ask_streaming(hello(), [](std::string_view piece) {
        return piece.empty();
      });
  CHECK(completion.end == CompletionEnd::stopped);
  CHECK(completion.text == "aaaaaaa");
}

TEST_CASE("a silent server's listener is asked now and then whether to wait on") {
  ScriptedModel model;
  model.behave(Behaviour::hanging);
  int asked = 0;
  const auto began = steady_clock::now();
  const Completion completion = ChatCompletions(options_for(model.base_url()))
                                    .ask_streaming(hello(milliseconds{20'000}), [&](std::string_view piece) {
                                      return !piece.empty() || ++asked < 2;
                                    });
  CHECK(completion.end == CompletionEnd::stopped);
  CHECK(steady_clock::now() - began < milliseconds{10'000});
}

TEST_CASE("a call that nobody wants any more ends, long before its time") {
  ScriptedModel model;
  model.behave(Behaviour::hanging);
  CompletionRequest request = hello(milliseconds{20'000});
  request.is_wanted = [] { return false; };
  const auto began = steady_clock::now();
  CHECK(ChatCompletions(options_for(model.base_url())).ask(request).end == CompletionEnd::stopped);
  CHECK(steady_clock::now() - began < milliseconds{10'000});
}

TEST_CASE("every misbehaviour ends within its time and has a name, whole or streamed") {
  const std::vector<std::pair<Behaviour, CompletionEnd>> expected{
      {Behaviour::slow, CompletionEnd::whole},           {Behaviour::hanging, CompletionEnd::too_slow},
      {Behaviour::dripping, CompletionEnd::too_slow},    {Behaviour::no_completion, CompletionEnd::not_understood},
      {Behaviour::unauthorized, CompletionEnd::refused}, {Behaviour::busy, CompletionEnd::busy},
      {Behaviour::failing, CompletionEnd::failed},       {Behaviour::redirecting, CompletionEnd::redirected},
      {Behaviour::huge, CompletionEnd::too_large},       {Behaviour::cut, CompletionEnd::cut},
      {Behaviour::vanishing, CompletionEnd::unreachable}};
  for (const auto& [behaviour, end] : expected) {
    ScriptedModel model;
    model.behave(behaviour);
    const ChatCompletions service(options_for(model.base_url()));
    for (const bool streamed : {false, true}) {
      INFO(static_cast<int>(behaviour), streamed ? " streamed" : " whole");
      const auto began = steady_clock::now();
      const Completion completion =
          streamed ? listen_to(service, hello(milliseconds{600})).completion : service.ask(hello(milliseconds{600}));
      CHECK(completion.end == end);
      CHECK(steady_clock::now() - began < milliseconds{3000});
      CHECK(completion.problem.empty() == (end == CompletionEnd::whole));
      CHECK(completion.problem.find("secret") == std::string::npos);
      if (end == CompletionEnd::busy) CHECK(completion.retry_after == 7);
    }
    if (behaviour == Behaviour::redirecting) CHECK(model.requests().size() == 2);
  }
}

TEST_CASE("a server that is not there is unreachable") {
  const int port = outbound::test::unused_port();
  const Completion completion =
      ChatCompletions(options_for("http://127.0.0.1:" + std::to_string(port) + "/v1")).ask(hello());
  CHECK(completion.end == CompletionEnd::unreachable);
  CHECK(completion.problem == "No answer from 127.0.0.1:" + std::to_string(port) + ": nobody answers there.");
}

TEST_CASE("addresses of this machine are loopback, others are not") {
  for (const char* url :
       {"http://127.0.0.1:11434/v1", "http://localhost/v1", "http://localhost:8080", "https://[::1]:443/v1"}) {
    CHECK(is_loopback(url));
  }
  for (const char* url : {"https://api.example.com/v1", "http://10.0.0.5:8000", "http://localhost.example.com/v1"}) {
    CHECK_FALSE(is_loopback(url));
  }
}
