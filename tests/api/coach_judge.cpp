#include "api/coach_judge.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "domain/planning/suitability.h"
#include "support/catalogue.h"

namespace fitapp::tests {
namespace {

using domain::Exercise;

std::string without_blanks(const std::string& text) {
  const auto first = text.find_first_not_of(" \r");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \r") - first + 1);
}

// The parts between separators, without empty ones.
std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(separator, at), text.size());
    if (std::string part = without_blanks(text.substr(at, end - at)); !part.empty()) parts.push_back(std::move(part));
    at = end + separator.size();
  }
  return parts;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(c < 128 ? std::tolower(c) : c); });
  return text;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether the number beside it goes on: "14" before 4, "4.4" before or after 4.
bool continues_number(const std::string& text, std::size_t at, int step) {
  const auto char_at = [&](std::size_t index) { return index < text.size() ? text[index] : ' '; };
  const auto next = static_cast<std::size_t>(static_cast<long>(at) + step);
  if (is_digit(char_at(at))) return true;
  return (char_at(at) == '.' || char_at(at) == ',') && is_digit(char_at(next));
}

std::string decoded(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == '%' && i + 2 < text.size();
    plain += escaped          ? static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16))
             : text[i] == '+' ? ' '
                              : text[i];
    if (escaped) i += 2;
  }
  return plain;
}

std::size_t words_of(const std::string& text, const std::vector<std::string>& list) {
  std::string spaced = " ";
  for (const char c : lower(text)) spaced += std::isalpha(static_cast<unsigned char>(c)) || c < 0 ? c : ' ';
  spaced += ' ';
  std::size_t count = 0;
  for (const std::string& word : list) {
    const std::string padded = " " + word + " ";
    for (auto at = spaced.find(padded); at != std::string::npos; at = spaced.find(padded, at + 1)) ++count;
  }
  return count;
}

const std::vector<std::string> english_words{"the", "you",  "your", "and",  "is",   "of",   "this", "with", "for",
                                             "to",  "that", "are",  "have", "were", "each", "from", "what"};
const std::vector<std::string> german_words{"der", "die",  "das", "du",   "dein", "deine", "deinen", "und", "ist",
                                            "von", "mit",  "ein", "eine", "für",  "auf",   "nicht",  "dir", "hast",
                                            "den", "dich", "zu",  "im",   "sind", "waren", "pro",    "bei"};

// --- What a session holds ---

std::vector<const Exercise*> exercises_of(const Json& session, bool only_main) {
  std::vector<const Exercise*> list;
  for (const Json& each : session.value("exercises", Json::array())) {
    if (only_main && each.value("category", "main") != "main") continue;
    const auto name = each.value("name", each.value("exerciseName", ""));
    if (const Exercise* found = test::real_catalogue().find_by_name(name)) list.push_back(found);
  }
  return list;
}

const std::vector<std::pair<std::string, std::vector<std::string>>> muscle_groups{
    {"legs", {"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors", "hip flexors"}},
    {"core", {"core", "obliques"}},
    {"upper", {"chest", "shoulders", "triceps", "back", "lats", "biceps", "forearms", "traps"}},
    {"push", {"chest", "shoulders", "triceps"}},
    {"back", {"back", "lats", "biceps", "traps", "lower back", "forearms"}}};

bool trains(const Exercise& exercise, const std::string& group) {
  if (group == "gentle") {
    return exercise.role == domain::ExerciseRole::mobility || exercise.role == domain::ExerciseRole::stretch;
  }
  const auto muscles =
      std::find_if(muscle_groups.begin(), muscle_groups.end(), [&](const auto& each) { return each.first == group; });
  if (muscles == muscle_groups.end()) throw std::runtime_error("unknown group " + group);
  return std::any_of(exercise.primary_muscles.begin(), exercise.primary_muscles.end(), [&](const std::string& muscle) {
    return std::find(muscles->second.begin(), muscles->second.end(), muscle) != muscles->second.end();
  });
}

template <class T>
bool has(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

template <class E>
E known(const std::string& name) {
  const auto value = parse_enum<E>(name);
  if (!value) throw std::runtime_error("unknown name " + name);
  return *value;
}

template <class F>
bool none(const std::vector<const Exercise*>& list, F holds) {
  return std::none_of(list.begin(), list.end(), [&](const Exercise* each) { return holds(*each); });
}

bool suits_pregnancy(const Exercise& exercise) {
  domain::PlanPreferences pregnant;
  pregnant.equipment = domain::EquipmentChoice::full_gym;
  pregnant.pregnant = true;
  return domain::is_suitable(exercise, pregnant);
}

// About half of the main exercises, because a session is never of one muscle only.
bool mostly_trains(const std::vector<const Exercise*>& main, const std::string& group) {
  const auto count =
      std::count_if(main.begin(), main.end(), [&](const Exercise* each) { return trains(*each, group); });
  return !main.empty() && static_cast<std::size_t>(count) * 2 >= main.size();
}

// At most the minutes asked for, and not much less (docs/behaviour.md, Answers).
bool lasts(const Json& session, int minutes) {
  const int duration = session.value("duration", 0);
  return duration <= minutes && duration * 5 >= minutes * 4;
}

bool holds_in_session(const std::string& condition, const Json& session) {
  const auto blank = std::min(condition.find(' '), condition.size());
  const std::string name = condition.substr(0, blank);
  const std::string value = without_blanks(condition.substr(blank));
  const auto all = exercises_of(session, false);
  if (name == "minutes") return lasts(session, std::stoi(value));
  if (name == "type") return session.value("type", "") == value;
  if (name == "mostly") return mostly_trains(exercises_of(session, true), value);
  if (name == "some") {
    return !none(all, [&](const Exercise& each) { return each.implement == known<domain::Implement>(value); });
  }
  if (name == "only") {
    const auto allowed = domain::equipment_allowed_by(known<domain::EquipmentChoice>(value));
    return none(all, [&](const Exercise& each) { return !has(allowed, each.equipment); });
  }
  if (name == "spares") {
    return none(all, [&](const Exercise& each) { return has(each.loads, known<domain::BodyArea>(value)); });
  }
  if (name == "without") {
    return none(all, [&](const Exercise& each) { return has(each.traits, known<domain::Trait>(value)); });
  }
  throw std::runtime_error("unknown condition @" + condition);
}

bool holds(const std::string& condition, const Json& answer, const Json& session) {
  if (condition == "redFlag") return answer.value("redFlag", false);
  if (condition == "pregnancy") {
    return none(exercises_of(session, false), [](const Exercise& each) { return !suits_pregnancy(each); });
  }
  return holds_in_session(condition, session);
}

// One on each line.
std::string names_of(const Json& session) {
  std::string names;
  for (const Json& each : session.value("exercises", Json::array())) names += each.value("name", "") + "\n";
  return names;
}

Json member(const Json& answer, const char* name) {
  return answer.contains(name) && answer[name].is_object() ? answer[name] : Json::object();
}

}  // namespace

