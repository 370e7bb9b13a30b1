// The command line: which command, with which options; knows how each is run and nothing of what it does.
#pragma once

namespace fitapp::app {

// The exit code: 0 done, 1 it could not be done, 2 the command line or the configuration is wrong. Every failure ends
// in one sentence on standard error.
int run(int argc, char** argv);

}  // namespace fitapp::app
