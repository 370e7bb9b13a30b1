// Merges the settings of all sources and checks that they are consistent.
#include "app/config.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>

#include "app/config_file.h"
#include "app/settings.h"
#include "base/error.h"
#include "http/proxies.h"

namespace fitapp::app {
namespace {

// The source of a value; later ones take precedence.
enum class Priority { default_value, file, environment, flag };

struct Origin {
  Priority priority = Priority::default_value;
  std::string description;  // "In fitapp.toml, line 3: smtp.host"
};

// This setting had no effect and was removed. It is ignored, so that older configuration files still work.
constexpr int min_context_tokens = 1024;
constexpr std::string_view removed_key = "limits.import_mib";
constexpr std::string_view removed_variable = "FITAPP_LIMITS_IMPORT_MIB";

[[noreturn]] void refuse(const std::string& sentence) { throw Error(ErrorKind::invalid, "CONFIG", sentence); }

bool is_secret(const Setting& setting) {
  constexpr auto secrets = std::to_array<std::string_view>({"smtp.password", "coach.api_key", "metrics.token"});
  return std::find(secrets.begin(), secrets.end(), setting.name()) != secrets.end();
}

bool is_host_name(const std::string& text) {
  constexpr std::string_view others = ".-_";
  const auto is_allowed = [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || others.find(c) != others.npos;
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), is_allowed);
}

// Reads the sources in order of precedence and records where each value came from.
class Loader {
 public:
  void read_file(const std::string& path) {
    for (const FileEntry& entry : read_config_file(path)) {
      const std::string where = "In " + path + ", line " + std::to_string(entry.line) + ": ";
      const Setting* setting = setting_of(entry, where);
      if (setting == nullptr) continue;
      record(*setting, {Priority::file, where + setting->name()}, assign(*setting, config_, entry.value));
      const std::string* text = std::get_if<std::string>(&entry.value);
      if (is_secret(*setting) && text != nullptr && !text->empty()) add_secret_file(path);
    }
  }

  void read_environment(const std::vector<std::pair<std::string, std::string>>& variables) {
    for (const auto& [variable, value] : variables) {
      if (const Setting* setting = setting_of_variable(variable)) {
        const std::string source = "The environment variable " + variable + " (" + setting->name() + ")";
        record(*setting, {Priority::environment, source}, assign_text(*setting, config_, value));
      }
    }
  }

  void read_overrides(const std::vector<Override>& overrides) {
    for (const Override& given : overrides) {
      const Setting* setting = find_setting(given.key);
      if (setting == nullptr) refuse(given.flag + ": " + given.key + " is not a known key" + hint(given.key));
      record(*setting, {Priority::flag, given.flag + " (" + setting->name() + ")"},
             assign_text(*setting, config_, given.value));
    }
  }

  Config finish() {
    read_secret("smtp.password", config_.smtp.password, config_.smtp.password_file);
    read_secret("coach.api_key", config_.coach.api_key, config_.coach.api_key_file);
    read_secret("metrics.token", config_.metrics.token, config_.metrics.token_file);
    check_server();
    check_mail();
    check_coach();
    check_foods();
    check_authorities();
    check_limits();
    return std::move(config_);
  }

 private:
  // The end of a message about an unknown name.
  static std::string hint(std::string_view name) {
    const std::string near = nearest_setting(name);
    return near.empty() ? "." : "; did you mean " + near + "?";
  }

  static const Setting* setting_of(const FileEntry& entry, const std::string& where) {
    if (entry.section.empty()) {
      refuse(where + entry.key + " is in no section" + hint(entry.key));
    }
    if (!is_section(entry.section)) refuse(where + "[" + entry.section + "] is not a known section.");
    if (entry.key.empty()) return nullptr;
    const std::string name = entry.section + "." + entry.key;
    const Setting* setting = find_setting(name);
    if (setting == nullptr && name == removed_key) return nullptr;
    if (setting == nullptr) refuse(where + name + " is not a known key" + hint(name));
    return setting;
  }

