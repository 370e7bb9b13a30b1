// Exercises by type, equipment, muscles, and what is to be spared.
#include "coach/session_pool.h"

#include <algorithm>

#include "coach/session_words.h"
#include "coach/spared_muscles.h"
#include "domain/contains.h"

namespace fitapp::coach {

using domain::contains;
using domain::Exercise;

namespace {

constexpr std::size_t enough_exercises = 4;  // for the main part of a session
constexpr std::size_t enough_conditioning = 2;

}  // namespace

SessionPool::SessionPool(const CoachContext& context, const SessionRequest& request, const domain::Catalogue& catalogue)
    : context_(context),
      request_(request),
      catalogue_(catalogue),
      constraints_(constraints()),
      type_(type()),
      targets_(targets()),
      spared_(spared()),
      before_(main_keys_before()) {}

SessionConstraints SessionPool::constraints() const {
  RecommendationQuestion question;
  // More effort is sets and shorter rests, which the session gets when it is built.
  if (effort() < 0) question.level = intensity_of(effort());
  if (!request_.gear.empty()) question.equipment = choice_for(request_.gear);
  question.minutes = request_.minutes.value_or(std::clamp(context_.facts.usual_minutes, 15, 90));
  Needs needs = request_.needs;
  needs.no_equipment = contains(request_.gear, Gear::none);
  SessionConstraints constraints = session_constraints(context_.facts, question, needs);
  constraints.requested_level = intensity_of(effort());
  return constraints;
}

RecommendedType SessionPool::type() const {
  using enum RecommendedType;
  const Needs& needs = request_.needs;
  if (request_.type) {
    const bool too_hard = *request_.type == hiit && needs.is_gentle();
    return !too_hard ? *request_.type : needs.pregnant && !needs.sick ? cardio : yoga;
  }
  if (needs.sick || contains(request_.spared, SessionTarget::full_body)) return yoga;
  const bool names_work = !request_.targets.empty() || !request_.gear.empty() || needs.pregnant;
  if (needs.is_gentle() && !names_work) return yoga;
  if (std::ranges::any_of(request_.gear, is_cardio_machine)) return cardio;
  return strength;
}

std::vector<SessionTarget> SessionPool::targets() const {
  using enum SessionTarget;
  const bool no_legs = contains(request_.spared, legs) || contains(request_.spared, lower_body);
  if (request_.targets.empty() && no_legs && type_ == RecommendedType::strength) return {upper_body, core};
  return request_.targets;
}

Spared SessionPool::spared() const {
  if (!request_.spared.empty()) return {request_.spared, std::nullopt};
  const bool is_soon = !request_.date || (*request_.date - context_.facts.today).count() <= 1;
  if (!request_.targets.empty() || type_ != RecommendedType::strength || !is_soon) return {};
  const TrainedLately lately = trained_lately(context_.facts);
  return lately.targets.empty() ? Spared{} : Spared{lately.targets, lately.days_ago};
}

bool SessionPool::is_possible(const Exercise& exercise) const {
  return exercise.category == domain::Section::main && contains(exercise.styles, planned_type()) &&
         is_allowed_here(exercise) && !is_spared(exercise) && !contains(left_out_, exercise.key);
}

bool SessionPool::is_allowed_here(const Exercise& exercise) const {
  const bool jumps = request_.needs.no_jumping && contains(exercise.traits, domain::Trait::impact);
  return !jumps && allows(constraints_, exercise) && !contains(request_.avoided, exercise.key);
}

bool SessionPool::is_spared(const Exercise& exercise) const {
  return !compromise_.spared && std::ranges::any_of(spared_.targets, [&](SessionTarget target) {
    const auto muscles = muscles_of(target);
    // What the message calls tired does not help either: no dip for a sore chest.
    const bool is_compound =
        exercise.role == domain::ExerciseRole::main_lift || exercise.role == domain::ExerciseRole::assistance;
    const bool with_helpers = !spared_.days_ago && is_compound;
    return std::ranges::any_of(with_helpers ? exercise.muscle_groups : exercise.primary_muscles,
                               [&](const std::string& each) { return contains(muscles, each); });
  });
}

bool SessionPool::is_of_level(const Exercise& exercise) const {
  return exercise.difficulty <= constraints_.preferences.fitness_level;
}

bool SessionPool::trains_target(const Exercise& exercise, bool secondary) const {
  if (targets_.empty()) return true;
  return std::ranges::any_of(targets_, [&](SessionTarget target) { return trains(exercise, target, secondary); });
}

bool SessionPool::has_wished_gear(const Exercise& exercise) const {
  std::vector<Gear> tools = request_.gear;
  std::erase(tools, Gear::bench);
  return tools.empty() || std::ranges::any_of(tools, [&](Gear each) { return uses(exercise, each); });
}

SessionPool::Pool SessionPool::pool_of(bool gear, bool target, bool secondary) const {
  Pool pool;
  for (const Exercise& each : catalogue_.all()) {
    if (is_possible(each) && (!gear || has_wished_gear(each)) && (!target || trains_target(each, secondary)))
      pool.push_back(&each);
  }
  return pool;
}

bool SessionPool::is_enough(const Pool& pool) const {
  const bool conditioning = type_ == RecommendedType::cardio || type_ == RecommendedType::hiit;
  const auto suited = std::ranges::count_if(pool, [&](const Exercise* each) { return is_of_level(*each); });
  return static_cast<std::size_t>(suited) >= (conditioning ? enough_conditioning : enough_exercises);
}

SessionPool::Pool SessionPool::main_exercises() {
  Pool pool = unspared_exercises();
  if (is_enough(pool) || spared_.targets.empty() || !spared_.days_ago) return pool;
  compromise_ = {};
  compromise_.spared = true;
  return unspared_exercises();
}

SessionPool::Pool SessionPool::unspared_exercises() {
  const bool is_gym = contains(request_.gear, Gear::gym) || contains(request_.gear, Gear::home_gym) ||
                      contains(request_.gear, Gear::none);
  Pool pool = pool_of(!is_gym, true, false);
  if (is_enough(pool)) return pool;
  if (pool.empty() && !is_gym && !request_.gear.empty()) compromise_.gear = true;
  if (Pool more = pool_of(false, true, false); is_enough(more)) return joined(pool, more);
  if (Pool more = pool_of(false, true, true); is_enough(more)) {
    compromise_.helpers = true;
    return joined(pool, more);
  }
  compromise_.target = !targets_.empty();
  if (Pool more = pool_of(!is_gym, false, false); is_enough(more)) return joined(pool, more);
  return pool_of(false, false, false);
}

SessionPool::Pool SessionPool::joined(Pool pool, const Pool& more) {
  for (const Exercise* each : more) {
    if (!contains(pool, each)) pool.push_back(each);
  }
  return pool;
}

std::vector<std::string> SessionPool::main_keys_before() const {
  std::vector<std::string> keys;
  if (!request_.change) return keys;
  for (const RecommendedExercise& each : request_.change->before.exercises) {
    if (each.category == domain::Section::main && each.exercise_key) keys.push_back(*each.exercise_key);
  }
  return keys;
}

int SessionPool::rank_of(const Exercise& exercise) const {
  constexpr int last = 4;
  constexpr int piece = 300;  // s: of steady cardio the planner takes those of a low rank alone
  if (!request_.change || exercise.default_duration.value_or(0) >= piece) return exercise.rank;
  const bool was_there = contains(before_, exercise.key);
  if (request_.change->keeps_exercises) return exercise.rank + (was_there ? 0 : last);
  return exercise.rank + (request_.change->other_exercises && was_there ? last : 0);
}

}  // namespace fitapp::coach
