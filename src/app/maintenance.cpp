// Implements migrate, backup, restore, healthcheck, --version and licenses.
#include "app/maintenance.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>

#include "base/error.h"
#include "dependency_versions.h"
#include "embed/content.h"
#include "store/db.h"
#include "store/migrate.h"
#include "store/restore.h"
#include "version.h"

namespace fitapp::app {
namespace {

void print_pending(const store::SchemaState& schema_state) {
  for (const std::string& name : schema_state.pending) std::printf("  to do: %s\n", name.c_str());
}

class Socket {
 public:
  explicit Socket(int descriptor) : descriptor_(descriptor) {}
  ~Socket() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

// A TCP connection to the server; -1 if nothing listens there.
int connect_to(const ServerConfig& server) {
  const bool listens_on_all = server.host == "0.0.0.0" || server.host == "::";
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  const std::string host = listens_on_all ? "localhost" : server.host;
  if (getaddrinfo(host.c_str(), std::to_string(server.port).c_str(), &hints, &found) != 0) return -1;
  int connected = -1;
  for (addrinfo* each = found; each != nullptr && connected < 0; each = each->ai_next) {
    const int descriptor = socket(each->ai_family, each->ai_socktype, 0);
    const timeval limit{.tv_sec = 5, .tv_usec = 0};
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(descriptor, each->ai_addr, each->ai_addrlen) == 0) connected = descriptor;
    if (connected < 0) close(descriptor);
  }
  freeaddrinfo(found);
  return connected;
}

bool answers_health(const Socket& socket) {
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  if (send(socket.descriptor(), request.data(), request.size(), MSG_NOSIGNAL) < 0) return false;
  std::string answer(64, '\0');
  const auto size = recv(socket.descriptor(), answer.data(), answer.size(), 0);
  return size >= 12 && answer.starts_with("HTTP/1.1 200");
}

}  // namespace

int migrate(const Config& config, bool check_only) {
  const auto before = store::find_schema_state(config.database.path, embed::migrations());
  if (check_only) {
    std::printf("Schema version %d of %d\n", before.current, before.latest);
    print_pending(before);
    return before.pending.empty() ? 0 : 1;
  }
  const store::Database database({.path = config.database.path});
  std::printf(before.pending.empty() ? "%s is up to date (version %d).\n" : "%s is now at version %d.\n",
              database.path().c_str(), before.latest);
  return 0;
}

void backup(const Config& config, const std::string& file) {
  store::Database database(
      {.path = config.database.path, .missing = store::Missing::refuse, .outdated = store::Outdated::refuse});
  database.backup_to(file);
  std::printf("The backup is in %s\n", file.c_str());
}

void restore(const Config& config, const std::string& file) {
  const store::Restored restored = store::restore_backup(file, config.database.path);
  std::printf("%s was restored. All users must log in again.\n", config.database.path.c_str());
  if (!restored.previous.empty()) std::printf("The previous database is in %s\n", restored.previous.c_str());
  if (restored.revived.empty()) return;
  std::printf(
      "The backup brings back accounts that the previous database did not have, because they were deleted or "
      "changed their email since. Delete them with `fitapp user-delete EMAIL` if they should stay deleted:\n");
  for (const std::string& email : restored.revived) std::printf("  %s\n", email.c_str());
}

// With TLS an accepted connection is enough, because the certificate may not be verifiable.
void healthcheck(const Config& config) {
  const Error failed(
      ErrorKind::unavailable, "NOT_RUNNING",
      "No FitApp server answers at " + config.server.host + ":" + std::to_string(config.server.port) + ".");
  const Socket socket(connect_to(config.server));
  const bool uses_tls = !config.server.tls_cert.empty();
  if (socket.descriptor() < 0 || (!uses_tls && !answers_health(socket))) throw failed;
  std::printf("ok\n");
}

void print_version() {
  std::printf("fitapp %.*s\n", static_cast<int>(version.size()), version.data());
  for (const DependencyVersion& each : dependency_versions) {
    std::printf("  %s %s (%s)\n", std::string(each.name).c_str(), std::string(each.package).c_str(),
                std::string(each.date).c_str());
  }
}

void print_licenses() {
  const std::string text = embed::licenses();
  std::fwrite(text.data(), 1, text.size(), stdout);
}

}  // namespace fitapp::app
