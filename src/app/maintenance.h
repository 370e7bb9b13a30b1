// The commands about the file and the running server.
#pragma once

#include <string>

#include "app/config.h"

namespace fitapp::app {

// Brings the schema up to date; with `check_only` says what would be done. Answers the exit code.
int migrate(const Config& config, bool check_only);
// A whole copy in a new file.
void backup(const Config& config, const std::string& file);
// A backup in the place of the database.
void restore(const Config& config, const std::string& file);
// Asks the running server's /healthz; throws when it does not answer.
void healthcheck(const Config& config);
// Looks at the file and at what the configuration names outside; prints a line each. Answers the exit code: 1 when
// something is wrong.
int check(const Config& config);
void print_version();
// Of everything that is linked in or stands in the interface.
void print_licenses();

}  // namespace fitapp::app
