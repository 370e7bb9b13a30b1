// Recognises amounts of diets that harm: "10 kilos in two weeks", "800 kcal a day", "three days without food".
#pragma once

#include <string_view>

namespace fitapp::coach {

// Whether a sentence names a diet that harms: a loss of more than 1.3 kg a week, fewer than 1,200 kcal a day, two days
// or more without food, or a body weight of 45 kg or less as a goal for losing.
bool names_extreme_diet(std::string_view sentence);

}  // namespace fitapp::coach
