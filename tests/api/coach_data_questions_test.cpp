// Asks the questions of tests/data/coach_data_questions.csv. What they mean is checked with the reader, and the numbers
// of the answers with those that are calculated here from the rows of tests/data/coach_person.jsonl.
#include <doctest/doctest.h>

#include <cmath>
#include <regex>
#include <set>
#include <sstream>

#include "api/coach_data_reader.h"
#include "api/coach_judge.h"
#include "api/questioned_person.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

constexpr double kilograms_of_pound = 0.453592;

// One value of a row by the names of the table: "protein", "running", "Bench Press".
struct RowValue {
  std::string field;
  LocalDate date;
  double value = 0;
};

// The person stays in Berlin in winter.
LocalDate berlin_day(const std::string& moment) {
  if (moment.size() == 10) return day(moment.c_str());
  const auto berlin = *parse_timestamp(moment) + std::chrono::hours{1};
  return LocalDate(std::chrono::floor<std::chrono::days>(berlin).time_since_epoch());
}

void add_completions(std::vector<RowValue>& values, const Json& completions, LocalDate date) {
  static const std::set<std::string> of_legs{"Barbell Back Squat", "Barbell Deadlift"};
  double volume = 0;
  bool has_legs = false;
  for (const Json& each : completions) {
    const std::string name = each["exerciseName"];
    has_legs |= of_legs.contains(name);
    for (const Json& set : each["sets"]) {
      const double weight = set.value("weight", 0.0) * kilograms_of_pound;
      volume += weight * set.value("reps", 0);
      if (weight > 0) values.push_back({name, date, weight});
    }
  }
  if (volume > 0) values.push_back({"volume", date, volume});
  if (has_legs) values.push_back({"legs", date, 1});
}

std::vector<RowValue> person_values() {
  std::vector<RowValue> values;
  std::istringstream file(test::source_text("tests/data/coach_person.jsonl"));
  for (std::string line; std::getline(file, line);) {
    const Json row = Json::parse(line);
    const std::string path = row.value("path", "");
    const Json body = row.value("body", Json::object());
    if (path == "/api/food-entries") {
      for (const auto& [name, value] : body.items()) {
        if (value.is_number()) values.push_back({name, berlin_day(body["loggedAt"]), value});
      }
    } else if (path == "/api/water-entries") {
      values.push_back({"water", berlin_day(body["loggedAt"]), body["ml"]});
    } else if (path == "/api/body-measurements") {
      values.push_back({"weight", berlin_day(body["measuredAt"]), body["weight"].get<double>() * kilograms_of_pound});
    } else if (path == "/api/sleep-trackings") {
      const auto asleep =
          *parse_timestamp(body["wakeTime"].get<std::string>()) - *parse_timestamp(body["bedtime"].get<std::string>());
      values.push_back({"sleep", day(body["sleepDate"].get<std::string>().c_str()),
                        std::chrono::duration<double, std::ratio<3600>>(asleep).count()});
    } else if (path == "/api/workouts") {
      const LocalDate date = berlin_day(body["date"]);
      values.push_back({"workouts", date, 1});
      values.push_back({body["type"], date, 1});
      values.push_back({"minutes", date, body["duration"]});
      if (body.contains("distance")) values.push_back({"distance", date, body["distance"].get<double>() / 1000});
      add_completions(values, row.value("completions", Json::array()), date);
    }
  }
  return values;
}

const std::vector<RowValue>& rows_of_person() {
  static const std::vector<RowValue> all = person_values();
  return all;
}

std::pair<LocalDate, LocalDate> days_of(const std::string& text) {
  return {day(text.substr(0, 10).c_str()), day(text.substr(12, 10).c_str())};
}

