// One row of the product's route table.
#pragma once

#include <functional>
#include <string>

#include "http/reply.h"
#include "http/request.h"

namespace fitapp::http {

// The size limit of a request's body. `file` has the limit of signed_in and accepts content types other than JSON.
enum class BodyLimit { open_route, signed_in, file };

struct Route {
  Method method = Method::get;
  std::string pattern;       // "/api/workout-plans/:id/workouts"; a parameter is one whole segment
  std::string operation_id;  // create_food_entry
  BodyLimit body_limit = BodyLimit::signed_in;
  std::function<Reply(const Request&)> handle;
  // Runs before the body is read and throws to refuse the request, so that only signed-in users can send large bodies.
  // Runs again when the body took long. The handler finds its result in Request::principal.
  std::function<void(Request&)> authenticate = {};
};

}  // namespace fitapp::http
