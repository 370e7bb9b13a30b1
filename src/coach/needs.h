// Reads the free text "special needs" of a recommendation request.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "coach/person.h"
#include "coach/topic_matcher.h"
#include "coach/words.h"

namespace fitapp::coach {

struct Needs {
  std::vector<domain::BodyArea> areas_to_avoid;
  bool tired = false;
  bool stressed = false;
  bool sick = false;
  bool pregnant = false;
  bool no_jumping = false;
  bool no_floor = false;  // nothing that lies, sits or kneels on the floor
  bool no_kneeling = false;
  bool seated = false;
  bool no_equipment = false;
  bool desk_job = false;
  bool is_new = false;

  bool is_gentle() const { return tired || stressed || sick || pregnant; }
  bool operator==(const Needs&) const = default;
};

class NeedsReader {
 public:
  // `words` is embed/coach.json. `people` must outlive this.
  NeedsReader(const nlohmann::json& words, const TopicMatcher& script, const PersonReader& people);
  Needs read(std::string_view text) const;
  const PersonReader& people() const { return people_; }

 private:
  bool says(const std::string& need, const Words& words) const;

  const TopicMatcher& script_;
  const PersonReader& people_;
  std::map<std::string, std::vector<Pattern>> patterns_;
};

}  // namespace fitapp::coach
