// The thread that sends reset letters: who gets one, what it does when sending fails, and how it ends.
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

constexpr seconds longest_wait{10};

Error later() { return Error(ErrorKind::unavailable, outbound::mail_unreachable, "The mail server is busy."); }
Error never() { return Error(ErrorKind::unavailable, outbound::mail_refused, "The mail server refuses."); }

// Stands in for the mail server.
class Outbox {
 public:
  // What happens to letter number `count` (from 1) of those handed over; it may throw.
  std::function<void(int count, const std::stop_token& stop)> answer = [](int, const std::stop_token&) {};

  void send(const MailMessage& message, const std::stop_token& stop) {
    int count = 0;
    {
      const std::lock_guard lock(mutex_);
      letters_.push_back(message);
      count = static_cast<int>(letters_.size());
    }
    changed_.notify_all();
    answer(count, stop);
  }

  // Waits until so many letters have been handed over, and answers with them.
  std::vector<MailMessage> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, longest_wait, [&] { return letters_.size() >= count; });
    REQUIRE(letters_.size() >= count);
    return letters_;
  }

  std::vector<MailMessage> letters() {
    const std::lock_guard lock(mutex_);
    return letters_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<MailMessage> letters_;
};

// Holds the sender until the test opens it, or the program ends.
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

std::string token_in(const MailMessage& letter) {
  const std::string mark = "https://fit.example.org/reset-password?token=";
  const auto begin = letter.text.find(mark);
  REQUIRE(begin != std::string::npos);
  return letter.text.substr(begin + mark.size(), letter.text.find('\n', begin) - begin - mark.size());
}

struct Fixture {
  TempDatabase database;
  FixedClock clock{friday_morning()};
  Outbox outbox;
  std::atomic<int> tokens{0};
  std::unique_ptr<ResetMailer> mail;

  void start(std::vector<milliseconds> pauses = {milliseconds{1}, milliseconds{1}}, std::size_t most_waiting = 10) {
    mail = std::make_unique<ResetMailer>(
        *database, clock,
        ResetMailerOptions{.public_url = "https://fit.example.org",
                           .lifetime = minutes{30},
                           .most_waiting = most_waiting,
                           .pauses = std::move(pauses)},
        ResetMailerTools{
            .new_token = [this] { return "token-" + std::to_string(++tokens); },
            .send = [this](const MailMessage& message, const std::stop_token& stop) { outbox.send(message, stop); }});
  }

  bool is_good(const std::string& token) {
    return store::is_reset_token_valid(*database, security::hash_token(token), clock.now());
  }
};

// What was logged while it lived.
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

TEST_CASE_FIXTURE(Fixture, "a known address gets a letter whose link is good for the time that the settings say") {
  add_user(*database, "ada@example.org");
  start();
  mail->ask("ada@example.org");
  const MailMessage letter = outbox.wait_for(1).front();
  CHECK(letter.to == "ada@example.org");
  CHECK(letter.subject == "Choose a new password for FitApp");
  CHECK(letter.text.find("30 minutes") != std::string::npos);
  CHECK(letter.date == friday_morning());
  const std::string token = token_in(letter);
  CHECK(letter.id != token);
  CHECK(is_good(token));
  clock.advance(minutes{30} - milliseconds{1});
  CHECK(is_good(token));
  clock.advance(milliseconds{1});
  CHECK_FALSE(is_good(token));
}

TEST_CASE_FIXTURE(Fixture, "an address that nobody has gets no letter") {
  add_user(*database, "ada@example.org");
  start();
  mail->ask("nobody@example.org");
  mail->ask("ada@example.org");
  outbox.wait_for(1);
  mail.reset();
  REQUIRE(outbox.letters().size() == 1);
  CHECK(outbox.letters().front().to == "ada@example.org");
}

TEST_CASE_FIXTURE(Fixture, "whoever has a German locale gets a German letter") {
  const UserId user = add_user(*database, "ada@example.org");
  store::update_user(user, *database, domain::stamp_of(friday_morning(), Zone::utc()),
                     [](domain::User& each) { each.locale = "de-DE"; });
  start();
  mail->ask("ada@example.org");
  CHECK(outbox.wait_for(1).front().subject == "Neues Passwort für FitApp wählen");
}

TEST_CASE_FIXTURE(Fixture, "asking waits for no mail server, and requests of one address become one") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  Gate gate;
  outbox.answer = [&](int count, const std::stop_token& stop) {
    if (count == 1) gate.pass(stop);
  };
  start();
  mail->ask("ada@example.org");
  outbox.wait_for(1);
  for (int i = 0; i < 5; ++i) mail->ask("bob@example.org");
  CHECK(outbox.letters().size() == 1);
  gate.open();
  mail->ask("ada@example.org");
  outbox.wait_for(3);
  mail.reset();
  CHECK(outbox.letters().size() == 3);
}

TEST_CASE_FIXTURE(Fixture, "a letter that fails is tried again a few times, each time with a link that works") {
  add_user(*database, "ada@example.org");
  const LogFile log;
  outbox.answer = [](int count, const std::stop_token&) {
    if (count < 3) throw later();
  };
  start();
  mail->ask("ada@example.org");
  const auto letters = outbox.wait_for(3);
  mail.reset();
  CHECK(is_good(token_in(letters[2])));
  CHECK_FALSE(is_good(token_in(letters[0])));
  CHECK(letters[0].id != letters[2].id);
  CHECK(count_of(log.text(), "reset e-mail delayed") == 2);
  CHECK(count_of(log.text(), "reset e-mail sent") == 1);
}

