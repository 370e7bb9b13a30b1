// Tests the sources of settings, their precedence and error messages.
#include "app/config.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/settings.h"
#include "base/error.h"
#include "support/generated.h"

using namespace fitapp;
using namespace fitapp::app;

namespace {

// A folder that is deleted at the end of the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "fitapp-config-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path(name);
  }
  std::string path(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

template <class F>
std::string message_of(F&& load) {
  try {
    load();
    return "was accepted";
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::invalid);
    return error.message();
  }
}

Config from_text(const std::string& toml) {
  TemporaryFolder folder;
  return load_config({.file = folder.write("fitapp.toml", toml), .environment = {}, .overrides = {}});
}

// The error message without the temporary folder: "In fitapp.toml, line 2: ...".
std::string file_message(const std::string& toml) {
  TemporaryFolder folder;
  const std::string path = folder.write("fitapp.toml", toml);
  std::string message = message_of([&] { load_config({.file = path, .environment = {}, .overrides = {}}); });
  const auto at = message.find(path);
  if (at != std::string::npos) message.replace(at, path.size(), "fitapp.toml");
  return message;
}

Config from_environment(std::vector<std::pair<std::string, std::string>> variables) {
  return load_config({.file = {}, .environment = std::move(variables), .overrides = {}});
}

std::string environment_message(const std::string& variable, const std::string& value) {
  return message_of([&] { from_environment({{variable, value}}); });
}
}  // namespace

TEST_CASE("without a configuration the defaults are used") {
  const Config config = load_config({});
  CHECK(config == Config{});
  CHECK(config.server.host == "127.0.0.1");
  CHECK(config.server.port == 8080);
  CHECK(config.database.path == "fitapp.db");
  CHECK(config.database.durability == DurabilitySetting::full);
  CHECK(config.auth.allow_signup);
  CHECK(config.auth.refuse_common_passwords);
  CHECK(config.auth.min_password == 6);
}

TEST_CASE("the checked-in example file is up to date") {
  CHECK(tests::is_checked_in("fitapp.example.toml", example_toml()));
}

TEST_CASE("the example file sets everything to its default") { CHECK(from_text(example_toml()) == Config{}); }

TEST_CASE("the example file has every setting once, with help, in its section") {
  const std::string text = example_toml();
  for (const SettingHelp& setting : setting_help()) {
    CAPTURE(setting.key);
    const auto dot = setting.key.find('.');
    const auto section = text.find("\n[" + setting.key.substr(0, dot) + "]\n");
    REQUIRE(section != std::string::npos);
    const std::string line = "\n" + setting.key.substr(dot + 1) + " = " + setting.value + "\n";
    const auto at = text.find(line, section);
    REQUIRE(at != std::string::npos);
    CHECK(text.substr(section + 1, at - section - 1).find("\n[") == std::string::npos);
    CHECK_FALSE(setting.help.empty());
  }
}

TEST_CASE("every type of value is read from a file") {
  const Config config = from_text(
      "[server]\nhost = \"::\"\nport = 9000\ntrusted_proxies = [\"10.0.0.0/8\", \"::1\"]\n"
      "[database]\ndurability = \"normal\"\n[auth]\nallow_signup = false\n[log]\nlevel = \"warn\"\nformat = \"json\"\n"
      "[limits]\nlogin_failures = 3\n");
  CHECK(config.server.host == "::");
  CHECK(config.server.port == 9000);
  CHECK(config.server.trusted_proxies == std::vector<std::string>{"10.0.0.0/8", "::1"});
  CHECK(config.database.durability == DurabilitySetting::normal);
  CHECK_FALSE(config.auth.allow_signup);
  CHECK(config.log.level == LogLevel::warn);
  CHECK(config.log.format == LogFormat::json);
  CHECK(config.limits.login_failures == 3);
}

TEST_CASE("every setting has an environment variable and an override") {
  for (const Setting& setting : settings()) {
    CAPTURE(setting.name());
    const bool is_whole = std::holds_alternative<WholeKind>(setting.kind);
    std::string value = "/x";
    if (is_whole) value = std::to_string(std::get<WholeKind>(setting.kind).low);
    if (std::holds_alternative<FlagKind>(setting.kind)) {
      value = toml_value(setting, Config{}) == "true" ? "false" : "true";
    }
    if (const auto* choice = std::get_if<ChoiceKind>(&setting.kind)) {
      value = choice->words[choice->get(Config{}) == 0 ? 1 : 0];
    }
    Config changed;
    REQUIRE(assign_text(setting, changed, value).empty());
    const bool differs = toml_value(setting, changed) != toml_value(setting, Config{});
    CHECK((differs || is_whole));
    // No other setting has changed.
    for (const Setting& other : settings()) {
      if (&other != &setting) CHECK(toml_value(other, changed) == toml_value(other, Config{}));
    }
  }
}

