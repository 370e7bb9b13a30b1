// Tests the queue of password reset emails: sending, retries and shutdown.
#include "app/reset_mailer.h"

#include <doctest/doctest.h>

#include <atomic>
#include <condition_variable>
#include <fstream>
#include <memory>
#include <mutex>
#include <sstream>

#include "base/error.h"
#include "base/log.h"
#include "security/token.h"
#include "store/sessions.h"
#include "store/temp_database.h"
#include "store/users.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::app;
using fitapp::outbound::MailMessage;
using fitapp::tests::FixedClock;
using fitapp::tests::friday_morning;
using fitapp::tests::TempDatabase;

namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr seconds max_wait{10};

Error temporary_failure() {
  return Error(ErrorKind::unavailable, outbound::mail_unreachable, "The mail server is busy.");
}
Error permanent_failure() { return Error(ErrorKind::unavailable, outbound::mail_refused, "The mail server refuses."); }

class FakeMailServer {
 public:
  // Called for each message with its number, starting with 1. May throw.
  std::function<void(int count, const std::stop_token& stop)> on_message = [](int, const std::stop_token&) {};

  void send(const MailMessage& message, const std::stop_token& stop) {
    int count = 0;
    {
      const std::lock_guard lock(mutex_);
      messages_.push_back(message);
      count = static_cast<int>(messages_.size());
    }
    changed_.notify_all();
    on_message(count, stop);
  }

  // Waits until `count` messages have been sent, and returns all.
  std::vector<MailMessage> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, max_wait, [&] { return messages_.size() >= count; });
    REQUIRE(messages_.size() >= count);
    return messages_;
  }

  std::vector<MailMessage> sent_() {
    const std::lock_guard lock(mutex_);
    return messages_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<MailMessage> messages_;
};

// Blocks the sender until the test opens the gate or the mailer stops.
class Gate {
 public:
  void open() {
    const std::lock_guard lock(mutex_);
    is_open_ = true;
    changed_.notify_all();
  }
  void pass(std::stop_token stop) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, std::move(stop), [this] { return is_open_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool is_open_ = false;
};

UserId add_user(store::Database& database, const std::string& email) {
  const auto user =
      store::insert_user(database, {"Ada", email, "hash", "UTC"}, domain::stamp_of(friday_morning(), Zone::utc()));
  REQUIRE(user);
  return *user;
}

std::string token_in(const MailMessage& email) {
  const std::string mark = "https://fit.example.org/reset-password#token=";
  const auto begin = email.text.find(mark);
  REQUIRE(begin != std::string::npos);
  return email.text.substr(begin + mark.size(), email.text.find('\n', begin) - begin - mark.size());
}

struct Fixture {
  TempDatabase database;
  FixedClock clock{friday_morning()};
  FakeMailServer server;
  std::atomic<int> tokens{0};
  std::unique_ptr<ResetMailer> mail;

  void start(std::vector<milliseconds> pauses = {milliseconds{1}, milliseconds{1}}, std::size_t max_queued = 10) {
    mail = std::make_unique<ResetMailer>(
        *database, clock,
        ResetMailerOptions{.public_url = "https://fit.example.org",
                           .lifetime = minutes{30},
                           .max_queued = max_queued,
                           .pauses = std::move(pauses)},
        ResetMailerFunctions{
            .new_token = [this] { return "token-" + std::to_string(++tokens); },
            .send = [this](const MailMessage& message, const std::stop_token& stop) { server.send(message, stop); }});
  }

  bool is_valid(const std::string& token) {
    return store::find_reset_owner(*database, security::hash_token(token), clock.now()).has_value();
  }
};

// The log during the lifetime of this object.
class LogFile {
 public:
  LogFile() { start_logging({.level = LogLevel::debug, .format = LogFormat::text, .file = folder_.file("log")}); }
  ~LogFile() { start_logging({}); }
  std::string text() const {
    std::ostringstream text;
    text << std::ifstream(folder_.file("log")).rdbuf();
    return text.str();
  }

