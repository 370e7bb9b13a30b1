// `fitapp check`: is the file sound, and do the servers that the settings name answer.
#include <cstdio>

#include "app/maintenance.h"
#include "app/reset_mail.h"
#include "outbound/http_client.h"
#include "store/check.h"

namespace fitapp::app {
namespace {

// One line of the report; answers whether it was good.
bool report(const char* what, const std::string& problem) {
  std::printf("%-10s %s\n", what, problem.empty() ? "ok" : problem.c_str());
  return problem.empty();
}

std::string database_problem(const Config& config) {
  try {
    store::Database database({.path = config.database.path, .missing = store::Missing::refuse});
    return store::find_damage(database).value_or("");
  } catch (const Error& error) {
    return error.message();
  }
}

// Any whole answer over a verified connection will do here: what the endpoint supports is the coach's to find out.
std::string coach_problem(const Config& config) {
  const outbound::HttpClient client({.ca_file = config.tls.ca_file,
                                     .connect_timeout = std::chrono::seconds{config.coach.connect_timeout},
                                     .total_timeout = std::chrono::seconds{config.coach.total_timeout},
                                     .most_bytes = 1024 * 1024});
  outbound::HttpCall call{.url = config.coach.base_url + "/models", .headers = {}, .body = {}};
  if (!config.coach.api_key.empty()) call.headers.push_back("Authorization: Bearer " + config.coach.api_key);
  try {
    const int status = client.call(call).status;
    if (status == 401 || status == 403) return "the server refuses the API key (" + std::to_string(status) + ")";
    return status >= 500 ? "the server answers " + std::to_string(status) : "";
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
  if (!config.coach.base_url.empty()) good = report("coach", coach_problem(config)) && good;
  if (!config.smtp.host.empty()) good = report("mail", mail_problem(config)) && good;
  return good ? 0 : 1;
}

}  // namespace fitapp::app
