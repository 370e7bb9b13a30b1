// Reads the sets of an exercise: "3x10 at 60 kg", "10, 8, 6 reps", "3 sets of 60 s".
#include <algorithm>
#include <cmath>
#include <functional>

#include "coach/log_reading.h"
#include "coach/log_words.h"
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
  return is_among(word, "set sets satz saetze saetzen serien serie runden rounds durchgaenge");
}
bool is_reps(const SpokenWord& word) {
  return is_among(word, "rep reps wdh whd wiederholung wiederholungen repetitions repetition wiederholungen");
}
bool is_between(const SpokenWord& word) { return is_among(word, "of a mit zu je with per pro jeweils each for"); }
int whole(double value) { return static_cast<int>(std::lround(value)); }

// A group of sets that are alike.
struct Group {
  int sets = 1;
  std::optional<int> reps;
  std::optional<int> seconds;
  std::optional<double> weight;  // lb
  std::optional<int> metres = {};
};

class SetReader {
 public:
  // Without a weight, numbers in a row are repetitions alone.
  SetReader(const LogReading& reading, const SpokenWords& part, bool may_have_weight)
      : reading_(reading), part_(part), may_have_weight_(may_have_weight) {}

  std::vector<Group> read() {
    while (at_ < part_.size()) {
      if (!read_group() && !read_weight() && !read_time() && !read_plain()) ++at_;
    }
    for (Group& each : groups_) {
      if (!each.weight) each.weight = weight_;
      weight_ = each.weight;
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
    } else if (is_among(word(3), "m meter meters metre metres metern")) {
      add({whole(first), {}, {}, {}, whole(second)}, 4);
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
      const bool goes_on = is_among(word(next + 1), ", / - + and und") && number(next + 2) &&
                           !is_times(word(next + 3)) && !is_sets(word(next + 3));
      if (!goes_on) break;
      next += 2;
    }
    if (reps.size() == 1 && take_bare_list(next)) return true;
    const bool named = is_reps(word(next + 1));
    if (reps.empty() || (reps.size() == 1 && !named)) return false;
    if (!named && pounds(next + 1)) return false;
    for (const int each : reps) groups_.push_back({reps.size() == 1 ? pending_sets_ : 1, each, {}, {}});
    at_ += next + (named ? 2 : 1);
    return true;
  }

  // "10 8 6", "80 kg 8 8 6": three numbers or more that do not grow.
  bool take_bare_list(std::size_t at) {
    std::vector<int> reps;
    const auto is_digits = [&](std::size_t next) { return number(next) && word(next).word.empty(); };
    for (std::size_t next = at; is_digits(next); ++next) reps.push_back(whole(*number(next)));
    // "80 8 8 7": the first is the weight.
    const bool leads_weight =
        may_have_weight_ && !weight_ && reps.size() > 2 && reps[0] >= least_weight_before_x && reps[0] > 2 * reps[1];
    std::size_t first = at;
    if (leads_weight) {
      reps.erase(reps.begin());
      ++first;
    }
    if (reps.size() < (weight_ || leads_weight ? 2U : 3U) || !std::ranges::is_sorted(reps, std::greater<>{}) ||
        reps.front() > 50)
      return false;
    const std::size_t end = first + reps.size();
    if (pounds(end) || is_times(word(end)) || is_sets(word(end))) return false;
    if (leads_weight) weight_ = own_unit(*number(at));
    for (const int each : reps) groups_.push_back({1, each, {}, {}});
    at_ += end + (is_reps(word(end)) ? 1 : 0);
    return true;
  }

  bool read_weight() {
    if (word(0).is_any({"rpe"}) && number(1)) {
      rpe_ = std::round(*number(1) * 2) / 2;
      at_ += 2;
      return true;
    }
    const bool named = is_among(word(0), "at @ mit with bei auf");
    const std::size_t ahead = named ? 1 : 0;
    if (!number(ahead)) return false;
    if (const auto unit = pounds(ahead + 1)) {
      take_weight(*number(ahead) * *unit);
      at_ += ahead + 2;
      return true;
    }
    if (!named || groups_.empty() || duration_at(part_, at_ + 1)) return false;
    take_weight(own_unit(*number(1)));
    at_ += 2;
    return true;
  }

  bool read_time() {
    const auto time = duration_at(part_, at_);
    if (!time) return false;
    // "45 s x 3".
    if (time->end + 1 < part_.size() && is_times(part_[time->end]) && part_[time->end + 1].number) {
      add({whole(*part_[time->end + 1].number), {}, time->value, {}}, time->end + 2 - at_);
      return true;
    }
    add({pending_sets_, {}, time->value, {}}, time->end - at_);
    return true;
  }

