// What logging by sentence needs to know of the user's data.
#pragma once

#include "api/caller.h"
#include "api/known_foods.h"
#include "coach/log_book.h"

namespace fitapp::api {

// Outlives the request when an answer is streamed, so it has a copy of it.
class LogRecords final : public coach::LogBook {
 public:
  explicit LogRecords(const Caller& me);

  Instant now() const override { return me_.now; }
  const Zone& zone() const override { return me_.zone; }
  domain::LengthUnit length_unit() const override { return user_.length_unit; }
  domain::DistanceUnit distance_unit() const override { return user_.distance_unit; }
  std::optional<domain::FoodSuggestion> find_food(const std::string& typed) const override;
  std::vector<domain::Sleep> nights_near(const domain::Sleep& night) const override;
  Place place_of(const domain::Exercise& exercise, LocalDate day) const override;

 private:
  http::Request request_;
  Caller me_;
  domain::User user_;
};

}  // namespace fitapp::api
