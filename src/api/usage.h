// How much the signed-in user has stored, and the limits for it.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> usage_endpoints();

// Throws conflict when the user has stored as much as the settings allow. Call before a change that can add rows.
void require_room(const Caller& me);
// Call after a deletion.
void note_deletion(const Caller& me);

}  // namespace fitapp::api
