// Compares two sessions and says what became easier or harder.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/session_effort.h"
#include "domain/exercise_progression_steps.h"

namespace fitapp::coach {
namespace {

using Session = std::vector<const RecommendedExercise*>;

constexpr int shortest_steady = 300;  // s
constexpr std::size_t most_swaps = 2;

Session main_part(const std::vector<RecommendedExercise>& exercises) {
  Session main;
  for (const RecommendedExercise& each : exercises) {
    if (each.category == domain::Section::main) main.push_back(&each);
  }
  return main;
}

const RecommendedExercise* same_in(const Session& list, const RecommendedExercise& exercise) {
  const auto found = std::ranges::find(list, exercise.name, [](const auto* each) -> const auto& { return each->name; });
  return found == list.end() ? nullptr : *found;
}

int sets_of(const Session& list) {
  int count = 0;
  for (const auto* each : list) count += each->sets.value_or(1);
  return count;
}

// In seconds, of the exercises with more than one set.
double rest_of(const Session& list) {
  int total = 0;
  int count = 0;
  for (const auto* each : list) {
    if (each->sets.value_or(1) < 2) continue;
    total += each->rest_time.value_or(0);
    ++count;
  }
  return count == 0 ? 0 : static_cast<double>(total) / count;
}

// Intervals and holds have their seconds; what lasts longer is a steady piece.
bool is_timed(const RecommendedExercise& exercise) { return exercise.duration && *exercise.duration < shortest_steady; }

class Differences {
 public:
  Differences(const std::vector<RecommendedExercise>& before, const std::vector<RecommendedExercise>& now,
              RecommendedType type, Language language, const domain::Catalogue& catalogue)
      : before_(main_part(before)), now_(main_part(now)), type_(type), language_(language), catalogue_(catalogue) {}

  std::vector<std::string> parts() const {
    std::vector<std::string> list = swaps();
    const auto add = [&](const std::string& part) {
      if (!part.empty()) list.push_back(part);
    };
    add(sets());
    const std::string clock = type_ == RecommendedType::hiit ? work_and_rest() : "";
    add(clock);
    if (clock.empty()) add(rests());
    if (type_ != RecommendedType::hiit) add(holds());
    add(repetitions());
    add(steady());
    add(weights());
    return list;
  }

 private:
  bool german() const { return language_ == Language::german; }
  std::string instead(int now, int before) const {
    return std::to_string(now) + (german() ? " statt " : " instead of ") + std::to_string(before);
  }

