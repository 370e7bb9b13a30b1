// Tests https: the handshake, responses, silent clients, and unusable certificates.
#include <doctest/doctest.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <thread>

#include "base/error.h"
#include "http/certificate.h"
#include "http/client.h"
#include "http/running_server.h"

namespace fitapp::http::test {

namespace {

ServerOptions tls_options(const TestCertificate& certificate) {
  ServerOptions options = quick_options();
  options.limits.header_deadline = std::chrono::seconds(10);
  options.tls_cert = certificate.certificate_file();
  options.tls_key = certificate.key_file();
  return options;
}

// A TLS client on the test client's socket.
class TlsClient {
 public:
  explicit TlsClient(int port)
      : client_(port),
        context_(SSL_CTX_new(TLS_client_method()), &SSL_CTX_free),
        tls_(SSL_new(context_.get()), &SSL_free) {
    SSL_set_fd(tls_.get(), client_.socket());
  }
  bool connect() { return SSL_connect(tls_.get()) == 1; }
  void limit_to(int version) { SSL_set_max_proto_version(tls_.get(), version); }
  void offer(const char* suites) { SSL_set_cipher_list(tls_.get(), suites); }
  // Of the server's certificate.
  std::string fingerprint() {
    const std::unique_ptr<X509, decltype(&X509_free)> certificate(SSL_get1_peer_certificate(tls_.get()), &X509_free);
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    X509_digest(certificate.get(), EVP_sha256(), digest, &length);
    return {reinterpret_cast<const char*>(digest), length};
  }
  void send(const std::string& bytes) { SSL_write(tls_.get(), bytes.data(), static_cast<int>(bytes.size())); }
  std::string receive_until(const std::string& end) {
    std::string all;
    char bytes[16384];
    int got = 0;
    while (all.find(end) == std::string::npos && (got = SSL_read(tls_.get(), bytes, sizeof bytes)) > 0)
      all.append(bytes, static_cast<std::size_t>(got));
    return all;
  }

