// Embedded data files.
#pragma once

#include <string>
#include <string_view>

namespace fitapp::embed {

// The files of embed/exercises/, joined.
std::string_view exercises_json();

// ui/src/locales/de/server.json: code -> text with {{placeholders}}; plurals end in _one and _other.
std::string_view german_messages_json();

// The SQLite database that embed/pack_foods.mjs creates. Unpacked on first use, then kept in memory.
std::string_view foods_image();

// embed/meals: the ingredients, and the dishes of all files in one text.
std::string_view meal_ingredients();
std::string_view meals();

// The most common passwords of at least six characters: lower case, sorted, one per line.
std::string_view common_passwords();

// The licences of all linked libraries and of the interface's packages, as text.
std::string licenses();

// The certificate authorities of Debian's ca-certificates package, as PEM.
std::string_view ca_bundle_pem();

}  // namespace fitapp::embed
