// Matches the safety rules in sentences and clauses of a message and the one before it.
#include "coach/red_flags.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "coach/diet_amounts.h"
#include "coach/question_language.h"
#include "domain/body_safety.h"

namespace fitapp::coach {
namespace {

using domain::Language;
using Sentences = std::vector<WordRules::Sentence>;

// Two messages of more words than this tell two things.
constexpr std::size_t longest_joined = 40;
constexpr int enough_points = 3;
constexpr std::size_t shortest_part = 2;  // words of a clause that says something
// Of the person's earlier messages.
constexpr std::size_t remembered_statements = 40;

std::vector<WordRules::Rule> rules_of(const nlohmann::json& lines, WordRules& words) {
  std::vector<WordRules::Rule> rules;
  for (const auto& line : lines) rules.push_back(words.compile(line.get<std::string>()));
  return rules;
}

void replace(std::string& text, std::string_view mark, const std::string& value) {
  for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
    text.replace(at, mark.size(), value);
}

std::string joined(std::string_view before, std::string_view message) {
  return std::string(before) + ". " + std::string(message);
}

std::vector<std::string_view> with(const std::vector<std::string_view>& earlier, std::string_view message) {
  const std::size_t skipped = earlier.size() > remembered_statements ? earlier.size() - remembered_statements : 0;
  std::vector<std::string_view> all(earlier.begin() + static_cast<std::ptrdiff_t>(skipped), earlier.end());
  all.push_back(message);
  return all;
}

}  // namespace

// A message in the forms that rules are matched against.
struct RedFlags::Message {
  std::string_view text;
  Sentences sentences;
  Sentences clauses;
  WordRules::Sentence whole;

