// Reads the sets of an exercise: "3x10 at 60 kg", "10, 8, 6 reps", "3 sets of 60 s".
#include <algorithm>
#include <cmath>

#include "coach/log_reading.h"
#include "domain/workouts.h"

namespace fitapp::coach {
namespace {

constexpr double most_kilograms = 600;
constexpr int most_sets = 50;
constexpr int most_reps = 1000;
constexpr int most_seconds = 3600;
constexpr double least_weight_before_x = 16;  // "60x10" is 60 kg for 10, "5x5" are sets

bool is_times(const SpokenWord& word) { return word.is_any({"x", "mal", "times", "by"}); }
bool is_sets(const SpokenWord& word) {
  return word.is_any(
      {"set", "sets", "satz", "saetze", "saetzen", "serien", "serie", "runden", "rounds", "durchgaenge"});
}
bool is_reps(const SpokenWord& word) {
  return word.is_any(
      {"rep", "reps", "wdh", "whd", "wiederholung", "wiederholungen", "repetitions", "repetition", "wiederholungen"});
}
bool is_between(const SpokenWord& word) {
  return word.is_any({"of", "a", "mit", "zu", "je", "with", "per", "pro", "jeweils", "each", "for"});
}
int whole(double value) { return static_cast<int>(std::lround(value)); }

// A group of sets that are alike.
struct Group {
  int sets = 1;
  std::optional<int> reps;
  std::optional<int> seconds;
  std::optional<double> weight;  // lb
};

class SetReader {
 public:
  SetReader(const LogReading& reading, const SpokenWords& part) : reading_(reading), part_(part) {}

  std::vector<Group> read() {
    while (at_ < part_.size()) {
      if (!read_group() && !read_weight() && !read_time() && !read_plain()) ++at_;
    }
    for (Group& each : groups_) {
      if (!each.weight) each.weight = weight_;
    }
    return std::move(groups_);
  }
  std::optional<double> rpe() const { return rpe_; }

 private:
  const SpokenWord& word(std::size_t ahead) const {
    static const SpokenWord none;
    return at_ + ahead < part_.size() ? part_[at_ + ahead] : none;
  }
  std::optional<double> number(std::size_t ahead) const { return word(ahead).number; }
  std::optional<double> pounds(std::size_t ahead) const { return pounds_per(word(ahead), reading_.context.language); }
  double own_unit(double value) const { return pounds_of(value, reading_.context.facts.weight_unit); }

  void add(Group group, std::size_t words) {
    groups_.push_back(group);
    at_ += words;
  }

  // "3x10", "3x60s", "60x10", "100 kg x 5", "3 sets of 10", "10, 8, 6 reps".
  bool read_group() {
    if (!number(0)) return false;
    if (pounds(1) && is_times(word(2)) && number(3)) {
      add({1, whole(*number(3)), {}, *number(0) * *pounds(1)}, 4);
      return true;
    }
    if (is_times(word(1)) && number(2)) return read_product();
    if (is_sets(word(1))) return read_sets_of();
    return read_list();
  }

  bool read_product() {
    const double first = *number(0);
    const double second = *number(2);
    if (const auto time = duration_at(part_, at_ + 2)) {
      add({whole(first), {}, time->value, {}}, time->end - at_);
    } else if (pounds(3)) {
      add({1, whole(first), {}, second * *pounds(3)}, 4);
    } else if (first >= least_weight_before_x && second <= 30 && first != second) {
      add({1, whole(second), {}, own_unit(first)}, 3);
    } else if (is_times(word(3)) && number(4)) {
      const double unit = pounds(5).value_or(own_unit(1));
      add({whole(first), whole(second), {}, *number(4) * unit}, pounds(5) ? 6 : 5);
    } else {
      add({whole(first), whole(second), {}, {}}, is_reps(word(3)) ? 4 : 3);
    }
    return true;
  }

  bool read_sets_of() {
    const int sets = whole(*number(0));
    std::size_t next = 2;
    while (is_between(word(next))) ++next;
    if (const auto time = duration_at(part_, at_ + next)) {
      add({sets, {}, time->value, {}}, time->end - at_);
      return true;
    }
    if (number(next) && !pounds(next + 1)) {
      add({sets, whole(*number(next)), {}, {}}, next + (is_reps(word(next + 1)) ? 2 : 1));
      return true;
    }
    pending_sets_ = sets;
    at_ += 2;
    return true;
  }

  bool read_list() {
    std::vector<int> reps;
    std::size_t next = 0;
    while (number(next) && word(next).word.empty()) {
      reps.push_back(whole(*number(next)));
      const bool goes_on = word(next + 1).is_any({",", "/", "-", "+", "and", "und"}) && number(next + 2);
      if (!goes_on) break;
      next += 2;
    }
    const bool named = is_reps(word(next + 1));
    if (reps.empty() || (reps.size() == 1 && !named)) return false;
    if (!named && pounds(next + 1)) return false;
    for (const int each : reps) groups_.push_back({reps.size() == 1 ? pending_sets_ : 1, each, {}, {}});
    at_ += next + (named ? 2 : 1);
    return true;
  }

