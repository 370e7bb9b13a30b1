// What "special needs" typed with a recommendation mean for a session: what to spare, how gently, what to leave out.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "coach/chat_script.h"
#include "coach/words.h"

namespace fitapp::coach {

struct Needs {
  std::vector<domain::BodyArea> spared;
  bool tired = false;
  bool stressed = false;
  bool sick = false;
  bool pregnant = false;
  bool no_jumping = false;
  bool seated = false;
  bool no_equipment = false;
  bool desk = false;
  bool is_new = false;

  bool is_gentle() const { return tired || stressed || sick || pregnant; }
};

class NeedsReader {
 public:
  // embed/coach.json.
  NeedsReader(const nlohmann::json& words, const ChatScript& script);
  Needs read(std::string_view text) const;

 private:
  bool says(const std::string& need, const Words& words) const;

  const ChatScript& script_;
  std::map<std::string, std::vector<Pattern>> patterns_;
};

}  // namespace fitapp::coach
