// The coach's motivation, form feedback and workout recommendation (docs/behaviour.md, Coach).
#include "api/coaching.h"

#include <algorithm>

#include "api/coach_facts.h"
#include "api/shapes/coaching.h"
#include "coach/coach_service.h"
#include "coach/question_language.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

CoachStatus show_coach(const Caller& me) {
  const Settings& settings = me.services.settings;
  CoachStatus status;
  if (!settings.coach_model.empty()) {
    status.source = coach::Source::model;
    status.model = settings.coach_model;
  }
  if (!settings.coach_host.empty()) status.host = settings.coach_host;
  const auto user = store::find_user(me.user, me.database());
  status.health_data = user && user->coach_health_data;
  return status;
}

MotivationView show_motivation(const Caller& me) {
  me.services.attempts.count_coach(me.user, me.now);
  const coach::Facts facts = coach_facts(me);
  auto answer = coach_of(me).motivate({facts, me.services.new_seed(), language_of(me), nullptr, has_left(me)});
  return {{std::move(answer.value)}, answer.source};
}

// The language of what somebody wrote, otherwise that of the screen.
coach::Language language_of(const Caller& me, const std::string& text) {
  return coach::language_of_question(text, language_of(me));
}

FormFeedbackView give_form_feedback(const Caller& me, const FormFeedbackInput& input) {
  me.services.attempts.count_coach(me.user, me.now);
  const coach::Facts facts = coach_facts(me);
  const std::string notes = input.notes.value_or("");
  const coach::Language language = coach::language_of_note(notes, language_of(me));
  auto answer = coach_of(me).review_form({facts, me.services.new_seed(), language, nullptr, has_left(me)},
                                         {input.exercise, notes});
  return {{std::move(answer.value)}, answer.is_red_flag, answer.source, std::move(answer.links)};
}

// The same variation gives the same session all day. Without a variation every request gives another session.
std::uint64_t seed_of(const Caller& me, const RecommendationQuery& query) {
  if (!query.variation) return me.services.new_seed();
  const auto day = static_cast<std::uint64_t>(me.today().time_since_epoch().count());
  return (day << 32U) + static_cast<std::uint64_t>(*query.variation) * 2'654'435'761U +
         static_cast<std::uint64_t>(me.user.value);
}

RecommendationView recommend(const Caller& me, const RecommendationQuery& requested, const std::string& special_needs) {
  me.services.attempts.count_coach(me.user, me.now);
  const coach::Facts facts = coach_facts(me);
  auto answer =
      coach_of(me).recommend({facts, seed_of(me, requested), language_of(me, special_needs), nullptr, has_left(me)},
                             {.level = requested.workout_level,
                              .equipment = requested.equipment,
                              .goal = requested.fitness_goal,
                              .targets = requested.target_muscles,
                              .minutes = requested.time_available,
                              .special_needs = special_needs});
  return {{std::move(answer.value)}, answer.is_red_flag, answer.source, std::move(answer.links)};
}

void check_recommendation(const Caller& me, const Query<RecommendationQuery>&, FieldProblems& problems) {
  const auto& query = me.request.query;
  if (std::any_of(query.begin(), query.end(), [](const auto& parameter) { return parameter.first == "specialNeeds"; }))
    problems.add("specialNeeds", messages::special_needs_in_address);
}

RecommendationView show_recommendation(const Caller& me, const Query<RecommendationQuery>& query) {
  FieldProblems problems;
  check_recommendation(me, query, problems);
  problems.refuse();
  return recommend(me, query.value, "");
}

RecommendationView recommend_workout(const Caller& me, const RecommendationInput& input) {
  return recommend(me, input, input.special_needs.value_or(""));
}

}  // namespace

std::vector<Endpoint> coaching_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/coaching/status", show_coach, "Get the active coach and the host that receives texts"),
      FITAPP_ROUTE(get, "/api/coaching/motivation", show_motivation,
                   "Get the message of the day, from the user's data"),
      waits_outside(
          FITAPP_ROUTE(post, "/api/coaching/form-feedback", give_form_feedback, "Get feedback on exercise form")),
      FITAPP_CHECKED_ROUTE(get, "/api/coaching/recommendation", show_recommendation, check_recommendation,
                           "Recommend a workout for today"),
      waits_outside(FITAPP_ROUTE(post, "/api/coaching/recommendation", recommend_workout,
                                 "Recommend a workout for today, with special needs")),
  };
}

}  // namespace fitapp::api
