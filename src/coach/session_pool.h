// Which exercises a session request allows.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "coach/session_constraints.h"
#include "coach/session_request.h"
#include "coach/session_wording.h"

namespace fitapp::coach {

// The wishes of a request together with what is known of the user. What had to give way stands in `compromise_`.
class SessionPool {
 protected:
  using Pool = std::vector<const domain::Exercise*>;

  SessionPool(const CoachContext& context, const SessionRequest& request, const domain::Catalogue& catalogue);

  SessionConstraints constraints() const;
  int effort() const { return request_.needs.is_gentle() ? std::min(0, request_.effort) : request_.effort; }
  RecommendedType type() const;
  // Without tired legs the upper body remains.
  std::vector<SessionTarget> targets() const;
  // What the log says counts for sessions of today and tomorrow without muscles of their own.
  Spared spared() const;
  domain::PlannedType planned_type() const { return *parse_enum<domain::PlannedType>(name_of(type_)); }
  bool is_possible(const domain::Exercise& exercise) const;
  bool is_allowed_here(const domain::Exercise& exercise) const;
  bool is_spared(const domain::Exercise& exercise) const;
  bool is_of_level(const domain::Exercise& exercise) const;
  bool trains_target(const domain::Exercise& exercise, bool secondary) const;
  bool has_wished_gear(const domain::Exercise& exercise) const;
  Pool pool_of(bool gear, bool target, bool secondary) const;
  bool is_enough(const Pool& pool) const;
  // What is spared gives way last, and never what the message says is tired.
  Pool main_exercises();
  // All wishes; else the target with more equipment; else the muscles as helpers; else everything allowed.
  Pool unspared_exercises();
  static Pool joined(Pool pool, const Pool& more);
  std::vector<std::string> main_keys_before() const;
  // The planner takes exercises of a higher rank only where no other fits: those of the session before stay, or go.
  int rank_of(const domain::Exercise& exercise) const;

  const CoachContext& context_;
  const SessionRequest& request_;
  const domain::Catalogue& catalogue_;
  SessionConstraints constraints_;
  RecommendedType type_;
  std::vector<SessionTarget> targets_;
  Spared spared_;
  std::vector<std::string> before_;         // the main exercises of the session that is changed
  std::vector<std::string> left_out_ = {};  // those that should not come back
  Compromise compromise_ = {};
};

}  // namespace fitapp::coach
