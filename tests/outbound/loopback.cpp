// Sockets, OpenSSL and a self-signed certificate.
#include "outbound/loopback.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace fitapp::outbound::test {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open_for_writing(const std::string& name) { return {std::fopen(name.c_str(), "w"), &std::fclose}; }

void add_extension(X509* certificate, int kind, const char* value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  const std::unique_ptr<X509_EXTENSION, decltype(&X509_EXTENSION_free)> extension(
      X509V3_EXT_conf_nid(nullptr, &context, kind, value), &X509_EXTENSION_free);
  X509_add_ext(certificate, extension.get(), -1);
}

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

struct BoundSocket {
  int descriptor;
  int port;
};

BoundSocket bind_free_port() {
  const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = loopback(0);
  socklen_t size = sizeof address;
  if (bind(descriptor, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
      getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
    throw std::runtime_error("no free port");
  }
  return {descriptor, ntohs(address.sin_port)};
}

}  // namespace

Certificate::Certificate() {
  folder_ = (std::filesystem::temp_directory_path() / "fitapp-outbound-XXXXXX").string();
  if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("no temporary folder");
  const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(EVP_EC_gen("P-256"), &EVP_PKEY_free);
  const std::unique_ptr<X509, decltype(&X509_free)> certificate(X509_new(), &X509_free);
  X509_set_version(certificate.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -3600);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3600);
  X509_set_pubkey(certificate.get(), key.get());
  X509_NAME* name = X509_get_subject_name(certificate.get());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(certificate.get(), name);
  add_extension(certificate.get(), NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1");
  add_extension(certificate.get(), NID_basic_constraints, "critical,CA:TRUE");
  X509_sign(certificate.get(), key.get(), EVP_sha256());
  PEM_write_X509(open_for_writing(file()).get(), certificate.get());
  PEM_write_PrivateKey(open_for_writing(key_file()).get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
}

Certificate::~Certificate() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

struct Peer::Tls {
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context{SSL_CTX_new(TLS_server_method()), &SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> ssl{nullptr, &SSL_free};
};

Peer::Peer(int socket) : socket_(socket) {
  // A client that hangs must not block the test.
  const timeval longest{.tv_sec = 10, .tv_usec = 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof longest);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
}

Peer::~Peer() {
  if (tls_ && tls_->ssl) SSL_shutdown(tls_->ssl.get());
  close(socket_);
}

bool Peer::start_tls(const Certificate& certificate) {
  tls_ = std::make_unique<Tls>();
  SSL_CTX_use_certificate_file(tls_->context.get(), certificate.file().c_str(), SSL_FILETYPE_PEM);
  SSL_CTX_use_PrivateKey_file(tls_->context.get(), certificate.key_file().c_str(), SSL_FILETYPE_PEM);
  tls_->ssl.reset(SSL_new(tls_->context.get()));
  SSL_set_fd(tls_->ssl.get(), socket_);
  if (SSL_accept(tls_->ssl.get()) == 1) return true;
  tls_.reset();
  closed_ = true;
  return false;
}

bool Peer::fill() {
  if (closed_) return false;
  std::array<char, 4096> bytes{};
  const auto count = tls_ ? SSL_read(tls_->ssl.get(), bytes.data(), static_cast<int>(bytes.size()))
                          : static_cast<int>(recv(socket_, bytes.data(), bytes.size(), 0));
  if (count <= 0) {
    closed_ = true;
    return false;
  }
  buffer_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

std::string Peer::line() {
  std::size_t end = 0;
  while ((end = buffer_.find("\r\n")) == std::string::npos) {
    if (!fill()) return "";
  }
  const std::string line = buffer_.substr(0, end);
  buffer_.erase(0, end + 2);
  return line;
}

std::string Peer::bytes(std::size_t count) {
  while (buffer_.size() < count && fill()) {
  }
  const std::string result = buffer_.substr(0, count);
  buffer_.erase(0, result.size());
  return result;
}

void Peer::say(const std::string& text) {
  std::size_t sent = 0;
  while (!closed_ && sent < text.size()) {
    const auto left = text.size() - sent;
    const auto count = tls_ ? SSL_write(tls_->ssl.get(), text.data() + sent, static_cast<int>(left))
                            : static_cast<int>(send(socket_, text.data() + sent, left, MSG_NOSIGNAL));
    if (count <= 0) closed_ = true;
    if (count > 0) sent += static_cast<std::size_t>(count);
  }
}

void Peer::wait_for_close() {
  while (fill()) {
  }
}

LoopbackServer::LoopbackServer(std::function<void(Peer&)> script) : script_(std::move(script)) {
  const BoundSocket bound = bind_free_port();
  listener_ = bound.descriptor;
  port_ = bound.port;
  listen(listener_, 8);
  thread_ = std::thread([this] {
    for (;;) {
      const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
      if (socket < 0 || stopping_) {
        if (socket >= 0) close(socket);
        return;
      }
      Peer peer(socket);
      script_(peer);
    }
  });
}

LoopbackServer::~LoopbackServer() {
  stop();
  close(listener_);
}

void LoopbackServer::stop() {
  stopping_ = true;
  shutdown(listener_, SHUT_RDWR);
  if (thread_.joinable()) thread_.join();
}

int unused_port() {
  const BoundSocket bound = bind_free_port();
  close(bound.descriptor);
  return bound.port;
}

}  // namespace fitapp::outbound::test
