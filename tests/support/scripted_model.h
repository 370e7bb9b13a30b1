// A scripted OpenAI-compatible server on 127.0.0.1, with good and bad behaviours.
#pragma once

#include <atomic>
#include <chrono>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace fitapp::tests {

enum class Behaviour {
  good,           // the whole response, or events when requested
  not_streaming,  // never sends events
  slow,           // good, after 150 ms
  dripping,       // one byte of the response every 20 ms, forever
  hanging,        // reads the request and sends nothing
  broken_json,    // a completion whose text is invalid JSON
  no_completion,  // 200 with another JSON object
  no_schema,      // 400 for a JSON schema, else good
  no_json_mode,   // 400 for any response_format, else good
  no_tools,       // 400 for tools, else good
  refusing,       // 400 that names no form
  too_long,       // 400 in llama.cpp's words for a prompt above the context, else good
  fails_once,     // the first response is broken, the second good
  unauthorized,   // 401
  busy,           // 429 with Retry-After: 7
  failing,        // 500
  redirecting,    // 302
  huge,           // 50 MB
  truncated,      // closes in the middle
  vanishing       // closes without a response
};

class ScriptedModel {
 public:
  ScriptedModel();
  ~ScriptedModel();
  ScriptedModel(const ScriptedModel&) = delete;
  ScriptedModel& operator=(const ScriptedModel&) = delete;

  std::string base_url() const { return "http://127.0.0.1:" + std::to_string(port_) + "/v1"; }
  void behave(Behaviour behaviour) { behaviour_ = behaviour; }
  // The text of good responses.
  void say(std::string text);
  // Wants the result of a query before it says its text, by a tool or as JSON; `arguments` of query_data. With `always`
  // also after it has results.
  void ask_first(std::string arguments, bool always = false);
  // Every byte of a prompt is a token for this model. `told`: where a client can read the context.
  enum class Told { nowhere, in_models, in_properties };
  void limit_context(int tokens, Told told);
  // Heads and bodies of the questions, as received.
  std::vector<std::string> requests() const;
  // The other requests.
  std::size_t lookups() const { return lookups_; }
  // Waits until `count` requests were received, at most 5 s.
  bool saw(std::size_t count) const;
  // Lets hanging responses end.
  void release() { released_ = true; }

 private:
  void accept_all();
  void serve(int socket);
  bool misbehave(int socket, const std::string& request, Behaviour behaviour);
  void respond(int socket, const std::string& request, Behaviour behaviour);
  void look_up(int socket, const std::string& request) const;
  void wait_until_released(int socket) const;

  int listener_ = -1;
  int port_ = 0;
  std::atomic<Behaviour> behaviour_ = Behaviour::good;
  std::atomic<int> context_ = 0;
  std::atomic<Told> told_ = Told::nowhere;
  std::atomic<std::size_t> lookups_ = 0;
  std::atomic<bool> released_ = false;
  std::atomic<bool> stopping_ = false;
  mutable std::mutex mutex_;
  std::string text_ = "Good.";
  std::string query_;
  bool always_asks_ = false;
  std::vector<std::string> requests_;
  std::list<std::thread> connections_;
  std::thread thread_;
};

}  // namespace fitapp::tests
