// Names of what a session request can contain, and what they mean in the catalogue.
#pragma once

#include <string>
#include <vector>

#include "coach/session_request.h"
#include "coach/words.h"
#include "domain/foods.h"

namespace fitapp::coach {

// The muscles of the catalogue; empty for the whole body.
std::vector<std::string> muscles_of(SessionTarget target);
// With `helps`, also as a muscle that helps.
bool trains(const domain::Exercise& exercise, SessionTarget target, bool helps);
// An overhead squat in a session for the shoulders, a push press in one for the legs, a face pull in one for pushing.
bool is_out_of_place(const domain::Exercise& exercise, SessionTarget target);
domain::TargetArea area_of(SessionTarget target);
// "the legs", in German in the accusative.
domain::Bilingual name_of_target(SessionTarget target);
// "a kettlebell", in German in the dative.
domain::Bilingual name_of_gear(Gear gear);
domain::Bilingual name_of_area(domain::BodyArea area);
domain::Bilingual name_of_type(RecommendedType type);

// "Should I train today?", "kann ich mit Muskelkater trainieren?" ask for a yes or no, and for no session.
bool asks_whether(const Words& words);

bool is_cardio_machine(Gear gear);
// The least choice that allows all of it.
domain::EquipmentChoice choice_for(const std::vector<Gear>& gear);
bool uses(const domain::Exercise& exercise, Gear gear);

}  // namespace fitapp::coach
