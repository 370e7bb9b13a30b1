// The safety rules of the coach: recognises messages that need a fixed answer, and provides it with links to help.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "coach/help_lines.h"
#include "coach/person.h"
#include "coach/reply.h"
#include "coach/word_rules.h"
#include "domain/kinds.h"

namespace fitapp::coach {

struct SafetyAnswer {
  std::string kind;  // the name in embed/red_flags.json: crisis, eating_disorder, minor ...
  std::string text;
  std::vector<Link> links;
  // A danger: no coach sees the message, also not later. Otherwise (minor, older ...) only this answer is fixed.
  bool is_danger = false;
};

// Who asks, and where.
struct Asker {
  domain::Language language = domain::Language::english;  // if the message does not show its own
  std::string country;                                    // ISO 3166; empty if unknown
  std::optional<int> age;                                 // of the profile
  int year = 0;                                           // this one; 0 if unknown
};

class RedFlags {
 public:
  // `rules` is embed/red_flags.json, `help_lines` is embed/help_lines.json. Throws if one is invalid.
  RedFlags(std::string_view rules, std::string_view help_lines);

  // `earlier` are the person's messages before, oldest first: a meaning may be spread over two messages, and what
  // somebody said about their age stays true.
  std::optional<SafetyAnswer> answer_to(std::string_view message, const Asker& asker,
                                        const std::vector<std::string_view>& earlier = {}) const;
  // Whether the message alone is a danger.
  bool is_danger(std::string_view message) const;
  // Whether the text is the fixed answer to a danger.
  bool is_answer(std::string_view text) const { return answers_.contains(std::string(text)); }
  Person person_in(const std::vector<std::string_view>& messages, int year) const {
    return people_.read(messages, year);
  }

 private:
  struct Parsed;  // keeps a text from being taken for JSON
  RedFlags(const Parsed& parsed, std::string_view help_lines);

  // Words of one meaning. A sentence with enough points is a hit.
  struct Hint {
    int points = 0;
    bool is_topic = false;  // says something by itself; at least one of these is needed
    std::vector<WordRules::Rule> rules;
  };
  struct Kind {
    std::string name;
    bool is_danger = true;
    bool reads_amounts = false;  // of diets
    std::string help;            // the lines of help_lines.json that fit; empty for the emergency number alone
    std::vector<WordRules::Rule> rules;
    std::vector<WordRules::Rule> exaggerations;  // matched in clauses, never beside words of training
    std::vector<Hint> hints;                     // several together count
    std::vector<WordRules::Rule> no_hints;       // with one of these the hints of a sentence mean nothing
    std::string english;
    std::string german;
  };
  struct Message;

  const Kind* danger_in(const Message& message) const;
  const Kind* care_for(const Message& message, const Person& person) const;
  static bool concerns(const Kind& kind, const Person& person);
  bool is_hit(const Kind& kind, const Message& message) const;
  bool has_other_topic(const Kind& kind, const Message& message) const;
  bool hints_at(const Kind& kind, const Message& message) const;
  const Kind* with_earlier(const Message& here, const std::string_view& before) const;
  int points_of(const Kind& kind, const WordRules::Sentence& part, const WordRules::Sentence& whole) const;
  bool any_of(const std::vector<WordRules::Rule>& rules, const std::vector<WordRules::Sentence>& parts,
              const WordRules::Sentence& whole) const;
  std::string text_of(const Kind& kind, domain::Language language, const std::string& country) const;

  WordRules words_;
  std::vector<WordRules::Rule> ignored_;
  std::vector<WordRules::Rule> follow_ups_;
  std::vector<WordRules::Rule> calm_;
  PersonReader people_;
  HelpLines lines_;
  std::vector<Kind> kinds_;
  std::unordered_set<std::string> answers_;
};

}  // namespace fitapp::coach
