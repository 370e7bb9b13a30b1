// Monthly nutrition reports (docs/behaviour.md, Measurements and reports).
#include "api/reports.h"

#include "api/shapes/reports.h"
#include "domain/messages.h"
#include "store/reports.h"

namespace fitapp::api {
namespace {

std::vector<domain::NutritionReport> list_nutrition_reports(const Caller& me, const Query<PageQuery>& query) {
  return store::list_reports(me.user, me.database(), query.value.page());
}

void check_month(const Caller& me, domain::Month month) {
  const domain::Month present = domain::month_of(me.today());
  FieldProblems problems;
  if (month.month < 1 || month.month > 12) problems.add("month", messages::no_such_month);
  if (month.year < domain::earliest_report_year || month.year > present.year) {
    problems.add("year", messages::no_such_year);
  }
  if (problems.empty() && month > present) problems.add("month", messages::month_not_begun);
  problems.refuse();
}

Created<domain::NutritionReport> create_nutrition_report(const Caller& me, Path<int> year, Path<int> month) {
  const domain::Month requested{year.value, month.value};
  check_month(me, requested);
  auto saved = store::save_report(me.user, me.database(), requested, me.stamp());
  return {std::move(saved.entity), saved.existed};
}

NoContent delete_nutrition_report(const Caller& me, Path<ReportId> id) {
  if (!store::delete_report(me.user, me.database(), id.value)) throw not_found(messages::report_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> reports_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/nutrition-reports", list_nutrition_reports,
                   "List monthly nutrition reports, newest first"),
      FITAPP_ROUTE(post, "/api/nutrition-reports/:year/:month", create_nutrition_report,
                   "Generate or refresh the report of a month"),
      FITAPP_ROUTE(del, "/api/nutrition-reports/:id", delete_nutrition_report, "Delete a nutrition report"),
  };
}

}  // namespace fitapp::api
