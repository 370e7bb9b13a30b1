// Tests the response and the log for each kind of exception.
#include "http/reply.h"

#include <doctest/doctest.h>

#include <stdexcept>

namespace fitapp::http {

namespace {

struct Outcome {
  Reply reply;
  std::string log;
};

template <class Thrown>
Outcome outcome_of(Thrown thrown) {
  Outcome outcome;
  outcome.reply =
      guarded([&]() -> Reply { throw thrown; }, "id-7", [&](const std::string& text) { outcome.log += text; });
  return outcome;
}

constexpr const char* fixed_body =
    R"({"message":"Something went wrong on our side. Please try again.","code":"INTERNAL","reason":{"code":"INTERNAL"}})";

const MessageText too_small{"TEST_TOO_SMALL", "At least {minimum}"};

}  // namespace

TEST_CASE("each kind of error has its status") {
  const auto status = [](ErrorKind kind) { return reply_for(Error(kind, "C", "M")).status; };
  CHECK(status(ErrorKind::invalid) == 400);
  CHECK(status(ErrorKind::unauthorized) == 401);
  CHECK(status(ErrorKind::forbidden) == 403);
  CHECK(status(ErrorKind::not_found) == 404);
  CHECK(status(ErrorKind::method_not_allowed) == 405);
  CHECK(status(ErrorKind::timeout) == 408);
  CHECK(status(ErrorKind::conflict) == 409);
  CHECK(status(ErrorKind::too_large) == 413);
  CHECK(status(ErrorKind::unsupported_media_type) == 415);
  CHECK(status(ErrorKind::too_many_requests) == 429);
  CHECK(status(ErrorKind::unavailable) == 503);
  CHECK(status(ErrorKind::internal) == 500);
}

TEST_CASE("an error is written with message, code and any fields") {
  CHECK(reply_for(Error(ErrorKind::conflict, "TAKEN", "It is \"taken\"\n")).body ==
        R"({"message":"It is \"taken\"\n","code":"TAKEN","reason":{"code":"TAKEN"}})");
  CHECK(reply_for(invalid({{"a", Message(too_small, {{"minimum", 0.5}})}, {"b[0].c", Message("C", "C\\")}})).body ==
        R"({"message":"At least 0.5","code":"VALIDATION_FAILED",)"
        R"("reason":{"code":"TEST_TOO_SMALL","parameters":{"minimum":0.5}},)"
        R"("fields":{"a":"At least 0.5","b[0].c":"C\\"},)"
        R"("fieldReasons":{"a":{"code":"TEST_TOO_SMALL","parameters":{"minimum":0.5}},"b[0].c":{"code":"C"}}})");
}

TEST_CASE("a wait is sent as Retry-After") {
  const Reply reply = reply_for(Error(ErrorKind::too_many_requests, "C", "M").retry_after(12));
  CHECK(reply.headers == Pairs{{"Retry-After", "12"}});
}

TEST_CASE("a moment is written as HTTP dates are") {
  CHECK(format_http_date(Instant{std::chrono::milliseconds{784111777000}}) == "Sun, 06 Nov 1994 08:49:37 GMT");
  CHECK(format_http_date(Instant{std::chrono::milliseconds{951826153999}}) == "Tue, 29 Feb 2000 12:09:13 GMT");
}

TEST_CASE("another exception becomes a fixed message and a line in the log") {
  const Outcome exception = outcome_of(std::runtime_error("SELECT secret"));
  CHECK(exception.reply.status == 500);
  CHECK(exception.reply.body == fixed_body);
  CHECK(exception.log == "request id-7: SELECT secret");
  const Outcome number = outcome_of(42);
  CHECK(number.reply.body == fixed_body);
  CHECK(number.log.find("id-7") != std::string::npos);
}

TEST_CASE("an internal error shows neither its code nor its message, and logs its text") {
  const Outcome outcome = outcome_of(Error(ErrorKind::internal, "DB", "secret").log("details"));
  CHECK(outcome.reply.body == fixed_body);
  CHECK(outcome.log == "request id-7: details");
}

TEST_CASE("a client's mistake is not logged as a problem") {
  CHECK(outcome_of(not_found(messages::page_not_found)).log.empty());
  CHECK(outcome_of(not_found(messages::page_not_found)).reply.body ==
        R"({"message":"Page not found","code":"NOT_FOUND","reason":{"code":"PAGE_NOT_FOUND"}})");
}

}  // namespace fitapp::http
