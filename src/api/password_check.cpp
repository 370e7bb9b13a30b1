// Counting of tries around the comparison with the stored hash.
#include "api/password_check.h"

#include "security/common_passwords.h"

namespace fitapp::api {
namespace {

// A try counts as wrong until its password was looked at: one that the busy server never got to is taken back.
class CountedTry {
 public:
  CountedTry(const Visit& visit, const std::string& email) : attempts_(visit.services.attempts), email_(email) {
    attempts_.begin_login(email, visit.request.remote_address, visit.now);
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

bool is_right(const Visit& visit, const PasswordTry& attempt) {
  CountedTry counted(visit, attempt.email);
  const bool right = visit.services.hasher.verify(attempt.password, attempt.hash);
  counted.looked_at(right);
  return right;
}

void check_common_password(const Settings& settings, const std::string& password, const std::string& field,
                           FieldProblems& problems) {
  if (settings.refuse_common_passwords && security::is_common_password(password)) {
    problems.add(field, "This password is among the most common ones. Please choose another.");
  }
}

}  // namespace fitapp::api
