// Responses, error responses, and the headers that the server adds.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/error.h"
#include "http/event_stream.h"
#include "http/request.h"

namespace fitapp::http {

// The output of a streamed response. When write() returns false, the client disconnected or the server is stopping:
// return at once.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual bool write(std::string_view bytes) = 0;
  // False when the client no longer waits. Check it before long work and between rare events.
  virtual bool is_open() const = 0;
};

// Set one of `body`, `static_body` (bytes that outlive the server), `stream` and `events`; the last one that is set
// counts. A stream is sent in chunks after the head. If it throws, the connection is closed, because the status was
// already sent. Events are sent until one side ends them.
struct Reply {
  int status = 200;
  std::string content_type = "application/json";
  std::string body = {};
  Pairs headers = {};
  std::string_view static_body = {};
  std::function<void(Sink&)> stream = {};
  std::shared_ptr<EventStream> events = {};
  bool ends_by_itself = false;  // the stream ends soon after a stop begins: the stop waits for it, and does not cut it
};

using ProblemLog = std::function<void(const std::string& text)>;

// The error as `{"message", "code", "fields"}` with its status and Retry-After.
Reply reply_for(const Error& error);

// An error response for which there is no Error (414, 431, ...), in the same format.
Reply error_reply(int status, std::string_view code, std::string_view message);

// Returns the result of `make`, or the response for the exception it throws. An internal error or another exception
// becomes a fixed message; its text goes to `log` with the request id and never to the client.
Reply guarded(const std::function<Reply()>& make, const std::string& request_id, const ProblemLog& log);

// Whether browsers use https, directly or through a reverse proxy.
enum class Transport { plain, tls };

// "Sun, 06 Nov 1994 08:49:37 GMT", as RFC 9110 wants it.
std::string format_http_date(Instant moment);

// Adds the security headers, the request id, the date unless `clock` is null and, unless the reply sets Cache-Control,
// 'no-store'.
void add_common_headers(Reply& reply, const std::string& request_id, Transport transport, const Clock* clock);

// Replaces the JSON body of a 200 response to GET with its gzip form when that is smaller and the client accepts it.
// Only GET, because of BREACH: no response to GET combines a secret with content that an attacker can put into the
// request.
void compress(Reply& reply, const Request& request);

// A complete response as bytes that closes the connection, for requests refused before cpp-httplib reads them.
std::string closing_response(const Reply& reply);
// The head of a response whose body ends with the connection.
std::string open_ended_head(const Reply& reply);

}  // namespace fitapp::http
