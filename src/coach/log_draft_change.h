// Changes the entries of a draft as a correction says.
#pragma once

#include <optional>
#include <vector>

#include "coach/log_reading.h"
#include "coach/log_removal.h"

namespace fitapp::coach {

class DraftChange {
 public:
  DraftChange(LogReading& reading, const domain::LogDraft& before, const domain::ExerciseMentions& mentions);

  // Takes out what the words name; false if they name nothing that is there. What stands beside a correction, such as
  // the meal before, takes out nothing.
  bool remove(const std::vector<SpokenWords>& named, bool is_beside);
  // False if no entry has an amount.
  bool multiply(double factor);
  // As the words of the reading say; false if they are understood only in part. `may_add`: entries that are not there
  // are new. `keeps_only`: others are left out.
  bool change(bool may_add, bool keeps_only);
  // Those of the draft in their order, then the new ones.
  const std::vector<domain::DraftEntry>& entries() const { return after_; }
  // Which of them are left out.
  const Marks& removed() const { return removed_; }

 private:
  bool remove_part(const SpokenWords& part, bool is_beside);
  bool multiply_entry(domain::DraftEntry& entry, double factor);
  void change_day();
  void change_meal();
  bool replace(bool may_add, bool keeps_only);
  bool place(domain::DraftEntry&& made, bool has_amount, bool may_add, Marks& named);
  LocalDate day_of(const domain::DraftEntry& entry) const;
  std::optional<domain::MealType> meal_before() const;
  domain::DraftEntry* same_entry(const domain::DraftEntry& made);
  domain::DraftEntry* only_of(domain::DraftKind kind);

  // --- Values of one entry ---
  domain::DraftEntry* meant_entry();
  bool change_values(domain::DraftEntry& entry);
  bool read_again(const char* about, const std::function<bool(LogReading&, const SpokenWords&)>& read);
  bool take_only_entry();
  bool change_sets(domain::DraftEntry& entry);
  std::optional<double> weight_alone() const;
  const domain::Exercise* exercise_of(const domain::DraftEntry& entry) const;
  bool change_amount(domain::DraftEntry& entry);
  bool change_workout(domain::DraftEntry& entry);

  LogReading& reading_;
  const domain::LogDraft& before_;
  const domain::ExerciseMentions& mentions_;
  std::vector<domain::DraftEntry> after_;
  Marks removed_;
  domain::DraftEntry* target_ = nullptr;
};

// Neither a number nor a word with content.
bool is_nothing(const SpokenWord& word);

}  // namespace fitapp::coach
