// The account commands. They can run while a server uses the same database.
#pragma once

#include <optional>
#include <string>

#include "app/config.h"

namespace fitapp::app {

struct AccountOptions {
  std::string email;
  std::string name;             // empty: the part before the @
  bool password_stdin = false;  // the first line of standard input
  bool link = false;            // user-reset: print a link instead of asking for a password
  bool yes = false;             // user-delete, demo: do not ask
};

// Each throws fitapp::Error with a message for the terminal.
void user_add(const Config& config, const AccountOptions& options);
void user_reset(const Config& config, const AccountOptions& options);
void user_delete(const Config& config, const AccountOptions& options);
void user_list(const Config& config);
void demo(const Config& config, const AccountOptions& options);

}  // namespace fitapp::app
