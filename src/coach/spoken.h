// Numbers and names as one says them, in the person's own units; knows no sentence.
#pragma once

#include <string>
#include <vector>

#include "coach/facts.h"
#include "coach/phrases.h"
#include "domain/kinds.h"

namespace fitapp::coach {

std::string spoken_number(double value, int decimals);
std::string spoken_weight(double pounds, domain::WeightUnit unit);
std::string spoken_energy(double kilocalories, domain::EnergyUnit unit);
std::string spoken_days_ago(int days);  // "today", "yesterday", "4 days ago"
// "squats, rows and planks"; `last` joins the last two.
std::string spoken_list(const std::vector<std::string>& items, const std::string& last = "and");
std::string spoken_area(domain::BodyArea area);
std::string spoken_record(double value, domain::RecordUnit unit, domain::WeightUnit weight_unit);

// Everything about a person that a sentence may name, under the names of embed/coach.json. What is not known is absent.
Known known_of(const Facts& facts);

}  // namespace fitapp::coach
