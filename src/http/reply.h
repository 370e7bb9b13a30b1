// An answer as handlers make it; the server adds what every answer carries (security headers, request id).
#pragma once

#include <functional>
#include <string>
#include <string_view>

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

}  // namespace fitapp::http
