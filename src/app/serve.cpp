// Creates all parts of the server from the configuration and connects them.
#include "app/serve.h"

#include <sys/random.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "api/catalogue_file.h"
#include "api/routes.h"
#include "app/address.h"
#include "app/backups.h"
#include "app/coach_model.h"
#include "app/memory.h"
#include "app/reset_mailer.h"
#include "app/startup_warnings.h"
#include "base/log.h"
#include "coach/coach_service.h"
#include "embed/assets.h"
#include "embed/coach_content.h"
#include "embed/content.h"
#include "http/server.h"
#include "http/tls.h"
#include "security/origin_policy.h"
#include "security/token.h"
#include "store/catalogue.h"
#include "store/food_table.h"
#include "version.h"

namespace fitapp::app {
namespace {

// Used by the signal handler.
std::atomic<http::Server*> running_server{nullptr};

void on_stop(int) {
  if (http::Server* server = running_server.load()) server->stop();
}

void on_reload(int) {
  if (http::Server* server = running_server.load()) server->reload_certificate();
}

http::ServerOptions server_options(const Config& config) {
  http::ServerOptions options;
  options.host = config.server.host;
  options.port = config.server.port;
  options.tls_cert = config.server.tls_cert;
  options.tls_key = config.server.tls_key;
  options.trusted_proxies = config.server.trusted_proxies;
  options.is_behind_https = config.server.public_url.starts_with("https:");
  options.refuse = [policy = security::OriginPolicy(config.server.public_url, config.server.allowed_hosts)](
                       const http::Head& head) -> std::optional<Error> {
    const security::RequestSource source{head.method, head.joined("Host"), head.joined("Origin"),
                                         head.joined("Sec-Fetch-Site")};
    // HTTP/1.0 needs no Host. Browsers never use it.
    return head.is_http_1_0 && source.host.empty() ? std::nullopt : policy.refuse(source);
  };
  const auto count = [](int number) { return static_cast<std::size_t>(number); };
  options.limits.open_body_bytes = count(config.limits.open_body_kib) * 1024;
  options.limits.signed_in_body_bytes = count(config.limits.body_kib) * 1024;
  options.limits.connections_total = count(config.limits.connections);
  options.limits.connections_per_address = count(config.limits.connections_per_address);
  return options;
}

security::AttemptLimits attempt_limits(const LimitsConfig& limits) {
  security::AttemptLimits result;
  result.login_failures = limits.login_failures;
  result.login_failures_total = limits.login_failures_total;
  result.logins_per_minute = limits.logins_per_minute;
  result.first_wait = std::chrono::seconds{limits.login_first_wait};
  result.longest_wait = std::chrono::seconds{limits.login_longest_wait};
  result.signups_per_hour = limits.signups_per_hour;
  result.forgot_per_email = limits.forgot_per_email;
  result.forgot_per_address = limits.forgot_per_address;
  result.coach_per_minute = limits.coach_per_minute;
  return result;
}

api::Settings api_settings(const Config& config) {
  api::Settings settings;
  settings.allow_signup = config.auth.allow_signup;
  settings.refuse_common_passwords = config.auth.refuse_common_passwords;
  settings.min_password = config.auth.min_password;
  settings.session_hours = config.auth.session_hours;
  settings.remember_days = config.auth.remember_days;
  settings.session_max_days = config.auth.session_max_days;
  settings.reset_minutes = config.auth.reset_minutes;
  settings.public_url = config.server.public_url;
  settings.mail_configured = !config.smtp.host.empty();
  settings.metrics_token = config.metrics.token;
  if (!config.coach.base_url.empty()) {
    settings.coach_model = config.coach.model;
    if (!outbound::is_loopback(config.coach.base_url)) settings.coach_host = outbound::host_of(config.coach.base_url);
  }
  settings.max_json_values = static_cast<std::size_t>(config.limits.json_values);
  settings.max_user_rows = config.limits.user_rows;
  settings.max_user_bytes = std::int64_t{config.limits.user_mib} * 1024 * 1024;
  return settings;
}

std::uint64_t random_seed() {
  std::array<unsigned char, sizeof(std::uint64_t)> bytes{};
  security::fill_random(bytes);
  std::uint64_t seed = 0;
  for (const unsigned char byte : bytes) seed = seed << 8 | byte;
  return seed;
}

domain::Catalogue load_catalogue(store::Database& database) {
  auto exercises = api::read_catalogue(embed::exercises_json());
  store::save_catalogue(database, exercises);
  return domain::Catalogue(std::move(exercises));
}

// Monitoring polls these routes; at info they would hide the other requests.
bool is_poll(const http::AccessEntry& entry) {
  return entry.status == 200 && (entry.pattern == "/healthz" || entry.pattern == "/metrics");
}

http::ServerLog server_log() {
  return {.access =
              [](const http::AccessEntry& entry) {
                const auto log = is_poll(entry) ? log_debug : log_info;
                log("request", {{"method", entry.method},
                                {"route", entry.pattern},
                                {"status", entry.status},
                                {"us", entry.duration.count()},
                                {"bytes", entry.bytes},
                                {"id", entry.request_id}});
              },
          .problem =
              [](const std::string& text) {
                log_error("problem", {{"text", text}});
              }};
}

// nullptr without a configured mail server.
std::unique_ptr<ResetMailer> start_reset_mail(const Config& config, store::Database& database, const Clock& clock) {
  if (config.smtp.host.empty()) return nullptr;
  const auto client = std::make_shared<const outbound::MailClient>(mail_options(config));
  return std::make_unique<ResetMailer>(
      database, clock,
      ResetMailerOptions{.public_url = config.server.public_url,
                         .lifetime = std::chrono::minutes{config.auth.reset_minutes}},
      ResetMailerFunctions{.new_token = security::random_token,
                           .send = [client](const outbound::MailMessage& message, const std::stop_token& stop) {
                             client->send(message, stop);
                           }});
}

// nullptr without a configured model.
std::unique_ptr<const coach::ModelCoach> start_model_coach(const Config& config, const coach::RulesCoach& built_in,
                                                           const domain::Catalogue& catalogue, const Clock& clock) {
  if (config.coach.base_url.empty()) return nullptr;
  if (config.coach.base_url.starts_with("http://") && !outbound::is_loopback(config.coach.base_url))
    log_warn("questions to the coach travel unencrypted; use https in [coach] base_url",
             {{"host", outbound::host_of(config.coach.base_url)}});
  coach::ModelOptions options = coach_model_options(config);
  options.is_stopping = [] {
    const http::Server* server = running_server.load();
    return server != nullptr && server->is_stopping();
  };
  return std::make_unique<const coach::ModelCoach>(std::move(options), built_in, catalogue, clock,
                                                   [](const std::string& event) { log_warn(event); });
}

// Empty unless the owner allows it.
std::function<outbound::ProductAnswer(const std::string&)> product_lookup(const Config& config) {
  if (!config.foods.open_food_facts) return {};
  // A person stands with a packet in the hand: a slow answer is no answer.
  const outbound::HttpOptions options{.ca_file = config.tls.ca_file,
                                      .connect_timeout = std::chrono::seconds{5},
                                      .total_timeout = std::chrono::seconds{10},
                                      .max_bytes = 1024 * 1024};
  const auto client = std::make_shared<const outbound::OpenFoodFacts>(config.foods.open_food_facts_url,
                                                                      "FitApp/" + std::string(version), options);
  return [client](const std::string& barcode) { return client->find(barcode); };
}

std::string metrics_text(const http::ServerMetrics& metrics) {
  std::string text = "# TYPE fitapp_requests_total counter\n";
  for (int status_class = 1; status_class <= 5; ++status_class) {
    text += "fitapp_requests_total{class=\"" + std::to_string(status_class) + "xx\"} " +
            std::to_string(metrics.requests_by_class[status_class]) + "\n";
  }
  text += "# TYPE fitapp_requests_in_flight gauge\nfitapp_requests_in_flight " +
          std::to_string(metrics.requests_in_flight) + "\n";
  text += "# TYPE fitapp_connections_open gauge\nfitapp_connections_open " + std::to_string(metrics.connections_open) +
          "\n";
  text += "# TYPE fitapp_connections_refused_total counter\nfitapp_connections_refused_total " +
          std::to_string(metrics.connections_refused) + "\n";
  return text;
}

void announce(const Config& config, int port, const store::Database& database) {
  std::printf("FitApp is at %s\n", own_address(config.server, port).c_str());
  std::printf("Database: %s (%s)\n", database.path().c_str(), database.created() ? "just created" : "existing");
  for (const std::string& warning : startup_warnings(config, geteuid())) std::printf("Warning: %s\n", warning.c_str());
  std::fflush(stdout);
}

// During the lifetime of this object SIGINT and SIGTERM stop the server, even before it listens, and SIGHUP reads the
// certificate again.
class Signals {
 public:
  explicit Signals(http::Server& server) {
    running_server = &server;
    handle(SIGINT, on_stop);
    handle(SIGTERM, on_stop);
    handle(SIGHUP, on_reload);
  }
  ~Signals() { running_server = nullptr; }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

