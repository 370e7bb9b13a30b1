// From settings to the coach's model: how it is asked, and what `fitapp check` finds out about it.
#pragma once

#include <string>

#include "app/config.h"
#include "coach/model_coach.h"

namespace fitapp::app {

// With [coach] base_url set.
coach::ModelOptions coach_model_options(const Config& config);

struct CoachProbe {
  std::string problem;   // empty: it works
  std::string supports;  // "JSON schema, streaming"
};
// Asks the service twice, with a few words each.
CoachProbe probe_coach(const Config& config);

}  // namespace fitapp::app
