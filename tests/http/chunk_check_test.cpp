// Tests which bytes are accepted as a chunked body, however they are split.
#include "http/chunk_check.h"

#include <doctest/doctest.h>

#include <string>

namespace fitapp::http {

namespace {

bool is_valid(std::string_view body, std::size_t piece) {
  ChunkCheck check;
  for (; !body.empty(); body.remove_prefix(std::min(piece, body.size())))
    if (!check.accept(body.substr(0, piece))) return false;
  return true;
}

}  // namespace

TEST_CASE("well-formed chunks are accepted whole and in pieces") {
  const std::string long_extension = "2;" + std::string(1000, 'x') + "\r\nab\r\n0\r\n\r\n";
  for (const std::string& body : {
           std::string("0\r\n\r\n"),
           std::string("2\r\nab\r\n0\r\n\r\n"),
           std::string("0002\r\nab\r\nA\r\n0123456789\r\n00\r\n\r\n"),
           std::string("a;name=value;other=\"quoted; text\"\r\n0123456789\r\n0;x\r\n\r\n"),
           std::string("4\r\n\r\n\r\n\r\n0\r\n\r\n"),
           std::string("2\r\nab\r\n0\r\nTrailer: yes\r\nOther:\r\n\r\n"),
           std::string("FFFFFFFFFFFFFFFF\r\nthe beginning"),
           long_extension,
       }) {
    CAPTURE(body);
    for (const std::size_t piece : {1, 2, 3, 7, 10'000}) CHECK(is_valid(body, piece));
  }
}

TEST_CASE("anything that two readers could interpret as different chunks is refused") {
  for (const std::string& body : {
           std::string("0x2\r\nab\r\n"),
           std::string(" 2\r\nab\r\n"),
           std::string("+2\r\nab\r\n"),
           std::string("-2\r\nab\r\n"),
           std::string("2zz\r\nab\r\n"),
           std::string("2 \r\nab\r\n"),
           std::string("2\t\r\nab\r\n"),
           std::string("\r\n"),
           std::string(";x\r\n"),
           std::string("2\nab\r\n"),
           std::string("2\r\r\nab"),
           std::string("2\r\nabX\r\n"),
           std::string("2\r\nab\n0\r\n"),
           std::string("2\r\nab\r0\r\n"),
           std::string("00000000000000001\r\n"),
           std::string("2;a=\"x\ny\"\r\nab\r\n"),
           std::string("2;a\rb\r\nab\r\n"),
           std::string("2;a\x01\r\nab\r\n"),
           std::string("2;a\0\r\n", 6),
           "2;" + std::string(5000, 'x'),
           std::string("0\r\n\n"),
           std::string("0\r\nno colon\r\n"),
           std::string("0\r\n: value\r\n"),
           std::string("0\r\nT: a\nb\r\n"),
           std::string("0\r\nT: a\x7F\r\n"),
           "0\r\nT: " + std::string(5000, 'x'),
           "0\r\n" + std::string(3000, 'x') + ":\r\n" + std::string(3000, 'x') + ":\r\n",
       }) {
    CAPTURE(body);
    for (const std::size_t piece : {1, 2, 10'000}) CHECK_FALSE(is_valid(body, piece));
  }
}

TEST_CASE("the end of the body is found, and bytes after it are left to the next request") {
  ChunkCheck check;
  CHECK(check.accept("2\r\nab\r\n0\r\n\r"));
  CHECK_FALSE(check.is_complete());
  CHECK(check.accept("\nGET / HTTP/1.1\r\n"));
  CHECK(check.is_complete());
  CHECK(check.announced() == 2);
}

TEST_CASE("a body whose last byte is wrong is not complete") {
  ChunkCheck check;
  CHECK_FALSE(check.accept("2\r\nab\r\n0\r\n\rX"));
  CHECK_FALSE(check.is_complete());
}

TEST_CASE("announced sizes add up without overflow") {
  ChunkCheck check;
  CHECK(check.accept("1\r\na\r\nFFFFFFFFFFFFFFFF\r\nb"));
  CHECK(check.announced() == 0xFFFFFFFFFFFFFFFF);
}

}  // namespace fitapp::http
