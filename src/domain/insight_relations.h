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
// - Many questions. Holm's correction over all relations with enough data: Holm S, Scand J Stat 1979;6:65-70.
#pragma once

#include <optional>
#include <vector>

#include "domain/insights.h"

namespace fitapp::domain {

inline constexpr int min_group_days = 8;
inline constexpr int min_span_days = 28;
inline constexpr int relation_permutations = 9'999;
// For all relations of a user together. Below the usual 0.05, because no rotation removes all memory of days: 0.03
// keeps the share of people with a relation in noise below 5 % even if each day strongly resembles the one before.
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

// The relations that the rules keep, the least likely to be chance first.
std::vector<Relation> relations_among(const std::vector<RelationQuestion>& questions, std::uint64_t seed);

Message sentence_of(const Relation& relation);

// The strongest relation of each subject, then the others.
std::vector<Insight> relation_insights(const InsightFacts& facts);

}  // namespace fitapp::domain
