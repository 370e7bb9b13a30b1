// An answer as handlers make it, answers to errors, and what the server adds to each.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "http/request.h"

namespace fitapp::http {

// Where a streamed answer goes. write() is false when the client has gone or the server stops: then return at once.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual bool write(std::string_view bytes) = 0;
  // False when nobody waits for more; ask it before work that takes long or between rare events.
  virtual bool is_open() const = 0;
};

// `body`, or `lasting_body` (bytes that outlive the server), or `stream`: the last one that is set counts.
// A stream is sent in chunks after the head; what it throws ends the connection, because the status has gone out.
struct Reply {
  int status = 200;
  std::string content_type = "application/json";
  std::string body = {};
  Pairs headers = {};
  std::string_view lasting_body = {};
  std::function<void(Sink&)> stream = {};
};

using ProblemLog = std::function<void(const std::string& text)>;

// The error as `{"message", "code", "fields"}` with its status and Retry-After.
Reply reply_for(const Error& error);

// An answer that no Error stands for (414, 431, ...), in the same shape.
Reply error_reply(int status, std::string_view code, std::string_view message);

// What `make` answers, or what stands for what it throws. What is not an Error, and an internal one, becomes a
// fixed sentence; its text goes to `log` with the request id and never to the client.
Reply guarded(const std::function<Reply()>& make, const std::string& request_id, const ProblemLog& log);

enum class Transport { plain, tls };

// Adds the security headers, the request id and, where the reply says nothing of caching, 'no-store'.
void add_common_headers(Reply& reply, const std::string& request_id, Transport transport);

// The whole answer as bytes, closing the connection: for what is refused before the library is asked.
std::string closing_answer(const Reply& reply);

}  // namespace fitapp::http
