// Matches the safety rules in the sentences of a message, and asks the classifier, also together with the message
// before.
#include "coach/red_flags.h"

#include <algorithm>
#include <limits>

#include "coach/diet_amounts.h"
#include "coach/log_undo.h"
#include "coach/question_language.h"
#include "domain/body_safety.h"

namespace fitapp::coach {
namespace {

using domain::Language;

// Two messages of more words than this tell two things.
constexpr std::size_t longest_joined = 40;
// Despair comes before another danger that a rule names if the classifier is this sure (TextClassifier::margin).
constexpr double sure_margin = 1;
constexpr double part_deduction = 3;
// Below it the classifier is sure enough that the words of a rule mean something else: "dizzy with joy".
constexpr double least_checked_margin = -3;
// What follows a sign of despair goes on with it unless it is clearly about something else: the margin that it needs,
// a lower one for the few words that say nothing by themselves ("yes", "I have a plan"), and how many messages later.
constexpr double goes_on_margin = -2;
constexpr double short_goes_on_margin = -5.4;
constexpr std::size_t longest_short = 4;
constexpr std::size_t longest_follow_up = 6;
constexpr std::size_t goes_on_messages = 3;
constexpr std::ptrdiff_t least_part_blanks = 2;
constexpr std::size_t judged_messages = 8;  // of the person

// Sentences and clauses with enough words for a meaning of their own.
std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find_first_of(".!?;\n,:()", start), text.size());
    const std::string_view part = text.substr(start, end - start);
    if (std::ranges::count(part, ' ') >= least_part_blanks) parts.push_back(part);
    start = end + 1;
  }
  return parts;
}

}  // namespace

// A message in the forms in which it is judged.
struct RedFlags::Message {
  std::string text;
  WordRules::Text sentences;
  WordRules::Sentence whole;
  // Of the whole, and of each of its parts: a danger may stand beside harmless words.
  std::vector<SentenceFeatures> features;
  const Kind* danger = nullptr;  // what it is by itself
};

std::vector<SentenceFeatures> RedFlags::features_of_parts(std::string_view text) const {
  std::vector<SentenceFeatures> all{classifier_.features_of(text)};
  const std::vector<std::string_view> parts = parts_of(text);
  for (const std::string_view part : parts) {
    if (parts.size() > 1) all.push_back(classifier_.features_of(part));
  }
  return all;
}

RedFlags::Message RedFlags::read_alone(std::string_view text) const {
  Message message{std::string(text), words_.read(text), {}, features_of_parts(text)};
  message.whole = WordRules::joined(message.sentences);
  message.danger = danger_in(message);
  return message;
}

bool RedFlags::any_of(const std::vector<WordRules::Rule>& rules, const Message& message) const {
  return std::ranges::any_of(rules, [&](const WordRules::Rule& rule) {
    return std::ranges::any_of(message.sentences,
                               [&](const auto& part) { return words_.matches(rule, part.second, message.whole); });
  });
}

bool RedFlags::has_rule_for(const Kind& kind, const Message& message) const {
  // A few words say too little to the classifier.
  const bool is_checked = !kind.checked_by.empty() && message.whole.words.size() > longest_short;
  if (is_checked && margin_of(kind.checked_by, message) < least_checked_margin) return false;
  if (any_of(kind.rules, message)) return true;
  return kind.reads_amounts &&
         std::ranges::any_of(message.sentences, [](const auto& part) { return names_extreme_diet(part.first); });
}

double RedFlags::margin_of(const Kind& kind, const Message& message) const {
  const bool is_refusal = kind.name == despair_name && refuses_an_offer(message);
  if (kind.meaning.empty() || is_refusal || any_of(kind.harmless, message))
    return -std::numeric_limits<double>::infinity();
  return margin_of(kind.meaning, message);
}

// A part says less about what is meant than the whole, so that it must be clearer.
double RedFlags::margin_of(const std::string& meaning, const Message& message) const {
  double most = classifier_.margin(meaning, message.features.front());
  for (std::size_t part = 1; part < message.features.size(); ++part)
    most = std::max(most, classifier_.margin(meaning, message.features[part]) - part_deduction);
  return most;
}

const RedFlags::Kind& RedFlags::kind_named(std::string_view name) const {
  return *std::ranges::find(kinds_, name, &Kind::name);
}

const RedFlags::Kind& RedFlags::despair() const { return kind_named(despair_name); }

// Emergencies, injuries and overdoses, which have no lines of their own.
bool RedFlags::is_about_body(const Kind& kind) const {
  return kind.is_danger && &kind != &despair() && (kind.help.empty() || kind.help == despair().help);
}

bool RedFlags::is_despair(const Message& message, double least_margin) const {
  return has_rule_for(despair(), message) || margin_of(despair(), message) >= least_margin;
}

