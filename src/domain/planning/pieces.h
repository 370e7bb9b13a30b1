// Steady pieces of cardio: what one walks, runs, rides or rows on.
#pragma once

#include <optional>

#include "domain/planning/dose.h"
#include "domain/planning/pick.h"

namespace fitapp::domain::planning {

enum class Mode { foot, treadmill, bike, rower, elliptical, stairs, ski };
Mode mode_of(const Exercise& exercise);

bool is_piece(const Exercise& exercise);
// Runs and rides whose effort changes on purpose.
bool is_harder(const Exercise& exercise);

// The steady exercise that suits the person best, in another mode than the days before; nullptr when none does.
const Exercise* easy_piece(const Choice& choice, std::optional<Mode> mode);
// The easy exercise of the week's longest piece: one that the week has already, and that tires the heart first.
const Exercise* long_piece(const Choice& choice);
// A harder one in a mode that has an easy piece too; nullptr when none does.
const Exercise* harder_piece(const Choice& choice);

Dose piece_dose(const Exercise& exercise, const Choice& choice, int seconds);

}  // namespace fitapp::domain::planning
