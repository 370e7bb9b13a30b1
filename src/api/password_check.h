// Checks passwords: whether one is the account's, and whether a new one is allowed.
#pragma once

#include "api/caller.h"

namespace fitapp::api {

struct PasswordAttempt {
  const std::string& email;  // the key for counting attempts
  const std::string& password;
  const std::optional<std::string>& hash;  // absent if there is no account or it has no password
  const std::string& device;               // security::LoginAttempt::device
};

// Takes the same time whatever is wrong. After repeated failures further attempts for this account are refused for a
// while (429), even those of a signed-in user: a stolen session must not help to guess the password.
bool is_correct_password(const RequestContext& context, const PasswordAttempt& attempt);

struct NewPassword {
  const std::string& password;
  const std::string& name;   // of its owner
  const std::string& email;  // of its owner
};

// Reports a problem for `field` if the server refuses this password: too short, common, or the owner's name.
void check_new_password(const Settings& settings, const NewPassword& chosen, const std::string& field,
                        FieldProblems& problems);

}  // namespace fitapp::api
