// Finds exercises that can replace another when its equipment is taken or missing, or when it hurts.
#pragma once

#include <vector>

#include "domain/exercises.h"

namespace fitapp::domain {

// Best first. The alternatives need only this equipment, load none of these areas, are of the same section and share a
// primary muscle. Muscles count most, above all the main one; then the movement (isolation or compound, push or pull),
// the kind of training (a jump for a jump, minutes for minutes), the implement and the difficulty.
std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const Catalogue& catalogue,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t max_count);
// Among these exercises. Own exercises are left out when there are injuries, because the areas that they load are
// unknown.
std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const std::vector<const Exercise*>& candidates,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t max_count);

}  // namespace fitapp::domain
