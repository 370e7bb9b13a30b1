// Tests password hashes: verification, changed costs, and the limit on concurrent hashes.
#include "security/password.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <fstream>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "base/blocking.h"
#include "base/error.h"

using namespace fitapp;
using namespace fitapp::security;
using namespace std::chrono_literals;

namespace {

PasswordOptions cheap(std::size_t slots = 2, std::chrono::milliseconds wait = 20s) {
  return {.cost = {.memory_kib = 64, .passes = 1, .lanes = 1}, .slots = slots, .longest_wait = wait};
}

// The resident memory of this process in KiB.
long resident_kib() {
  std::ifstream file("/proc/self/statm");
  long total = 0, resident = 0;
  file >> total >> resident;
  return resident * 4;
}

}  // namespace

TEST_CASE("the right password is accepted and any other is refused") {
  PasswordHasher hasher(cheap());
  const std::string phc = hasher.hash("correct horse");
  CHECK(hasher.verify("correct horse", phc));
  for (const char* wrong : {"", "correct hors", "correct horse ", "Correct horse", "battery staple"}) {
    CHECK_FALSE(hasher.verify(wrong, phc));
  }
  const std::string with_zero("pass\0word", 9);
  CHECK_FALSE(hasher.verify("pass", hasher.hash(with_zero)));
  CHECK(hasher.verify(with_zero, hasher.hash(with_zero)));
}

TEST_CASE("the same password has a different hash each time") {
  PasswordHasher hasher(cheap());
  CHECK(hasher.hash("correct horse") != hasher.hash("correct horse"));
}