TEST_CASE("environment variables are read by section and key, lists with commas") {
  const Config config = from_environment({{"FITAPP_SERVER_PORT", "9001"},
                                          {"FITAPP_SERVER_TRUSTED_PROXIES", "10.0.0.0/8, ::1"},
                                          {"FITAPP_AUTH_ALLOW_SIGNUP", "false"},
                                          {"FITAPP_DATABASE_DURABILITY", "normal"},
                                          {"PATH", "/bin"},
                                          {"FITAPP_CONFIG", "elsewhere"},
                                          {"FITAPP_PORT_8080_TCP", "tcp://10.0.0.1:8080"}});
  CHECK(config.server.port == 9001);
  CHECK(config.server.trusted_proxies == std::vector<std::string>{"10.0.0.0/8", "::1"});
  CHECK_FALSE(config.auth.allow_signup);
  CHECK(config.database.durability == DurabilitySetting::normal);
}

TEST_CASE("flags take precedence over the environment, the file and the defaults") {
  TemporaryFolder folder;
  ConfigSources sources{
      .file = folder.write("f.toml", "[server]\nport = 1001\nhost = \"::\"\n[database]\npath = \"a.db\"\n"),
      .environment = {{"FITAPP_SERVER_PORT", "1002"}, {"FITAPP_DATABASE_PATH", "b.db"}},
      .overrides = {{"--port", "server.port", "1003"}}};
  const Config config = load_config(sources);
  CHECK(config.server.port == 1003);
  CHECK(config.database.path == "b.db");
  CHECK(config.server.host == "::");
  CHECK(config.auth.session_hours == 24);
}

TEST_CASE("the environment of the process is read") {
  setenv("FITAPP_CONFIG_TEST", "a=b", 1);
  const auto variables = process_environment();
  unsetenv("FITAPP_CONFIG_TEST");
  CHECK(std::find(variables.begin(), variables.end(),
                  std::pair<std::string, std::string>("FITAPP_CONFIG_TEST", "a=b")) != variables.end());
}

TEST_CASE("an unknown key in a file is reported with file, line and the most similar key") {
  CHECK(file_message("[server]\n\nprot = 1\n") ==
        "In fitapp.toml, line 3: server.prot is not a known key; did you mean server.port?");
  CHECK(file_message("[server]\nsomething_else = 1\n") ==
        "In fitapp.toml, line 2: server.something_else is not a known key.");
  CHECK(file_message("\n[servers]\nport = 1\n") == "In fitapp.toml, line 2: [servers] is not a known section.");
  CHECK(file_message("port = 1\n") == "In fitapp.toml, line 1: port is in no section; did you mean server.port?");
  CHECK(file_message("[server.deeper]\nport = 1\n") == "In fitapp.toml, line 1: server.deeper is not a known key.");
}

TEST_CASE("a removed key of an earlier version is ignored") {
  CHECK(from_text("[limits]\nimport_mib = 64\n") == Config{});
}

TEST_CASE("an invalid value is reported with file, line, key and the expected value") {
  const std::string whole = "In fitapp.toml, line 2: server.port must be a whole number from 0 to 65535.";
  for (const char* value :
       {"\"8080\"", "8080.0", "true", "65536", "-1", "[8080]", "2026-11-21", "{}", "9223372036854775807"}) {
    CAPTURE(value);
    CHECK(file_message(std::string("[server]\nport = ") + value) == whole);
  }
  for (const char* value : {"1", "\"true\"", "0"}) {
    CHECK(file_message(std::string("[auth]\nallow_signup = ") + value) ==
          "In fitapp.toml, line 2: auth.allow_signup must be true or false.");
  }
  CHECK(file_message("[server]\nhost = 1") ==
        "In fitapp.toml, line 2: server.host must be a text without line breaks.");
  CHECK(file_message("[server]\nhost = \"a\\nb\"") ==
        "In fitapp.toml, line 2: server.host must be a text without line breaks.");
  CHECK(file_message("[server]\ntrusted_proxies = \"::1\"") ==
        "In fitapp.toml, line 2: server.trusted_proxies must be a list of texts.");
  CHECK(file_message("[server]\ntrusted_proxies = [1]") ==
        "In fitapp.toml, line 2: server.trusted_proxies must be a list of texts.");
  CHECK(file_message("[database]\ndurability = \"maybe\"") ==
        "In fitapp.toml, line 2: database.durability must be \"full\" or \"normal\".");
  CHECK(file_message("[smtp]\nsecurity = \"ssl\"") ==
        "In fitapp.toml, line 2: smtp.security must be \"none\", \"starttls\" or \"tls\".");
  CHECK(file_message("[auth]\nsession_hours = 0") ==
        "In fitapp.toml, line 2: auth.session_hours must be a whole number from 1 to 8760.");
}

