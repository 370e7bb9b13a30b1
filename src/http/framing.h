// One request's body in and its answer out, framed by the HTTP library; it knows neither routes nor features.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "http/connection.h"
#include "http/head.h"
#include "http/limits.h"
#include "http/reply.h"

namespace fitapp::http {

// `stopped`: the server's own end cut it off; `broken`: the client's doing.
enum class BodyEnd { complete, too_large, too_slow, stopped, broken };

// One request on its way through the library.
struct Passage {
  Connection& connection;
  const Head& head;
  std::size_t most_body_bytes = 0;
  bool reads_body = false;
  SteadyTime body_deadline = {};
  // Called once, with the body and how its reading ended; gives the finished answer.
  std::function<Reply(std::string body, BodyEnd end)> answer = {};
  // Runs a stream; false when it threw.
  std::function<bool(const std::function<void()>& produce)> run_stream = {};
  std::function<bool()> is_stopping = {};

  // In: whether the connection may live on. Out: whether it does.
  bool keep = true;
  int status = 0;
};

class Framing {
 public:
  explicit Framing(const Limits& limits);
  ~Framing();
  Framing(const Framing&) = delete;
  Framing& operator=(const Framing&) = delete;

  // From many threads at once.
  void pass(Passage& passage);

 private:
  class Library;
  const Limits& limits_;
  std::unique_ptr<Library> library_;
};

}  // namespace fitapp::http
