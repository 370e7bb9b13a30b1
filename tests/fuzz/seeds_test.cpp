// Runs every fuzz target with its seeds, compiled like all other tests.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "fuzz/fuzz_target.h"

namespace fitapp::fuzz {

namespace {

namespace fs = std::filesystem;

const fs::path seeds = fs::path(FITAPP_SOURCE_DIR) / "tests/fuzz/seeds";

std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace

TEST_CASE("every fuzz target has seeds, and its properties hold for each of them") {
  REQUIRE_FALSE(targets().empty());
  for (const Target& target : targets()) {
    const fs::path folder = seeds / target.name;
    CAPTURE(folder);
    REQUIRE(fs::is_directory(folder));
    CHECK_FALSE(fs::is_empty(folder));
    for (const auto& seed : fs::directory_iterator(folder)) {
      CAPTURE(seed.path());
      const std::string bytes = bytes_of(seed.path());
      CHECK_NOTHROW(target.run(bytes));
    }
  }
}

TEST_CASE("every folder of seeds belongs to a fuzz target") {
  for (const auto& folder : fs::directory_iterator(seeds)) {
    CAPTURE(folder.path());
    CHECK(std::any_of(targets().begin(), targets().end(),
                      [&](const Target& target) { return folder.path().filename() == target.name; }));
  }
}

}  // namespace fitapp::fuzz
