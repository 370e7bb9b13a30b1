// What can stand for an exercise when its place is taken, its equipment is missing or a joint says no.
#pragma once

#include <vector>

#include "domain/exercises.h"

namespace fitapp::domain {

// With this equipment at hand, sparing these areas, best first: a main mover in common, of the same section, and never
// itself. The muscles count most, above all the main one, then the movement (one joint or several, push or pull), the
// kind of training (a jump stands for a jump, minutes for minutes), the implement, and how hard it is.
std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const Catalogue& catalogue,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t most);

}  // namespace fitapp::domain
