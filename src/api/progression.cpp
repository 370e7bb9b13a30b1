// The progress towards the next level, and the response to a suggested level (docs/behaviour.md, Records and
// progression).
#include "api/progression.h"

#include "api/shapes/progression.h"
#include "store/progression.h"

namespace fitapp::api {
namespace {

ProgressionView view_of(store::ProgressionStatus status) {
  domain::Progression& progression = status.progression;
  ProgressionView view;
  view.current_level = progression.current_level;
  view.readiness_score = progression.readiness_score;
  view.suggested_level = progression.suggested_level;
  if (progression.suggested_level) view.suggestion_reason = std::move(progression.suggestion_reason);
  view.suggested_at = status.suggested_at;
  view.responded_at = status.responded_at;
  view.response = status.response;
  view.declined_reason = std::move(status.declined_reason);
  view.weekly_consistency = progression.weekly_consistency;
  view.pr_trend = progression.pr_trend;
  view.records_beaten = progression.records_beaten;
  view.perceived_effort = progression.perceived_effort;
  view.streak_weeks = progression.streak_weeks;
  view.weeks_at_level = progression.weeks_at_level;
  view.weeks_needed = progression.weeks_needed;
  view.rests_until = progression.rests_until;
  view.last_calculated_at = status.calculated.at;
  view.local_date = status.calculated.local_date;
  view.utc_offset = status.calculated.utc_offset;
  return view;
}

ProgressionView show_progression(const Caller& me) {
  return view_of(store::refresh_progression(me.user, me.database(), me.stamp()));
}

ProgressionView respond_to_progression(const Caller& me, const ProgressionAnswerInput& input) {
  return view_of(store::respond_to_suggestion(me.user, me.database(), {input.response, input.reason}, me.stamp()));
}

}  // namespace

std::vector<Endpoint> progression_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/progression", show_progression, "Get the progress towards the next level"),
      FITAPP_ROUTE(post, "/api/progression/respond", respond_to_progression, "Accept or decline a suggested level"),
  };
}

}  // namespace fitapp::api