std::string AskedQuestion::text() const {
  std::string joined;
  for (const std::string& part : parts) joined += (joined.empty() ? "" : " // ") + part;
  return joined;
}

std::vector<AskedQuestion> asked_questions() {
  std::vector<AskedQuestion> list;
  std::istringstream file(test::source_text("tests/data/coach_questions.csv"));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::vector<std::string> cells;
    std::istringstream parts(line);
    for (std::string cell; std::getline(parts, cell, '|');) cells.push_back(without_blanks(cell));
    if (cells.size() < 3) throw std::runtime_error("too few cells: " + line);
    cells.resize(6);
    list.push_back({cells[0] == "de" ? domain::Language::german : domain::Language::english, split(cells[1], " // "),
                    cells[2], split(cells[3], ";"), split(cells[4], " "), split(cells[5], ";")});
  }
  return list;
}

bool contains_fact(const std::string& text, const std::string& fact) {
  const std::string in = lower(text);
  const std::string wanted = lower(fact);
  for (auto at = in.find(wanted); at != std::string::npos; at = in.find(wanted, at + 1)) {
    const bool begins = !is_digit(wanted.front()) || at == 0 || !continues_number(in, at - 1, -1);
    const bool ends = !is_digit(wanted.back()) || !continues_number(in, at + wanted.size(), 1);
    if (begins && ends) return true;
  }
  return false;
}

bool leads_to(const std::string& target, const std::string& expected) {
  if (expected == "tel:") return target.starts_with(expected);
  const auto path_of = [](const std::string& address) { return address.substr(0, address.find('?')); };
  const auto parameters_of = [](const std::string& address) {
    const auto mark = address.find('?');
    return mark == std::string::npos ? std::vector<std::string>{} : split(decoded(address.substr(mark + 1)), "&");
  };
  if (path_of(target) != path_of(expected)) return false;
  const auto given = parameters_of(target);
  const auto wanted = parameters_of(expected);
  return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& each) {
    return std::any_of(given.begin(), given.end(), [&](const std::string& one) { return one.starts_with(each); });
  });
}

bool is_in_other_language(const std::string& text, domain::Language language) {
  const std::size_t english = words_of(text, english_words);
  const std::size_t german = words_of(text, german_words);
  return language == domain::Language::german ? english > german : german > english;
}

std::vector<std::string> faults_of(const AskedQuestion& question, const Json& answer) {
  std::vector<std::string> faults;
  const std::string response = answer.value("response", "");
  const Json session = member(answer, "session");
  const Json draft = member(answer, "draft");
  const std::string group = question.group();
  if (!answer.contains("source")) faults.push_back("no answer");
  if (is_in_other_language(response, question.language)) faults.push_back("other language");
  if (session.empty() != (group != "session") && question.intent != "unsafe:pregnancy") {
    faults.push_back(session.empty() ? "no session" : "a session");
  }
  if (draft.empty() != (group != "log")) faults.push_back(draft.empty() ? "no draft" : "a draft");
  if (group != "unsafe" && answer.value("redFlag", false)) faults.push_back("a red flag");

  // What the interface shows of an answer.
  const std::string shown = response + " " + (draft.empty() ? "" : draft.dump());
  for (const std::string& fact : question.facts) {
    if (fact.starts_with('@')) {
      const bool is_of_session = fact != "@redFlag" && fact != "@pregnancy";
      if (is_of_session && session.empty()) continue;
      if (!holds(fact.substr(1), answer, session)) faults.push_back("not " + fact);
      continue;
    }
    const auto alternatives = split(fact, "/");
    const bool found = std::any_of(alternatives.begin(), alternatives.end(),
                                   [&](const std::string& each) { return contains_fact(shown, each); });
    if (!found) faults.push_back("without " + fact);
  }
  const Json links = answer.contains("links") && answer["links"].is_array() ? answer["links"] : Json::array();
  const bool is_linked = std::any_of(links.begin(), links.end(), [&](const Json& link) {
    return std::any_of(question.links.begin(), question.links.end(),
                       [&](const std::string& expected) { return leads_to(link.value("target", ""), expected); });
  });
  if (!question.links.empty() && !is_linked) faults.push_back("links to " + links.dump());
  const std::string judged = group == "session" ? names_of(session) : shown;
  for (const std::string& word : question.forbidden) {
    if (contains_fact(judged, word)) faults.push_back("says " + word);
  }
  return faults;
}

}  // namespace fitapp::tests
