// Loads the server's certificate and configures TLS.
#include "http/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <fstream>

#include "base/error.h"

namespace fitapp::http {

namespace {

[[noreturn]] void refuse(const std::string& sentence) {
  const unsigned long code = ERR_peek_last_error();
  char detail[256] = {};
  if (code != 0) ERR_error_string_n(code, detail, sizeof detail);
  ERR_clear_error();
  throw Error(ErrorKind::invalid, "BAD_CERTIFICATE", sentence).log(detail);
}

void require_readable(const std::string& what, const std::string& file) {
  if (!std::ifstream(file)) refuse("The " + what + " file '" + file + "' cannot be read.");
}

// Only HTTP/1.1 is supported; a client that offers only other protocols gets no connection.
int select_protocol(SSL*, const unsigned char** chosen, unsigned char* chosen_length, const unsigned char* offered,
                    unsigned int offered_length, void*) {
  static constexpr unsigned char ours[] = {8, 'h', 't', 't', 'p', '/', '1', '.', '1'};
  unsigned char* found = nullptr;
  const int result = SSL_select_next_proto(&found, chosen_length, ours, sizeof ours, offered, offered_length);
  *chosen = found;
  return result == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

}  // namespace

void FreeTlsContext::operator()(ssl_ctx_st* context) const { SSL_CTX_free(context); }
void FreeTls::operator()(ssl_st* session) const { SSL_free(session); }

TlsContext load_tls(const std::string& certificate_file, const std::string& key_file) {
  if (certificate_file.empty() || key_file.empty())
    refuse("https needs both tls_cert and tls_key; only one of them is set.");
  require_readable("certificate", certificate_file);
  require_readable("key", key_file);
  TlsContext context(SSL_CTX_new(TLS_server_method()));
  if (!context) refuse("TLS could not be started.");
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  // For TLS 1.2: only forward secrecy and authenticated encryption. TLS 1.3 has nothing else.
  SSL_CTX_set_cipher_list(context.get(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  SSL_CTX_set_options(context.get(), SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_mode(context.get(),
                   SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
  // Sessions are resumed with tickets, which need no memory of the server.
  SSL_CTX_set_session_cache_mode(context.get(), SSL_SESS_CACHE_OFF);
  SSL_CTX_set_alpn_select_cb(context.get(), select_protocol, nullptr);
  // A key with a pass phrase must fail instead of asking on the terminal.
  SSL_CTX_set_default_passwd_cb(context.get(), [](char*, int, int, void*) { return 0; });
  if (SSL_CTX_use_certificate_chain_file(context.get(), certificate_file.c_str()) != 1)
    refuse("The certificate file '" + certificate_file + "' contains no usable PEM certificate.");
  if (SSL_CTX_use_PrivateKey_file(context.get(), key_file.c_str(), SSL_FILETYPE_PEM) != 1) {
    const bool mismatch = ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH;
    refuse(mismatch ? "The key in '" + key_file + "' does not belong to the certificate in '" + certificate_file + "'."
                    : "The key file '" + key_file +
                          "' contains no usable PEM key. Keys with a passphrase are not supported.");
  }
  return context;
}

Tls start_tls(ssl_ctx_st* context, int socket) {
  Tls session(SSL_new(context));
  if (!session || SSL_set_fd(session.get(), socket) != 1) return nullptr;
  SSL_set_accept_state(session.get());
  return session;
}

}  // namespace fitapp::http