  bool read_weight() {
    if (word(0).is_any({"rpe"}) && number(1)) {
      rpe_ = std::round(*number(1) * 2) / 2;
      at_ += 2;
      return true;
    }
    const bool named = word(0).is_any({"at", "@", "mit", "with", "bei", "auf"});
    const std::size_t ahead = named ? 1 : 0;
    if (!number(ahead)) return false;
    if (const auto unit = pounds(ahead + 1)) {
      weight_ = *number(ahead) * *unit;
      at_ += ahead + 2;
      return true;
    }
    if (!named || groups_.empty() || duration_at(part_, at_ + 1)) return false;
    weight_ = own_unit(*number(1));
    at_ += 2;
    return true;
  }

  bool read_time() {
    const auto time = duration_at(part_, at_);
    if (!time) return false;
    add({pending_sets_, {}, time->value, {}}, time->end - at_);
    return true;
  }

  // A number without a word: repetitions first, then the weight.
  bool read_plain() {
    if (!number(0) || word(1).is_any({"arm", "leg", "armed", "legged", "beinig", "armig"})) return false;
    if (groups_.empty()) {
      add({pending_sets_, whole(*number(0)), {}, {}}, 1);
    } else if (!weight_) {
      weight_ = own_unit(*number(0));
      ++at_;
    } else {
      ++at_;
    }
    return true;
  }

  const LogReading& reading_;
  const SpokenWords& part_;
  std::size_t at_ = 0;
  int pending_sets_ = 1;
  std::optional<double> weight_;  // lb
  std::optional<double> rpe_;
  std::vector<Group> groups_;
};

bool is_possible(const Group& group) {
  return group.sets >= 1 && group.sets <= most_sets && group.reps.value_or(1) >= 0 &&
         group.reps.value_or(1) <= most_reps && group.seconds.value_or(1) >= 1 &&
         group.seconds.value_or(1) <= most_seconds &&
         group.weight.value_or(0) * domain::pounds_to_kilograms <= most_kilograms;
}

std::string seconds_text(int seconds, Language language) {
  if (seconds >= 120 && seconds % 60 == 0) return minutes_text(seconds / 60, language);
  return std::to_string(seconds) + " s";
}

// "3 × 10 at 60 kg", "10 at 60 kg, 8 at 70 kg".
std::string sets_text(const LogReading& reading, const std::vector<Group>& groups) {
  const Language language = reading.context.language;
  std::string text;
  for (const Group& each : groups) {
    if (!text.empty()) text += ", ";
    if (each.sets > 1) text += std::to_string(each.sets) + " × ";
    if (each.reps) text += std::to_string(*each.reps);
    if (each.seconds) text += seconds_text(*each.seconds, language);
    const bool is_alone = each.sets == 1 && groups.size() == 1 && each.reps;
    if (is_alone)
      text += reading.say(*each.reps == 1 ? " repetition" : " repetitions",
                          *each.reps == 1 ? " Wiederholung" : " Wiederholungen");
    if (each.weight)
      text += reading.say(" at ", " mit ") + weight_text(*each.weight, reading.context.facts.weight_unit, language);
  }
  return text;
}

}  // namespace

bool read_sets(LogReading& reading, const SpokenWords& part, const domain::Exercise& exercise) {
  SetReader reader(reading, part);
  const std::vector<Group> groups = reader.read();
  const std::string& name = reading.context.language == Language::german && !exercise.german_name.empty()
                                ? exercise.german_name
                                : exercise.name;
  if (groups.empty()) return false;
  if (!std::ranges::all_of(groups, is_possible)) {
    reading.problems.push_back(
        reading.say("These sets of " + name + " cannot be right: " + sets_text(reading, groups) + ".",
                    "Diese Sätze von " + name + " können nicht stimmen: " + sets_text(reading, groups) + "."));
    return true;
  }
  domain::DraftExercise done{.exercise_name = exercise.name, .date = reading.day, .completed_at = reading.moment()};
  for (const Group& group : groups) {
    domain::SetLog set;
    set.reps = group.reps;
    set.duration = group.seconds;
    if (group.weight) set.weight = std::round(*group.weight * 100) / 100;
    set.rpe = reader.rpe();
    set.done_at = done.completed_at;
    // A list keeps its sets apart by their moments.
    for (int i = 0; i < group.sets; ++i) {
      done.sets.push_back(set);
      done.sets.back().done_at = done.completed_at + std::chrono::milliseconds{done.sets.size() - 1};
    }
  }
  const LogBook::Place place = reading.book.place_of(exercise, reading.day);
  done.planned_exercise_id = place.planned_exercise;
  done.workout_id = place.workout;
  const std::string where = place.title.empty() ? "" : reading.say("in " + place.title, "in " + place.title);
  reading.add({.kind = domain::DraftKind::exercise,
               .title = name,
               .detail = joined_parts({sets_text(reading, groups), where, reading.day_text()}),
               .exercise = std::move(done)});
  return true;
}

}  // namespace fitapp::coach
