// Lets each user do something expensive only once at a time.
#pragma once

#include <memory>
#include <mutex>
#include <set>

#include "base/id.h"

namespace fitapp::security {

class OnePerUser {
 public:
  // A permit that ends when it is destroyed; null while the user has another one. It may outlive this object.
  std::shared_ptr<void> begin(UserId user) {
    const std::lock_guard lock(state_->mutex);
    if (!state_->users.insert(user).second) return nullptr;
    return {this, [state = state_, user](void*) {
              const std::lock_guard ending(state->mutex);
              state->users.erase(user);
            }};
  }

 private:
  struct State {
    std::mutex mutex;
    std::set<UserId> users;
  };
  std::shared_ptr<State> state_ = std::make_shared<State>();
};

}  // namespace fitapp::security
