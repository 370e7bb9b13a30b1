// What an answer with a session says: which wishes the session follows, which not, and why.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "coach/session_request.h"

namespace fitapp::coach {

// What had to give way.
struct Compromise {
  bool gear = false;     // exercises without the wished equipment too
  bool target = false;   // exercises for other muscles too
  bool helpers = false;  // the target alone would not fill the time
  bool spared = false;   // without muscles that were trained lately too little would be left
};

// Muscles that the session leaves out because they are tired.
struct Spared {
  std::vector<SessionTarget> targets;
  std::optional<int> days_ago;  // when they were trained, as the log says; empty: the message says it
};

struct MadeSession {
  RecommendedType type = RecommendedType::strength;
  int asked_minutes = 0;
  int minutes = 0;
  std::vector<SessionTarget> targets;
  Spared spared;
  Compromise compromise;
};

std::string session_wording(const CoachContext& context, const SessionRequest& request, const MadeSession& made,
                            const std::vector<std::string>& previous_answers);

}  // namespace fitapp::coach
