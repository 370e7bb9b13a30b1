// An OpenAI-compatible server of the test's own on 127.0.0.1 that behaves as told, well or badly. It knows no product
// code.
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
  good,            // the whole answer, or events when they are asked for
  whole_only,      // never events
  slow,            // good, after 150 ms
  dripping,        // one byte of the answer every 20 ms, for ever
  hanging,         // takes the request and says nothing
  broken_json,     // a completion whose text is broken JSON
  no_completion,   // 200 with another JSON
  no_schema,       // 400 for a JSON schema, else good
  no_json_mode,    // 400 for any response_format, else good
  valid_on_retry,  // the first answer is broken, the second good
  unauthorized,    // 401
  busy,            // 429 with Retry-After: 7
  failing,         // 500
  redirecting,     // 302
  huge,            // 50 MB
  cut,             // ends in the middle
  vanishing        // ends before a word
};

class ScriptedModel {
 public:
  ScriptedModel();
  ~ScriptedModel();
  ScriptedModel(const ScriptedModel&) = delete;
  ScriptedModel& operator=(const ScriptedModel&) = delete;

  std::string base_url() const { return "http://127.0.0.1:" + std::to_string(port_) + "/v1"; }
  void behave(Behaviour behaviour) { behaviour_ = behaviour; }
  // The text of good answers.
  void say(std::string text);
  // Heads and bodies, as they came.
  std::vector<std::string> requests() const;
  // Waits until so many came, at most 5 s.
  bool saw(std::size_t count) const;
  // Lets those that hang end.
  void release() { released_ = true; }

 private:
  void accept_all();
  void serve(int socket);
  bool answer_badly(int socket, const std::string& request, Behaviour behaviour);
  void answer_well(int socket, const std::string& request, Behaviour behaviour);
  void wait_until_released(int socket) const;

  int listener_ = -1;
  int port_ = 0;
  std::atomic<Behaviour> behaviour_ = Behaviour::good;
  std::atomic<bool> released_ = false;
  std::atomic<bool> stopping_ = false;
  mutable std::mutex mutex_;
  std::string text_ = "Good.";
  std::vector<std::string> requests_;
  std::list<std::thread> talks_;
  std::thread thread_;
};

}  // namespace fitapp::tests
