// Chooses among relations: one for each pair of subjects, new subjects first.
#include <algorithm>
#include <map>

#include "domain/insight_relations.h"

namespace fitapp::domain {
namespace {

using enum RelationSubject;

int named_of(const RelationPair& pair, const std::set<RelationSubject>& named) {
  return static_cast<int>(named.count(pair.first) + named.count(pair.second));
}

}  // namespace

RelationPair pair_of(InsightKind kind) {
  switch (kind) {
    case InsightKind::protein_on_training_days: return {training, protein};
    case InsightKind::sleep_after_late_food:
    case InsightKind::sleep_quality_after_late_food: return {late_food, sleep};
    case InsightKind::energy_in_period:
    case InsightKind::energy_before_period: return {cycle, energy};
    case InsightKind::mood_in_period:
    case InsightKind::mood_before_period: return {cycle, mood};
    case InsightKind::mood_after_training:
    case InsightKind::mood_in_goal_weeks: return {training, mood};
    case InsightKind::mood_after_long_sleep: return {sleep, mood};
    case InsightKind::mood_after_moment: return {moments, mood};
    case InsightKind::sleep_quality_after_moment: return {moments, sleep};
    default: return {training, sleep};
  }
}

std::vector<Insight> relation_insights(const InsightFacts& facts, const std::set<InsightKind>& hidden) {
  std::set<RelationSubject> named;
  for (const InsightKind kind : hidden) {
    if (kind <= last_relation) named.insert({pair_of(kind).first, pair_of(kind).second});
  }
  std::vector<Relation> left = relations_among(relation_questions(facts), facts.seed);
  std::vector<Insight> chosen;
  std::erase_if(left, [&](const Relation& each) { return hidden.contains(each.kind); });
  while (!left.empty()) {
    const auto next = std::min_element(left.begin(), left.end(), [&](const Relation& a, const Relation& b) {
      return named_of(pair_of(a.kind), named) < named_of(pair_of(b.kind), named);
    });
    const RelationPair pair = pair_of(next->kind);
    chosen.push_back({next->kind, sentence_of(*next)});
    named.insert({pair.first, pair.second});
    std::erase_if(left, [&](const Relation& each) { return pair_of(each.kind) == pair; });
  }
  return chosen;
}

std::vector<RelationCheck> check_relations(const InsightFacts& facts) {
  std::map<RelationPair, RelationCheck> checks;
  for (int kind = 0; kind <= static_cast<int>(last_relation); ++kind) {
    const RelationPair pair = pair_of(static_cast<InsightKind>(kind));
    checks[pair].pair = pair;
  }
  const std::vector<RelationQuestion> questions = relation_questions(facts);
  for (const RelationQuestion& question : questions) {
    RelationCheck& check = checks[pair_of(question.kind)];
    const auto in_group = static_cast<int>(std::ranges::count_if(question.days, &RelationDay::in_group));
    const int others = static_cast<int>(question.days.size()) - in_group;
    const bool enough = has_enough_data(question);
    if (enough < check.has_enough_data) continue;
    if (enough == check.has_enough_data && std::min(in_group, others) <= std::min(check.days, check.other_days)) {
      if (check.days + check.other_days > 0) continue;
    }
    check.has_enough_data = enough;
    check.days = in_group;
    check.other_days = others;
  }
  for (const Relation& relation : relations_among(questions, facts.seed)) {
    RelationCheck& check = checks[pair_of(relation.kind)];
    if (!check.relation) check.relation.emplace(relation.kind, sentence_of(relation));
  }
  std::vector<RelationCheck> all;
  for (auto& [pair, check] : checks) all.push_back(std::move(check));
  return all;
}

}  // namespace fitapp::domain
