// How completions and records look on the wire.
#pragma once

#include "api/shapes/workouts.h"

namespace fitapp::api {

CompletionView completion_view(domain::Completion completion);
std::vector<CompletionView> completion_views(std::vector<domain::Completion> completions);
RecordView record_view(domain::PersonalRecord record);

}  // namespace fitapp::api
