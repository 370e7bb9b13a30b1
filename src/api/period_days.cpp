// Flow and symptoms of single days (docs/behaviour.md, Wellness, periods and sleep).
#include "api/period_days.h"

#include "api/shapes/period_days.h"
#include "store/period_days.h"

namespace fitapp::api {
namespace {

std::vector<domain::PeriodDay> list_period_days(const Caller& me, const Query<PageQuery>& query) {
  return store::list_period_days(me.user, me.database(), query.value.page());
}

void check_period_day(const Caller& me, const PeriodDayUpdate& input, FieldProblems& problems) {
  if (problems.has("localDate")) return;
  if (input.local_date > me.today() + std::chrono::days{1}) problems.add("localDate", messages::in_the_future);
}

domain::PeriodDay save_period_day(const Caller& me, const PeriodDayUpdate& input) {
  FieldProblems problems;
  check_period_day(me, input, problems);
  problems.refuse();
  return store::save_period_day(me.user, me.database(), input.local_date, me.now, [&](domain::PeriodDay& day) {
    input.flow.apply(day.flow);
    input.symptoms.apply(day.symptoms);
    day.symptoms = domain::in_order(std::move(day.symptoms));
    input.mood.apply(day.mood);
    input.energy.apply(day.energy);
    input.note.apply(day.note);
    if (day.note && day.note->empty()) day.note.reset();
  });
}

}  // namespace

std::vector<Endpoint> period_days_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/period-days", list_period_days, "List days with flow or symptoms, newest first"),
      dated(store::Dated::period_day,
            FITAPP_CHECKED_ROUTE(put, "/api/period-days", save_period_day, check_period_day,
                                 "Change flow and symptoms of a day; a day on which nothing is left is removed")),
  };
}

}  // namespace fitapp::api
