// The insights of each subject, strongest first.
#pragma once

#include "domain/insights.h"

namespace fitapp::domain {

std::vector<std::string> training_insights(const InsightFacts& facts);
std::vector<std::string> period_insights(const InsightFacts& facts);
std::vector<std::string> sleep_insights(const InsightFacts& facts);
std::vector<std::string> moment_insights(const InsightFacts& facts);
std::vector<std::string> food_insights(const InsightFacts& facts);

}  // namespace fitapp::domain
