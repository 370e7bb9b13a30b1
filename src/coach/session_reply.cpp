// Makes the session of a request.
#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"
#include "coach/rules_recommendation.h"
#include "coach/session_circuit.h"
#include "coach/session_effort.h"
#include "coach/session_pool.h"
#include "coach/session_reasons.h"
#include "coach/session_wording.h"
#include "coach/session_words.h"
#include "domain/contains.h"
#include "domain/planning/dose.h"
#include "domain/planning/minutes.h"
#include "domain/planning/plan.h"
#include "domain/planning/planned.h"

namespace fitapp::coach {
namespace {

using domain::Bilingual;
using domain::contains;
using domain::Exercise;

// --- The exercises ---

constexpr int most_sets = 4;
constexpr int most_sets_of_main_lift = 5;

// More time becomes more sets: one more for the exercise with the fewest, until the session lasts 0.8 of the minutes.
void add_sets(std::vector<domain::PlannedExercise>& exercises, int minutes, const domain::Catalogue& catalogue) {
  while (domain::planned_minutes(exercises) * 10 < minutes * 8) {
    domain::PlannedExercise* fewest = nullptr;
    for (domain::PlannedExercise& each : exercises) {
      const Exercise* known = each.exercise_key ? catalogue.find_by_key(*each.exercise_key) : nullptr;
      if (known == nullptr || each.category != domain::Section::main || !each.sets || !each.reps) continue;
      const bool is_main_lift = known->role == domain::ExerciseRole::main_lift;
      if (*each.sets >= (is_main_lift ? most_sets_of_main_lift : most_sets)) continue;
      if (fewest == nullptr || *each.sets < *fewest->sets) fewest = &each;
    }
    if (fewest == nullptr) return;
    ++*fewest->sets;
    if (domain::planned_minutes(exercises) <= minutes) continue;
    --*fewest->sets;
    return;
  }
}

class Maker : private SessionPool {
 public:
  Maker(const CoachContext& context, const SessionRequest& request, const std::vector<std::string>& previous_answers,
        const domain::Catalogue& catalogue)
      : SessionPool(context, request, catalogue), previous_answers_(previous_answers) {}

  ChatReply make();

 private:
  std::string say(const Bilingual& text) const { return text.in(context_.language); }
  bool german() const { return context_.language == Language::german; }

  // That of the planner's day for the muscles.
  std::optional<domain::planning::Shape> shape() const {
    using domain::planning::Shape;
    if (type_ != RecommendedType::strength || targets_.size() != 1) return std::nullopt;
    switch (targets_.front()) {
      case SessionTarget::push: return Shape::push;
      case SessionTarget::pull: return Shape::pull;
      case SessionTarget::legs: return Shape::legs;
      case SessionTarget::lower_body: return Shape::lower_body;
      case SessionTarget::upper_body: return Shape::upper_body;
      default: return std::nullopt;
    }
  }
  std::vector<domain::PlannedExercise> built_with(const Pool& main) const;
  std::vector<domain::PlannedExercise> built_once(const Pool& main, std::uint64_t seed) const;
  bool is_mostly_on_target(const std::vector<domain::PlannedExercise>& exercises) const;
  bool has_helpers(const std::vector<domain::PlannedExercise>& exercises) const;
  std::vector<domain::PlannedExercise> built();
  void cover_targets(std::vector<domain::PlannedExercise>& exercises) const;
  std::vector<domain::PlannedExercise> whole_session();
  std::vector<domain::PlannedExercise> other_session();
  std::optional<std::vector<domain::PlannedExercise>> same_session() const;
  bool is_circuit() const;
  void make_circuit(std::vector<domain::PlannedExercise>& exercises);
  EffortScope effort_scope() const;
  // What the session before was made with: who is young or needs care gets no more than the usual effort.
  int effort_before() const {
    const int asked = request_.change->effort_before;
    const bool is_limited = request_.needs.is_gentle() || domain::is_youth(constraints_.preferences);
    return is_limited ? std::min(0, asked) : asked;
  }
  std::string about_change(const std::vector<RecommendedExercise>& exercises) const;

