// Users' answers to suggestions of the next target of an exercise; the last one per exercise.
#pragma once

#include "domain/exercise_progression.h"
#include "store/db.h"

namespace fitapp::store {

std::optional<domain::SuggestionResponse> find_suggestion_answer(UserId user, Database& database,
                                                                 const std::string& exercise);
void save_suggestion_answer(UserId user, Database& database, const std::string& exercise,
                            const domain::SuggestionResponse& answer, Instant now);

}  // namespace fitapp::store
