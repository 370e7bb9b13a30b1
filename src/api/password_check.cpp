// Counts password attempts around the comparison with the stored hash.
#include "api/password_check.h"

#include "base/utf8.h"
#include "domain/messages.h"
#include "security/weak_passwords.h"

namespace fitapp::api {
namespace {

// Counts an attempt as a failure until its password has been verified. An attempt that a busy server did not verify is
// not counted.
class CountedAttempt {
 public:
  CountedAttempt(const RequestContext& context, const PasswordAttempt& attempt)
      : attempts_(context.services.attempts), attempt_{attempt.email, context.request.remote_address, attempt.device} {
    attempts_.begin_login(attempt_, context.now);
  }
  ~CountedAttempt() {
    if (!is_verified_) attempts_.login_abandoned(attempt_);
  }
  CountedAttempt(const CountedAttempt&) = delete;
  CountedAttempt& operator=(const CountedAttempt&) = delete;

  void verified(bool is_correct) {
    is_verified_ = true;
    if (is_correct) attempts_.login_succeeded(attempt_);
  }

 private:
  security::Attempts& attempts_;
  const security::LoginAttempt attempt_;
  bool is_verified_ = false;
};

}  // namespace

bool is_correct_password(const RequestContext& context, const PasswordAttempt& attempt) {
  CountedAttempt counted(context, attempt);
  const bool is_correct = context.services.hasher.verify(attempt.password, attempt.hash);
  counted.verified(is_correct);
  return is_correct;
}

void check_new_password(const Settings& settings, const NewPassword& chosen, const std::string& field,
                        FieldProblems& problems) {
  if (count_characters(chosen.password) < static_cast<std::size_t>(settings.min_password)) {
    const double minimum = settings.min_password;
    return problems.add(field, Message(messages::password_too_short, {{"minimum", minimum}}));
  }
  if (!settings.refuse_common_passwords) return;
  switch (security::weakness_of(chosen.password, chosen.name, chosen.email)) {
    case security::Weakness::none: return;
    case security::Weakness::too_common: return problems.add(field, messages::password_too_common);
    case security::Weakness::personal_data: return problems.add(field, messages::password_is_personal);
  }
}

}  // namespace fitapp::api
