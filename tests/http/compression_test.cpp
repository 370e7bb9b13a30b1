// Tests when responses are compressed.
#include "http/reply.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "embed/inflate.h"

namespace fitapp::http::test {
namespace {

Request asking(Method method, std::string accepted) {
  Request request;
  request.method = method;
  if (!accepted.empty()) request.headers.emplace_back("Accept-Encoding", std::move(accepted));
  return request;
}

Reply answering(std::size_t length) {
  Reply reply;
  reply.body = "[\"" + std::string(length - 4, 'a') + "\"]";
  return reply;
}

std::string header_of(const Reply& reply, std::string_view name) {
  const auto found =
      std::find_if(reply.headers.begin(), reply.headers.end(), [&](const auto& each) { return each.first == name; });
  return found == reply.headers.end() ? "" : found->second;
}

}  // namespace

TEST_CASE("a long list is compressed for clients that accept gzip, and decompresses to the original") {
  Reply reply = answering(20'000);
  const std::string content = reply.body;
  compress(reply, asking(Method::get, "gzip, deflate, br"));
  CHECK(header_of(reply, "Content-Encoding") == "gzip");
  CHECK(header_of(reply, "Vary") == "Accept-Encoding");
  CHECK(reply.body.size() < 200);
  CHECK(embed::inflate({reinterpret_cast<const unsigned char*>(reply.body.data()), reply.body.size()}) == content);
}

TEST_CASE("a body of 500 bytes is compressed") {
  Reply reply = answering(500);
  compress(reply, asking(Method::get, "gzip"));
  CHECK(header_of(reply, "Content-Encoding") == "gzip");
}

TEST_CASE("short bodies, errors, other types, other methods and clients without gzip get no compression") {
  const auto left_alone = [](Reply reply, const Request& request) {
    const std::string content = reply.body;
    compress(reply, request);
    return reply.body == content && header_of(reply, "Content-Encoding").empty();
  };
  CHECK(left_alone(answering(20'000), asking(Method::get, "")));
  CHECK(left_alone(answering(20'000), asking(Method::get, "br, gzip;q=0")));
  CHECK(left_alone(answering(499), asking(Method::get, "gzip")));
  CHECK(left_alone(answering(20'000), asking(Method::post, "gzip")));
  Reply failed = answering(20'000);
  failed.status = 404;
  CHECK(left_alone(failed, asking(Method::get, "gzip")));
  Reply picture = answering(20'000);
  picture.content_type = "image/webp";
  CHECK(left_alone(picture, asking(Method::get, "gzip")));
}

}  // namespace fitapp::http::test