 private:
  tests::TempFolder folder_;
};

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a known address gets an email whose link is valid for the configured time") {
  add_user(*database, "ada@example.org");
  start();
  mail->enqueue("ada@example.org");
  const MailMessage email = server.wait_for(1).front();
  CHECK(email.to == "ada@example.org");
  CHECK(email.subject == "Choose a new password for FitApp");
  CHECK(email.text.find("30 minutes") != std::string::npos);
  CHECK(email.date == friday_morning());
  const std::string token = token_in(email);
  CHECK(email.id != token);
  CHECK(is_valid(token));
  clock.advance(minutes{30} - milliseconds{1});
  CHECK(is_valid(token));
  clock.advance(milliseconds{1});
  CHECK_FALSE(is_valid(token));
}

TEST_CASE_FIXTURE(Fixture, "an unknown address gets no email") {
  add_user(*database, "ada@example.org");
  start();
  mail->enqueue("nobody@example.org");
  mail->enqueue("ada@example.org");
  server.wait_for(1);
  mail.reset();
  REQUIRE(server.sent_().size() == 1);
  CHECK(server.sent_().front().to == "ada@example.org");
}

TEST_CASE_FIXTURE(Fixture, "a user with a German locale gets a German email") {
  const UserId user = add_user(*database, "ada@example.org");
  store::update_user(user, *database, domain::stamp_of(friday_morning(), Zone::utc()),
                     [](domain::User& each) { each.locale = "de-DE"; });
  start();
  mail->enqueue("ada@example.org");
  CHECK(server.wait_for(1).front().subject == "Neues Passwort für FitApp wählen");
}

TEST_CASE_FIXTURE(Fixture, "a request does not wait for the mail server, and requests for one address are merged") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  Gate gate;
  server.on_message = [&](int count, const std::stop_token& stop) {
    if (count == 1) gate.pass(stop);
  };
  start();
  mail->enqueue("ada@example.org");
  server.wait_for(1);
  for (int i = 0; i < 5; ++i) mail->enqueue("bob@example.org");
  CHECK(server.sent_().size() == 1);
  gate.open();
  mail->enqueue("ada@example.org");
  server.wait_for(3);
  mail.reset();
  CHECK(server.sent_().size() == 3);
}

TEST_CASE_FIXTURE(Fixture, "a failed email is retried a few times, each time with a valid link") {
  add_user(*database, "ada@example.org");
  const LogFile log;
  server.on_message = [](int count, const std::stop_token&) {
    if (count < 3) throw temporary_failure();
  };
  start();
  mail->enqueue("ada@example.org");
  const auto sent_ = server.wait_for(3);
  mail.reset();
  CHECK(is_valid(token_in(sent_[2])));
  CHECK_FALSE(is_valid(token_in(sent_[0])));
  CHECK(sent_[0].id != sent_[2].id);
  CHECK(count_of(log.text(), "reset email delayed") == 2);
  CHECK(count_of(log.text(), "reset email sent") == 1);
}

TEST_CASE_FIXTURE(Fixture, "an email is given up after the last retry, and the next request is processed") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  const LogFile log;
  server.on_message = [](int count, const std::stop_token&) {
    if (count < 4) throw temporary_failure();
  };
  start();
  mail->enqueue("ada@example.org");
  server.wait_for(3);
  mail->enqueue("bob@example.org");
  CHECK(server.wait_for(4).back().to == "bob@example.org");
  mail.reset();
  CHECK(server.sent_().size() == 4);
  CHECK(count_of(log.text(), "reset email given up") == 1);
  CHECK(log.text().find("The mail server is busy.") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "a permanently refused email is not retried") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  const LogFile log;
  server.on_message = [](int count, const std::stop_token&) {
    if (count == 1) throw permanent_failure();
  };
  start();
  mail->enqueue("ada@example.org");
  server.wait_for(1);
  mail->enqueue("bob@example.org");
  server.wait_for(2);
  mail.reset();
  CHECK(server.sent_().size() == 2);
  CHECK(count_of(log.text(), "reset email failed") == 1);
}