  // Reports unknown variables of our sections. Ignores other variables that start with FITAPP_.
  static const Setting* setting_of_variable(const std::string& variable) {
    bool is_ours = false;
    for (const Setting& setting : settings()) {
      const std::string name = setting.variable();
      if (name == variable) return &setting;
      if (variable == removed_variable) return nullptr;
      is_ours = is_ours || variable.starts_with(name.substr(0, name.size() - setting.key.size()));
    }
    if (is_ours) refuse("The environment variable " + variable + " names no known key.");
    return nullptr;
  }

  void record(const Setting& setting, Origin origin, const std::string& problem) {
    if (!problem.empty()) refuse(origin.description + " " + problem + ".");
    origins_[setting.name()] = std::move(origin);
  }

  Origin origin(const std::string& name) const {
    const auto found = origins_.find(name);
    return found == origins_.end() ? Origin{Priority::default_value, name} : found->second;
  }

  void require(bool good, const std::string& name, const std::string& what) const {
    if (!good) refuse(origin(name).description + " " + what + ".");
  }

  // The secret and its file exclude each other, unless one has a source of higher precedence.
  void read_secret(const std::string& name, std::string& secret, const std::string& file) {
    if (file.empty()) return;
    const Origin of_file = origin(name + "_file"), of_value = origin(name);
    if (!secret.empty() && of_value.priority >= of_file.priority) {
      require(of_value.priority != of_file.priority, name + "_file", "and " + name + " are both set; remove one");
      return;
    }
    require(read_secret_file(file, secret), name + "_file", "names a file that cannot be read");
    require(!secret.empty(), name + "_file", "names an empty file");
    const auto control = [](unsigned char c) { return c < 0x20 || c == 0x7F; };
    require(std::none_of(secret.begin(), secret.end(), control), name + "_file", "names a file of more than one line");
    add_secret_file(file);
  }

  void add_secret_file(const std::string& file) {
    std::vector<std::string>& files = config_.secret_files;
    if (std::find(files.begin(), files.end(), file) == files.end()) files.push_back(file);
  }

  void check_url(const std::string& name, std::string& url) const {
    while (url.ends_with('/')) url.pop_back();
    if (url.empty()) return;
    const auto scheme = url.starts_with("https://") ? 8u : url.starts_with("http://") ? 7u : 0u;
    const bool good = scheme > 0 && url.size() > scheme && url[scheme] != '/' && url[scheme] != ':' &&
                      url.find_first_of(" ?#@\"<>\\", scheme) == std::string::npos;
    require(good, name, "must be an address that begins with http:// or https://");
  }

  void check_server() {
    ServerConfig& server = config_.server;
    require(!server.host.empty(), "server.host", "must not be empty");
    require(!config_.database.path.empty(), "database.path", "must not be empty");
    check_url("server.public_url", server.public_url);
    require(std::all_of(server.allowed_hosts.begin(), server.allowed_hosts.end(), is_host_name), "server.allowed_hosts",
            "must contain names without scheme and port, for example [\"fit.example.org\"]");
    require(server.tls_cert.empty() || !server.tls_key.empty(), "server.tls_cert", "needs server.tls_key too");
    require(server.tls_key.empty() || !server.tls_cert.empty(), "server.tls_key", "needs server.tls_cert too");
    if (!server.tls_key.empty()) add_secret_file(server.tls_key);
    try {
      http::TrustedProxies{server.trusted_proxies};
    } catch (const Error&) {
      require(false, "server.trusted_proxies",
              "must contain addresses or ranges, for example [\"10.0.0.0/8\", \"::1\"]");
    }
  }

  void check_mail() const {
    const SmtpConfig& smtp = config_.smtp;
    if (smtp.host.empty()) return;
    require(!config_.server.public_url.empty(), "smtp.host", "needs server.public_url for links in emails");
    require(!smtp.from.empty(), "smtp.host", "needs smtp.from, the sender's address");
    const auto at = smtp.from.find('@');
    const bool good = at != std::string::npos && at > 0 && at + 1 < smtp.from.size() &&
                      smtp.from.find_first_of(" <>,;\"") == std::string::npos && smtp.from.rfind('@') == at;
    require(good, "smtp.from", "must be an email address, for example \"fitapp@example.org\"");
    require(smtp.user.empty() == smtp.password.empty(), smtp.user.empty() ? "smtp.host" : "smtp.user",
            smtp.user.empty() ? "has a password but no smtp.user" : "needs smtp.password or smtp.password_file");
  }

