// Fuzzes the answers of a coach model: JSON in a text, read, validated and corrected. The first byte chooses the kind
// of answer: cheer, form, meals, insights or session; another one a plain text.
#include <algorithm>

#include "api/catalogue_file.h"
#include "base/utf8.h"
#include "coach/model_answers.h"
#include "coach/model_session.h"
#include "coach/rules_coach.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/shape_text.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::coach;
using fitapp::fuzz::require;

namespace {

// What does not depend on the answer: a user with dumbbells, a question, and the built-in coach's session.
struct Session {
  const domain::Catalogue& catalogue = test::real_catalogue();
  RulesCoach rules{catalogue};
  Facts facts = facts_of_user();
  CoachContext context{.facts = facts};
  SessionConstraints constraints = session_constraints(facts, RecommendationQuestion{}, rules.needs_in(""));
  Recommendation built_in = rules.recommend(context, RecommendationQuestion{}).value();

  static Facts facts_of_user() {
    Facts facts;
    facts.user = UserId{1};
    facts.today = parse_date("2026-11-20").value();
    facts.level = domain::Level::beginner;
    facts.equipment = domain::Equipment::dumbbells;
    facts.injuries = {domain::BodyArea::knee};
    return facts;
  }
};

const Session& session() {
  static const Session& only = *new Session;
  return only;
}

template <class T>
std::optional<T> read_checked(std::string_view text) {
  auto read = read_answer<T>(text);
  if (const auto* problems = std::get_if<std::string>(&read)) {
    require(!problems->empty(), "a refused answer has a reason for the repair");
    return std::nullopt;
  }
  fuzz::check_round_trip(std::get<T>(read));
  return std::get<T>(std::move(read));
}

void check_session(const ModelRecommendation& proposed) {
  const Session& given = session();
  const auto repaired =
      repair_session(proposed, given.constraints, given.context, given.built_in, given.rules.mentions());
  if (!repaired) return;
  require(!repaired->exercises.empty() && repaired->duration <= given.constraints.minutes, "the session fits the time");
  for (const RecommendedExercise& each : repaired->exercises) {
    const domain::Exercise* exercise = given.rules.mentions().named(each.name);
    require(exercise != nullptr && exercise->name == each.name, "every exercise is in the catalogue");
    require(allows(given.constraints, *exercise), "the user can do every exercise");
    require(each.sets.value_or(1) >= 1 && each.sets.value_or(1) <= 8, "the number of sets is sensible");
    require(each.reps.value_or(1) >= 1 && each.reps.value_or(1) <= 60, "the number of repetitions is sensible");
    require(each.weight.value_or(0) >= 0 && each.weight.value_or(0) <= 600.5, "the weight is sensible");
  }
}

void check_meals(const ModelMeals& meals) {
  for (const SuggestedMeal& meal : meals.suggestions) {
    session().rules.fits_diet(meal.meal_name + " " + meal.description, {domain::Diet::vegan});
    const RemainingNutrition remaining{.calories = 600};
    require(!fits_remaining(meal, remaining) || meal.calories <= 600, "a meal fits what remains of the day");
  }
}

void check_text(std::string_view answer) {
  session().rules.mentions().mentioned_in(answer.substr(0, 200));
  const std::string text = replace_invalid_utf8(answer);
  const std::string cut = truncate_text(text, 100);
  require(count_characters(cut) <= 100 && text.starts_with(cut), "a text is cut to its beginning");
  require(replace_invalid_utf8(cut) == cut, "a text is not cut inside a character");
}

}  // namespace

FITAPP_FUZZ_TARGET(answers) {
  if (bytes.empty()) return;
  const std::string_view answer = bytes.substr(1);
  switch (bytes.front()) {
    case 'c': read_checked<Motivation>(answer); break;
    case 'f': read_checked<FormFeedback>(answer); break;
    case 'm':
      if (const auto meals = read_checked<ModelMeals>(answer)) check_meals(*meals);
      break;
    case 'i':
      if (const auto insights = read_checked<ModelInsights>(answer))
        require(uses_only_numbers_from(insights->insights, insights->insights), "a text has its own numbers");
      break;
    case 's':
      if (const auto proposed = read_checked<ModelRecommendation>(answer)) check_session(*proposed);
      break;
    default: check_text(answer);
  }
}