// The first kind with a rule for the message, otherwise the one that the classifier is surest of. What is about the
// body comes first, and despair beside it is answered too; clear despair comes before kinds that have other lines.
const RedFlags::Kind* RedFlags::danger_in(const Message& message) const {
  const auto ruled = std::ranges::find_if(
      kinds_, [&](const Kind& kind) { return kind.is_danger && &kind != &despair() && has_rule_for(kind, message); });
  const bool has_rule = ruled != kinds_.end();
  if (has_rule && is_about_body(*ruled)) return &*ruled;
  if (has_rule_for(despair(), message) || (has_rule && is_despair(message, sure_margin))) return &despair();
  if (has_rule) return &*ruled;
  const Kind* likeliest = nullptr;
  for (const Kind& kind : kinds_) {
    const double margin = margin_of(kind, message);
    if (kind.is_danger && margin >= 0 && (likeliest == nullptr || margin > margin_of(*likeliest, message)))
      likeliest = &kind;
  }
  return likeliest;
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
  const auto found = std::ranges::find_if(kinds_, [&](const Kind& kind) {
    return !kind.is_danger && concerns(kind, person) && (has_rule_for(kind, message) || margin_of(kind, message) >= 0);
  });
  return found == kinds_.end() ? nullptr : &*found;
}

Person RedFlags::person_in(const Message& here, std::vector<WordRules::Text> earlier, const Asker& asker) const {
  earlier.push_back(here.sentences);
  Person person = people_.read(earlier, asker.year);
  // What the classifier recognises counts for this message only, and less than plain words and the profile.
  if (people_.denies(here.sentences)) return person;
  const auto says = [&](const char* meaning) { return margin_of(meaning, here) >= 0; };
  if (!person.age && !asker.age && says("minor")) person.age = school_age;
  if (!person.age && !asker.age && says("older")) person.age = older_age;
  if (says("pregnant")) person.expecting = true;
  return person;
}

// "thanks", "ok, I will call".
bool RedFlags::ends_despair(const Message& message) const { return any_of(calm_, message); }

// "I don't want you to log this", "gib mir eine andere Übung": nothing but words with which an offer is refused. One
// other word, and it may mean more.
bool RedFlags::refuses_an_offer(const Message& message) const {
  bool names_thing = false;
  std::string_view before;
  for (const std::string& word : message.whole.words) {
    const bool is_thing = refusal_things_.contains(word);
    const bool is_given = word == "me" && (before == "give" || before == "show" || before == "make");
    if (!is_thing && !is_given && !refusal_words_.contains(word)) return false;
    names_thing |= is_thing;
    before = word;
  }
  return names_thing;
}

// Whether a message after a danger still is about it. `is_next` is the one right after it.
bool RedFlags::goes_on(const Kind& kind, const Message& here, bool is_next) const {
  if (kind.help != despair().help) return is_next && any_of(follow_ups_, here);
  if (ends_despair(here)) return false;
  if (here.whole.words.size() <= 1) return true;  // "yes", "tonight"; "ja" is a filler
  if (here.whole.words.size() <= longest_follow_up && any_of(despair_follow_ups_, here)) return true;
  const bool is_short = here.whole.words.size() <= longest_short;
  return margin_of(despair(), here) >= (is_short ? short_goes_on_margin : goes_on_margin);
}

// Both as one text, without a judgement.
RedFlags::Message RedFlags::joined(const Message& before, const Message& here) const {
  Message both{before.text + ". " + here.text, before.sentences, {}, {}};
  both.sentences.insert(both.sentences.end(), here.sentences.begin(), here.sentences.end());
  both.whole = WordRules::joined(both.sentences);
  both.features = {classifier_.features_of(both.text)};
  return both;
}

// The danger of two messages, none of which is one by itself.
const RedFlags::Kind* RedFlags::danger_over(const Message& before, const Message& here) const {
  // "two eggs for breakfast" - "undo that" is about an entry.
  if (is_plain_undo(before.text) || is_plain_undo(here.text)) return nullptr;
  if (before.whole.words.size() + here.whole.words.size() > longest_joined) return nullptr;
  Message both = joined(before, here);
  both.sentences.emplace_back("", both.whole);
  return danger_in(both);
}

// The kind of a message that means something only together with those before it, oldest first.
const RedFlags::Kind* RedFlags::with_earlier(const Message& here, std::span<const Message> before) const {
  const std::size_t first = before.size() > goes_on_messages ? before.size() - goes_on_messages : 0;
  for (std::size_t at = before.size(); at > first; --at) {
    const Kind* kind = before[at - 1].danger;
    if (kind == nullptr) continue;
    if (goes_on(*kind, here, at == before.size())) return kind;
    break;
  }
  return before.empty() || before.back().danger != nullptr ? nullptr : danger_over(before.back(), here);
}

std::vector<bool> RedFlags::left_out_of(const std::vector<Message>& before) const {
  std::vector<bool> left_out;
  for (std::size_t at = 0; at < before.size(); ++at) {
    const bool is_danger =
        before[at].danger != nullptr || with_earlier(before[at], std::span(before).first(at)) != nullptr;
    left_out.push_back(is_danger);
    // The one before may be its beginning.
    if (is_danger && at > 0) left_out[at - 1] = true;
  }
  return left_out;
}