TEST_CASE("invalid TOML is reported with file and line, without its text") {
  CHECK(file_message("[smtp]\npassword = \"geheim\" \"x\"\n") == "In fitapp.toml, line 2: this is not valid TOML.");
  CHECK(file_message("[server\n") == "In fitapp.toml, line 1: this is not valid TOML.");
  CHECK(file_message("[server]\nport = 1\nport = 2\n") == "In fitapp.toml, line 3: this is not valid TOML.");
  CHECK(file_message("[server]\nhost = \"\xFF\"\n").starts_with("In fitapp.toml, line "));
}

TEST_CASE("a malformed key on which the TOML library fails an assertion is reported") {
  CHECK(file_message("[[[a") == "In fitapp.toml: this is not valid TOML.");
}

TEST_CASE("a letter that is not ASCII and not in a text is reported") {
  for (const char* letter : {"é", "Ϝ", "ж", "𝄞"}) {
    CAPTURE(letter);
    const std::string message = file_message("[ " + std::string(letter) + "]\n");
    CHECK(message.starts_with("In fitapp.toml"));
    CHECK(message.ends_with(": this is not valid TOML."));
  }
}

TEST_CASE("a missing or unreadable file is reported") {
  TemporaryFolder folder;
  const auto load = [&](const std::string& path) {
    return message_of([&] { load_config({.file = path, .environment = {}, .overrides = {}}); });
  };
  CHECK(load(folder.path("none.toml")) == "The configuration file " + folder.path("none.toml") + " does not exist.");
  CHECK(load(folder.path("")) == "The configuration file " + folder.path("") + " cannot be read.");
  const std::string large = folder.write("large.toml", std::string(2 * 1024 * 1024, '#'));
  CHECK(load(large) == "The configuration file " + large + " cannot be read.");
}

TEST_CASE("an invalid environment variable is reported with its name and key") {
  CHECK(environment_message("FITAPP_SERVER_PORT", "80a") ==
        "The environment variable FITAPP_SERVER_PORT (server.port) must be a whole number from 0 to 65535.");
  CHECK(environment_message("FITAPP_SERVER_PORT", "").find("must be a whole number") != std::string::npos);
  CHECK(environment_message("FITAPP_AUTH_ALLOW_SIGNUP", "yes") ==
        "The environment variable FITAPP_AUTH_ALLOW_SIGNUP (auth.allow_signup) must be true or false.");
  CHECK(environment_message("FITAPP_SERVER_PROT", "1") ==
        "The environment variable FITAPP_SERVER_PROT names no known key.");
}

TEST_CASE("an invalid flag is reported with its name and key") {
  const auto load = [](Override given) {
    return message_of([&] { load_config({.file = {}, .environment = {}, .overrides = {given}}); });
  };
  CHECK(load({"--port", "server.port", "x"}) == "--port (server.port) must be a whole number from 0 to 65535.");
  CHECK(load({"--db", "database.path", ""}) == "--db (database.path) must not be empty.");
  CHECK(load({"--set", "server.hots", "x"}) == "--set: server.hots is not a known key; did you mean server.host?");
}

TEST_CASE("settings that contradict each other are refused") {
  CHECK(file_message("[server]\ntls_cert = \"c.pem\"") ==
        "In fitapp.toml, line 2: server.tls_cert needs server.tls_key too.");
  CHECK(file_message("[server]\ntls_key = \"k.pem\"") ==
        "In fitapp.toml, line 2: server.tls_key needs server.tls_cert too.");
  CHECK(file_message("[smtp]\nhost = \"mail\"\nfrom = \"a@b.c\"") ==
        "In fitapp.toml, line 2: smtp.host needs server.public_url for links in emails.");
  const std::string url = "[server]\npublic_url = \"https://fit.example.org/\"\n[smtp]\nhost = \"mail\"\n";
  CHECK(file_message(url) == "In fitapp.toml, line 4: smtp.host needs smtp.from, the sender's address.");
  CHECK(file_message(url + "from = \"Ann <a@b.c>\"").find("smtp.from must be an email address, for example") !=
        std::string::npos);
  CHECK(file_message(url + "from = \"a@b.c\"\nuser = \"ann\"") ==
        "In fitapp.toml, line 6: smtp.user needs smtp.password or smtp.password_file.");
  CHECK(file_message(url + "from = \"a@b.c\"\npassword = \"x\"") ==
        "In fitapp.toml, line 4: smtp.host has a password but no smtp.user.");
  CHECK(file_message("[coach]\nbase_url = \"http://127.0.0.1:11434/v1\"") ==
        "In fitapp.toml, line 2: coach.base_url needs coach.model.");
  CHECK(file_message("[coach]\nconnect_timeout = 50\ntotal_timeout = 10") ==
        "In fitapp.toml, line 2: coach.connect_timeout must not be greater than coach.total_timeout.");
  CHECK(file_message("[coach]\ncontext_tokens = 500") ==
        "In fitapp.toml, line 2: coach.context_tokens must be 0 or at least 1024.");
  CHECK(file_message("[coach]\ntotal_timeout = 2") ==
        "In fitapp.toml, line 2: coach.total_timeout must not be less than coach.connect_timeout.");
  CHECK(file_message("[limits]\nlogin_first_wait = 20\nlogin_longest_wait = 10") ==
        "In fitapp.toml, line 2: limits.login_first_wait must not be greater than limits.login_longest_wait.");
}

