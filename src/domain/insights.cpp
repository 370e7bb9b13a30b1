// Selects and orders insights. The rules are in insights_rules.cpp.
#include "domain/insights.h"

#include "domain/insights_rules.h"

namespace fitapp::domain {

std::vector<std::string> insights_of(const InsightFacts& facts) {
  // The strongest insight of each subject comes first. Subjects without entries have none.
  const std::vector<std::vector<std::string>> subjects{training_insights(facts), period_insights(facts),
                                                       sleep_insights(facts), moment_insights(facts),
                                                       food_insights(facts)};
  std::vector<std::string> chosen;
  for (std::size_t rank = 0; chosen.size() < max_insights; ++rank) {
    bool found = false;
    for (const std::vector<std::string>& subject : subjects) {
      if (rank >= subject.size()) continue;
      found = true;
      if (chosen.size() < max_insights) chosen.push_back(subject[rank]);
    }
    if (!found) break;
  }
  return chosen;
}

}  // namespace fitapp::domain
