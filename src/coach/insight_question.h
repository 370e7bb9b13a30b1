// Reads questions about relations in the user's data ("Does training help my sleep?", "Any insights about me?"), and
// answers them from the insights that the wellness screen shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "domain/insight_relations.h"

namespace fitapp::coach {

struct InsightQuestion {
  // One for "What affects my sleep?", both of a pair, or none for all insights.
  std::vector<domain::RelationSubject> subjects;
};

// nullopt for any other message.
std::optional<InsightQuestion> insight_question_in(const std::string& message);

ChatReply insight_reply(const InsightQuestion& question, const domain::InsightReport& report, Language language,
                        const std::vector<std::string>& previous_answers);

}  // namespace fitapp::coach
