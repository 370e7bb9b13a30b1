// Loads the server's certificate and configures TLS.
#pragma once

#include <memory>
#include <string>

struct ssl_ctx_st;
struct ssl_st;

namespace fitapp::http {

struct FreeTlsContext {
  void operator()(ssl_ctx_st* context) const;
};
struct FreeTls {
  void operator()(ssl_st* session) const;
};
using TlsContext = std::unique_ptr<ssl_ctx_st, FreeTlsContext>;
using Tls = std::unique_ptr<ssl_st, FreeTls>;

// Reads both PEM files. Throws fitapp::Error with one sentence that names the file and the problem.
TlsContext load_tls(const std::string& certificate_file, const std::string& key_file);

// A server session on an accepted socket; nullptr when out of memory.
Tls start_tls(ssl_ctx_st* context, int socket);

}  // namespace fitapp::http