  const std::vector<std::string>& previous_answers_;
};

std::vector<domain::PlannedExercise> Maker::built_with(const Pool& main) const {
  if (!request_.change || !request_.change->keeps_exercises) return built_once(main, context_.seed);
  // The planner's days differ with the seed; the one with the most exercises of the session before is wanted.
  std::vector<domain::PlannedExercise> best;
  std::ptrdiff_t most = -1;
  for (std::uint64_t other = 0; other < 3; ++other) {
    auto exercises = built_once(main, context_.seed + other);
    const auto kept = std::ranges::count_if(exercises, [&](const domain::PlannedExercise& each) {
      return each.category == domain::Section::main && each.exercise_key && contains(before_, *each.exercise_key);
    });
    if (kept <= most) continue;
    most = kept;
    best = std::move(exercises);
  }
  return best;
}

std::vector<domain::PlannedExercise> Maker::built_once(const Pool& main, std::uint64_t seed) const {
  std::vector<Exercise> chosen;
  for (const Exercise* each : main) {
    chosen.push_back(*each);
    chosen.back().rank = rank_of(*each);
  }
  for (const Exercise& each : catalogue_.all()) {
    if (each.category != domain::Section::main && is_allowed_here(each)) chosen.push_back(each);
  }
  const domain::Catalogue catalogue(std::move(chosen));
  const auto build = [&](std::optional<domain::planning::Shape> shape) {
    auto built = domain::planning::build_session(constraints_.preferences, planned_type(), catalogue, seed, shape);
    shorten(built.exercises, constraints_.minutes);
    return std::move(built.exercises);
  };
  auto exercises = build(shape());
  if (!shape() || domain::planned_minutes(exercises) * 10 >= constraints_.minutes * 8) return exercises;
  auto other = build({});
  return domain::planned_minutes(other) > domain::planned_minutes(exercises) ? other : exercises;
}

bool Maker::is_mostly_on_target(const std::vector<domain::PlannedExercise>& exercises) const {
  int main = 0;
  int on_target = 0;
  for (const domain::PlannedExercise& each : exercises) {
    const Exercise* known = each.exercise_key ? catalogue_.find_by_key(*each.exercise_key) : nullptr;
    if (known == nullptr || each.category != domain::Section::main) continue;
    ++main;
    on_target += trains_target(*known, false) ? 1 : 0;
  }
  return on_target * 2 >= main;
}

// Whether an exercise of the main part trains no target first.
bool Maker::has_helpers(const std::vector<domain::PlannedExercise>& exercises) const {
  return std::ranges::any_of(exercises, [&](const domain::PlannedExercise& each) {
    const Exercise* known = each.exercise_key ? catalogue_.find_by_key(*each.exercise_key) : nullptr;
    return known != nullptr && each.category == domain::Section::main && !trains_target(*known, false);
  });
}

// Where the muscles alone would not fill the time, others that help them do.
std::vector<domain::PlannedExercise> Maker::built() {
  const Pool main = main_exercises();
  auto exercises = built_with(main);
  const auto is_full = [&](const auto& list) { return domain::planned_minutes(list) * 10 >= constraints_.minutes * 8; };
  if (is_full(exercises)) return exercises;
  if (targets_.empty() || compromise_.target) {
    add_sets(exercises, constraints_.minutes, catalogue_);
    return exercises;
  }
  const Pool near = pool_of(!request_.gear.empty(), true, true);
  Pool region;
  for (const Exercise* each : pool_of(!request_.gear.empty(), false, false)) {
    const auto fits = [&](SessionTarget target) {
      return contains(each->areas, area_of(target)) && !is_out_of_place(*each, target);
    };
    if (std::ranges::any_of(targets_, fits)) region.push_back(each);
  }
  for (const Pool* more : std::array<const Pool*, 2>{&near, &region}) {
    auto longer = built_with(joined(main, *more));
    if (domain::planned_minutes(longer) <= domain::planned_minutes(exercises) || !is_mostly_on_target(longer)) continue;
    exercises = std::move(longer);
    compromise_.helpers = true;
    if (is_full(exercises)) break;
  }
  add_sets(exercises, constraints_.minutes, catalogue_);
  return exercises;
}

// "Back and biceps" has a curl: the last small exercise makes place for a target that no exercise trains first.
void Maker::cover_targets(std::vector<domain::PlannedExercise>& exercises) const {
  const auto known = [&](const domain::PlannedExercise& each) {
    return each.exercise_key ? catalogue_.find_by_key(*each.exercise_key) : nullptr;
  };
  const auto is_first_for = [&](const Exercise* each, SessionTarget target) {
    const auto muscles = muscles_of(target);
    return each != nullptr && trains(*each, target, false) && contains(muscles, each->primary_muscles.front());
  };
  const auto count_for = [&](SessionTarget target) {
    return std::ranges::count_if(exercises, [&](const auto& each) {
      return each.category == domain::Section::main && is_first_for(known(each), target);
    });
  };
  const auto may_go = [&](const domain::PlannedExercise& each) {
    const Exercise* exercise = known(each);
    if (exercise == nullptr || each.category != domain::Section::main) return false;
    if (exercise->role == domain::ExerciseRole::main_lift) return false;
    return std::ranges::none_of(
        targets_, [&](SessionTarget other) { return is_first_for(exercise, other) && count_for(other) < 2; });
  };
  for (const SessionTarget target : targets_) {
    if (targets_.size() < 2 || muscles_of(target).empty() || count_for(target) > 0) continue;
    Pool pool = pool_of(false, true, false);
    std::erase_if(pool, [&](const Exercise* each) {
      const auto is_same = [&](const auto& there) { return there.exercise_key == each->key; };
      return !is_first_for(each, target) || !is_of_level(*each) || std::ranges::any_of(exercises, is_same);
    });
    const auto last = std::ranges::find_if(exercises.rbegin(), exercises.rend(), may_go);
    const auto best = std::ranges::min_element(pool, {}, [](const Exercise* each) { return each->rank; });
    if (best == pool.end() || last == exercises.rend()) continue;
    *last = domain::planning::planned_with(domain::planning::main_dose(**best, constraints_.preferences),
                                           last->order_index);
  }
}

// Intervals with weights, or for the whole body, are stations.
bool Maker::is_circuit() const {
  if (type_ != RecommendedType::hiit || constraints_.preferences.pregnant) return false;
  const auto is_weight = [](Gear gear) {
    return contains(
        std::vector{Gear::dumbbell, Gear::barbell, Gear::kettlebell, Gear::band, Gear::machine, Gear::suspension},
        gear);
  };
  // Who wants other intervals gets stations too: few are left that are neither in the session nor done on a chair.
  const bool wants_others = request_.change && request_.change->other_exercises && !request_.needs.seated;
  return request_.is_circuit || wants_others || std::ranges::any_of(request_.gear, is_weight);
}

void Maker::make_circuit(std::vector<domain::PlannedExercise>& exercises) {
  CircuitScope scope{constraints_.minutes, context_.seed, constraints_.preferences, {}, {}, {}, {}};
  for (const Exercise& each : catalogue_.all()) {
    if (each.category == domain::Section::main && is_allowed_here(each) && !is_spared(each) &&
        !contains(left_out_, each.key) && trains_target(each, true))
      scope.candidates.push_back(&each);
  }
  scope.is_wished = [&](const Exercise& each) { return !request_.gear.empty() && has_wished_gear(each); };
  scope.has_been_lifted = [&](const Exercise& each) {
    return std::ranges::any_of(context_.facts.last_weights,
                               [&](const auto& last) { return last.exercise_key == each.key; });
  };
  scope.malus = [&](const Exercise& each) { return 15 * (rank_of(each) - each.rank); };
  put_circuit(exercises, scope);
  compromise_.gear = false;
  compromise_.target = false;
}

EffortScope Maker::effort_scope() const {
  return {type_, constraints_.minutes, constraints_.preferences, catalogue_,
          [this](const Exercise& each) { return is_allowed_here(each) && !is_spared(each); }};
}

std::vector<domain::PlannedExercise> Maker::whole_session() {
  compromise_ = {};
  auto exercises = built();
  if (is_circuit()) make_circuit(exercises);
  if (type_ == RecommendedType::strength && !compromise_.target) {
    cover_targets(exercises);
    shorten(exercises, constraints_.minutes);
    add_sets(exercises, constraints_.minutes, catalogue_);
  }
  if (!has_helpers(exercises)) compromise_.helpers = false;
  return with_effort(std::move(exercises), 0, effort(), effort_scope());
}

// Without the exercises of all sessions before; else without those of the last one, as far as others fit.
std::vector<domain::PlannedExercise> Maker::other_session() {
  const auto is_full = [&](const auto& list) { return domain::planned_minutes(list) * 10 >= constraints_.minutes * 8; };
  left_out_ = before_;
  left_out_.insert(left_out_.end(), request_.change->earlier.begin(), request_.change->earlier.end());
  auto exercises = whole_session();
  if (is_full(exercises) && !compromise_.target && !compromise_.gear) return exercises;
  left_out_ = before_;
  exercises = whole_session();
  if (is_full(exercises) && !compromise_.target && !compromise_.gear) return exercises;
  left_out_.clear();
  return whole_session();
}

// The session before, where only the effort or the day changes and nothing in it is forbidden by now.
std::optional<std::vector<domain::PlannedExercise>> Maker::same_session() const {
  if (!request_.change || !request_.change->is_effort_alone || request_.change->before.type != type_)
    return std::nullopt;
  std::vector<domain::PlannedExercise> list;
  for (const RecommendedExercise& each : request_.change->before.exercises) {
    const Exercise* known = each.exercise_key ? catalogue_.find_by_key(*each.exercise_key) : nullptr;
    if (known == nullptr || !is_allowed_here(*known) || is_spared(*known)) return std::nullopt;
    domain::PlannedExercise planned = domain::planned_from(*known, static_cast<int>(list.size()));
    planned.category = each.category;
    planned.sets = each.sets;
    planned.reps = each.reps;
    planned.reps_max = each.reps_max;
    planned.duration = each.duration;
    planned.rest_time = each.rest_time;
    planned.ramp_up_sets = each.ramp_up_sets;
    planned.per_side = each.per_side;
    planned.notes = each.notes;
    list.push_back(std::move(planned));
  }
  return with_effort(std::move(list), effort_before(), effort(), effort_scope());
}

// Says what became easier or harder, or that all exercises are others.
std::string Maker::about_change(const std::vector<RecommendedExercise>& exercises) const {
  if (!request_.change) return "";
  const SessionChange& change = *request_.change;
  if (change.effort_step != 0 && change.before.type == type_)
    return effort_sentence(change.before.exercises, exercises, type_, change.effort_step > 0, context_.language,
                           catalogue_);
  if (!change.other_exercises || change.before.type != type_) return "";
  std::vector<std::string> back;
  for (const RecommendedExercise& each : exercises) {
    if (each.category == domain::Section::main && each.exercise_key && contains(before_, *each.exercise_key))
      back.push_back(name_in(each.name, catalogue_, context_.language));
  }
  if (back.empty())
    return say({" All exercises of the main part are others.", " Der Hauptteil hat nur andere Übungen."});
  const std::string names = join_words(back, context_.language);
  return german() ? " Für " + names + " habe ich keinen Ersatz, der passt."
                  : " I have nothing else that fits in place of " + names + ".";
}

ChatReply Maker::make() {
  auto& areas = constraints_.preferences.target_areas;
  areas.clear();
  for (const SessionTarget target : targets_) {
    if (!contains(areas, area_of(target))) areas.push_back(area_of(target));
  }
  const bool conditioning = type_ == RecommendedType::cardio || type_ == RecommendedType::hiit;
  if (areas.empty()) areas.push_back(conditioning ? domain::TargetArea::cardio : domain::TargetArea::full_body);
  const auto same = same_session();
  const bool wants_others = request_.change && request_.change->other_exercises;
  const auto exercises = same ? *same : wants_others ? other_session() : whole_session();
  Recommendation session;
  session.type = type_;
  session.intensity = intended_intensity(constraints_, type_);
  session.exercises = recommended_exercises(exercises, context_.facts);
  lighten(session.exercises, std::max(0, -effort()), context_.facts.weight_unit, catalogue_);
  session.duration = std::min(domain::planned_minutes(exercises), constraints_.minutes);
  session.date = request_.date;
  const MadeSession made{type_, constraints_.minutes, session.duration, targets_, spared_, compromise_};
  std::string text = session_wording(context_, request_, made, previous_answers_) + about_change(session.exercises);
  const auto kept = compromise_.target ? std::vector<SessionTarget>{} : targets_;
  session.reasoning = session_reasons(exercises, kept, constraints_, type_, context_.language, catalogue_);
  session.tips = session_tips(constraints_, type_, context_.language);
  ChatReply reply{std::move(text)};
  if (session.exercises.empty()) {
    reply.text =
        say({"I found no exercise that fits all of this. Tell me what you have at hand, or leave out a wish.",
             "Dazu habe ich keine passende Übung. Sag mir, was du zur Hand hast, oder lass einen Wunsch weg."});
    return reply;
  }
  const auto& planned = context_.facts.planned_today;
  const bool is_for_today = !request_.date || *request_.date == context_.facts.today;
  if (is_for_today && planned && planned->type != domain::PlannedType::rest && !context_.facts.trained_today) {
    reply.text += german() ? " In deinem Plan steht heute „" + planned->title + "“."
                           : " Your plan has “" + planned->title + "” today.";
    reply.links.push_back({planned->title, "/log-workout"});
  }
  reply.session = std::move(session);
  return reply;
}

}  // namespace

ChatReply session_reply(const CoachContext& context, const SessionRequest& request,
                        const std::vector<std::string>& previous_answers, const domain::Catalogue& catalogue) {
  return Maker(context, request, previous_answers, catalogue).make();
}

}  // namespace fitapp::coach
