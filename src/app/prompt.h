// Questions to the person at the terminal; nothing typed here is echoed or logged where it is a password.
#pragma once

#include <string>

namespace fitapp::app {

// The first line of standard input without its line break. Throws fitapp::Error when there is none.
std::string read_line();
// Asks twice without echo until both are the same; throws fitapp::Error when standard input is no terminal.
std::string ask_new_password();
// True for "y" or "yes"; throws fitapp::Error when standard input is no terminal.
bool confirm(const std::string& question);

}  // namespace fitapp::app
