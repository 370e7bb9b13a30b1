// Data files that are compiled in; knows nothing of what is in them.
#pragma once

#include <string>
#include <string_view>

namespace fitapp::embed {

// embed/exercises.json.
std::string_view exercises_json();

// The food table that embed/pack_foods.mjs makes, an SQLite database; it stays in memory once it was asked for.
std::string_view foods_image();

// embed/meals/ingredients.txt and meals.txt.
std::string_view meal_ingredients();
std::string_view meals();

// The names of all that is linked in or stands in the interface, with their licences, for people to read.
std::string licenses();

// The certificate authorities of Debian's ca-certificates package, PEM, one after another.
std::string_view ca_bundle_pem();

}  // namespace fitapp::embed
