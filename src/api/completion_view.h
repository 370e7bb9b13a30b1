// Converts completions and records to their API views.
#pragma once

#include "api/shapes/workouts.h"

namespace fitapp::api {

CompletionView completion_view(domain::Completion completion);
std::vector<CompletionView> completion_views(std::vector<domain::Completion> completions);
RecordView record_view(domain::PersonalRecord record);

}  // namespace fitapp::api
