// Checks that a model invents no numbers: each number of a sentence must stand in what the model was told.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::coach {

class Grounding {
 public:
  // What the model may repeat: typed text, or facts with their numbers.
  void add_text(std::string_view text);
  void add_facts(const nlohmann::json& facts);

  // Whether each number of the sentence was added. It may be rounded to fewer decimals, and written the English or the
  // German way. Free are the numbers of a list, and whole numbers up to three that count nothing measured ("two
  // ideas").
  bool holds(std::string_view sentence) const;

  // The sentences that hold. Empty if there are none.
  std::string kept(std::string_view text) const;

 private:
  std::set<double> known_;
};

}  // namespace fitapp::coach
