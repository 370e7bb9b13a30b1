// Counts the exercises for the targets, and those that were left out.
#include "coach/session_reasons.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/session_words.h"
#include "domain/contains.h"

namespace fitapp::coach {
namespace {

using domain::contains;
using domain::Exercise;

class Reasons {
 public:
  Reasons(const std::vector<SessionTarget>& targets, const SessionConstraints& constraints, RecommendedType type,
          Language language, const domain::Catalogue& catalogue)
      : targets_(targets), constraints_(constraints), type_(type), language_(language), catalogue_(catalogue) {}

  std::string of(const std::vector<domain::PlannedExercise>& exercises) const {
    std::vector<const Exercise*> main;
    for (const domain::PlannedExercise& each : exercises) {
      const Exercise* known = each.exercise_key ? catalogue_.find_by_key(*each.exercise_key) : nullptr;
      if (known != nullptr && each.category == domain::Section::main) main.push_back(known);
    }
    return main.empty() ? "" : what_it_trains(main) + what_comes_first(main) + what_is_left_out();
  }

 private:
  bool german() const { return language_ == Language::german; }

  bool is_on_target(const Exercise& exercise) const {
    return targets_.empty() ||
           std::ranges::any_of(targets_, [&](SessionTarget target) { return trains(exercise, target, false); });
  }

  std::string what_it_trains(const std::vector<const Exercise*>& main) const {
    std::vector<std::string> names;
    if (targets_.empty()) {
      for (const Exercise* each : main) {
        for (const std::string& muscle : each->primary_muscles) {
          const std::string name = muscle_text(muscle, language_);
          if (!contains(names, name)) names.push_back(name);
        }
      }
      return (german() ? "Der Hauptteil trainiert: " : "The main part trains ") + join_words(names, language_) + ".";
    }
    for (const SessionTarget target : targets_) names.push_back(name_of_target(target).in(language_));
    const auto count = std::ranges::count_if(main, [&](const Exercise* each) { return is_on_target(*each); });
    const std::string share = std::to_string(count) + (german() ? " von " : " of ") + std::to_string(main.size());
    return share + (german() ? " Übungen im Hauptteil sind für " : " exercises of the main part are for ") +
           join_words(names, language_) + ".";
  }

  std::string what_comes_first(const std::vector<const Exercise*>& main) const {
    if (type_ != RecommendedType::strength || main.size() < 2 || main.front()->role != domain::ExerciseRole::main_lift)
      return "";
    const std::string first = name_in(*main.front(), language_);
    return german() ? " " + first + " kommt zuerst, weil die schwerste Übung frische Muskeln braucht."
                    : " " + first + " comes first, because the hardest lift needs fresh muscles.";
  }

  // Of the exercises that would fit otherwise.
  std::string what_is_left_out() const {
    const domain::PlanPreferences& preferences = constraints_.preferences;
    const auto possible = domain::equipment_allowed_by(preferences.equipment);
    const domain::PlannedType style = *parse_enum<domain::PlannedType>(name_of(type_));
    std::vector<std::string> parts;
    const auto add = [&](const std::string& why, const auto& is_left_out) {
      const auto count = static_cast<int>(std::ranges::count_if(catalogue_.all(), [&](const Exercise& each) {
        return each.category == domain::Section::main && contains(each.styles, style) &&
               contains(possible, each.equipment) && is_on_target(each) && is_left_out(each);
      }));
      if (count == 0) return;
      parts.push_back(
          (german() ? format_count(count, "Übung", "Übungen") : format_count(count, "exercise", "exercises")) + why);
    };
    for (const domain::BodyArea area : preferences.injuries) {
      const std::string name = area_name(area, language_);
      add(german() ? " mit Belastung für " + name : " that load your " + name,
          [&](const Exercise& each) { return contains(each.loads, area); });
    }
    if (constraints_.needs.no_jumping) {
      add(german() ? " mit Sprüngen" : " with jumps",
          [](const Exercise& each) { return contains(each.traits, domain::Trait::impact); });
    }
    if (preferences.pregnant) {
      domain::PlanPreferences otherwise = preferences;
      otherwise.pregnant = false;
      add(german() ? " wegen der Schwangerschaft" : " because of your pregnancy",
          [&](const Exercise& each) { return is_allowed(each, otherwise) && !is_allowed(each, preferences); });
    }
    if (parts.empty()) return "";
    return (german() ? " Weggelassen: " : " Left out: ") + join_words(parts, language_) + ".";
  }

  const std::vector<SessionTarget>& targets_;
  const SessionConstraints& constraints_;
  const RecommendedType type_;
  const Language language_;
  const domain::Catalogue& catalogue_;
};

}  // namespace

std::string session_reasons(const std::vector<domain::PlannedExercise>& exercises,
                            const std::vector<SessionTarget>& targets, const SessionConstraints& constraints,
                            RecommendedType type, Language language, const domain::Catalogue& catalogue) {
  return Reasons(targets, constraints, type, language, catalogue).of(exercises);
}

}  // namespace fitapp::coach
