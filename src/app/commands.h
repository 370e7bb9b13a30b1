// Parses the command line and runs a command.
#pragma once

namespace fitapp::app {

// Returns the exit code: 0 for success, 1 for failure, 2 for an invalid command line or configuration. Prints one
// sentence on standard error for every failure.
int run(int argc, char** argv);

}  // namespace fitapp::app
