// Reads from standard input. Passwords are not echoed.
#pragma once

#include <string>

namespace fitapp::app {

// The next line without its line break. Throws fitapp::Error if there is none.
std::string read_line();
// Asks twice until both are equal. Throws fitapp::Error if standard input is not a terminal.
std::string ask_new_password();
// True for "y" or "yes". Throws fitapp::Error if standard input is not a terminal.
bool confirm(const std::string& question);

}  // namespace fitapp::app
