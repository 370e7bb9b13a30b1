// What a person has said about themselves: age, pregnancy and birth, illnesses that decide what to eat.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coach/word_rules.h"

namespace fitapp::coach {

struct Person {
  std::optional<int> age;
  bool expecting = false;         // pregnant, or has given birth in the last twelve months
  bool has_eating_rules = false;  // kidney disease, diabetes, coeliac disease and the like
  friend bool operator==(const Person&, const Person&) = default;
};

inline constexpr int school_age = 15;  // of somebody who only says that they go to school
inline constexpr int older_age = 65;   // from here on no numbers for losing weight
inline constexpr int months_after_birth = 12;

class PersonReader {
 public:
  // `json` is embed/red_flags.json; the words become part of `rules`, which must outlive this.
  PersonReader(const nlohmann::json& json, WordRules& rules);

  // The messages of one person, oldest first. A later message corrects an earlier one. What a message says about a
  // child or somebody else counts only in the last message. `year` is this year, for "born in 1951"; 0 if unknown.
  Person read(const std::vector<WordRules::Text>& messages, int year = 0) const;
  Person read(std::string_view message) const { return read(std::vector<WordRules::Text>(1, rules_.read(message))); }

  // The text without an age and weeks of a pregnancy, which are no wish: "I am pregnant, 20 minutes for legs" for
  // "I am 20 weeks pregnant, 20 minutes for legs".
  std::string without_statements(std::string_view text) const;

  // Whether the message says in plain words that somebody is grown up or not pregnant, or speaks of an animal.
  bool denies(const WordRules::Text& message) const;

 private:
  // `before` may be null.
  void read_message(const WordRules::Text& message, const WordRules::Text* before, bool is_last, int year,
                    Person& person) const;
  bool asks_for_somebody(const WordRules::Text& message, const WordRules::Text* before) const;
  bool says(const std::string& what, const WordRules::Sentence& sentence) const;

  const WordRules& rules_;
  std::map<std::string, std::vector<WordRules::Rule>> patterns_;
};

}  // namespace fitapp::coach
