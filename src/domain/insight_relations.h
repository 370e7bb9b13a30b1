// Relations between two of a user's own daily series, such as training and the night after it. A relation says that two
// things go together, never that one causes the other.
//
// The rules, in this order (docs/behaviour.md, Insights):
// - Data. Days on which both values are known, at least `min_group_days` in each group, over at least `min_span_days`.
// - Size. The difference of the two means reaches the smallest one that matters for the measure. It still does without
//   the one value that adds most to it, and when days are compared with the same weekday and the same four weeks.
// - Chance. A permutation test on ranks, two-sided. Values and groups are first freed of the means of their weekday and
//   of their four weeks, so that habits of the week, seasons and holidays do not count. Each permutation rotates the
//   values against the groups within every four weeks, which keeps runs of good and bad days together: Harris KD,
//   Nonsense correlations in neuroscience, bioRxiv 2020. p = (b + 1) / (m + 1): Phipson B, Smyth GK, Stat Appl Genet
//   Mol Biol 2010;9:39.
// - Many questions. Holm's correction over all relations with enough data: Holm S, Scand J Stat 1979;6:65-70. What is
//   shown is chosen among those that remain, so the choice adds no chance finding.
#pragma once

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "domain/insights.h"

namespace fitapp::domain {

inline constexpr int min_group_days = 8;
inline constexpr int min_span_days = 28;
inline constexpr int relation_permutations = 9'999;
// For all relations of a user together. Below the usual 0.05, because no rotation removes all memory of days: in noise
// in which each day strongly resembles the one before, 5.5 % of people had a relation at a nominal 0.05.
inline constexpr double relation_alpha = 0.03;

enum class RelationMeasure { minutes_slept, minutes_trained, protein, rating };

// The smallest difference that matters. Sleep: the American Academy of Sleep Medicine calls 20 minutes of total sleep
// time clinically significant (Sateia MJ et al., J Clin Sleep Med 2017;13:307-349). Ratings: half a point (Jaeschke R
// et al., Control Clin Trials 1989;10:407-415, on a scale of 7 points). Protein: half of the 20 g that build the most
// muscle in one meal (Moore DR et al., Am J Clin Nutr 2009;89:161-168). Training: our own choice.
double min_difference(RelationMeasure measure);

// A day, or the Monday of a week, on which both are known: whether it belongs to the group, and the value.
struct RelationDay {
  LocalDate day;
  bool in_group = false;
  double value = 0;
};

struct RelationQuestion {
  InsightKind kind;
  RelationMeasure measure;
  bool weekly = false;
  int limit = 0;  // that divides the groups, in minutes of sleep
  std::vector<RelationDay> days;
};

struct Relation {
  InsightKind kind;
  RelationMeasure measure;
  int limit = 0;
  int days = 0;
  int other_days = 0;
  double mean = 0;
  double other_mean = 0;
  double p = 1;
};

// The questions that the user's data can be asked, with all days on which both values are known.
std::vector<RelationQuestion> relation_questions(const InsightFacts& facts);

bool has_enough_data(const RelationQuestion& question);

// The relations that the rules keep, the least likely to be chance first.
std::vector<Relation> relations_among(const std::vector<RelationQuestion>& questions, std::uint64_t seed);

Message sentence_of(const Relation& relation);

// What a relation compares.
enum class RelationSubject { training, late_food, cycle, moments, sleep, protein, energy, mood };
using RelationPair = std::pair<RelationSubject, RelationSubject>;  // in the order of the enum

// Of a relation.
RelationPair pair_of(InsightKind kind);

// The strongest relation of each pair that is not hidden. Those about subjects that no earlier one has named come
// first; a hidden kind counts as named.
std::vector<Insight> relation_insights(const InsightFacts& facts, const std::set<InsightKind>& hidden = {});

// What the data say about one pair: a relation, or the days of the question with the most data. Nothing was compared
// without enough data.
struct RelationCheck {
  RelationPair pair;
  std::optional<Insight> relation;
  int days = 0;
  int other_days = 0;
  bool has_enough_data = false;
};

// One for each pair.
std::vector<RelationCheck> check_relations(const InsightFacts& facts);

// For questions about insights: what is shown, and what was compared.
struct InsightReport {
  std::vector<Insight> shown;
  std::vector<RelationCheck> checks;
};

}  // namespace fitapp::domain
