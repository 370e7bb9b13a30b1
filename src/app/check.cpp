// `fitapp check`: is the file sound, and do the servers that the settings name answer.
#include <cstdio>

#include "app/coach_model.h"
#include "app/maintenance.h"
#include "app/reset_mailer.h"
#include "store/check.h"

namespace fitapp::app {
namespace {

// One line of the report; answers whether it was good.
bool report(const char* what, const std::string& problem, const std::string& detail = "") {
  const std::string good = detail.empty() ? "ok" : "ok (" + detail + ")";
  std::printf("%-10s %s\n", what, problem.empty() ? good.c_str() : problem.c_str());
  return problem.empty();
}

// It looks and changes nothing: an older file is left to `serve` and `migrate`.
std::string database_problem(const Config& config) {
  try {
    store::Database database(
        {.path = config.database.path, .missing = store::Missing::refuse, .outdated = store::Outdated::refuse});
    return store::find_damage(database).value_or("");
  } catch (const Error& error) {
    return error.message();
  }
}

// Connects, turns to TLS and logs in as for a letter, and sends none.
std::string mail_problem(const Config& config) {
  try {
    outbound::MailClient(mail_options(config)).probe();
    return "";
  } catch (const Error& error) {
    return error.message();
  }
}

}  // namespace

int check(const Config& config) {
  bool good = report("database", database_problem(config));
  if (!config.coach.base_url.empty()) {
    const CoachProbe probe = probe_coach(config);
    good = report("coach", probe.problem, probe.supports) && good;
  }
  if (!config.smtp.host.empty()) good = report("mail", mail_problem(config)) && good;
  return good ? 0 : 1;
}

}  // namespace fitapp::app
