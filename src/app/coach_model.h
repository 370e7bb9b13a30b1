// Configures the coach's model, and probes it for `fitapp check`.
#pragma once

#include <string>

#include "app/config.h"
#include "coach/model_coach.h"

namespace fitapp::app {

// Requires [coach] base_url.
coach::ModelOptions coach_model_options(const Config& config);

struct CoachProbe {
  std::string problem;   // empty if it works
  std::string supports;  // "JSON schema, streaming"
};
// Sends the service a few short requests.
CoachProbe probe_coach(const Config& config);

}  // namespace fitapp::app
