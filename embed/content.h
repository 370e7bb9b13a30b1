// Data files that are compiled in as they are; knows nothing of what is in them.
#pragma once

#include <string_view>

namespace fitapp::embed {

// embed/exercises.json.
std::string_view exercises_json();

// The food table as embed/pack_foods.mjs packs it.
std::string_view packed_foods();

// The certificate authorities of Debian's ca-certificates package, PEM, one after another.
std::string_view ca_bundle_pem();

}  // namespace fitapp::embed
