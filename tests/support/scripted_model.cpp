// One thread per connection; every response closes it.
#include "support/scripted_model.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/utf8.h"

namespace fitapp::tests {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

constexpr std::size_t huge_bytes = 50'000'000;

bool send_all(int socket, std::string_view text) {
  while (!text.empty()) {
    const auto sent = ::send(socket, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string head(const std::string& status, const std::string& type, const std::string& more = "") {
  return "HTTP/1.1 " + status + "\r\nContent-Type: " + type + "\r\nConnection: close\r\n" + more + "\r\n";
}

void send_answer(int socket, const std::string& status, const std::string& body, const std::string& more = "") {
  send_all(socket,
           head(status, "application/json", "Content-Length: " + std::to_string(body.size()) + "\r\n" + more) + body);
}

std::string completion(const std::string& text) {
  return json{
      {"choices", {{{"index", 0}, {"message", {{"role", "assistant"}, {"content", text}}}, {"finish_reason", "stop"}}}}}
      .dump();
}

std::string event(const std::string& piece) {
  return "data: " +
         json{{"choices", {{{"index", 0}, {"delta", {{"content", piece}}}, {"finish_reason", nullptr}}}}}.dump() +
         "\n\n";
}

// A call of query_data; streamed, its arguments come in two parts.
void send_call(int socket, const std::string& arguments, bool streamed) {
  const auto call = [](const char* id, const char* name, const std::string& part) {
    json parts{{"index", 0}, {"type", "function"}, {"function", {{"arguments", part}}}};
    if (*id != '\0') parts["id"] = id;
    if (*name != '\0') parts["function"]["name"] = name;
    return parts;
  };
  if (!streamed) {
    const json message{
        {"role", "assistant"}, {"content", nullptr}, {"tool_calls", {call("call-1", "query_data", arguments)}}};
    send_answer(socket, "200 OK", json{{"choices", {{{"message", message}, {"finish_reason", "tool_calls"}}}}}.dump());
    return;
  }
  std::string events = head("200 OK", "text/event-stream");
  const auto add = [&](const json& delta, const json& reason) {
    events += "data: " + json{{"choices", {{{"delta", delta}, {"finish_reason", reason}}}}}.dump() + "\n\n";
  };
  const std::size_t half = arguments.size() / 2;
  add({{"tool_calls", {call("call-1", "query_data", arguments.substr(0, half))}}}, nullptr);
  add({{"tool_calls", {call("", "", arguments.substr(half))}}}, nullptr);
  add(json::object(), "tool_calls");
  send_all(socket, events + "data: [DONE]\n\n");
}

std::string read_request(int socket) {
  std::string request;
  char bytes[4096];
  for (;;) {
    const auto blank = request.find("\r\n\r\n");
    if (blank != std::string::npos) {
      const auto at = request.find("Content-Length: ");
      const std::size_t length = at == std::string::npos ? 0 : std::stoul(request.substr(at + 16));
      if (request.size() >= blank + 4 + length) return request;
    }
    const auto count = ::recv(socket, bytes, sizeof bytes, 0);
    if (count <= 0) return "";
    request.append(bytes, static_cast<std::size_t>(count));
  }
}

// What llama.cpp answers to a prompt above its context.
bool refuse_long(int socket, const std::string& request, int context) {
  std::size_t prompt = 0;
  const json body = json::parse(request.substr(request.find("\r\n\r\n") + 4));
  for (const json& message : body["messages"]) prompt += message["content"].get<std::string>().size();
  if (prompt <= static_cast<std::size_t>(context)) return false;
  const json error{{"code", 400},
                   {"message", "the request exceeds the available context size, try increasing it"},
                   {"type", "exceed_context_size_error"},
                   {"n_prompt_tokens", prompt},
                   {"n_ctx", context}};
  send_answer(socket, "400 Bad Request", json{{"error", error}}.dump());
  return true;
}

bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

ScriptedModel::ScriptedModel() {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  ::bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address);
  ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &length);
  port_ = ntohs(address.sin_port);
  ::listen(listener_, 64);
  thread_ = std::thread([this] { accept_all(); });
}

ScriptedModel::~ScriptedModel() {
  stopping_ = true;
  released_ = true;
  ::shutdown(listener_, SHUT_RDWR);
  thread_.join();
  for (std::thread& connection : connections_) connection.join();
  ::close(listener_);
}

void ScriptedModel::say(std::string text) {
  const std::lock_guard lock(mutex_);
  text_ = std::move(text);
}

void ScriptedModel::ask_first(std::string arguments, bool always) {
  const std::lock_guard lock(mutex_);
  query_ = std::move(arguments);
  always_asks_ = always;
}

void ScriptedModel::limit_context(int tokens, Told told) {
  context_ = tokens;
  told_ = told;
}

// The list of models of most servers, and llama.cpp's /props.
void ScriptedModel::look_up(int socket, const std::string& request) const {
  if (request.starts_with("GET /v1/models ")) {
    json model{{"id", "small"}, {"object", "model"}, {"meta", {{"n_ctx_train", 131'072}}}};
    if (told_ == Told::in_models) model["max_model_len"] = context_.load();
    send_answer(socket, "200 OK", json{{"object", "list"}, {"data", {std::move(model)}}}.dump());
  } else if (request.starts_with("GET /props ") && told_ == Told::in_properties) {
    send_answer(socket, "200 OK", json{{"default_generation_settings", {{"n_ctx", context_.load()}}}}.dump());
  } else {
    send_answer(socket, "404 Not Found", "{}");
  }
}

std::vector<std::string> ScriptedModel::requests() const {
  const std::lock_guard lock(mutex_);
  return requests_;
}

bool ScriptedModel::saw(std::size_t count) const {
  for (int tries = 0; tries < 500; ++tries) {
    if (requests().size() >= count) return true;
    std::this_thread::sleep_for(milliseconds{10});
  }
  return false;
}

void ScriptedModel::accept_all() {
  for (;;) {
    const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0 || stopping_) {
      if (socket >= 0) ::close(socket);
      return;
    }
    const timeval longest{.tv_sec = 10, .tv_usec = 0};
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof longest);
    ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
    connections_.emplace_back([this, socket] { serve(socket); });
  }
}

void ScriptedModel::serve(int socket) {
  const std::string request = read_request(socket);
  const bool is_lookup = request.starts_with("GET ");
  const bool is_silent = behaviour_ == Behaviour::hanging || behaviour_ == Behaviour::dripping ||
                         behaviour_ == Behaviour::vanishing || behaviour_ == Behaviour::huge;
  if (is_lookup) {
    ++lookups_;
    if (!is_silent || !misbehave(socket, request, behaviour_)) look_up(socket, request);
  } else if (!request.empty()) {
    {
      const std::lock_guard lock(mutex_);
      requests_.push_back(request);
    }
    const Behaviour behaviour = behaviour_;
    if (!misbehave(socket, request, behaviour)) respond(socket, request, behaviour);
  }
  ::shutdown(socket, SHUT_WR);
  char rest[1024];
  while (!stopping_ && ::recv(socket, rest, sizeof rest, 0) > 0) {
  }
  ::close(socket);
}

void ScriptedModel::wait_until_released(int socket) const {
  char byte = 0;
  while (!released_ && ::recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) != 0) {
    std::this_thread::sleep_for(milliseconds{10});
  }
}

// Returns true when it sent the response.
bool ScriptedModel::misbehave(int socket, const std::string& request, Behaviour behaviour) {
  const bool streams = contains(request, "\"stream\":true");
  switch (behaviour) {
    case Behaviour::slow: std::this_thread::sleep_for(milliseconds{150}); return false;
    case Behaviour::hanging: wait_until_released(socket); return true;
    case Behaviour::dripping:
      send_all(socket, head("200 OK", streams ? "text/event-stream" : "application/json"));
      while (!stopping_ && !released_ && send_all(socket, " ")) std::this_thread::sleep_for(milliseconds{20});
      return true;
    case Behaviour::no_completion: send_answer(socket, "200 OK", "{\"status\":\"fine\"}"); return true;
    case Behaviour::no_schema:
      if (!contains(request, "json_schema")) return false;
      send_answer(socket, "400 Bad Request", "{\"error\":{\"message\":\"response_format json_schema is unknown\"}}");
      return true;
    case Behaviour::no_json_mode:
      if (!contains(request, "response_format")) return false;
      send_answer(socket, "400 Bad Request", "{\"error\":{\"message\":\"response_format is unknown\"}}");
      return true;
    case Behaviour::no_tools:
      if (!contains(request, "\"tools\"")) return false;
      send_answer(socket, "400 Bad Request", "{\"error\":{\"message\":\"tools are not supported by this model\"}}");
      return true;
    case Behaviour::refusing:
      send_answer(socket, "400 Bad Request", "{\"error\":{\"message\":\"Invalid input\"}}");
      return true;
    case Behaviour::too_long: return refuse_long(socket, request, context_);
    case Behaviour::unauthorized: send_answer(socket, "401 Unauthorized", "{\"error\":\"wrong key\"}"); return true;
    case Behaviour::busy: send_answer(socket, "429 Too Many Requests", "{}", "Retry-After: 7\r\n"); return true;
    case Behaviour::failing:
      send_answer(socket, "500 Internal Server Error", "{\"error\":\"secret trace\"}");
      return true;
    case Behaviour::redirecting:
      send_answer(socket, "302 Found", "", "Location: " + base_url() + "/other\r\n");
      return true;
    case Behaviour::huge:
      send_all(socket, head("200 OK", "application/json"));
      for (std::size_t sent = 0; sent < huge_bytes && send_all(socket, std::string(65536, 'x')); sent += 65536) {
      }
      return true;
    case Behaviour::truncated:
      if (streams) {
        send_all(socket, head("200 OK", "text/event-stream") + event("Half an ") + event("answer"));
      } else {
        send_all(socket,
                 head("200 OK", "application/json", "Content-Length: 5000\r\n") + completion("Half").substr(0, 20));
      }
      return true;
    case Behaviour::vanishing: return true;
    default: return false;
  }
}

void ScriptedModel::respond(int socket, const std::string& request, Behaviour behaviour) {
  std::string text;
  std::string query;
  bool always_asks = false;
  bool is_first = false;
  {
    const std::lock_guard lock(mutex_);
    text = text_;
    query = query_;
    always_asks = always_asks_;
    is_first = requests_.size() == 1;
  }
  const bool has_results = contains(request, "\"role\":\"tool\"") && !always_asks;
  if (!query.empty() && contains(request, "\"tool_choice\":\"auto\"") && !has_results)
    return send_call(socket, query, contains(request, "\"stream\":true"));
  if (!query.empty() && contains(request, "\"name\":\"queries\"")) text = "{\"queries\":[" + query + "]}";
  if (behaviour == Behaviour::broken_json || (behaviour == Behaviour::fails_once && is_first))
    text = "{\"message\": \"Almost";
  if (behaviour == Behaviour::not_streaming || !contains(request, "\"stream\":true")) {
    send_answer(socket, "200 OK", completion(text));
    return;
  }
  std::string events = head("200 OK", "text/event-stream") + ": hello\n\n";
  // Pieces end within words and lines, like those of a real server.
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view piece = cut_to_bytes(rest, 7);
    events += event(std::string(piece));
    rest.remove_prefix(piece.size());
  }
  events +=
      "data: " + json{{"choices", {{{"index", 0}, {"delta", json::object()}, {"finish_reason", "stop"}}}}}.dump() +
      "\n\ndata: [DONE]\n\n";
  for (std::size_t at = 0; at < events.size(); at += 50) {
    if (!send_all(socket, std::string_view(events).substr(at, 50))) return;
  }
}

}  // namespace fitapp::tests
