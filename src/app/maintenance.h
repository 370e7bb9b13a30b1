// The commands for the database file and the running server.
#pragma once

#include <string>

#include "app/config.h"

namespace fitapp::app {

// Migrates the database. With `check_only` only lists the pending migrations. Returns the exit code.
int migrate(const Config& config, bool check_only);
// Copies the database to a new file.
void backup(const Config& config, const std::string& file);
// Replaces the database with a backup.
void restore(const Config& config, const std::string& file);
// Requests /healthz from the running server. Throws if it does not answer.
void healthcheck(const Config& config);
// Checks the database file and the configured servers, and prints a line for each. Returns 1 if there is a problem.
int check(const Config& config);
void print_version();
// Prints the licences of everything in the executable, including the interface.
void print_licenses();

}  // namespace fitapp::app