  std::vector<std::string> swaps() const {
    Session gone;
    Session come;
    for (const auto* each : before_) {
      if (same_in(now_, *each) == nullptr) gone.push_back(each);
    }
    for (const auto* each : now_) {
      if (same_in(before_, *each) == nullptr) come.push_back(each);
    }
    std::vector<std::string> list;
    for (std::size_t at = 0; at < std::min({gone.size(), come.size(), most_swaps}); ++at) {
      list.push_back(name_in(come[at]->name, catalogue_, language_) + (german() ? " statt " : " instead of ") +
                     name_in(gone[at]->name, catalogue_, language_));
    }
    return list;
  }
  std::string sets() const {
    const int now = sets_of(now_);
    const int before = sets_of(before_);
    return now == before ? "" : instead(now, before) + (german() ? " Sätze" : " sets");
  }
  std::string work_and_rest() const {
    for (const auto* now : now_) {
      const auto* before = same_in(before_, *now);
      if (before == nullptr || !is_timed(*now) || !is_timed(*before) || now->duration == before->duration) continue;
      const auto text = [&](const RecommendedExercise& each, const char* work, const char* rest) {
        return std::to_string(*each.duration) + " s" + work + (german() ? " mit " : " with ") +
               std::to_string(each.rest_time.value_or(0)) + " s" + rest;
      };
      const std::string seconds = std::to_string(*before->duration) + " s";
      const bool is_even = before->duration == before->rest_time;
      const std::string old = !is_even ? text(*before, "", "") : german() ? "je " + seconds : seconds + " each";
      return german() ? text(*now, " Arbeit", " Pause") + " statt " + old
                      : text(*now, " of work", " of rest") + " instead of " + old;
    }
    return "";
  }
  // Of the hold that changed most.
  std::string holds() const {
    int most = 0;
    for (const auto* now : now_) {
      const auto* before = same_in(before_, *now);
      if (before == nullptr || !is_timed(*now) || !is_timed(*before)) continue;
      const int change = *now->duration - *before->duration;
      if (std::abs(change) > std::abs(most)) most = change;
    }
    if (most == 0) return "";
    const std::string seconds = std::to_string(std::abs(most));
    if (german()) return seconds + " s " + (most > 0 ? "längeres" : "kürzeres") + " Halten";
    return "holds " + seconds + " s " + (most > 0 ? "longer" : "shorter");
  }
  std::string rests() const {
    const int change = static_cast<int>(std::lround((rest_of(now_) - rest_of(before_)) / 5)) * 5;
    if (change == 0) return "";
    const std::string seconds = std::to_string(std::abs(change));
    if (german()) return "etwa " + seconds + " s " + (change > 0 ? "längere" : "kürzere") + " Pausen";
    return "rests about " + seconds + " s " + (change > 0 ? "longer" : "shorter");
  }
  std::string repetitions() const {
    int change = 0;
    for (const auto* each : now_) {
      const auto* old = same_in(before_, *each);
      if (old != nullptr) change += each->reps.value_or(0) - old->reps.value_or(0);
    }
    if (change == 0) return "";
    if (german()) return change > 0 ? "mehr Wiederholungen" : "weniger Wiederholungen";
    return change > 0 ? "more repetitions" : "fewer repetitions";
  }
  std::string steady() const {
    for (const auto* each : now_) {
      const auto* old = same_in(before_, *each);
      if (old == nullptr || old->duration.value_or(0) < shortest_steady || each->duration == old->duration) continue;
      return instead(each->duration.value_or(0) / 60, *old->duration / 60) + (german() ? " Minuten " : " minutes of ") +
             name_in(each->name, catalogue_, language_);
    }
    return "";
  }
  std::string weights() const {
    const bool is_lighter = std::ranges::any_of(now_, [&](const auto* each) {
      const auto* old = same_in(before_, *each);
      return old != nullptr && each->weight && old->weight && *each->weight < *old->weight;
    });
    return !is_lighter ? "" : german() ? "leichtere Gewichte" : "lighter weights";
  }

  Session before_;
  Session now_;
  RecommendedType type_;
  Language language_;
  const domain::Catalogue& catalogue_;
};

}  // namespace

void lighten(std::vector<RecommendedExercise>& exercises, int steps, domain::WeightUnit unit,
             const domain::Catalogue& catalogue) {
  for (RecommendedExercise& each : exercises) {
    const domain::Exercise* exercise = each.exercise_key ? catalogue.find_by_key(*each.exercise_key) : nullptr;
    for (int step = 0; step < steps && exercise != nullptr && each.weight; ++step) {
      each.weight = domain::WeightScale(exercise->implement, {unit, {}}).easier(*each.weight).value_or(*each.weight);
    }
  }
}

std::string effort_sentence(const std::vector<RecommendedExercise>& before, const std::vector<RecommendedExercise>& now,
                            RecommendedType type, bool is_harder, Language language,
                            const domain::Catalogue& catalogue) {
  const bool german = language == Language::german;
  const auto parts = Differences(before, now, type, language, catalogue).parts();
  if (parts.empty()) {
    if (german) return is_harder ? " Anstrengender mache ich sie nicht." : " Leichter mache ich sie nicht.";
    return is_harder ? " I do not make it harder than this." : " I do not make it easier than this.";
  }
  if (german) return (is_harder ? " Anstrengender: " : " Leichter: ") + join_words(parts, language) + ".";
  return (is_harder ? " Harder than before: " : " Easier than before: ") + join_words(parts, language) + ".";
}

}  // namespace fitapp::coach
