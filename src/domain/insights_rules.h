// The counting insights of each subject, strongest first, and the words they share with relations.
#pragma once

#include "domain/insights.h"

namespace fitapp::domain {

std::vector<Insight> training_insights(const InsightFacts& facts);
std::vector<Insight> period_insights(const InsightFacts& facts);
std::vector<Insight> sleep_insights(const InsightFacts& facts);
std::vector<Insight> moment_insights(const InsightFacts& facts);
std::vector<Insight> food_insights(const InsightFacts& facts);

// "42 min", "7 h", "7 h 30 min". The list holds one message.
std::vector<Message> duration_in_words(int minutes);
// "3.4", in German "3,4".
std::vector<Message> rating_in_words(double value);

}  // namespace fitapp::domain
