// Tests the format of log lines, their escaping, and the log file.
#include "base/log.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "base/calendar.h"
#include "base/error.h"

using namespace fitapp;

namespace {

// A temporary folder. Its destructor deletes it and sends the log to standard error again.
class LogFolder {
 public:
  LogFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "fitapp-log-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  ~LogFolder() {
    start_logging({});
    std::filesystem::remove_all(path_);
  }
  std::string file() const { return (path_ / "fitapp.log").string(); }
  std::vector<std::string> lines() const {
    std::ifstream stream(file());
    std::vector<std::string> all;
    for (std::string line; std::getline(stream, line);) all.push_back(line);
    return all;
  }

 private:
  std::filesystem::path path_;
};

std::string text_line(std::string_view event, LogFields fields = {}) {
  return log_line(LogFormat::text, LogLevel::info, event, fields);
}

nlohmann::json json_line(std::string_view event, LogFields fields = {}) {
  return nlohmann::json::parse("{" + log_line(LogFormat::json, LogLevel::warn, event, fields) + "}");
}

}  // namespace

TEST_CASE("a text line has level, event and named values") {
  CHECK(text_line("started") == "info started");
  const std::string host = "127.0.0.1";
  CHECK(text_line("listening", {{"host", host}, {"port", 8080}, {"tls", false}, {"load", 0.25}}) ==
        "info listening host=127.0.0.1 port=8080 tls=false load=0.25");
  CHECK(text_line("x", {{"route", "/api/plans/{id}"}, {"big", std::numeric_limits<std::uint64_t>::max()}}) ==
        "info x route=/api/plans/{id} big=18446744073709551615");
  CHECK(text_line("x", {{"title", "two words"}, {"none", ""}, {"sum", "a=b"}}) ==
        "info x title=\"two words\" none=\"\" sum=\"a=b\"");
}

TEST_CASE("a JSON line is an object whose values have their own types") {
  const auto line = json_line("listening", {{"host", "::1"}, {"port", -1}, {"tls", true}, {"load", 0.5}});
  CHECK(line ==
        nlohmann::json(
            {{"level", "warn"}, {"event", "listening"}, {"host", "::1"}, {"port", -1}, {"tls", true}, {"load", 0.5}}));
  CHECK(json_line("x", {{"load", std::numeric_limits<double>::quiet_NaN()}})["load"].is_null());
}

TEST_CASE("no value can end the line, send terminal escapes or change the writing direction") {
  const std::string evil =
      "a\nb\r\x1b[31m\x7f\t\"q\"\\\xC2\x9B"
      "2J\xE2\x80\xAEx\xE2\x80\xA8y";
  const std::string text = text_line(evil, {{evil, evil}});
  for (const char c : text) CHECK(static_cast<unsigned char>(c) >= 0x20);
  CHECK(text.find('\x7f') == std::string::npos);
  CHECK(text.find("\xC2\x9B") == std::string::npos);
  CHECK(text.find("\xE2\x80") == std::string::npos);
  CHECK(text_line("x", {{"v", "a\nb"}}) == "info x v=\"a\\u000ab\"");
  const auto json = json_line("x", {{"v", evil}});
  CHECK(json["v"] == evil);
}

TEST_CASE("letters of all languages are unchanged and bytes that are not UTF-8 are escaped") {
  CHECK(text_line("x", {{"v", "Grüße 日本 😀"}}) == "info x v=\"Grüße 日本 😀\"");
  CHECK(text_line("x", {{"v", "\xFF\xC0\x80\xED\xA0\x80\xF5z\xE2\x82"}}) ==
        "info x v=\"\\xff\\xc0\\x80\\xed\\xa0\\x80\\xf5z\\xe2\\x82\"");
  CHECK(json_line("x", {{"v", "a\xFFz"}})["v"] == "a\xEF\xBF\xBDz");
}

TEST_CASE("the log file is created with mode 0600 and lines below the level are left out") {
  LogFolder folder;
  start_logging({.level = LogLevel::warn, .format = LogFormat::text, .file = folder.file()});
  log_debug("one");
  log_info("two");
  log_warn("three", {{"n", 3}});
  log_error("four");
  struct stat status {};
  REQUIRE(stat(folder.file().c_str(), &status) == 0);
  CHECK((status.st_mode & 0777) == 0600);
  const auto lines = folder.lines();
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].substr(24) == " warn three n=3");
  CHECK(lines[1].substr(24) == " error four");
  CHECK(parse_timestamp(lines[0].substr(0, 24)));
}

TEST_CASE("an existing log file is appended to") {
  LogFolder folder;
  for (const char* event : {"one", "two"}) {
    start_logging({.level = LogLevel::debug, .format = LogFormat::json, .file = folder.file()});
    log_debug(event);
  }
  const auto lines = folder.lines();
  REQUIRE(lines.size() == 2);
  const auto first = nlohmann::json::parse(lines[0]);
  CHECK(first["event"] == "one");
  CHECK(first["level"] == "debug");
  CHECK(parse_timestamp(first["time"].get<std::string>()));
}

TEST_CASE("braces in an event are plain text") {
  LogFolder folder;
  start_logging({.level = LogLevel::info, .format = LogFormat::text, .file = folder.file()});
  log_info("{} {0} %v %s");
  REQUIRE(folder.lines().size() == 1);
  CHECK(folder.lines()[0].substr(24) == " info {} {0} %v %s");
}

TEST_CASE("lines of several threads are not mixed") {
  LogFolder folder;
  start_logging({.level = LogLevel::info, .format = LogFormat::json, .file = folder.file()});
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([i] {
      for (int j = 0; j < 250; ++j) log_info("tick", {{"thread", i}, {"text", "some longer text"}});
    });
  }
  for (auto& thread : threads) thread.join();
  const auto lines = folder.lines();
  CHECK(lines.size() == 1000);
  for (const auto& line : lines) REQUIRE(nlohmann::json::accept(line));
}

TEST_CASE("a log file that cannot be written is reported by name") {
  try {
    start_logging({.level = LogLevel::info, .format = LogFormat::text, .file = "/nowhere/fitapp.log"});
    FAIL("was opened");
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::invalid);
    CHECK(error.message() == "The log file /nowhere/fitapp.log cannot be written: No such file or directory.");
  }
}
