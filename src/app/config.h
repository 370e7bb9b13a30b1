// The configuration of the server, with defaults.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/enums.h"
#include "base/log.h"

namespace fitapp::app {

enum class DurabilitySetting { full, normal };
enum class SmtpSecurity { none, starttls, tls };

}  // namespace fitapp::app

namespace fitapp {

template <>
inline constexpr auto enum_names<app::DurabilitySetting> = std::to_array<std::string_view>({"full", "normal"});
template <>
inline constexpr auto enum_names<app::SmtpSecurity> = std::to_array<std::string_view>({"none", "starttls", "tls"});

}  // namespace fitapp

namespace fitapp::app {

// An empty string means that a setting is not set.
struct ServerConfig {
  std::string host = "127.0.0.1";
  int port = 8080;
  std::string public_url;  // without a trailing slash
  std::vector<std::string> allowed_hosts;
  std::string tls_cert;
  std::string tls_key;
  std::vector<std::string> trusted_proxies;
  bool operator==(const ServerConfig&) const = default;
};

struct DatabaseConfig {
  std::string path = "fitapp.db";
  DurabilitySetting durability = DurabilitySetting::full;
  int checkpoint = 1000;  // pages of the write-ahead log
  bool operator==(const DatabaseConfig&) const = default;
};

struct AuthConfig {
  bool allow_signup = true;
  bool refuse_common_passwords = true;
  int min_password = 6;  // characters
  int session_hours = 24;
  int remember_days = 30;
  int session_max_days = 180;
  int reset_minutes = 60;
  bool operator==(const AuthConfig&) const = default;
};

struct SmtpConfig {
  std::string host;
  int port = 587;
  SmtpSecurity security = SmtpSecurity::starttls;
  std::string user;
  std::string password;  // or read from password_file
  std::string password_file;
  std::string from;
  bool operator==(const SmtpConfig&) const = default;
};

struct CoachConfig {
  std::string base_url;  // without a trailing slash
  std::string api_key;   // or read from api_key_file
  std::string api_key_file;
  std::string model;
  int connect_timeout = 5;  // seconds
  int total_timeout = 60;   // seconds
  int context_tokens = 0;   // 0: the service is asked
  bool share_first_name = false;
  bool operator==(const CoachConfig&) const = default;
};

struct FoodsConfig {
  bool open_food_facts = false;
  std::string open_food_facts_url = "https://world.openfoodfacts.org";  // without a trailing slash
  bool operator==(const FoodsConfig&) const = default;
};

struct BackupConfig {
  int every = 0;  // hours; 0: never
  int keep = 7;
  std::string folder;  // empty: the database's folder
  bool operator==(const BackupConfig&) const = default;
};

struct LimitsConfig {
  int login_failures = 10;
  int login_failures_total = 100;
  int logins_per_minute = 60;
  int login_first_wait = 1;      // seconds
  int login_longest_wait = 900;  // seconds
  int signups_per_hour = 20;
  int forgot_per_email = 5;     // an hour
  int forgot_per_address = 20;  // an hour
  int coach_per_minute = 20;
  int coach_at_once_per_user = 2;
  int coach_at_once = 16;
  int open_body_kib = 16;
  int body_kib = 1024;
  int json_values = 20000;
  int user_rows = 500000;
  int user_mib = 100;
  int connections = 1024;
  int connections_per_address = 64;
  bool operator==(const LimitsConfig&) const = default;
};

struct LogConfig {
  LogLevel level = LogLevel::info;
  LogFormat format = LogFormat::text;
  std::string file;
  bool operator==(const LogConfig&) const = default;
};

struct MetricsConfig {
  bool enabled = false;
  std::string token;  // or read from token_file
  std::string token_file;
  bool operator==(const MetricsConfig&) const = default;
};

struct TlsConfig {
  std::string ca_file;
  bool operator==(const TlsConfig&) const = default;
};

struct Config {
  ServerConfig server;
  DatabaseConfig database;
  AuthConfig auth;
  SmtpConfig smtp;
  CoachConfig coach;
  FoodsConfig foods;
  BackupConfig backup;
  LimitsConfig limits;
  LogConfig log;
  MetricsConfig metrics;
  TlsConfig tls;
  std::vector<std::string> secret_files;  // files that contain a password, a token or a key
  bool operator==(const Config&) const = default;
};

// A value from the command line: {"--port", "server.port", "9000"}. Messages use the flag's name.
struct Override {
  std::string flag;
  std::string key;
  std::string value;
};

struct ConfigSources {
  std::optional<std::string> file;  // path of a TOML file that must exist
  std::vector<std::pair<std::string, std::string>> environment;
  std::vector<Override> overrides;
};

// Precedence: overrides, environment (FITAPP_SERVER_PORT), file, defaults. The first two separate list items with
// commas. Throws an invalid fitapp::Error; its message names the source (file and line, variable or flag) and the key,
// but never a value.
Config load_config(const ConfigSources& sources);

// The environment variables of this process.
std::vector<std::pair<std::string, std::string>> process_environment();

// The content of fitapp.example.toml: every key with its default and help.
std::string example_toml();

struct SettingHelp {
  std::string key;       // "server.port"
  std::string variable;  // "FITAPP_SERVER_PORT"
  std::string value;     // the default in TOML syntax
  std::string help;
};
std::vector<SettingHelp> setting_help();

}  // namespace fitapp::app
