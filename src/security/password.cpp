// Hashes with Argon2id in preallocated memory. Only this file includes argon2.h.
#include "security/password.h"

#include <argon2.h>
#include <sys/mman.h>

#include <algorithm>
#include <new>
#include <optional>
#include <stdexcept>
#include <thread>

#include "base/blocking.h"
#include "base/error.h"
#include "base/messages.h"
#include "security/token.h"

namespace fitapp::security {
namespace {

constexpr std::size_t salt_bytes = 16;
constexpr std::size_t hash_bytes = 32;

unsigned char* map_memory(std::size_t bytes) {
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<unsigned char*>(memory);
}

}  // namespace

// Memory for one hash. It comes from mmap because malloc would retain blocks of that size per thread.
class PasswordHasher::Slot {
 public:
  explicit Slot(std::size_t bytes) : bytes_(bytes), memory_(map_memory(bytes)) {
    if (memory_ == nullptr) throw std::bad_alloc();
  }
  ~Slot() { munmap(memory_, bytes_); }
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;

  // Argon2's callbacks have no context parameter, so `current` is the slot of the running hash.
  static int allocate(uint8_t** memory, std::size_t bytes) {
    *memory = bytes <= current->bytes_ ? current->memory_ : map_memory(bytes);
    return *memory == nullptr ? ARGON2_MEMORY_ALLOCATION_ERROR : ARGON2_OK;
  }
  static void release(uint8_t* memory, std::size_t bytes) {
    if (memory != current->memory_) munmap(memory, bytes);
  }

  static thread_local Slot* current;

 private:
  std::size_t bytes_;
  unsigned char* memory_;
};

thread_local PasswordHasher::Slot* PasswordHasher::Slot::current = nullptr;

class PasswordHasher::Lease {
 public:
  explicit Lease(PasswordHasher& hasher) : hasher_(hasher) {
    std::unique_lock lock(hasher.mutex_);
    const auto is_free = [&] { return !hasher.free_.empty(); };
    std::optional<Blocking> waiting;
    if (!is_free()) waiting.emplace();
    if (!hasher.freed_.wait_for(lock, hasher.options_.longest_wait, is_free)) {
      throw Error(ErrorKind::unavailable, "BUSY", messages::busy_passwords)
          .retry_after(5)
          .log("no slot for a password hash got free in time");
    }
    Slot::current = hasher.free_.back();
    hasher.free_.pop_back();
  }
  ~Lease() {
    {
      const std::lock_guard lock(hasher_.mutex_);
      hasher_.free_.push_back(Slot::current);
    }
    Slot::current = nullptr;
    hasher_.freed_.notify_one();
  }
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;

 private:
  PasswordHasher& hasher_;
};

PasswordHasher::PasswordHasher(PasswordOptions options) : options_(options) {
  if (options_.slots == 0) options_.slots = std::clamp(std::thread::hardware_concurrency(), 1u, 4u);
  for (std::size_t i = 0; i < options_.slots; ++i) {
    slots_.push_back(std::make_unique<Slot>(std::size_t{options_.cost.memory_kib} * 1024));
    free_.push_back(slots_.back().get());
  }
}

PasswordHasher::~PasswordHasher() = default;

std::vector<unsigned char> PasswordHasher::compute(std::string_view password, const PhcHash& parts,
                                                   std::size_t length) {
  std::vector<unsigned char> salt = parts.salt;
  std::vector<unsigned char> out(length);
  argon2_context context{};
  context.out = out.data();
  context.outlen = static_cast<std::uint32_t>(out.size());
  // Argon2 takes pointers to non-const but writes to them only when a flag requests it.
  context.pwd = reinterpret_cast<uint8_t*>(const_cast<char*>(password.data()));
  context.pwdlen = static_cast<std::uint32_t>(password.size());
  context.salt = salt.data();
  context.saltlen = static_cast<std::uint32_t>(salt.size());
  context.t_cost = parts.cost.passes;
  context.m_cost = parts.cost.memory_kib;
  context.lanes = parts.cost.lanes;
  context.threads = 1;
  context.version = ARGON2_VERSION_13;
  context.allocate_cbk = &Slot::allocate;
  context.free_cbk = &Slot::release;
  context.flags = ARGON2_DEFAULT_FLAGS;

  const Lease lease(*this);
  const int code = argon2_ctx(&context, Argon2_id);
  if (code == ARGON2_MEMORY_ALLOCATION_ERROR) throw std::bad_alloc();
  if (code != ARGON2_OK) throw std::runtime_error(std::string("Argon2: ") + argon2_error_message(code));
  return out;
}

std::string PasswordHasher::hash(std::string_view password) {
  PhcHash parts{options_.cost, std::vector<unsigned char>(salt_bytes), {}};
  fill_random(parts.salt);
  parts.hash = compute(password, parts, hash_bytes);
  return format_phc(parts);
}

bool PasswordHasher::verify(std::string_view password, const std::optional<std::string>& phc) {
  const auto parts = phc ? parse_phc(*phc) : std::nullopt;
  if (!parts) {
    verify_dummy(password);
    return false;
  }
  const auto computed = compute(password, *parts, parts->hash.size());
  const auto text = [](const std::vector<unsigned char>& bytes) {
    return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  };
  return constant_time_equal(text(computed), text(parts->hash));
}

void PasswordHasher::verify_dummy(std::string_view password) {
  compute(password, PhcHash{options_.cost, std::vector<unsigned char>(salt_bytes), {}}, hash_bytes);
}

bool PasswordHasher::needs_rehash(std::string_view phc) const {
  const auto parts = parse_phc(phc);
  return !parts || !(parts->cost == options_.cost) || parts->salt.size() != salt_bytes ||
         parts->hash.size() != hash_bytes;
}

}  // namespace fitapp::security
