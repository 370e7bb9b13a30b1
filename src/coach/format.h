// Formats numbers, dates and lists for English sentences, in the user's units.
#pragma once

#include <string>
#include <vector>

#include "domain/account.h"
#include "domain/kinds.h"

namespace fitapp::coach {

std::string format_number(double value, int decimals);
std::string format_weight(double pounds, domain::WeightUnit unit);
std::string format_energy(double kilocalories, domain::EnergyUnit unit);
std::string format_record(double value, domain::RecordUnit unit, domain::WeightUnit weight_unit);
std::string format_hours_and_minutes(double hours);  // "7 h 20 min"
std::string format_days_ago(int days);               // "today", "yesterday", "4 days ago"
// "squats, rows and planks"
std::string join_words(const std::vector<std::string>& items, const std::string& conjunction = "and");
std::string area_name(domain::BodyArea area);  // "lower back"

}  // namespace fitapp::coach
