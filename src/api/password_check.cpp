// Counting of tries around the comparison with the stored hash.
#include "api/password_check.h"

#include "domain/messages.h"
#include "security/common_passwords.h"

namespace fitapp::api {
namespace {

// A try counts as wrong until its password was looked at: one that the busy server never got to is taken back.
class CountedTry {
 public:
  CountedTry(const RequestContext& context, const std::string& email)
      : attempts_(context.services.attempts), email_(email) {
    attempts_.begin_login(email, context.request.remote_address, context.now);
  }
  ~CountedTry() {
    if (!looked_at_) attempts_.login_abandoned(email_);
  }
  CountedTry(const CountedTry&) = delete;
  CountedTry& operator=(const CountedTry&) = delete;

  void looked_at(bool is_right) {
    looked_at_ = true;
    if (is_right) attempts_.login_succeeded(email_);
  }

 private:
  security::Attempts& attempts_;
  const std::string& email_;
  bool looked_at_ = false;
};

}  // namespace

bool is_right(const RequestContext& context, const PasswordTry& attempt) {
  CountedTry counted(context, attempt.email);
  const bool right = context.services.hasher.verify(attempt.password, attempt.hash);
  counted.looked_at(right);
  return right;
}

void check_common_password(const Settings& settings, const std::string& password, const std::string& field,
                           FieldProblems& problems) {
  if (settings.refuse_common_passwords && security::is_common_password(password)) {
    problems.add(field, messages::password_too_common);
  }
}

}  // namespace fitapp::api
