// What can stand for an exercise when its place is taken, its equipment is missing or a joint says no.
#pragma once

#include <vector>

#include "domain/exercises.h"

namespace fitapp::domain {

// With this equipment at hand, sparing these areas, best first: same pattern with a main mover in common, then the same
// main muscle, then any main mover in common; of the same section, and never itself. Among equals an isolation stands
// for an isolation, a jump for a jump, and what is loaded alike and about as hard comes first.
std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const Catalogue& catalogue,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t most);

}  // namespace fitapp::domain