 private:
  static void handle(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigaction(signal, &action, nullptr);
  }
};

// Runs until a signal stops the server.
void listen(const Config& config, const api::Services& services) {
  http::ServerOptions options = server_options(config);
  options.clock = &services.clock;
  http::Server server(std::move(options), api::all_routes(services), embed::assets(), server_log());
  const Signals signals(server);
  const MemoryReturner memory;
  server.bind();
  announce(config, server.port(), services.database);
  const Backups backups(services.database, config.backup, services.clock);
  server.run();
  log_info("stopped");
}

store::Options database_options(const Config& config) {
  return {.path = config.database.path,
          .role = store::Role::server,
          .durability = config.database.durability == DurabilitySetting::full ? store::Durability::full
                                                                              : store::Durability::normal,
          .checkpoint_pages = config.database.checkpoint};
}

}  // namespace

void serve(const Config& config) {
  protect_memory();
  // Checks the certificate before creating a database. The server reads it again when it starts to listen.
  if (!config.server.tls_cert.empty()) http::load_tls(config.server.tls_cert, config.server.tls_key);
  limit_allocator();
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file size limit must act like a full disk and not end the process
  store::Database database(database_options(config));
  const SystemClock clock;
  security::PasswordHasher hasher;
  security::Attempts attempts(attempt_limits(config.limits));
  security::OnePerUser exports;
  api::UsageLedger usage;
  api::LiveStreams live(security::random_token());
  const domain::Catalogue catalogue = load_catalogue(database);
  const store::FoodTable foods(embed::foods_image());
  const domain::Cookbook cookbook(embed::meal_ingredients(), embed::meals(),
                                  [&](const std::string& number) { return foods.find_food(number); });

  const coach::RulesCoach built_in_coach(catalogue);
  const coach::RedFlags red_flags(embed::red_flags_json(), embed::help_lines_json(), embed::safety_model_json(),
                                  embed::safety_lexicon());
  const auto model_coach = start_model_coach(config, built_in_coach, catalogue, clock);
  const coach::CoachService coach_service(built_in_coach, red_flags, model_coach.get());

  const auto reset_mailer = start_reset_mail(config, database, clock);
  api::Services services{.database = database,
                         .clock = clock,
                         .hasher = hasher,
                         .attempts = attempts,
                         .exports = exports,
                         .usage = usage,
                         .live = live,
                         .catalogue = catalogue,
                         .foods = foods,
                         .cookbook = cookbook,
                         .coach = coach_service,
                         .settings = api_settings(config),
                         .new_token = security::random_token,
                         .new_seed = random_seed,
                         .send_reset = {},
                         .find_product = product_lookup(config),
                         .metrics_text = {},
                         .notice = [](const std::string& event) { log_info(event); }};
  if (reset_mailer)
    services.send_reset = [&reset_mailer](const std::string& email, Instant) { reset_mailer->enqueue(email); };
  if (config.metrics.enabled) services.metrics_text = [] { return metrics_text(running_server.load()->metrics()); };
  listen(config, services);
}

}  // namespace fitapp::app
