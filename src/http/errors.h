// Turns what was thrown into an answer, at the one place that catches; it knows no feature.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "http/reply.h"

namespace fitapp::http {

using ProblemLog = std::function<void(const std::string& text)>;

// The error as `{"message", "code", "fields"}` with its status and Retry-After.
Reply reply_for(const Error& error);

// An answer that no Error stands for (414, 431, ...), in the same shape.
Reply error_reply(int status, std::string_view code, std::string_view message);

// What `make` answers, or what stands for what it throws. What is not an Error, and an internal one, becomes a
// fixed sentence; its text goes to `log` with the request id and never to the client.
Reply guarded(const std::function<Reply()>& make, const std::string& request_id, const ProblemLog& log);

}  // namespace fitapp::http
