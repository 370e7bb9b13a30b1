// Writes JSON strings and numbers.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

// Appends a quoted string. `text` must be valid UTF-8; see replace_invalid_utf8. Not checked here, because responses
// consist of text that was checked when it was stored.
void write_json_string(std::string& out, std::string_view text);

// Appends the shortest form that reads back as the same double, whole numbers without a decimal point. A number that is
// not finite becomes null.
void write_json_number(std::string& out, double number);

}  // namespace fitapp