TEST_CASE("the default cost is OWASP's") {
  PasswordHasher hasher(PasswordOptions{.slots = 1});
  const std::string phc = hasher.hash("correct horse");
  CHECK(phc.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
  CHECK(hasher.verify("correct horse", phc));
  CHECK_FALSE(hasher.verify("correct horsf", phc));
  CHECK_FALSE(hasher.needs_rehash(phc));
}

TEST_CASE("hashes made by other programs are accepted, also with several lanes") {
  PasswordHasher hasher(cheap());
  // From the test suite of the reference implementation: "password", salt "somesalt".
  CHECK(hasher.verify("password",
                      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"));
  CHECK(hasher.verify("password",
                      "$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc"));
  CHECK_FALSE(hasher.verify("passwort",
                            "$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc"));
}

TEST_CASE("a hash of another cost is verified and needs a rehash") {
  PasswordHasher old_hasher(cheap());
  PasswordHasher hasher({.cost = {.memory_kib = 128, .passes = 2, .lanes = 1}, .slots = 1});
  const std::string phc = old_hasher.hash("correct horse");
  CHECK(hasher.verify("correct horse", phc));
  CHECK(hasher.needs_rehash(phc));
  CHECK_FALSE(hasher.needs_rehash(hasher.hash("correct horse")));
  // In the other direction the stored hash needs more memory than a slot has.
  CHECK(old_hasher.verify("correct horse", hasher.hash("correct horse")));
}

TEST_CASE("no password matches a missing or invalid hash") {
  PasswordHasher hasher(cheap());
  CHECK_FALSE(hasher.verify("", std::nullopt));
  const std::string good = hasher.hash("correct horse");
  const std::vector<std::string> broken = {
      "",
      "correct horse",
      good.substr(0, good.size() - 1),
      good + "A",
      good + "=",
      "x" + good,
      "$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
      "$argon2id$v=16$m=64,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
      "$argon2id$v=19$m=0,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
      "$argon2id$v=19$m=4294967295,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
      "$argon2id$v=19$m=64,t=1,p=16$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
      "$argon2id$v=19$m=64,t=1,p=1$$",
      "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ",
      "$argon2id$v=19$m=64,t=1,p=1$c29t!XNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"};
  for (const auto& phc : broken) {
    CAPTURE(phc);
    CHECK_FALSE(hasher.verify("correct horse", phc));
    CHECK(hasher.needs_rehash(phc));
  }
}

TEST_CASE("an unknown account takes as much CPU time as a wrong password") {
  PasswordHasher hasher(PasswordOptions{.slots = 1});
  const std::string phc = hasher.hash("correct horse");
  const auto fastest = [&](const std::optional<std::string>& stored) {
    auto best = std::numeric_limits<std::clock_t>::max();
    for (int i = 0; i < 5; ++i) {
      const std::clock_t begin = std::clock();
      hasher.verify("battery staple", stored);
      best = std::min(best, std::clock() - begin);
    }
    return best;
  };
  // CPU time, because the time on the clock depends on what else the machine does.
  const auto known = fastest(phc), unknown = fastest(std::nullopt);
  CHECK(unknown > known / 2);
  CHECK(unknown < known * 2);
}

TEST_CASE("a caller that gets no slot in time gets an error that the server is busy") {
  // The cost is so high that the only slot stays in use for long; the other thread gives up after a moment.
  PasswordHasher hasher({.cost = {.memory_kib = 19456, .passes = 60, .lanes = 1}, .slots = 1, .longest_wait = 1ms});
  std::atomic<int> refused = 0, done = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      try {
        hasher.verify_dummy("correct horse");
        ++done;
      } catch (const Error& error) {
        if (error.kind() == ErrorKind::unavailable && error.retry_after_seconds() > 0) ++refused;
      }
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(done >= 1);
  CHECK(refused >= 1);
  CHECK(done + refused == 4);
  // The slot is free again.
  PasswordHasher other(cheap());
  CHECK(hasher.verify("correct horse", other.hash("correct horse")));
}

TEST_CASE("a thread that waits for a slot reports that it is blocked, one that finds a slot does not") {
  class Counter final : public BlockingListener {
   public:
    void thread_blocks() override { ++blocked; }
    void thread_resumes() override { ++resumed; }
    std::atomic<int> blocked = 0, resumed = 0;
  };
  Counter counter;
  PasswordHasher hasher(cheap(1));
  Blocking::listener = &counter;
  hasher.verify_dummy("correct horse");
  Blocking::listener = nullptr;
  CHECK(counter.blocked == 0);
  // Four threads with one slot hash until one of them has had to wait. The bound only ends a test that fails.
  constexpr int most_hashes = 100'000;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      Blocking::listener = &counter;
      for (int j = 0; j < most_hashes && counter.blocked == 0; ++j) hasher.verify_dummy("correct horse");
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(counter.blocked > 0);
  CHECK(counter.resumed == counter.blocked);
}

TEST_CASE("several threads share few slots and all get correct results") {
  PasswordHasher hasher(cheap(2));
  const std::string phc = hasher.hash("correct horse");
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 16; ++i) {
    threads.emplace_back([&, i] {
      for (int j = 0; j < 20; ++j) {
        const bool expected = (i + j) % 2 == 0;
        if (hasher.verify(expected ? "correct horse" : "battery staple", phc) == expected) ++right;
      }
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(right == 16 * 20);
}

TEST_CASE("many concurrent logins do not make the process grow beyond its slots") {
  PasswordHasher hasher({.slots = 2, .longest_wait = 60s});
  const long before = resident_kib();
  std::vector<std::thread> threads;
  for (int i = 0; i < 32; ++i) threads.emplace_back([&] { hasher.verify_dummy("correct horse"); });
  for (auto& thread : threads) thread.join();
#ifdef __SANITIZE_THREAD__
  constexpr long shadow = 6;  // the sanitizer uses a multiple of each byte
#else
  constexpr long shadow = 1;
#endif
  // Two slots of 19 MiB and some memory for the threads' stacks; without slots it would be 600 MiB.
  CHECK(resident_kib() - before < shadow * (2 * 19456 + 8192));
}
