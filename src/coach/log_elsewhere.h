// Answers to sentences about the log that the chat cannot follow: it deletes nothing but what it logged, counts no
// steps, and needs the values of a record.
#pragma once

#include <optional>
#include <string_view>

#include "coach/coach.h"
#include "coach/log_reading.h"

namespace fitapp::coach {

// "Delete my breakfast", "lösch mein Training von heute": where it can be deleted.
std::optional<ChatReply> deletion_reply(const LogReading& reading);
// "I walked 9000 steps": that they are not tracked, and what is.
std::optional<ChatReply> steps_reply(const LogReading& reading);
// "Hip thrust new PR": asks for the weight and the repetitions.
ChatReply record_reply(const LogReading& reading, const domain::Exercise& exercise);

}  // namespace fitapp::coach
