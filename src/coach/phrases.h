// Sentences with gaps, each said only when every fact that it names is known: what keeps the built-in coach from making
// things up. It knows no person and no subject.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::coach {

// Facts by name, ready to be read out. A fact that is only true or not has an empty text.
using Known = std::map<std::string, std::string, std::less<>>;

class Phrases {
 public:
  // [{"when": ["fact", "!fact"], "say": ["You did {fact}.", ...]}, ...]
  explicit Phrases(const nlohmann::json& groups);

  // A sentence of the first group that holds and can be said, one that was not `said` before where there is one; empty
  // when there is none.
  std::string say(const Known& known, std::uint64_t seed, const std::vector<std::string>& said = {}) const;

 private:
  struct Group {
    std::vector<std::string> when;
    std::vector<std::string> lines;
  };
  static bool holds(const Group& group, const Known& known);

  std::vector<Group> groups_;
};

// The text with its gaps filled; empty when a fact in it is unknown.
std::string filled(std::string_view text, const Known& known);

// Spreads a seed, so that neighbouring seeds choose unlike each other.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t salt);

}  // namespace fitapp::coach