TEST_CASE_FIXTURE(Fixture, "an email that waits for its retry delays no other, and a new request replaces it") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  server.on_message = [](int count, const std::stop_token&) {
    if (count == 1) throw temporary_failure();
  };
  start({std::chrono::hours{1}});
  mail->enqueue("ada@example.org");
  server.wait_for(1);
  mail->enqueue("bob@example.org");
  CHECK(server.wait_for(2).back().to == "bob@example.org");
  mail->enqueue("ada@example.org");
  CHECK(server.wait_for(3).back().to == "ada@example.org");
}

TEST_CASE_FIXTURE(Fixture, "the queue has a maximum length, and further requests are dropped and logged") {
  add_user(*database, "ada@example.org");
  const LogFile log;
  Gate gate;
  server.on_message = [&](int, const std::stop_token& stop) { gate.pass(stop); };
  start({}, 2);
  mail->enqueue("ada@example.org");
  server.wait_for(1);
  for (const char* email : {"a@example.org", "b@example.org", "c@example.org", "b@example.org"}) mail->enqueue(email);
  gate.open();
  mail.reset();
  CHECK(count_of(log.text(), "reset email dropped reason=\"too many wait\"") == 1);
}

TEST_CASE_FIXTURE(Fixture, "shutdown waits neither for a hanging mail server nor for the next retry") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  const LogFile log;
  Gate never_opened;
  bool was_stopped = false;
  server.on_message = [&](int count, const std::stop_token& stop) {
    if (count == 1) throw temporary_failure();
    never_opened.pass(stop);
    was_stopped = stop.stop_requested();
    throw temporary_failure();
  };
  start({std::chrono::hours{1}});
  mail->enqueue("ada@example.org");
  server.wait_for(1);
  mail->enqueue("bob@example.org");
  server.wait_for(2);
  mail.reset();
  CHECK(was_stopped);
  CHECK(log.text().find("reset emails dropped at the end count=2") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "the log never contains addresses or links") {
  add_user(*database, "ada@example.org");
  const LogFile log;
  server.on_message = [](int count, const std::stop_token&) {
    if (count == 1) throw temporary_failure();
    if (count == 3) throw permanent_failure();
    if (count == 4) throw std::runtime_error("out of order");
  };
  start({milliseconds{1}});
  mail->enqueue("ada@example.org");
  server.wait_for(2);
  for (std::size_t count = 3; count <= 4; ++count) {
    mail->enqueue("ada@example.org");
    server.wait_for(count);
  }
  mail->enqueue("nobody@example.org");
  mail.reset();
  const std::string text = log.text();
  CHECK(text.find("reset email sent") != std::string::npos);
  CHECK(text.find("out of order") != std::string::npos);
  for (const char* hidden : {"ada", "nobody", "token", "example.org"}) CHECK(text.find(hidden) == std::string::npos);
}

TEST_CASE("forgot-password gives the same response with a mail server, and the link sets a new password") {
  tests::TestApp app;
  app.sign_up("ada@example.com");
  FakeMailServer server;
  ResetMailer mail(
      app.database(), app.clock, {.public_url = "https://fit.example.org"},
      {.new_token = security::random_token,
       .send = [&](const MailMessage& message, const std::stop_token& stop) { server.send(message, stop); }});
  app.services().send_reset = [&](const std::string& email, Instant) { mail.enqueue(email); };

  const auto ask = [&](const char* email) { return app.call("POST", "/api/auth/forgot-password", {{"email", email}}); };
  const tests::Answer unknown = ask("nobody@example.com"), known = ask(" ADA@example.com ");
  CHECK(known.status == 200);
  CHECK(known.status == unknown.status);
  CHECK(known.text == unknown.text);
  CHECK(known.headers == unknown.headers);
  CHECK(app.notices.empty());

  const std::string token = token_in(server.wait_for(1).front());
  const auto reset = [&] {
    return app.call("POST", "/api/auth/reset-password", {{"token", token}, {"newPassword", "battery staple"}}).status;
  };
  CHECK(reset() == 200);
  CHECK(reset() == 400);
  const auto log_in = [&](const char* password) {
    return app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", password}}).status;
  };
  CHECK(log_in("correct horse") == 401);
  CHECK(log_in("battery staple") == 200);
  CHECK(server.sent_().size() == 1);
}
