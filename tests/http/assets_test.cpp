// Tests embedded files: encodings, tags, caching, and which requests get the page.
#include "http/assets.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "base/error.h"
#include "embed/inflate.h"
#include "http/running_server.h"

namespace fitapp::http {

namespace {

Reply get(const std::string& path, Pairs headers = {}) {
  Request request;
  request.path = path;
  request.headers = std::move(headers);
  return Assets(test::test_assets()).answer(request);
}

std::string value_of(const Reply& reply, const std::string& name) {
  for (const auto& [key, value] : reply.headers)
    if (key == name) return value;
  return "";
}

}  // namespace

TEST_CASE("the encoding follows Accept-Encoding and its quality values") {
  const auto choose = [](std::string_view accepted) { return choose_encoding(accepted, true, true); };
  CHECK(choose("gzip, deflate, br") == Encoding::brotli);
  CHECK(choose("gzip") == Encoding::gzip);
  CHECK(choose("br;q=0.2, gzip;q=0.9") == Encoding::gzip);
  CHECK(choose("br;q=0, gzip") == Encoding::gzip);
  CHECK(choose("br;q=0, gzip;q=0") == Encoding::identity);
  CHECK(choose("*") == Encoding::brotli);
  CHECK(choose("br;q=0, *;q=0.5") == Encoding::gzip);
  CHECK(choose("identity, gzip;q=0.5") == Encoding::identity);
  CHECK(choose("BR") == Encoding::brotli);
  CHECK(choose("br;q=nonsense") == Encoding::identity);
  CHECK(choose("") == Encoding::identity);
  CHECK(choose_encoding("br, gzip", false, true) == Encoding::gzip);
  CHECK(choose_encoding("br, gzip", false, false) == Encoding::identity);
}

TEST_CASE("a file is served in the best encoding with that encoding's tag") {
  const Reply brotli = get("/assets/app-1a2b.js", {{"Accept-Encoding", "br"}});
  CHECK(brotli.static_body == "BR");
  CHECK(value_of(brotli, "Content-Encoding") == "br");
  CHECK(value_of(brotli, "Vary") == "Accept-Encoding");
  const Reply plain = get("/assets/app-1a2b.js");
  CHECK(plain.static_body == "script()");
  CHECK(plain.content_type == "text/javascript; charset=utf-8");
  CHECK(value_of(plain, "Content-Encoding") == "");
  CHECK(value_of(plain, "ETag") != value_of(brotli, "ETag"));
}

TEST_CASE("a file stored only compressed is decompressed for a client that accepts no compression") {
  // The text "packed()", compressed with gzip.
  static constexpr unsigned char gzipped[] = {0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03,
                                              0x2b, 0x48, 0x4c, 0xce, 0x4e, 0x4d, 0xd1, 0xd0, 0x04, 0x00,
                                              0x0b, 0x60, 0xf8, 0xd8, 0x08, 0x00, 0x00, 0x00};
  static constexpr unsigned char damaged[] = {0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03,
                                              0x2b, 0x48, 0x4c, 0xce, 0x4e, 0x4d, 0xd1, 0xd0, 0x04, 0x00,
                                              0x0b, 0x60, 0x07, 0xd8, 0x08, 0x00, 0x00, 0x00};
  const fitapp::embed::Asset files[] = {
      {"/assets/big-3c4d.js", "text/javascript; charset=utf-8", "\"big\"", true, {}, {}, gzipped},
      {"/assets/bad-5e6f.js", "text/javascript; charset=utf-8", "\"bad\"", true, {}, {}, damaged},
  };
  Request request;
  request.path = "/assets/big-3c4d.js";
  const Reply plain = Assets(files).answer(request);
  CHECK(plain.body == "packed()");
  CHECK(value_of(plain, "ETag") == "\"big\"");
  CHECK(value_of(plain, "Content-Encoding") == "");
  request.path = "/assets/bad-5e6f.js";
  CHECK_THROWS(Assets(files).answer(request));
}

TEST_CASE("a file of the archive is compressed once, for clients that accept it, and is opened only when it is sent") {
  static int opened = 0;
  const auto archive = []() -> std::string_view {
    ++opened;
    return "one() two() two() two() two() three()";
  };
  const fitapp::embed::Asset files[] = {
      {"/assets/two-3c4d.js", "text/javascript; charset=utf-8", "\"two\"", true, {}, {}, {}, archive, 6, 23},
  };
  const Assets assets(files);
  Request request;
  request.path = "/assets/two-3c4d.js";
  request.headers = {{"Accept-Encoding", "gzip, br"}, {"If-None-Match", "\"two-gz\""}};
  CHECK(assets.answer(request).status == 304);
  CHECK(opened == 0);
  request.headers.pop_back();
  const Reply packed = assets.answer(request);
  CHECK(value_of(packed, "Content-Encoding") == "gzip");
  CHECK(value_of(packed, "ETag") == "\"two-gz\"");
  const std::string_view gzip = packed.static_body;
  CHECK(embed::inflate({reinterpret_cast<const unsigned char*>(gzip.data()), gzip.size()}) ==
        "two() two() two() two()");
  CHECK(assets.answer(request).static_body.data() == gzip.data());
  CHECK(opened == 1);
  request.headers.clear();
  const Reply plain = assets.answer(request);
  CHECK(plain.static_body == "two() two() two() two()");
  CHECK(value_of(plain, "ETag") == "\"two\"");
}

TEST_CASE("hashed names are immutable, the page is revalidated each time") {
  CHECK(value_of(get("/assets/app-1a2b.js"), "Cache-Control").find("immutable") != std::string::npos);
  CHECK(value_of(get("/index.html"), "Cache-Control") == "no-cache");
}

TEST_CASE("the service worker is revalidated each time, and may fetch from its own server only") {
  const fitapp::embed::Asset files[] = {{"/sw.js", "text/javascript; charset=utf-8", "\"worker\"", false, {}, {}, {}}};
  Request request;
  request.path = "/sw.js";
  Reply worker = Assets(files).answer(request);
  add_common_headers(worker, "1", Transport::plain, nullptr);
  CHECK(worker.content_type == "text/javascript; charset=utf-8");
  CHECK(value_of(worker, "Cache-Control") == "no-cache");
  CHECK(value_of(worker, "Content-Security-Policy").starts_with("default-src 'none'; connect-src 'self'; base-uri"));
  const auto policies = std::count_if(worker.headers.begin(), worker.headers.end(),
                                      [](const auto& header) { return header.first == "Content-Security-Policy"; });
  CHECK(policies == 1);
}

TEST_CASE("the hash of the main file identifies the interface") {
  const fitapp::embed::Asset files[] = {
      {"/assets/first-BGbBqLgi.css", "text/css; charset=utf-8", "\"a\"", true, {}, {}, {}},
      {"/assets/first-DKG-_TXh.js", "text/javascript; charset=utf-8", "\"b\"", true, {}, {}, {}},
      {"/assets/firstTexts.de.gen-DKGdPTXh.js", "text/javascript; charset=utf-8", "\"c\"", true, {}, {}, {}},
  };
  CHECK(Assets(files).build() == "DKG-_TXh");
  CHECK(Assets(AssetSource()).build() == "");
}

TEST_CASE("a known tag gets 304 without a body") {
  for (const char* known : {"\"page\"", "W/\"page\"", "\"other\", \"page\"", "*"}) {
    CAPTURE(known);
    const Reply reply = get("/index.html", {{"If-None-Match", known}});
    CHECK(reply.status == 304);
    CHECK(reply.static_body.empty());
    CHECK(value_of(reply, "ETag") == "\"page\"");
  }
  CHECK(get("/index.html", {{"If-None-Match", "\"old\""}}).status == 200);
}

TEST_CASE("a navigation gets the page, a missing file does not") {
  const Pairs navigation = {{"Accept", "text/html,application/xhtml+xml"}};
  CHECK(get("/", navigation).static_body == "<html>page</html>");
  CHECK(get("/log-workout", navigation).static_body == "<html>page</html>");
  CHECK(get("/v1.2/plans", navigation).static_body == "<html>page</html>");
  CHECK_THROWS_AS(get("/assets/gone-9f.js", navigation), Error);
  CHECK(get("/", {{"Accept", "*/*"}}).static_body == "<html>page</html>");
  CHECK_THROWS_AS(get("/log-workout", {{"Accept", "*/*"}}), Error);
  CHECK_THROWS_AS(get("/log-workout"), Error);
}

TEST_CASE("no path leads outside the embedded files") {
  for (const char* path : {"/../etc/passwd", "/assets/../../etc/passwd", "//etc/passwd", "/assets/./app-1a2b.js"}) {
    CAPTURE(path);
    CHECK_THROWS_AS(get(path), Error);
  }
}

}  // namespace fitapp::http