  // A number without a word: repetitions first, then the weight.
  bool read_plain() {
    if (!number(0) || is_among(word(1), "arm leg armed legged beinig armig")) return false;
    if (groups_.empty()) {
      add({pending_sets_, whole(*number(0)), {}, {}}, 1);
    } else {
      if (!groups_.back().weight && !weight_) take_weight(own_unit(*number(0)));
      ++at_;
    }
    return true;
  }

  // Of the sets before it, or of those that follow: "1x5 100, 1x5 105", "60 kg 3x10".
  void take_weight(double pounds) {
    if (groups_.empty() || groups_.back().weight) weight_ = pounds;
    for (Group& each : groups_) {
      if (!each.weight) each.weight = pounds;
    }
  }

  const LogReading& reading_;
  const SpokenWords& part_;
  bool may_have_weight_;
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

const std::string& name_of(const LogReading& reading, const domain::Exercise& exercise) {
  const bool german = reading.context.language == Language::german && !exercise.german_name.empty();
  return german ? exercise.german_name : exercise.name;
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
    if (each.metres) text += std::to_string(*each.metres) + " m";
    const bool is_alone = each.sets == 1 && groups.size() == 1 && each.reps;
    if (is_alone)
      text += reading.say(*each.reps == 1 ? " repetition" : " repetitions",
                          *each.reps == 1 ? " Wiederholung" : " Wiederholungen");
    if (each.weight) text += reading.say(" at ", " mit ") + said_weight(reading, *each.weight);
  }
  return text;
}

}  // namespace

bool read_sets(LogReading& reading, const SpokenWords& part, const domain::Exercise& exercise) {
  SetReader reader(reading, part, exercise.implement != domain::Implement::bodyweight);
  const std::vector<Group> groups = reader.read();
  const std::string& name = name_of(reading, exercise);
  // "4 sets of 12 with 12s": the seconds are something else.
  const auto is_timed = [](const Group& each) { return each.seconds.has_value(); };
  const bool is_mixed = std::ranges::any_of(groups, is_timed) && !std::ranges::all_of(groups, is_timed);
  if (groups.empty() || is_mixed) return false;
  if (!std::ranges::all_of(groups, is_possible)) {
    reading.problems.push_back(
        reading.say("These sets of " + name + " cannot be right: " + sets_text(reading, groups) + ".",
                    "Diese Sätze von " + name + " können nicht stimmen: " + sets_text(reading, groups) + "."));
    return true;
  }
  domain::DraftExercise done{.exercise_name = exercise.name, .date = reading.day, .completed_at = reading.moment()};
  std::vector<domain::SetLog> sets;
  for (const Group& group : groups) {
    domain::SetLog set;
    set.reps = group.reps;
    set.duration = group.seconds;
    if (group.metres) set.distance = *group.metres;
    if (group.weight) set.weight = std::round(*group.weight * 100) / 100;
    set.rpe = reader.rpe();
    sets.insert(sets.end(), static_cast<std::size_t>(group.sets), set);
  }
  const LogBook::Place place = reading.book.place_of(exercise, reading.day);
  done.planned_exercise_id = place.planned_exercise;
  done.workout_id = place.workout;
  domain::DraftEntry entry = entry_with_sets(reading, exercise, std::move(sets), std::move(done));
  if (!place.title.empty())
    entry.detail = joined_parts({sets_text(reading, groups), "in " + place.title, reading.day_text()});
  reading.add(std::move(entry));
  return true;
}

domain::DraftEntry entry_with_sets(const LogReading& reading, const domain::Exercise& exercise,
                                   std::vector<domain::SetLog> sets, domain::DraftExercise before) {
  // A list keeps its sets apart by their moments.
  for (std::size_t at = 0; at < sets.size(); ++at)
    sets[at].done_at = before.completed_at + std::chrono::milliseconds{at};
  std::vector<Group> groups;
  for (const domain::SetLog& set : sets) {
    Group one{1, set.reps, set.duration, set.weight};
    if (set.distance) one.metres = whole(*set.distance);
    const bool is_same = !groups.empty() && groups.back().reps == one.reps && groups.back().seconds == one.seconds &&
                         groups.back().weight == one.weight && groups.back().metres == one.metres;
    if (is_same)
      ++groups.back().sets;
    else
      groups.push_back(one);
  }
  before.sets = std::move(sets);
  return {.kind = domain::DraftKind::exercise,
          .title = name_of(reading, exercise),
          .detail = joined_parts({sets_text(reading, groups), reading.day_text()}),
          .exercise = std::move(before)};
}

}  // namespace fitapp::coach
