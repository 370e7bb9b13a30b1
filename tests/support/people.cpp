// Reads people.csv: name,level,goal,equipment,minutes,days,areas,injuries,intensity,age,pregnant.
#include "support/people.h"

#include <sstream>
#include <stdexcept>

#include "support/catalogue.h"

namespace fitapp::test {

namespace {

constexpr std::size_t columns = 11;

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  if (!text.empty() && text.back() == separator) parts.emplace_back();
  return parts;
}

template <class E>
E member(const std::string& name) {
  const auto found = parse_enum<E>(name);
  if (!found) throw std::runtime_error("people.csv: '" + name + "' is unknown");
  return *found;
}

template <class E>
std::vector<E> members(const std::string& names) {
  std::vector<E> result;
  for (const std::string& name : split(names, ' ')) result.push_back(member<E>(name));
  return result;
}

NamedPerson person_of(const std::string& line) {
  const std::vector<std::string> cells = split(line, ',');
  if (cells.size() != columns) throw std::runtime_error("people.csv: " + line);
  NamedPerson person{cells[0], {}};
  domain::PlanPreferences& wishes = person.preferences;
  wishes.fitness_level = member<domain::Level>(cells[1]);
  wishes.primary_goal = member<domain::Goal>(cells[2]);
  wishes.equipment = member<domain::EquipmentChoice>(cells[3]);
  wishes.workout_duration = std::stoi(cells[4]);
  wishes.workouts_per_week = std::stoi(cells[5]);
  wishes.target_areas = members<domain::TargetArea>(cells[6]);
  wishes.injuries = members<domain::BodyArea>(cells[7]);
  wishes.intensity = member<domain::PlanIntensity>(cells[8]);
  if (!cells[9].empty()) wishes.age = std::stoi(cells[9]);
  wishes.pregnant = cells[10] == "1";
  return person;
}

}  // namespace

std::vector<NamedPerson> named_people() {
  std::vector<NamedPerson> people;
  std::istringstream file(source_text("tests/data/people.csv"));
  std::string line;
  std::getline(file, line);  // the names of the columns
  while (std::getline(file, line)) {
    if (!line.empty()) people.push_back(person_of(line));
  }
  return people;
}

}  // namespace fitapp::test
