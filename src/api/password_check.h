// Passwords that somebody types: is this the account's, and may it become the account's. Knows no route.
#pragma once

#include "api/caller.h"

namespace fitapp::api {

struct PasswordTry {
  const std::string& email;  // as the attempts count it
  const std::string& password;
  const std::optional<std::string>& hash;  // absent: no account, or one without a password
};

// Takes the same time whatever is wrong. Wrong tries in a row make whoever asks for this account wait (429), at the
// log-in and behind it alike: a stolen session must not be a way to guess on.
bool is_right(const RequestContext& context, const PasswordTry& attempt);

// Names `field` when the owner of the server refuses common passwords and this is one.
void check_common_password(const Settings& settings, const std::string& password, const std::string& field,
                           FieldProblems& problems);

}  // namespace fitapp::api
