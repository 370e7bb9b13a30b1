// Defines all settings with their limits and help texts.
#include "app/settings.h"

#include <algorithm>
#include <array>

namespace fitapp::app {
namespace {

template <auto Section, auto Member>
constexpr auto field() {
  return +[](Config& config) -> auto& { return config.*Section.*Member; };
}

template <auto Section, auto Member>
constexpr Setting text(std::string_view section, std::string_view key, std::string_view help) {
  return {section, key, help, TextKind{field<Section, Member>()}};
}

template <auto Section, auto Member>
constexpr Setting whole(std::string_view section, std::string_view key, int low, int high, std::string_view help) {
  return {section, key, help, WholeKind{field<Section, Member>(), low, high}};
}

template <auto Section, auto Member>
constexpr Setting flag(std::string_view section, std::string_view key, std::string_view help) {
  return {section, key, help, FlagKind{field<Section, Member>()}};
}

template <auto Section, auto Member>
constexpr Setting list(std::string_view section, std::string_view key, std::string_view help) {
  return {section, key, help, ListKind{field<Section, Member>()}};
}

template <auto Section, auto Member>
constexpr Setting choice(std::string_view section, std::string_view key, std::string_view help) {
  using E = std::remove_reference_t<decltype(std::declval<Config&>().*Section.*Member)>;
  return {section, key, help,
          ChoiceKind{enum_names<E>,
                     [](Config& config, std::size_t index) { config.*Section.*Member = static_cast<E>(index); },
                     [](const Config& config) { return static_cast<std::size_t>(config.*Section.*Member); }}};
}

using C = Config;

constexpr auto rows = std::to_array<Setting>({
    text<&C::server, &ServerConfig::host>(
        "server", "host", "Address to listen on. 0.0.0.0 or :: also accepts other machines; use https then."),
    whole<&C::server, &ServerConfig::port>("server", "port", 0, 65535, "Port to listen on; 0 selects a free port."),
    text<&C::server, &ServerConfig::public_url>("server", "public_url",
                                                "Public address of the app, for example \"https://fit.example.org\"; "
                                                "used for links in emails, and accepted as a "
                                                "host name."),
    list<&C::server, &ServerConfig::allowed_hosts>(
        "server", "allowed_hosts",
        "Further host names under which browsers reach the app, for example [\"fit.example.org\"]. Always accepted:\n"
        "addresses, names without a dot, and names under .local, .home.arpa, .internal, .lan and .localhost."),
    text<&C::server, &ServerConfig::tls_cert>(
        "server", "tls_cert", "PEM file with the certificate and its chain; enables https. Needs tls_key."),
    text<&C::server, &ServerConfig::tls_key>("server", "tls_key", "PEM file with the certificate's private key."),
    list<&C::server, &ServerConfig::trusted_proxies>(
        "server", "trusted_proxies",
        "Addresses or ranges of your reverse proxies; their X-Forwarded-For is "
        "trusted.\nExample: [\"10.0.0.0/8\", \"::1\"]."),

    text<&C::database, &DatabaseConfig::path>("database", "path", "The database file; created if it does not exist."),
    choice<&C::database, &DatabaseConfig::durability>(
        "database", "durability",
        "\"full\": a power failure loses no confirmed change. \"normal\": it may lose the last seconds, but does not "
        "damage the file."),
    whole<&C::database, &DatabaseConfig::checkpoint>("database", "checkpoint", 100, 1000000,
                                                     "Pages in the write-ahead log before a checkpoint."),

    flag<&C::auth, &AuthConfig::allow_signup>("auth", "allow_signup",
                                              "Whether people may sign up. The first account can always be created."),
    flag<&C::auth, &AuthConfig::refuse_common_passwords>(
        "auth", "refuse_common_passwords",
        "Whether common passwords, one repeated character, and a person's own name and email are refused."),
    whole<&C::auth, &AuthConfig::min_password>("auth", "min_password", 6, 64, "Shortest new password in characters."),
    whole<&C::auth, &AuthConfig::session_hours>("auth", "session_hours", 1, 8760, "Session idle timeout in hours."),
    whole<&C::auth, &AuthConfig::remember_days>("auth", "remember_days", 1, 3650,
                                                "Session idle timeout with \"remember me\" in days."),
    whole<&C::auth, &AuthConfig::session_max_days>("auth", "session_max_days", 1, 3650,
                                                   "Days after which a session ends even if it is used."),
    whole<&C::auth, &AuthConfig::reset_minutes>("auth", "reset_minutes", 5, 10080,
                                                "Lifetime of a password reset link in minutes."),

    text<&C::smtp, &SmtpConfig::host>(
        "smtp", "host", "Mail server for password reset links; empty: no email. Needs from and server.public_url."),
    whole<&C::smtp, &SmtpConfig::port>("smtp", "port", 1, 65535,
                                       "Port of the mail server: usually 587 for starttls, 465 for tls."),
    choice<&C::smtp, &SmtpConfig::security>("smtp", "security", "\"starttls\", \"tls\" or \"none\"."),
    text<&C::smtp, &SmtpConfig::user>("smtp", "user", "User name at the mail server; empty: no authentication."),
    text<&C::smtp, &SmtpConfig::password>("smtp", "password", "Password at the mail server."),
    text<&C::smtp, &SmtpConfig::password_file>("smtp", "password_file", "File with the password, instead of password."),
    text<&C::smtp, &SmtpConfig::from>("smtp", "from", "Sender's address, for example \"fitapp@example.org\"."),

    text<&C::coach, &CoachConfig::base_url>(
        "coach", "base_url",
        "Address of an OpenAI-compatible service, for example \"http://127.0.0.1:11434/v1\"; empty: the built-in coach "
        "answers.\nNeeds model."),
    text<&C::coach, &CoachConfig::api_key>("coach", "api_key", "API key of the service."),
    text<&C::coach, &CoachConfig::api_key_file>("coach", "api_key_file", "File with the key, instead of api_key."),
    text<&C::coach, &CoachConfig::model>("coach", "model", "Name of the model."),
    whole<&C::coach, &CoachConfig::connect_timeout>("coach", "connect_timeout", 1, 60,
                                                    "Connection timeout in seconds."),
    whole<&C::coach, &CoachConfig::total_timeout>("coach", "total_timeout", 1, 600,
                                                  "Timeout of a whole answer in seconds."),
    whole<&C::coach, &CoachConfig::context_tokens>("coach", "context_tokens", 0, 10000000,
                                                   "Tokens of a question and its answer together, at least 1024; "
                                                   "questions are cut to it. 0: the service is asked,\n"
                                                   "and if it does not say, 8192."),
    flag<&C::coach, &CoachConfig::share_first_name>("coach", "share_first_name",
                                                    "Whether to send the user's first name to the service."),

    flag<&C::foods, &FoodsConfig::open_food_facts>(
        "foods", "open_food_facts",
        "Whether to look up unknown barcodes at Open Food Facts. The server then sends the barcode, and nothing else."),
    text<&C::foods, &FoodsConfig::open_food_facts_url>("foods", "open_food_facts_url",
                                                       "Address of Open Food Facts, or of a mirror."),

    whole<&C::backup, &BackupConfig::every>("backup", "every", 0, 8760, "Hours between automatic backups; 0: none."),
    whole<&C::backup, &BackupConfig::keep>("backup", "keep", 1, 10000, "Number of automatic backups to keep."),
    text<&C::backup, &BackupConfig::folder>("backup", "folder",
                                            "Folder for automatic backups; empty: the database's folder."),

    whole<&C::limits, &LimitsConfig::login_failures>(
        "limits", "login_failures", 1, 1000000,
        "Failed logins in a row per email address and IP address before further ones must wait."),
    whole<&C::limits, &LimitsConfig::login_failures_total>(
        "limits", "login_failures_total", 1, 1000000,
        "The same per email address from all IP addresses. Devices that logged in before do not wait for others."),
    whole<&C::limits, &LimitsConfig::logins_per_minute>(
        "limits", "logins_per_minute", 1, 1000000, "Logins per minute and IP address before further ones must wait."),
    whole<&C::limits, &LimitsConfig::login_first_wait>("limits", "login_first_wait", 1, 86400,
                                                       "First wait in seconds; it doubles each time."),
    whole<&C::limits, &LimitsConfig::login_longest_wait>("limits", "login_longest_wait", 1, 86400,
                                                         "Longest wait in seconds."),
    whole<&C::limits, &LimitsConfig::signups_per_hour>("limits", "signups_per_hour", 1, 1000000,
                                                       "Sign-ups per hour and IP address."),
    whole<&C::limits, &LimitsConfig::forgot_per_email>("limits", "forgot_per_email", 1, 1000000,
                                                       "Password reset requests per hour and email address."),
    whole<&C::limits, &LimitsConfig::forgot_per_address>("limits", "forgot_per_address", 1, 1000000,
                                                         "Password reset requests per hour and IP address."),
    whole<&C::limits, &LimitsConfig::coach_per_minute>("limits", "coach_per_minute", 1, 1000000,
                                                       "Questions to the coach per minute and user."),
    whole<&C::limits, &LimitsConfig::coach_at_once_per_user>("limits", "coach_at_once_per_user", 1, 10000,
                                                             "Questions to the coach at the same time per user."),
    whole<&C::limits, &LimitsConfig::coach_at_once>("limits", "coach_at_once", 1, 10000,
                                                    "Questions to the coach at the same time in total."),
    whole<&C::limits, &LimitsConfig::open_body_kib>("limits", "open_body_kib", 1, 1024,
                                                    "Largest request body without a session in KiB."),
    whole<&C::limits, &LimitsConfig::body_kib>("limits", "body_kib", 16, 65536,
                                               "Largest request body with a session in KiB; pictures: 256."),
    whole<&C::limits, &LimitsConfig::json_values>("limits", "json_values", 100, 10000000, "JSON values per request."),
    whole<&C::limits, &LimitsConfig::user_rows>("limits", "user_rows", 1000, 1000000000,
                                                "Entries per user, about. Then nothing can be added until some are "
                                                "deleted."),
    whole<&C::limits, &LimitsConfig::user_mib>("limits", "user_mib", 1, 1000000, "The same in MiB of data per user."),
    whole<&C::limits, &LimitsConfig::connections>("limits", "connections", 1, 65536, "Open connections in total."),
    whole<&C::limits, &LimitsConfig::connections_per_address>(
        "limits", "connections_per_address", 1, 65536,
        "Open connections per IP address; this machine and trusted proxies count towards the total only."),

    choice<&C::log, &LogConfig::level>(
        "log", "level",
        "\"debug\", \"info\", \"warn\" or \"error\". Debug adds successful requests for /healthz and /metrics."),
    choice<&C::log, &LogConfig::format>("log", "format", "\"text\", or \"json\" for one object per line."),
    text<&C::log, &LogConfig::file>("log", "file", "Log file; empty: standard error."),

    flag<&C::metrics, &MetricsConfig::enabled>("metrics", "enabled", "Whether /metrics is available (Prometheus)."),
    text<&C::metrics, &MetricsConfig::token>("metrics", "token",
                                             "Bearer token that /metrics requires; empty: no token."),
    text<&C::metrics, &MetricsConfig::token_file>("metrics", "token_file", "File with the token, instead of token."),

    text<&C::tls, &TlsConfig::ca_file>(
        "tls", "ca_file",
        "PEM file with the certificate authorities for mail, coach and foods; empty: the built-in ones."),
});

// Levenshtein distance; both names are short.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({row[j - 1] + 1, above + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace

std::span<const Setting> settings() { return rows; }

const Setting* find_setting(std::string_view name) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Setting& row) { return row.name() == name; });
  return found == rows.end() ? nullptr : &*found;
}

bool is_section(std::string_view name) {
  return std::any_of(rows.begin(), rows.end(), [&](const Setting& row) { return row.section == name; });
}

std::string nearest_setting(std::string_view name) {
  if (name.size() > 60) return {};
  for (const Setting& row : rows) {
    if (row.key == name) return row.name();
  }
  std::string best;
  std::size_t least = 4;
  for (const Setting& row : rows) {
    const std::string candidate = row.name();
    const std::size_t here = distance(name, candidate);
    if (here >= least) continue;
    least = here;
    best = candidate;
  }
  return best;
}

std::string Setting::variable() const {
  std::string text = "FITAPP_" + std::string(section) + "_" + std::string(key);
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

}  // namespace fitapp::app