  // What `ignored` matches is left out: "not the training".
  Message(const WordRules& words, const std::vector<WordRules::Rule>& ignored, std::string_view text)
      : text(text), sentences(words.sentences_of(text)), clauses(words.clauses_of(text)) {
    for (WordRules::Sentence& each : sentences) words.remove(ignored, each);
    for (WordRules::Sentence& each : clauses) words.remove(ignored, each);
    whole = WordRules::joined(sentences);
  }
};

struct RedFlags::Parsed {
  nlohmann::json rules;
};

RedFlags::RedFlags(std::string_view rules, std::string_view help_lines)
    : RedFlags(Parsed{nlohmann::json::parse(rules)}, help_lines) {}

RedFlags::RedFlags(const Parsed& parsed, std::string_view help_lines)
    : words_(parsed.rules),
      ignored_(rules_of(parsed.rules.at("ignored"), words_)),
      follow_ups_(rules_of(parsed.rules.at("follow_ups"), words_)),
      calm_(rules_of(parsed.rules.at("calm"), words_)),
      people_(parsed.rules, words_),
      lines_(help_lines) {
  for (const auto& entry : parsed.rules.at("kinds")) {
    Kind kind;
    kind.name = entry.at("name").get<std::string>();
    kind.is_danger = entry.value("danger", true);
    kind.reads_amounts = entry.value("amounts", false);
    kind.help = entry.value("help", "");
    kind.rules = rules_of(entry.at("rules"), words_);
    if (entry.contains("exaggerations")) kind.exaggerations = rules_of(entry.at("exaggerations"), words_);
    if (entry.contains("hints")) {
      for (const auto& [meaning, hint] : entry.at("hints").items())
        kind.hints.push_back(
            {hint.at("points").get<int>(), hint.at("topic").get<bool>(), rules_of(hint.at("rules"), words_)});
      kind.no_hints = rules_of(entry.at("no_hints"), words_);
    }
    kind.english = entry.at("answer").at("en").get<std::string>();
    kind.german = entry.at("answer").at("de").get<std::string>();
    kinds_.push_back(std::move(kind));
  }
  for (const Kind& kind : kinds_) {
    if (!kind.is_danger) continue;
    for (const std::string& country : lines_.countries()) {
      for (const Language language : {Language::english, Language::german})
        answers_.insert(text_of(kind, language, country));
    }
  }
}

std::string RedFlags::text_of(const Kind& kind, Language language, const std::string& country) const {
  std::string text = language == Language::german ? kind.german : kind.english;
  replace(text, "{emergency}", lines_.emergency(country, language));
  const std::string list = kind.help.empty() ? "" : lines_.list(kind.help, country, language);
  // "[Lines: {lines}. ]" is left out where there are none.
  const auto open = text.find('[');
  const auto close = text.find(']');
  if (open != std::string::npos && close != std::string::npos) {
    text =
        text.substr(0, open) + (list.empty() ? "" : text.substr(open + 1, close - open - 1)) + text.substr(close + 1);
  }
  replace(text, "{lines}", list);
  return text;
}

bool RedFlags::any_of(const std::vector<WordRules::Rule>& rules, const Sentences& parts,
                      const WordRules::Sentence& whole) const {
  return std::ranges::any_of(rules, [&](const WordRules::Rule& rule) {
    return std::ranges::any_of(parts,
                               [&](const WordRules::Sentence& part) { return words_.matches(rule, part, whole); });
  });
}

int RedFlags::points_of(const Kind& kind, const WordRules::Sentence& part, const WordRules::Sentence& whole) const {
  const auto found = [&](const WordRules::Rule& rule) { return words_.matches(rule, part, whole); };
  if (std::ranges::any_of(kind.no_hints, found)) return 0;
  int points = 0;
  bool has_topic = false;
  for (const Hint& hint : kind.hints) {
    if (!std::ranges::any_of(hint.rules, found)) continue;
    points += hint.points;
    has_topic |= hint.is_topic;
  }
  return has_topic ? points : 0;
}

bool RedFlags::has_other_topic(const Kind& kind, const Message& message) const {
  return std::ranges::any_of(
      kind.no_hints, [&](const WordRules::Rule& rule) { return words_.matches(rule, message.whole, message.whole); });
}

bool RedFlags::hints_at(const Kind& kind, const Message& message) const {
  // A clause beside words of training needs more: "I can't go on, two more sets".
  const int needed = has_other_topic(kind, message) ? enough_points + 1 : enough_points;
  const auto tells = [&](const WordRules::Sentence& part) {
    return part.words.size() >= shortest_part && points_of(kind, part, message.whole) >= needed;
  };
  return std::ranges::any_of(message.sentences, tells) || std::ranges::any_of(message.clauses, tells) ||
         (message.whole.words.size() <= longest_joined && tells(message.whole));
}

bool RedFlags::is_hit(const Kind& kind, const Message& message) const {
  if (any_of(kind.rules, message.sentences, message.whole)) return true;
  if (any_of(kind.exaggerations, message.clauses, message.whole)) return true;
  if (!kind.hints.empty() && hints_at(kind, message)) return true;
  if (!kind.reads_amounts) return false;
  const auto sentences = words_.texts_and_sentences_of(message.text);
  return std::ranges::any_of(sentences, [](const auto& each) { return names_extreme_diet(each.first); });
}

const RedFlags::Kind* RedFlags::danger_in(const Message& message) const {
  const auto found =
      std::ranges::find_if(kinds_, [&](const Kind& kind) { return kind.is_danger && is_hit(kind, message); });
  return found == kinds_.end() ? nullptr : &*found;
}

// Whether a kind that only some people need is for this person.
bool RedFlags::concerns(const Kind& kind, const Person& person) {
  if (kind.name == "minor") return person.age && *person.age < domain::adult_age;
  if (kind.name == "pregnancy") return person.expecting;
  if (kind.name == "medical_diet") return person.has_eating_rules;
  if (kind.name == "older") return person.age && *person.age >= older_age;
  return true;
}

const RedFlags::Kind* RedFlags::care_for(const Message& message, const Person& person) const {
  const auto found = std::ranges::find_if(
      kinds_, [&](const Kind& kind) { return !kind.is_danger && concerns(kind, person) && is_hit(kind, message); });
  return found == kinds_.end() ? nullptr : &*found;
}

bool RedFlags::is_danger(std::string_view message) const {
  return danger_in(Message(words_, ignored_, message)) != nullptr;
}

// The kind of a message that means something only together with the one before.
const RedFlags::Kind* RedFlags::with_earlier(const Message& here, const std::string_view& before) const {
  const Message there(words_, ignored_, before);
  const Kind* kind = danger_in(there);
  if (kind != nullptr) {
    // A person who spoke of despair and does not turn to something else still does.
    const bool goes_on =
        any_of(follow_ups_, here.sentences, here.whole) ||
        (!kind->hints.empty() && !has_other_topic(*kind, here) && !any_of(calm_, here.sentences, here.whole));
    return goes_on ? kind : nullptr;
  }
  if (there.whole.words.size() + here.whole.words.size() > longest_joined) return nullptr;
  const std::string text = joined(before, here.text);
  Message both(words_, ignored_, text);
  both.sentences.push_back(both.whole);
  return danger_in(both);
}

std::optional<SafetyAnswer> RedFlags::answer_to(std::string_view message, const Asker& asker,
                                                const std::vector<std::string_view>& earlier) const {
  const Message here(words_, ignored_, message);
  const Kind* kind = danger_in(here);
  if (kind == nullptr && !earlier.empty()) kind = with_earlier(here, earlier.back());
  if (kind == nullptr) {
    Person person = people_.read(with(earlier, message), asker.year);
    const bool is_young = asker.age && *asker.age < domain::adult_age;
    if (is_young || !person.age) person.age = asker.age;
    kind = care_for(here, person);
    // "I want to lose weight" - "I am 15".
    if (kind == nullptr && !earlier.empty() && people_.read({message}, asker.year) != Person{}) {
      const std::string text = joined(earlier.back(), message);
      kind = care_for(Message(words_, ignored_, text), person);
    }
    if (kind == nullptr && !earlier.empty() && any_of(follow_ups_, here.sentences, here.whole))
      kind = care_for(Message(words_, ignored_, earlier.back()), person);
  }
  if (kind == nullptr) return std::nullopt;
  const Language language = language_of_question(message, asker.language);
  SafetyAnswer answer{kind->name, text_of(*kind, language, asker.country), {}, kind->is_danger};
  if (kind->is_danger || !kind->help.empty()) answer.links = lines_.links(kind->help, asker.country, language);
  return answer;
}

}  // namespace fitapp::coach
