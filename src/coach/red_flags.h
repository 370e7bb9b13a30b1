// The safety check of the coach: recognises messages that need a fixed answer, and provides it with links to help.
//
// A message has a meaning if a rule names its words or if the classifier, trained with sentences of that meaning,
// recognises it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "coach/help_lines.h"
#include "coach/person.h"
#include "coach/reply.h"
#include "coach/text_classifier.h"
#include "coach/word_rules.h"
#include "domain/foods.h"
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

// What the messages of one person mean for the safety check.
struct SafetyReading {
  std::optional<SafetyAnswer> answer;
  // What follows the usual answer to a message that may have a dangerous meaning without being clear: a sentence about
  // help, with links. Never beside the answer to a danger.
  std::optional<SafetyAnswer> note;
  // The answer to an emergency or injury in one of the messages before, or to a possible one in this: no session.
  // Whether it is so recent that no advice follows either.
  std::optional<SafetyAnswer> recent_emergency;
  bool is_emergency_near = false;
  // After disordered eating in one of the messages before: what is said instead of numbers about food and weight.
  std::optional<SafetyAnswer> recent_eating;
  // To a message that nobody understands and that may be despair: what is meant?
  std::string asks_back;
  // For each earlier message whether no coach may see it, because it or the next one is a danger, alone or together
  // with those before. Only the last messages are judged; those before them are left out too.
  std::vector<bool> left_out;
  Person person;  // what all the messages say about them
};

class RedFlags {
 public:
  // The files red_flags.json, help_lines.json, safety/model.json and safety/lexicon.txt of embed/. Throws if one is
  // invalid.
  RedFlags(std::string_view rules, std::string_view help_lines, std::string_view model, std::string_view lexicon);

  // `earlier` are the person's messages before, oldest first: a meaning may be spread over two messages. `statements`
  // are those before them, of which only counts what stays true: an age, a pregnancy.
  SafetyReading read(std::string_view message, const Asker& asker, const std::vector<std::string_view>& earlier = {},
                     const std::vector<std::string_view>& statements = {}) const;
  // Whether the text is the fixed answer to a danger.
  bool is_answer(std::string_view text) const { return answers_.contains(std::string(text)); }

 private:
  static constexpr std::string_view despair_name = "crisis";
  static constexpr std::string_view possible_emergency = "other_emergency";
  struct Parsed;  // keeps a text from being taken for JSON
  RedFlags(const Parsed& parsed, std::string_view help_lines, std::string_view model, std::string_view lexicon);

  struct Kind {
    std::string name;
    bool is_danger = true;
    bool reads_amounts = false;  // of diets
    std::string help;            // the lines of help_lines.json that fit; empty for the emergency number alone
    std::vector<WordRules::Rule> rules;
    std::string checked_by;  // the meaning from which a message with a rule must not be far; may be empty
    std::string meaning;     // for the classifier; may be empty
    std::vector<WordRules::Rule> harmless;  // what the classifier takes for it, but is not
    bool names_emergency = false;           // the number, in its answer
    domain::Bilingual answer;
    domain::Bilingual note;       // for a message that may have the meaning; may be empty
    domain::Bilingual asks_back;  // the same, if nothing else is understood
    domain::Bilingual later;      // instead of an answer to messages after it; may be empty
  };
  struct Message;

  std::vector<SentenceFeatures> features_of_parts(std::string_view text) const;
  Message read_alone(std::string_view text) const;
  const Kind* danger_in(const Message& message) const;
  const Kind* kind_of(const Message& here, const Asker& asker, const std::vector<Message>& before,
                      const Person& person) const;
  std::optional<SafetyAnswer> note_on(const Message& here, const Asker& asker) const;
  Person person_in(const Message& here, std::vector<WordRules::Text> earlier, const Asker& asker) const;
  SafetyAnswer answer_for(const Kind& kind, const Message& message, const Asker& asker) const;
  const Kind* care_for(const Message& message, const Person& person) const;
  static bool concerns(const Kind& kind, const Person& person);
  bool has_rule_for(const Kind& kind, const Message& message) const;
  // At least 0 if the classifier recognises the kind's meaning.
  double margin_of(const Kind& kind, const Message& message) const;
  double margin_of(const std::string& meaning, const Message& message) const;
  bool ends_despair(const Message& message) const;
  bool refuses_an_offer(const Message& message) const;
  Message joined(const Message& before, const Message& here) const;
  const Kind* danger_over(const Message& before, const Message& here) const;
  const Kind* with_earlier(const Message& here, std::span<const Message> before) const;
  std::vector<bool> left_out_of(const std::vector<Message>& before) const;
  void add_recent_dangers(SafetyReading& reading, const Message& here, const std::vector<Message>& before,
                          const Asker& asker) const;
  SafetyAnswer more_of(const Kind& kind, const domain::Bilingual& text, const Message& message,
                       const Asker& asker) const;
  bool is_about_body(const Kind& kind) const;
  bool is_despair(const Message& message, double least_margin) const;
  bool goes_on(const Kind& kind, const Message& here, bool is_next) const;
  bool any_of(const std::vector<WordRules::Rule>& rules, const Message& message) const;
  std::string completed(std::string text, const Kind& kind, domain::Language language,
                        const std::string& country) const;
  static std::string with_despair(const std::string& text, const std::string& about_despair);
  std::string text_of(const Kind& kind, domain::Language language, const std::string& country) const;

  WordRules words_;
  std::vector<WordRules::Rule> follow_ups_;
  std::vector<WordRules::Rule> despair_follow_ups_;
  std::vector<WordRules::Rule> bleeding_;  // a danger in pregnancy
  std::vector<WordRules::Rule> calm_;
  std::unordered_set<std::string> refusal_words_;
  std::unordered_set<std::string> refusal_things_;  // what the app offers and does
  PersonReader people_;
  HelpLines lines_;
  TextClassifier classifier_;
  std::vector<Kind> kinds_;
  const Kind& kind_named(std::string_view name) const;  // must exist
  const Kind& despair() const;
  std::unordered_set<std::string> answers_;
};

}  // namespace fitapp::coach