 private:
  Client client_;
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_;
  std::unique_ptr<SSL, decltype(&SSL_free)> tls_;
};

void bind_with(const std::string& certificate, const std::string& key) {
  ServerOptions options = quick_options();
  options.tls_cert = certificate;
  options.tls_key = key;
  Server(options, {}, {}, {}).bind();
}

}  // namespace

TEST_CASE("https is served on a connection that stays open, with HSTS") {
  const TestCertificate certificate;
  RunningServer server(tls_options(certificate));
  TlsClient client(server.port());
  REQUIRE(client.connect());
  for (int turn = 0; turn < 5; ++turn) {
    client.send(request_text("GET", "/api/things/today"));
    const std::string answer = client.receive_until("today");
    CHECK(answer.starts_with("HTTP/1.1 200"));
    CHECK(answer.find("Strict-Transport-Security: max-age=31536000\r\n") != std::string::npos);
  }
}

TEST_CASE("large bodies are sent both ways over https") {
  const TestCertificate certificate;
  RunningServer server(tls_options(certificate));
  TlsClient client(server.port());
  REQUIRE(client.connect());
  client.send(request_text("POST", "/api/things", "Connection: close\r\n", std::string(900'000, 'q') + "END"));
  const std::string answer = client.receive_until("qEND");
  CHECK(answer.starts_with("HTTP/1.1 200"));
  CHECK(answer.size() > 900'000);
}

TEST_CASE("TLS older than 1.2 is refused") {
  const TestCertificate certificate;
  RunningServer server(tls_options(certificate));
  TlsClient client(server.port());
  client.limit_to(TLS1_1_VERSION);
  CHECK_FALSE(client.connect());
}

TEST_CASE("TLS 1.2 uses only suites with forward secrecy and authenticated encryption") {
  const TestCertificate certificate;
  RunningServer server(tls_options(certificate));
  const auto connects_with = [&](const char* suites) {
    TlsClient client(server.port());
    client.limit_to(TLS1_2_VERSION);
    client.offer(suites);
    return client.connect();
  };
  CHECK(connects_with("ECDHE+AESGCM"));
  CHECK(connects_with("ECDHE+CHACHA20"));
  for (const char* weak : {"AES128-SHA", "AES128-GCM-SHA256", "ECDHE-RSA-AES128-SHA:ECDHE-ECDSA-AES128-SHA",
                           "ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA256", "DHE-RSA-AES128-GCM-SHA256"}) {
    CAPTURE(weak);
    CHECK_FALSE(connects_with(weak));
  }
}

TEST_CASE("a renewed certificate is used without a restart, and an unusable one is not") {
  const TestCertificate first;
  const TestCertificate renewed;
  RunningServer server(tls_options(first));
  const auto fingerprint = [&] {
    TlsClient client(server.port());
    REQUIRE(client.connect());
    return client.fingerprint();
  };
  const auto replace = [](const std::string& file, const std::string& content) { std::ofstream(file) << content; };
  const auto content = [](const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
  };
  const std::string before = fingerprint();
  replace(first.key_file(), "nothing");
  server.server().reload_certificate();
  while (server.problems().find("was not read again") == std::string::npos) std::this_thread::yield();
  CHECK(fingerprint() == before);
  replace(first.certificate_file(), content(renewed.certificate_file()));
  replace(first.key_file(), content(renewed.key_file()));
  server.server().reload_certificate();
  std::string after = before;
  for (int turn = 0; turn < 1000 && after == before; ++turn) after = fingerprint();
  CHECK(after != before);
}

TEST_CASE("clients that never finish the handshake or use plain http are closed and delay nobody") {
  const TestCertificate certificate;
  ServerOptions options = tls_options(certificate);
  options.limits.header_deadline = std::chrono::seconds(1);
  RunningServer server(std::move(options));
  std::vector<Client> silent;
  for (int count = 0; count < 50; ++count) {
    silent.emplace_back(server.port());
    if (count % 2 == 0) silent.back().send(std::string("\x16\x03\x01", 3));
  }
  Client plain(server.port());
  plain.send(request_text("GET", "/api/things"));
  CHECK(plain.is_ended());
  TlsClient client(server.port());
  REQUIRE(client.connect());
  client.send(request_text("GET", "/api/things/today"));
  CHECK(client.receive_until("today").starts_with("HTTP/1.1 200"));
  for (Client& one : silent) CHECK(one.is_ended());
}

TEST_CASE("an unusable certificate or key is reported by name") {
  const TestCertificate good;
  const TestCertificate other;
  const std::string certificate = good.certificate_file();
  const std::string key = good.key_file();
  CHECK_NOTHROW(bind_with(certificate, key));
  CHECK_THROWS_WITH_AS(bind_with(certificate, ""), doctest::Contains("both tls_cert and tls_key"), Error);
  CHECK_THROWS_WITH_AS(bind_with(certificate + ".gone", key), doctest::Contains("cannot be read"), Error);
  CHECK_THROWS_WITH_AS(bind_with(certificate, other.key_file()),
                       doctest::Contains("does not belong to the certificate"), Error);
  CHECK_THROWS_WITH_AS(bind_with(key, key), doctest::Contains("contains no usable PEM certificate"), Error);
  CHECK_THROWS_WITH_AS(bind_with(certificate, certificate), doctest::Contains("contains no usable PEM key"), Error);
}

TEST_CASE("events are sent over https as soon as they happen") {
  const TestCertificate certificate;
  RunningServer server(tls_options(certificate));
  TlsClient client(server.port());
  REQUIRE(client.connect());
  client.send(request_text("GET", "/api/events"));
  CHECK(client.receive_until("first\n\n").find("Strict-Transport-Security") != std::string::npos);
  const auto stream = server.event_streams(1).at(0);
  for (int turn = 0; turn < 50; ++turn) {
    const std::string event = "data: " + std::to_string(turn) + "\n\n";
    stream->send(event);
    CHECK(client.receive_until(event) == event);
  }
  stream->end("data: last\n\n");
  CHECK(client.receive_until("never") == "data: last\n\n");
  CHECK_FALSE(stream->is_open());
}

}  // namespace fitapp::http::test
