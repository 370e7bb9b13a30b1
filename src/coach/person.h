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
  Person read(const std::vector<std::string_view>& messages, int year = 0) const;

 private:
  // `topic` is the message together with the one before.
  void read_message(std::string_view message, bool is_last, int year, const WordRules::Sentence& topic,
                    Person& person) const;
  bool says(const std::string& what, const WordRules::Sentence& sentence) const;

  const WordRules& rules_;
  std::map<std::string, std::vector<WordRules::Rule>> patterns_;
};

}  // namespace fitapp::coach
