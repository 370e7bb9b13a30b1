// Checks passwords: whether one is the account's, and whether a new one is allowed.
#pragma once

#include "api/caller.h"

namespace fitapp::api {

struct PasswordAttempt {
  const std::string& email;  // the key for counting attempts
  const std::string& password;
  const std::optional<std::string>& hash;  // absent if there is no account or it has no password
};

// Takes the same time whatever is wrong. After repeated failures further attempts for this account are refused for a
// while (429), even those of a signed-in user: a stolen session must not help to guess the password.
bool is_correct_password(const RequestContext& context, const PasswordAttempt& attempt);

// Reports a problem for `field` if the server refuses common passwords and this is one.
void check_common_password(const Settings& settings, const std::string& password, const std::string& field,
                           FieldProblems& problems);

}  // namespace fitapp::api