// "mean protein 2026-03-09..2026-03-15"
double calculated(const std::string& fact) {
  const auto operation_end = fact.find(' ');
  const auto field_end = fact.rfind(' ');
  const std::string operation = fact.substr(0, operation_end);
  const std::string field = fact.substr(operation_end + 1, field_end - operation_end - 1);
  const auto [from, to] = days_of(fact.substr(field_end + 1));
  const auto kind = operation.starts_with("weekends-")   ? domain::DayKind::weekends
                    : operation.starts_with("weekdays-") ? domain::DayKind::weekdays
                                                         : domain::DayKind::all;
  std::vector<double> found;
  std::map<LocalDate, double> by_day;
  for (const RowValue& each : rows_of_person()) {
    if (each.field != field || each.date < from || each.date > to || !domain::is_of_kind(each.date, kind)) continue;
    found.push_back(each.value);
    by_day[each.date] += each.value;
  }
  double sum = 0;
  for (const double each : found) sum += each;
  if (operation == "sum") return sum;
  if (operation == "count") return static_cast<double>(found.size());
  REQUIRE_MESSAGE(!found.empty(), fact);
  if (operation.ends_with("mean")) return sum / static_cast<double>(by_day.size());
  if (operation == "max") return *std::ranges::max_element(found);
  if (operation == "min") return *std::ranges::min_element(found);
  if (operation == "first") return found.front();
  if (operation == "last") return found.back();
  if (operation == "change") return std::abs(found.back() - found.front());
  if (operation.starts_with("days>=")) {
    const double least = std::stod(operation.substr(6));
    return static_cast<double>(std::ranges::count_if(by_day, [&](const auto& each) { return each.second >= least; }));
  }
  throw std::runtime_error("unknown operation in " + fact);
}

// A number of a text with the line before it and what follows it, such as " g of protein"; times also as hours and as
// minutes.
struct SaidNumber {
  double value = 0;
  std::string unit;
  std::string before;
};

// Without the period and the dates: "from 1 to 17 March", "(9. bis 15. März)", "in 2026".
std::string without_dates(const std::string& text) {
  static const std::string month =
      "(January|February|March|April|May|June|July|August|September|October|November|December|"
      "Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)";
  static const std::regex date("(\\d{1,2}\\.? (" + month + " )?(to|bis) )?\\d{1,2}\\.? " + month + "( 20\\d\\d)?");
  static const std::regex year(R"(\b([Ii]n|im Jahr|of) 20\d\d\b)");
  return std::regex_replace(std::regex_replace(text, date, ""), year, "");
}

std::vector<SaidNumber> numbers_in(const std::string& whole_text, domain::Language language) {
  const bool german = language == domain::Language::german;
  const std::string text = without_dates(whole_text);
  std::vector<SaidNumber> numbers;
  std::vector<std::size_t> ends;
  for (std::size_t at = 0; at < text.size();) {
    if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) {
      ++at;
      continue;
    }
    const auto line = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    const std::string before = text.substr(line + 1, at - line - 1);
    std::string plain;
    while (at < text.size()) {
      const char c = text[at];
      const bool goes_on = at + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0;
      if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
        plain += c;
      } else if ((c == '.' || c == ',') && goes_on) {
        if (c == (german ? ',' : '.')) plain += '.';
      } else {
        break;
      }
      ++at;
    }
    numbers.push_back({std::stod(plain), text.substr(at, 24), before});
    ends.push_back(at);
  }
  const std::size_t plain_numbers = numbers.size();
  for (std::size_t i = 0; i < plain_numbers; ++i) {
    const std::string unit = numbers[i].unit;
    if (!unit.starts_with(" h ") && !unit.starts_with(" Std.")) continue;
    const bool has_minutes = i + 1 < plain_numbers && ends[i + 1] - ends[i] < 9;
    const double hours = numbers[i].value + (has_minutes ? numbers[i + 1].value / 60 : 0);
    numbers.push_back({hours, " hours", {}});
    numbers.push_back({hours * 60, " minutes", {}});
  }
  return numbers;
}

