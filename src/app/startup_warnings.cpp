// Finds settings and files that put passwords and health data at risk.
#include "app/startup_warnings.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <filesystem>
#include <optional>

#include "base/ip_address.h"

namespace fitapp::app {
namespace {

std::optional<struct stat> status_of(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

// Whether users other than the owner and the group can read the file. Its folders may keep them out.
bool is_readable_by_others(const std::string& path) {
  const auto file = status_of(path);
  if (!file || (file->st_mode & S_IROTH) == 0) return false;
  std::error_code failure;
  std::filesystem::path folder = std::filesystem::canonical(path, failure);
  while (!failure && folder.has_relative_path()) {
    folder = folder.parent_path();
    const auto status = status_of(folder);
    if (status && (status->st_mode & S_IXOTH) == 0) return false;
  }
  return true;
}

// How to fix it. The server must still be able to read a file of another user afterwards.
std::string restriction(const std::string& path, unsigned user) {
  const auto file = status_of(path);
  const bool is_own = !file || file->st_uid == user;
  return (is_own ? "" : "chown " + std::to_string(user) + " " + path + " && ") + "chmod 600 " + path;
}

bool listens_on_loopback(const std::string& host) {
  const auto address = IpAddress::parse(host);
  return host == "localhost" || (address && address->is_loopback());
}

}  // namespace

std::vector<std::string> startup_warnings(const Config& config, unsigned user) {
  std::vector<std::string> warnings;
  if (user == 0) {
    warnings.emplace_back(
        "The server runs as root, so a fault in it could affect the whole machine. Run it as a user of its own, as "
        "packaging/fitapp.service does.");
  }
  for (const std::string& file : config.secret_files) {
    if (!is_readable_by_others(file)) continue;
    warnings.push_back("All users of this machine can read " + file +
                       ", which contains a password or a key. Run: " + restriction(file, user));
  }
  const ServerConfig& server = config.server;
  const bool has_https = !server.tls_cert.empty() || server.public_url.starts_with("https:");
  if (!has_https && !listens_on_loopback(server.host)) {
    warnings.push_back("The server listens on " + server.host +
                       " without https, so passwords and texts can be read on their way through the network. Set "
                       "[server] tls_cert and tls_key, or use a reverse proxy with https and set [server] public_url.");
  }
  return warnings;
}

void protect_memory() {
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0);
}

}  // namespace fitapp::app
