// Reads the caller's own exercises.
#include "api/known_exercises.h"

#include "store/own_exercises.h"

namespace fitapp::api {

domain::KnownExercises known_exercises(const Caller& me) {
  return {me.services.catalogue, store::list_own_exercises(me.user, me.database())};
}

}  // namespace fitapp::api