// The units in which an answer says the fact "mean protein 2026-03-09..2026-03-15".
std::regex unit_of(const std::string& fact) {
  const auto operation_end = fact.find(' ');
  const std::string operation = fact.substr(0, operation_end);
  const std::string field = fact.substr(operation_end + 1, fact.rfind(' ') - operation_end - 1);
  static const std::map<std::string, std::string> units{{"calories", " kcal\\b"}, {"protein", " g\\b"},
                                                        {"fat", " g\\b"},         {"carbs", " g\\b"},
                                                        {"fiber", " g\\b"},       {"sugar", " g\\b"},
                                                        {"water", " ml\\b"},      {"distance", " km\\b"},
                                                        {"sleep", " hours\\b"},   {"minutes", " (minutes|Minuten)\\b"}};
  if (operation.starts_with("days")) return std::regex("# (of|von) \\d+ [a-z ]*(days|Tagen)\\b");
  if (operation == "count") return std::regex("# (workout|time|session|Training|Mal)|([Ww]orkouts|Trainings): [^.:]*#");
  const auto found = units.find(field);
  // All others are weights.
  return std::regex("#" + (found == units.end() ? " kg\\b" : found->second));
}

// As exact as people read it: whole numbers from 100 on, otherwise a tenth.
bool names_number(const std::string& text, double wanted, const std::regex& unit, domain::Language language) {
  const double tolerance = wanted >= 99.5 ? 0.51 : std::floor(wanted) == wanted ? 0.001 : 0.051;
  const auto numbers = numbers_in(text, language);
  return std::ranges::any_of(numbers, [&](const SaidNumber& each) {
    return std::abs(each.value - wanted) <= tolerance && std::regex_search(each.before + "#" + each.unit, unit);
  });
}

struct DataQuestion {
  domain::Language language = domain::Language::english;
  std::vector<std::string> parts;
  std::string measure;
  std::string days;
  std::vector<std::string> facts;
  std::string link;
};

std::vector<std::string> cells_of(const std::string& line, const std::string& separator) {
  std::vector<std::string> cells;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(separator, at), line.size());
    const std::string cell = line.substr(at, end - at);
    const auto first = cell.find_first_not_of(' ');
    if (first != std::string::npos) cells.push_back(cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    at = end + separator.size();
  }
  return cells;
}

std::vector<DataQuestion> data_questions() {
  std::vector<DataQuestion> list;
  std::istringstream file(test::source_text("tests/data/coach_data_questions.csv"));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    auto cells = cells_of(line, "|");
    REQUIRE_MESSAGE(cells.size() >= 3, line);
    cells.resize(6);
    list.push_back({cells[0] == "de" ? domain::Language::german : domain::Language::english, cells_of(cells[1], " // "),
                    cells[2], cells[3], cells_of(cells[4], ";"), cells[5]});
  }
  return list;
}

coach::Facts facts_of_person() {
  coach::Facts facts;
  facts.today = day("2026-03-18");
  for (const char* name :
       {"Barbell Back Squat", "Barbell Deadlift", "Bench Press", "Barbell Row", "Pull-Up", "Plank"}) {
    facts.bests.push_back({name, 100, domain::RecordUnit::lb, facts.today});
  }
  return facts;
}

// What is wrong with how a question is read.
std::vector<std::string> reading_faults(const DataQuestion& question, const coach::Facts& facts) {
  coach::ChatQuestion chat{.message = question.parts.back(), .history = {}, .previous_answers = {}};
  for (std::size_t at = 0; at + 1 < question.parts.size(); ++at) {
    chat.history.push_back({question.parts[at], true});
    chat.history.push_back({"An answer.", false});
  }
  while (chat.history.size() > coach::max_chat_history) chat.history.erase(chat.history.begin());
  const auto query = data_reader().questions.read(chat, facts);
  const std::string measure = query ? std::string(name_of(query->measure)) : "none";
  if (measure != question.measure) return {"is read as " + measure};
  if (!query || question.days == "-") return {};
  const auto span = domain::span_of(*query, facts.today);
  const bool ever = question.days == "ever";
  const std::string read =
      ever && span.from == LocalDate{} ? "ever" : format_date(span.from) + ".." + format_date(span.to);
  // A month that still runs may end today.
  if (ever ? read != "ever" : !read.starts_with(question.days.substr(0, 12))) return {"is about " + read};
  if (!ever && span.to != std::min(days_of(question.days).second, facts.today)) return {"is about " + read};
  return {};
}