  void check_authorities() const {
    const std::string& file = config_.tls.ca_file;
    // A folder can be opened, but not read.
    const bool is_readable = file.empty() || std::ifstream(file).peek() != std::ifstream::traits_type::eof();
    require(is_readable, "tls.ca_file", "names a file that cannot be read or is empty");
  }

  void check_foods() {
    FoodsConfig& foods = config_.foods;
    check_url("foods.open_food_facts_url", foods.open_food_facts_url);
    require(!foods.open_food_facts || !foods.open_food_facts_url.empty(), "foods.open_food_facts_url",
            "must not be empty");
  }

  void check_coach() {
    CoachConfig& coach = config_.coach;
    check_url("coach.base_url", coach.base_url);
    require(coach.base_url.empty() || !coach.model.empty(), "coach.base_url", "needs coach.model");
    require(coach.context_tokens == 0 || coach.context_tokens >= min_context_tokens, "coach.context_tokens",
            "must be 0 or at least " + std::to_string(min_context_tokens));
    require_order("coach.connect_timeout", coach.connect_timeout, "coach.total_timeout", coach.total_timeout);
  }

  void check_limits() const {
    const LimitsConfig& limits = config_.limits;
    require_order("limits.login_failures", limits.login_failures, "limits.login_failures_total",
                  limits.login_failures_total);
    require_order("limits.login_first_wait", limits.login_first_wait, "limits.login_longest_wait",
                  limits.login_longest_wait);
  }

  // Reports the setting with the source of higher precedence; the other may be a default.
  void require_order(const std::string& low, int low_value, const std::string& high, int high_value) const {
    if (low_value <= high_value) return;
    const bool blame_low = origin(low).priority >= origin(high).priority;
    require(false, blame_low ? low : high,
            blame_low ? "must not be greater than " + high : "must not be less than " + low);
  }

  Config config_;
  std::map<std::string, Origin> origins_;
};

}  // namespace

Config load_config(const ConfigSources& sources) {
  Loader loader;
  if (sources.file) loader.read_file(*sources.file);
  loader.read_environment(sources.environment);
  loader.read_overrides(sources.overrides);
  return loader.finish();
}

std::vector<std::pair<std::string, std::string>> process_environment() {
  std::vector<std::pair<std::string, std::string>> variables;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text(*entry);
    const auto sign = text.find('=');
    if (sign != std::string_view::npos) variables.emplace_back(text.substr(0, sign), text.substr(sign + 1));
  }
  return variables;
}

std::vector<SettingHelp> setting_help() {
  std::vector<SettingHelp> all;
  for (const Setting& setting : settings()) {
    all.push_back({setting.name(), setting.variable(), toml_value(setting, Config{}), std::string(setting.help)});
  }
  return all;
}

std::string example_toml() {
  std::string text =
      "# All settings of FitApp with their defaults. Copy what you change into fitapp.toml and start with\n"
      "#   fitapp serve --config fitapp.toml\n"
      "# Flags override environment variables (FITAPP_SERVER_PORT=9000), which override this file. \"\": not set.\n"
      "# Generated from src/app/settings.cpp by `./run gen`.\n";
  std::string_view section;
  for (const Setting& setting : settings()) {
    if (setting.section != section) text += "\n[" + std::string(setting.section) + "]\n";
    section = setting.section;
    std::string_view help = setting.help;
    for (std::size_t end = 0; end != std::string_view::npos; help.remove_prefix(std::min(end + 1, help.size()))) {
      end = help.find('\n');
      text += "# " + std::string(help.substr(0, end)) + "\n";
    }
    text += std::string(setting.key) + " = " + toml_value(setting, Config{}) + "\n";
  }
  return text;
}

}  // namespace fitapp::app
