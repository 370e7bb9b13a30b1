// Defines fuzz targets: functions that take any bytes and check properties that hold for all of them. libFuzzer calls a
// target with bytes that it makes up (./run fuzz); seeds_test.cpp calls it with its seeds (./run test).
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace fitapp::fuzz {

// A property that must hold for all bytes. libFuzzer treats the exception as a crash and stores the bytes.
inline void require(bool holds, const char* property) {
  if (!holds) throw std::logic_error(property);
}

struct Target {
  std::string_view name;
  void (*run)(std::string_view bytes);
};

// All targets of this executable, in no particular order.
inline std::vector<Target>& targets() {
  static std::vector<Target> all;
  return all;
}

inline bool add_target(const Target& target) {
  targets().push_back(target);
  return true;
}

}  // namespace fitapp::fuzz

// FITAPP_FUZZ_TARGET(head) { ... } is in head_fuzz.cpp and uses `bytes`. Its seeds are in seeds/head/.
#ifdef FITAPP_LIBFUZZER
#define FITAPP_FUZZ_TARGET(name)                                                      \
  static void fuzz_##name(std::string_view bytes);                                    \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
    fuzz_##name(std::string_view(reinterpret_cast<const char*>(data), size));         \
    return 0;                                                                         \
  }                                                                                   \
  static void fuzz_##name(std::string_view bytes)
#else
#define FITAPP_FUZZ_TARGET(name)                                                                             \
  static void fuzz_##name(std::string_view bytes);                                                           \
  [[maybe_unused]] static const bool fuzz_##name##_added = ::fitapp::fuzz::add_target({#name, fuzz_##name}); \
  static void fuzz_##name(std::string_view bytes)
#endif