std::vector<std::string> answer_faults(const DataQuestion& question, const Json& answer) {
  std::vector<std::string> faults;
  const std::string text = answer.value("response", "");
  // The names of foods are the person's, in English.
  if (question.measure != "foods" && is_in_other_language(text, question.language)) faults.push_back("other language");
  for (const std::string& fact : question.facts) {
    if (fact == "-") continue;
    const bool is_forbidden = fact.starts_with('!');
    const std::string given = fact.substr(is_forbidden ? 1 : 0);
    if (!given.starts_with('"')) {
      const double wanted = calculated(given);
      if (!names_number(text, wanted, unit_of(given), question.language))
        faults.push_back("without " + std::to_string(wanted));
      continue;
    }
    const auto alternatives = cells_of(given.substr(1, given.size() - 2), "/");
    const bool found = std::ranges::any_of(alternatives, [&](const auto& each) { return contains_fact(text, each); });
    if (found == is_forbidden) faults.push_back((is_forbidden ? "says " : "without ") + given);
  }
  const Json links = answer.value("links", Json::array());
  const bool is_linked =
      std::ranges::any_of(links, [&](const Json& link) { return link.value("target", "").starts_with(question.link); });
  if (!question.link.empty() && !is_linked) faults.push_back("links to " + links.dump());
  return faults;
}

}  // namespace

TEST_CASE("only a number with its unit is a number of an answer, and never a date") {
  const auto names = [](const char* text, double wanted, const char* fact,
                        domain::Language language = domain::Language::english) {
    return names_number(text, wanted, unit_of(fact), language);
  };
  const char* workouts = "count workouts 2026-03-02..2026-03-08";
  CHECK(names("3 workouts on 4 March.", 3, workouts));
  CHECK_FALSE(names("No workouts since 3 March, in 3 days.", 3, workouts));
  CHECK_FALSE(names("4 workouts from 3 to 9 March.", 3, workouts));
  CHECK_FALSE(names("9. bis 15. März: 3 Tage, 4 Trainings.", 3, workouts, domain::Language::german));
  CHECK_FALSE(names("9. bis 15. März Trainings: 4 Mal.", 15, workouts, domain::Language::german));
  CHECK(names("More sleep: 7 h a night.\nMore workouts: 13 instead of 11.", 11, workouts));
  CHECK_FALSE(names("Workouts: 4.\nMore sleep: 7 h a night.", 7, workouts));
  CHECK(names("You slept 7 h 24 min a night.", 7.4, "mean sleep 2026-03-02..2026-03-08"));
  CHECK(names("on 1 of 19 whole days", 1, "days>=130 protein 2026-03-02..2026-03-08"));
  CHECK_FALSE(names("1 workout, on 2 of 7 days", 1, "days>=130 protein 2026-03-02..2026-03-08"));
}

TEST_CASE("questions about data and their neighbours are distinguished, with measure and days") {
  const coach::Facts facts = facts_of_person();
  const auto questions = data_questions();
  CHECK(questions.size() >= 100);
  for (const DataQuestion& question : questions) {
    for (const std::string& fault : reading_faults(question, facts)) {
      FAIL_CHECK(question.parts.back() << " (" << question.measure << ") " << fault);
    }
  }
}

TEST_SUITE("slow") {
  TEST_CASE("answers about data have the numbers of the rows") {
    QuestionedPerson person;
    int right = 0;
    int asked = 0;
    std::ostringstream misses;
    for (const DataQuestion& question : data_questions()) {
      if (question.measure == "none") continue;
      ++asked;
      const Json answer = person.ask(question.parts, question.language == domain::Language::german ? "de" : "en");
      const auto faults = answer_faults(question, answer);
      right += faults.empty() ? 1 : 0;
      if (faults.empty()) continue;
      misses << "\n" << question.parts.back() << " |";
      for (const std::string& fault : faults) misses << " " << fault << ";";
      misses << "\n    -> " << answer.value("response", "");
    }
    MESSAGE(misses.str());
    MESSAGE(right << " of " << asked);
    CHECK(right * 100 >= asked * 95);
  }
}
