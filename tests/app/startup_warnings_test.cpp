// Tests the warnings at the start of the server.
#include "app/startup_warnings.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace fitapp::app;
namespace fs = std::filesystem;

namespace {

const unsigned current_user = geteuid();
const unsigned plain_user = current_user == 0 ? 4711 : current_user;

// A folder that everybody can enter. It is deleted at the end of the test.
class OpenFolder {
 public:
  OpenFolder() {
    std::string pattern = (fs::temp_directory_path() / "fitapp-warnings-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
    fs::permissions(path_, fs::perms{0755});
  }
  ~OpenFolder() { fs::remove_all(path_); }
  OpenFolder(const OpenFolder&) = delete;
  OpenFolder& operator=(const OpenFolder&) = delete;

  const fs::path& path() const { return path_; }
  std::string write(const std::string& name, const std::string& text, unsigned mode) const {
    const fs::path file = path_ / name;
    std::ofstream(file) << text;
    fs::permissions(file, fs::perms{mode});
    return file.string();
  }

 private:
  fs::path path_;
};

bool mentions(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Config config_of(const std::string& file) { return load_config({.file = file, .environment = {}, .overrides = {}}); }

// The only warning, or "" without one.
std::string only_warning(const Config& config, unsigned user = plain_user) {
  const std::vector<std::string> warnings = startup_warnings(config, user);
  REQUIRE(warnings.size() <= 1);
  return warnings.empty() ? "" : warnings.front();
}

Config listening_on(const std::string& host) {
  Config config;
  config.server.host = host;
  return config;
}

}  // namespace

TEST_CASE("the default configuration has no warnings, except for root") {
  CHECK(startup_warnings(Config{}, plain_user).empty());
  CHECK(mentions(only_warning(Config{}, 0), "runs as root"));
}

TEST_CASE("a configuration with a secret that all users can read has a warning with the command that fixes it") {
  const OpenFolder folder;
  for (const std::string secret :
       {"[coach]\napi_key = \"k\"\n", "[smtp]\npassword = \"p\"\n", "[metrics]\ntoken = \"t\"\n"}) {
    const std::string file = folder.write("fitapp.toml", secret, 0644);
    const std::string warning = only_warning(config_of(file), current_user == 0 ? 1 : current_user);
    CHECK(mentions(warning, file + ", which contains"));
    CHECK(mentions(warning, "chmod 600 " + file));
    for (const unsigned mode : {0600u, 0640u}) {
      fs::permissions(file, fs::perms{mode});
      CHECK(only_warning(config_of(file)) == "");
    }
  }
}

TEST_CASE("a configuration without secrets, or in a private folder, may be readable for all users") {
  const OpenFolder folder;
  CHECK(only_warning(config_of(folder.write("fitapp.toml", "[server]\nport = 9000\n", 0644))) == "");
  CHECK(only_warning(config_of(folder.write("fitapp.toml", "[metrics]\ntoken = \"\"\n", 0644))) == "");
  const std::string file = folder.write("fitapp.toml", "[metrics]\ntoken = \"t\"\n", 0644);
  CHECK(only_warning(config_of(file)) != "");
  fs::permissions(folder.path(), fs::perms{0700});
  CHECK(only_warning(config_of(file)) == "");
}

TEST_CASE("a secret from the environment does not hide the one in a readable file") {
  const OpenFolder folder;
  const std::string file = folder.write("fitapp.toml", "[metrics]\ntoken = \"t\"\n", 0644);
  const Config config =
      load_config({.file = file, .environment = {{"FITAPP_METRICS_TOKEN", "other"}}, .overrides = {}});
  CHECK(mentions(only_warning(config), file));
}

TEST_CASE("a secret in a file of its own, and the key of the certificate, have warnings that name the file") {
  const OpenFolder folder;
  const std::string secret = folder.write("secret", "s\n", 0644);
  for (const std::string key : {"[coach]\napi_key_file", "[smtp]\npassword_file", "[metrics]\ntoken_file",
                                "[server]\ntls_cert = \"chain.pem\"\ntls_key"}) {
    fs::permissions(secret, fs::perms{0644});
    const std::string file = folder.write("fitapp.toml", key + " = \"" + secret + "\"\n", 0644);
    const std::string warning = only_warning(config_of(file));
    CHECK(mentions(warning, secret + ", which contains"));
    fs::permissions(secret, fs::perms{0600});
    CHECK(only_warning(config_of(file)) == "");
  }
}

TEST_CASE("a file of another user must belong to the server's user before only its owner can read it") {
  const OpenFolder folder;
  const std::string file = folder.write("fitapp.toml", "[metrics]\ntoken = \"t\"\n", 0644);
  const unsigned other = current_user + 1;
  CHECK(mentions(only_warning(config_of(file), other),
                 "Run: chown " + std::to_string(other) + " " + file + " && chmod 600 " + file));
}

TEST_CASE("listening for other machines without https has a warning") {
  for (const std::string host : {"0.0.0.0", "::", "192.168.1.5", "fit.lan"}) {
    const std::string warning = only_warning(listening_on(host));
    CHECK(mentions(warning, "listens on " + host + " without https"));
    CHECK(mentions(warning, "tls_cert"));
    CHECK(mentions(warning, "reverse proxy"));
  }
  for (const std::string host : {"127.0.0.1", "127.1.2.3", "::1", "localhost"})
    CHECK(only_warning(listening_on(host)) == "");
}

TEST_CASE("listening for other machines has no warning with a certificate or behind a proxy with https") {
  Config with_certificate = listening_on("0.0.0.0");
  with_certificate.server.tls_cert = "chain.pem";
  CHECK(only_warning(with_certificate) == "");
  Config behind_proxy = listening_on("0.0.0.0");
  behind_proxy.server.public_url = "http://fit.example.org";
  CHECK(only_warning(behind_proxy) != "");
  behind_proxy.server.public_url = "https://fit.example.org";
  CHECK(only_warning(behind_proxy) == "");
}