TEST_CASE_FIXTURE(Fixture, "a letter is given up after the last try, and the next request is served") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  const LogFile log;
  outbox.answer = [](int count, const std::stop_token&) {
    if (count < 4) throw later();
  };
  start();
  mail->ask("ada@example.org");
  outbox.wait_for(3);
  mail->ask("bob@example.org");
  CHECK(outbox.wait_for(4).back().to == "bob@example.org");
  mail.reset();
  CHECK(outbox.letters().size() == 4);
  CHECK(count_of(log.text(), "reset e-mail given up") == 1);
  CHECK(log.text().find("The mail server is busy.") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "what the mail server refuses for good is not tried again") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  const LogFile log;
  outbox.answer = [](int count, const std::stop_token&) {
    if (count == 1) throw never();
  };
  start();
  mail->ask("ada@example.org");
  outbox.wait_for(1);
  mail->ask("bob@example.org");
  outbox.wait_for(2);
  mail.reset();
  CHECK(outbox.letters().size() == 2);
  CHECK(count_of(log.text(), "reset e-mail failed") == 1);
}

TEST_CASE_FIXTURE(Fixture,
                  "a letter that waits for its next try holds up no other, and a new request takes its place") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  outbox.answer = [](int count, const std::stop_token&) {
    if (count == 1) throw later();
  };
  start({std::chrono::hours{1}});
  mail->ask("ada@example.org");
  outbox.wait_for(1);
  mail->ask("bob@example.org");
  CHECK(outbox.wait_for(2).back().to == "bob@example.org");
  mail->ask("ada@example.org");
  CHECK(outbox.wait_for(3).back().to == "ada@example.org");
}

TEST_CASE_FIXTURE(Fixture, "only so many requests wait, and one too many is dropped with a line in the log") {
  add_user(*database, "ada@example.org");
  const LogFile log;
  Gate gate;
  outbox.answer = [&](int, const std::stop_token& stop) { gate.pass(stop); };
  start({}, 2);
  mail->ask("ada@example.org");
  outbox.wait_for(1);
  for (const char* email : {"a@example.org", "b@example.org", "c@example.org", "b@example.org"}) mail->ask(email);
  gate.open();
  mail.reset();
  CHECK(count_of(log.text(), "reset e-mail dropped reason=\"too many wait\"") == 1);
}

TEST_CASE_FIXTURE(Fixture, "the end waits neither for a hanging mail server nor for the next try") {
  add_user(*database, "ada@example.org");
  add_user(*database, "bob@example.org");
  const LogFile log;
  Gate never_opened;
  bool was_stopped = false;
  outbox.answer = [&](int count, const std::stop_token& stop) {
    if (count == 1) throw later();
    never_opened.pass(stop);
    was_stopped = stop.stop_requested();
    throw later();
  };
  start({std::chrono::hours{1}});
  mail->ask("ada@example.org");
  outbox.wait_for(1);
  mail->ask("bob@example.org");
  outbox.wait_for(2);
  mail.reset();
  CHECK(was_stopped);
  CHECK(log.text().find("reset e-mails dropped at the end count=2") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "the log holds neither address nor link, whatever happens") {
  add_user(*database, "ada@example.org");
  const LogFile log;
  outbox.answer = [](int count, const std::stop_token&) {
    if (count == 1) throw later();
    if (count == 3) throw never();
    if (count == 4) throw std::runtime_error("out of order");
  };
  start({milliseconds{1}});
  mail->ask("ada@example.org");
  outbox.wait_for(2);
  for (std::size_t count = 3; count <= 4; ++count) {
    mail->ask("ada@example.org");
    outbox.wait_for(count);
  }
  mail->ask("nobody@example.org");
  mail.reset();
  const std::string text = log.text();
  CHECK(text.find("reset e-mail sent") != std::string::npos);
  CHECK(text.find("out of order") != std::string::npos);
  for (const char* hidden : {"ada", "nobody", "token", "example.org"}) CHECK(text.find(hidden) == std::string::npos);
}

TEST_CASE("forgot-password answers alike with a mail server, and the link in the letter sets a new password") {
  tests::TestApp app;
  app.sign_up("ada@example.com");
  Outbox outbox;
  ResetMailer mail(
      app.database(), app.clock, {.public_url = "https://fit.example.org"},
      {.new_token = security::random_token,
       .send = [&](const MailMessage& message, const std::stop_token& stop) { outbox.send(message, stop); }});
  app.services().send_reset = [&](const std::string& email, Instant) { mail.ask(email); };

  const auto ask = [&](const char* email) { return app.call("POST", "/api/auth/forgot-password", {{"email", email}}); };
  const tests::Answer unknown = ask("nobody@example.com"), known = ask(" ADA@example.com ");
  CHECK(known.status == 200);
  CHECK(known.status == unknown.status);
  CHECK(known.text == unknown.text);
  CHECK(known.headers == unknown.headers);
  CHECK(app.notices.empty());

  const std::string token = token_in(outbox.wait_for(1).front());
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
  CHECK(outbox.letters().size() == 1);
}
