// What logging by sentence needs to know of the user's data. Implemented where the store is known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "domain/exercises.h"
#include "domain/foods.h"
#include "domain/log_draft.h"
#include "domain/periods.h"
#include "domain/sleep.h"

namespace fitapp::coach {

// More than anybody eats at once.
inline bool is_too_much(const domain::FoodSuggestion& food) {
  constexpr double most_grams = 5000;
  constexpr double most_kcal = 10'000;
  return food.grams > most_grams || food.calories > most_kcal;
}

// A food that a question names: "a banana". An answer about another food would be wrong, so it is read strictly.
struct AskedFood {
  std::string text;
};

class LogBook {
 public:
  // Today's plan or the logged workout that an exercise of that day belongs to, with its title; empty if there is none.
  struct Place {
    std::optional<PlannedExerciseId> planned_exercise;
    std::optional<WorkoutId> workout;
    std::string title;
  };

  // A draft of the conversation. `is_last`: of the answer before the message. `is_in_topic`: nothing but entries was
  // talked about since.
  struct EarlierDraft {
    ChatMessageId id;
    domain::LogDraft draft;
    bool is_last = false;
    Instant at = {};
    bool is_in_topic = true;
  };

  virtual ~LogBook() = default;
  virtual Instant now() const = 0;
  virtual const Zone& zone() const = 0;
  virtual domain::LengthUnit length_unit() const = 0;
  virtual domain::DistanceUnit distance_unit() const = 0;
  // The food that a text such as "two eggs" means, with its amount.
  virtual std::optional<domain::FoodSuggestion> find_food(const std::string& typed) const = 0;
  // In the language of the answer; nullopt if it is not certain which food is meant, or if it is too much of it.
  virtual std::optional<domain::FoodSuggestion> find_food(const AskedFood& asked) const = 0;
  // An amount of a food, such as "3 slices".
  virtual std::optional<domain::FoodSuggestion> amount_of(const domain::DraftFood& food,
                                                          const std::string& amount) const = 0;
  virtual std::vector<domain::Sleep> nights_near(const domain::Sleep& night) const = 0;
  virtual bool tracks_periods() const = 0;
  // Newest start first.
  virtual std::vector<domain::Period> periods() const = 0;
  virtual Place place_of(const domain::Exercise& exercise, LocalDate day) const = 0;
  // Newest first.
  virtual const std::vector<EarlierDraft>& earlier_drafts() const = 0;
  // Whether entries of the draft are stored.
  virtual bool is_logged(const EarlierDraft& draft) const = 0;
  // Deletes the entries of the draft, and nothing else.
  virtual void take_back(const EarlierDraft& draft) const = 0;
};

}  // namespace fitapp::coach
