// Somebody who writes the sentences of a data file to the coach.
#pragma once

#include <doctest/doctest.h>

#include <cmath>
#include <sstream>

#include "support/catalogue.h"
#include "support/test_app.h"

namespace fitapp::tests {

inline std::string trimmed_cell(const std::string& text) {
  const auto first = text.find_first_not_of(" \r");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \r") - first + 1);
}

inline std::vector<std::string> cells_of(const std::string& text, const std::string& separator) {
  std::vector<std::string> cells;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(separator, at), text.size());
    cells.push_back(trimmed_cell(text.substr(at, end - at)));
    at = end + separator.size();
  }
  return cells;
}

struct JudgedSentence {
  std::string language;
  std::vector<std::string> parts;  // of a conversation
  std::string expected;
};

inline std::vector<JudgedSentence> judged_sentences(const std::string& file_name) {
  std::vector<JudgedSentence> list;
  std::istringstream file(test::source_text("tests/data/" + file_name));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const auto cells = cells_of(line, "|");
    REQUIRE(cells.size() == 3);
    list.push_back({cells[0], cells_of(cells[1], " // "), cells[2]});
  }
  return list;
}

// Somebody in Berlin with kilograms and a full gym, on Wednesday, 18 March 2026, at 12:30.
class Writer {
 public:
  Writer() {
    app_.clock.set(*parse_timestamp("2026-03-18T11:30:00.000Z"));
    me_.zone = "Europe/Berlin";
    me_.language = "de-DE,de";
    me_.token = app_.sign_up();
    send("PUT", "/api/user",
         {{"weightUnit", "kg"},
          {"lengthUnit", "cm"},
          {"distanceUnit", "km"},
          {"equipment", "full_gym"},
          {"fitnessLevel", "intermediate"},
          {"age", 34}});
  }

  Json ask(const JudgedSentence& sentence) { return talk(sentence).back(); }
  // The answer to each part.
  std::vector<Json> talk(const JudgedSentence& sentence) {
    me_.language = sentence.language;
    Json history = Json::array();
    std::vector<Json> answers;
    send("DELETE", "/api/coaching/chat", nullptr);
    for (const std::string& part : sentence.parts) {
      pass_time();
      while (history.size() > 5) history.erase(0);  // as the interface does
      const Json answer = send("POST", "/api/coaching/chat", {{"message", part}, {"history", history}});
      history.push_back({{"content", part}, {"isUser", true}});
      history.push_back({{"content", answer["response"]}, {"isUser", false}});
      answers.push_back(answer);
    }
    return answers;
  }
  Json ask(const std::string& language, const std::string& text) { return ask(JudgedSentence{language, {text}, ""}); }

  Json send(const std::string& method, const std::string& path, const Json& body) {
    const Answer answer = app_.call(method, path, body, me_);
    INFO(method << " " << path << " " << body.dump() << " " << answer.text);
    REQUIRE(answer.status < 300);
    return answer.body;
  }
  Answer call(const std::string& method, const std::string& path, const Json& body) {
    return app_.call(method, path, body, me_);
  }
  TestApp& app() { return app_; }

 private:
  // 20 questions a minute are allowed. The day stays.
  void pass_time() {
    app_.clock.advance(std::chrono::seconds{3});
    if (app_.clock.now() > *parse_timestamp("2026-03-18T11:50:00.000Z")) {
      app_.clock.set(*parse_timestamp("2026-03-18T11:30:00.000Z"));
    }
  }

  TestApp app_;
  Send me_;
};

inline void check_share(std::size_t right, std::size_t asked, const char* what) {
  const double share = 100.0 * static_cast<double>(right) / static_cast<double>(asked);
  MESSAGE(what << ": " << right << " of " << asked << " right (" << std::round(share * 10) / 10 << " %)");
  CHECK(share >= 95);
}

}  // namespace fitapp::tests
