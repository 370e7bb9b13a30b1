// Muscles that were trained hard lately: those that a message names, and those of the log. A session spares them unless
// they are asked for by name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "coach/facts.h"
#include "coach/session_request.h"
#include "coach/words.h"

namespace fitapp::coach {

// "My legs are dead after leg day, what should I train?": the legs, and the question as the rest.
struct TrainedHard {
  std::vector<SessionTarget> targets;
  std::string rest;  // the message without what it says about them
};
TrainedHard trained_hard_in(const std::string& text);

// "What should I train?", "was heute?".
bool asks_what_to_train(const Words& words);
// "What helps?", "should I eat more?", "warum?": no wish for a session.
bool is_about_recovery(const Words& words);

// Without those that are asked for, as they are or as a part.
std::vector<SessionTarget> without_wished(std::vector<SessionTarget> spared, const std::vector<SessionTarget>& wished);

// The muscles that have not recovered, and those in the names of the workouts of yesterday and today.
struct TrainedLately {
  std::vector<SessionTarget> targets;
  int days_ago = 0;  // the last of them
};
TrainedLately trained_lately(const Facts& facts);

}  // namespace fitapp::coach
