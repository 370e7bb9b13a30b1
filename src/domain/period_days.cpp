// Sorts symptoms.
#include "domain/period_days.h"

#include <algorithm>

namespace fitapp::domain {

std::vector<Symptom> in_order(std::vector<Symptom> symptoms) {
  std::sort(symptoms.begin(), symptoms.end());
  symptoms.erase(std::unique(symptoms.begin(), symptoms.end()), symptoms.end());
  return symptoms;
}

}  // namespace fitapp::domain
