// `fitapp check`: checks the database file and the configured servers.
#include <cstdio>

#include "app/build_age.h"
#include "app/coach_model.h"
#include "app/maintenance.h"
#include "app/reset_mailer.h"
#include "base/clock.h"
#include "build_date.h"
#include "dependency_versions.h"
#include "store/check.h"

namespace fitapp::app {
namespace {

// Prints one line of the report. Returns whether there is no problem.
bool report(const char* what, const std::string& problem, const std::string& detail = "") {
  const std::string good = detail.empty() ? "ok" : "ok (" + detail + ")";
  std::printf("%-10s %s\n", what, problem.empty() ? good.c_str() : problem.c_str());
  return problem.empty();
}

// Changes nothing: an outdated file is reported, not migrated.
std::string database_problem(const Config& config) {
  try {
    store::Database database(
        {.path = config.database.path, .missing = store::Missing::refuse, .outdated = store::Outdated::refuse});
    return store::find_damage(database).value_or("");
  } catch (const Error& error) {
    return error.message();
  }
}

// Connects and logs in, but sends no email.
std::string mail_problem(const Config& config) {
  try {
    outbound::MailClient(mail_options(config)).probe();
    return "";
  } catch (const Error& error) {
    return error.message();
  }
}

// An outdated build is no failure.
void report_build(const Clock& clock) {
  std::vector<std::string_view> dates;
  for (const DependencyVersion& each : dependency_versions) dates.push_back(each.date);
  const BuildAge age = describe_build(build_date, dates, std::chrono::floor<std::chrono::days>(clock.now()));
  report("build", age.is_outdated ? age.sentence : "", age.sentence);
}

}  // namespace

int check(const Config& config) {
  bool good = report("database", database_problem(config));
  if (!config.coach.base_url.empty()) {
    const CoachProbe probe = probe_coach(config);
    good = report("coach", probe.problem, probe.supports) && good;
  }
  if (!config.smtp.host.empty()) good = report("mail", mail_problem(config)) && good;
  report_build(SystemClock());
  return good ? 0 : 1;
}

}  // namespace fitapp::app
