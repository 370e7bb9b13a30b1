// What logging by sentence needs to know of the user's data. Implemented where the store is known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "domain/exercises.h"
#include "domain/foods.h"
#include "domain/sleep.h"

namespace fitapp::coach {

class LogBook {
 public:
  // Today's plan or the logged workout that an exercise of that day belongs to, with its title; empty if there is none.
  struct Place {
    std::optional<PlannedExerciseId> planned_exercise;
    std::optional<WorkoutId> workout;
    std::string title;
  };

  virtual ~LogBook() = default;
  virtual Instant now() const = 0;
  virtual const Zone& zone() const = 0;
  virtual domain::LengthUnit length_unit() const = 0;
  virtual domain::DistanceUnit distance_unit() const = 0;
  // The food that a text such as "two eggs" means, with its amount.
  virtual std::optional<domain::FoodSuggestion> find_food(const std::string& typed) const = 0;
  virtual std::vector<domain::Sleep> nights_near(const domain::Sleep& night) const = 0;
  virtual Place place_of(const domain::Exercise& exercise, LocalDate day) const = 0;
};

}  // namespace fitapp::coach