const RedFlags::Kind* RedFlags::kind_of(const Message& here, const Asker& asker, const std::vector<Message>& before,
                                        const Person& said) const {
  if (here.danger != nullptr) return here.danger;
  if (const Kind* danger = with_earlier(here, before)) return danger;
  Person person = said;
  const bool is_young = asker.age && *asker.age < domain::adult_age;
  if (is_young || !person.age) person.age = asker.age;
  if (person.expecting && any_of(bleeding_, here)) return &kind_named(possible_emergency);
  if (const Kind* care = care_for(here, person)) return care;
  if (before.empty()) return nullptr;
  // "I want to lose weight" - "I am 15".
  if (person_in(here, {}, asker) != Person{}) {
    if (const Kind* care = care_for(joined(before.back(), here), person)) return care;
  }
  return any_of(follow_ups_, here) ? care_for(before.back(), person) : nullptr;
}

SafetyReading RedFlags::read(std::string_view message, const Asker& asker, const std::vector<std::string_view>& earlier,
                             const std::vector<std::string_view>& statements) const {
  const Message here = read_alone(message);
  const std::size_t judged = std::min(earlier.size(), judged_messages);
  const std::size_t first = earlier.size() - judged;
  std::vector<Message> before;
  for (std::size_t at = first; at < earlier.size(); ++at) before.push_back(read_alone(earlier[at]));
  std::vector<WordRules::Text> said;
  for (const std::string_view statement : statements) said.push_back(words_.read(statement));
  for (std::size_t at = 0; at < first; ++at) said.push_back(words_.read(earlier[at]));
  for (const Message& each : before) said.push_back(each.sentences);
  SafetyReading reading;
  reading.person = person_in(here, std::move(said), asker);
  if (const Kind* kind = kind_of(here, asker, before, reading.person)) reading.answer = answer_for(*kind, here, asker);
  if (!reading.answer || !reading.answer->is_danger) {
    reading.note = note_on(here, asker);
    if (reading.note && reading.note->kind == despair_name)
      reading.asks_back = despair().asks_back.in(language_of_question(message, asker.language));
    add_recent_dangers(reading, here, before, asker);
    // The answer has lines of its own.
    const bool has_lines = reading.answer && !reading.answer->links.empty();
    if (has_lines && reading.note && reading.note->kind != possible_emergency) reading.note.reset();
  }
  reading.left_out.assign(first, true);
  std::ranges::copy(left_out_of(before), std::back_inserter(reading.left_out));
  return reading;
}

// What dangers before, and a possible emergency in it, mean for a message that is no danger.
void RedFlags::add_recent_dangers(SafetyReading& reading, const Message& here, const std::vector<Message>& before,
                                  const Asker& asker) const {
  // No session beside what may be an emergency.
  if (reading.note && reading.note->kind == possible_emergency)
    reading.recent_emergency = answer_for(kind_named(possible_emergency), here, asker);
  const bool is_calm = ends_despair(here);
  bool has_calmed = is_calm;
  bool is_emergency = false;
  for (std::size_t back = 1; back <= before.size(); ++back) {
    const Message& message = before[before.size() - back];
    has_calmed |= ends_despair(message);
    if (message.danger == nullptr) continue;
    const bool is_near = back <= goes_on_messages;
    if (is_about_body(*message.danger) && message.danger->name != "drugs" && !is_emergency) {
      is_emergency = true;
      reading.recent_emergency = answer_for(*message.danger, here, asker);
      reading.is_emergency_near = is_near && !is_calm;
    }
    if (!message.danger->later.english.empty() && !reading.recent_eating)
      reading.recent_eating = more_of(*message.danger, message.danger->later, here, asker);
    if (message.danger == &despair() && is_near && !has_calmed && !is_emergency && !reading.note)
      reading.note = more_of(despair(), despair().note, here, asker);
  }
}

SafetyAnswer RedFlags::answer_for(const Kind& kind, const Message& message, const Asker& asker) const {
  const Language language = language_of_question(message.text, asker.language);
  SafetyAnswer answer{kind.name, text_of(kind, language, asker.country), {}, kind.is_danger};
  std::string help = kind.help;
  if (kind.is_danger && help.empty() && is_despair(message, sure_margin)) {
    answer.text = with_despair(answer.text, text_of(despair(), language, asker.country));
    help = despair().help;
  }
  if (kind.names_emergency || !help.empty()) answer.links = lines_.links(help, asker.country, language);
  return answer;
}

// Not its answer, but with its lines.
SafetyAnswer RedFlags::more_of(const Kind& kind, const domain::Bilingual& text, const Message& message,
                               const Asker& asker) const {
  const Language language = language_of_question(message.text, asker.language);
  return {kind.name, completed(text.in(language), kind, language, asker.country),
          lines_.links(kind.help, asker.country, language), false};
}

std::optional<SafetyAnswer> RedFlags::note_on(const Message& here, const Asker& asker) const {
  for (const Kind& kind : kinds_) {
    if (kind.note.english.empty()) continue;
    const double margin = margin_of(kind, here);
    if (margin < 0 && margin >= classifier_.possible_margin(kind.meaning)) return more_of(kind, kind.note, here, asker);
  }
  return std::nullopt;
}

}  // namespace fitapp::coach
