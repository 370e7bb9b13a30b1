// From a head to an answer: which route, whether its body is taken, what stands for an error. It knows no sockets
// and no library.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/assets.h"
#include "http/errors.h"
#include "http/head.h"
#include "http/limits.h"
#include "http/router.h"

namespace fitapp::http {

// What is known before the body is read.
struct Plan {
  const Route* route = nullptr;    // null: a page, a file or no answer but `early`
  std::string_view pattern = "-";  // for the log
  std::size_t most_body_bytes = 0;
  std::optional<Reply> early;  // the answer stands already and the body must not be read
};

class Dispatcher {
 public:
  // Throws std::logic_error when two routes clash.
  Dispatcher(const Limits& limits, std::vector<Route> routes, AssetSource assets, ProblemLog log);

  // Fills everything of `request` but its body, its address and its id, which are there already.
  Plan plan(const Head& head, Request& request) const;
  Reply answer(const Plan& plan, const Request& request) const;

  void drain() noexcept { draining_ = true; }

 private:
  std::optional<Reply> choose(const Head& head, Request& request, Plan& plan) const;
  std::optional<Reply> without_route(const Head& head, const Match& match) const;
  void check_body(const Head& head, const Request& request, const Plan& plan) const;
  std::size_t most_body_bytes(BodyLimit limit) const;

  const Limits& limits_;
  Router router_;
  Assets assets_;
  ProblemLog log_;
  std::atomic<bool> draining_ = false;
};

// Thrown, in effect, by whoever reads a body that grows beyond its bound.
Error body_too_large(std::size_t most_bytes);
// What a request gets that came too late, or whose body did.
Error stopping();

}  // namespace fitapp::http
