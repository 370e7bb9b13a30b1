// Selects and orders insights. The rules are in insight_relations.cpp and insights_rules.cpp.
#include "domain/insights.h"

#include "domain/insight_relations.h"
#include "domain/insights_rules.h"

namespace fitapp::domain {

std::vector<Insight> insights_of(const InsightFacts& facts, const std::set<InsightKind>& hidden) {
  std::vector<Insight> chosen;
  const auto add = [&](const Insight& insight) {
    if (chosen.size() < max_insights && !hidden.contains(insight.kind)) chosen.push_back(insight);
  };
  for (const Insight& insight : relation_insights(facts, hidden)) add(insight);
  // Then the strongest count of each subject. Subjects without entries have none.
  const std::vector<std::vector<Insight>> subjects{training_insights(facts), period_insights(facts),
                                                   sleep_insights(facts), moment_insights(facts), food_insights(facts)};
  std::size_t most = 0;
  for (const std::vector<Insight>& subject : subjects) most = std::max(most, subject.size());
  for (std::size_t rank = 0; rank < most; ++rank) {
    for (const std::vector<Insight>& subject : subjects) {
      if (rank < subject.size()) add(subject[rank]);
    }
  }
  return chosen;
}

}  // namespace fitapp::domain