TEST_CASE("URLs must be http or https and lose their trailing slash") {
  CHECK(from_text("[server]\npublic_url = \"https://fit.example.org/app/\"").server.public_url ==
        "https://fit.example.org/app");
  CHECK(from_text("[server]\npublic_url = \"http://[::1]:8080\"").server.public_url == "http://[::1]:8080");
  for (const char* url : {"fit.example.org", "ftp://x", "https://", "https:///x", "http://a b", "http://x?y",
                          "http://x#y", "http://user@x", "HTTPS://x", "javascript:alert(1)"}) {
    CAPTURE(url);
    CHECK(file_message(std::string("[server]\npublic_url = \"") + url + "\"") ==
          "In fitapp.toml, line 2: server.public_url must be an address that begins with http:// or https://.");
  }
}

TEST_CASE("a trusted proxy must be an address or a range") {
  for (const char* proxy : {"proxy.example.org", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0"}) {
    CAPTURE(proxy);
    CHECK(
        file_message(std::string("[server]\ntrusted_proxies = [\"") + proxy + "\"]") ==
        "In fitapp.toml, line 2: server.trusted_proxies must contain addresses or ranges, for example [\"10.0.0.0/8\", "
        "\"::1\"].");
  }
}

TEST_CASE("a secret can be read from a file") {
  TemporaryFolder folder;
  const std::string file = folder.write("secret", "s3cret\n");
  CHECK(from_environment({{"FITAPP_COACH_API_KEY_FILE", file}}).coach.api_key == "s3cret");
  CHECK(from_environment({{"FITAPP_METRICS_TOKEN_FILE", file}}).metrics.token == "s3cret");
  CHECK(from_environment({{"FITAPP_SMTP_PASSWORD_FILE", file}}).smtp.password == "s3cret");
  CHECK(from_text("[coach]\napi_key_file = \"" + file + "\"").coach.api_key == "s3cret");

  const auto message = [](const std::string& path) { return environment_message("FITAPP_COACH_API_KEY_FILE", path); };
  const std::string start = "The environment variable FITAPP_COACH_API_KEY_FILE (coach.api_key_file) ";
  CHECK(message(folder.path("none")) == start + "names a file that cannot be read.");
  CHECK(message(folder.path("")) == start + "names a file that cannot be read.");
  CHECK(message(folder.write("empty", "\n")) == start + "names an empty file.");
  CHECK(message(folder.write("lines", "a\nb\n")) == start + "names a file of more than one line.");
}

TEST_CASE("a secret and its file cannot both be set, unless one has a source of higher precedence") {
  TemporaryFolder folder;
  const std::string secret = folder.write("secret", "from the secret file");
  const std::string both = "[coach]\napi_key = \"from the configuration\"\napi_key_file = \"" + secret + "\"\n";
  CHECK(file_message(both) == "In fitapp.toml, line 3: coach.api_key_file and coach.api_key are both set; remove one.");

  const std::string with_value = folder.write("v.toml", "[coach]\napi_key = \"from the configuration\"\n");
  const std::string with_file = folder.write("f.toml", "[coach]\napi_key_file = \"" + secret + "\"\n");
  CHECK(load_config({.file = with_value, .environment = {{"FITAPP_COACH_API_KEY_FILE", secret}}, .overrides = {}})
            .coach.api_key == "from the secret file");
  CHECK(
      load_config({.file = with_file, .environment = {{"FITAPP_COACH_API_KEY", "from the variable"}}, .overrides = {}})
          .coach.api_key == "from the variable");
}

TEST_CASE("no message contains a secret") {
  const std::string secret = "hunter2-s3cret";
  for (const std::string& toml : {"[smtp]\npassword = \"" + secret + "\\n\"", "[smtp]\npassword = [\"" + secret + "\"]",
                                  "[smtp]\npassword = \"" + secret, "[smtp]\npasswort = \"" + secret + "\"",
                                  "[coach]\napi_key = \"" + secret + "\"\napi_key_file = \"x\""}) {
    CAPTURE(toml);
    const std::string message = file_message(toml);
    CHECK(message != "was accepted");
    CHECK(message.find("hunter2") == std::string::npos);
  }
}
