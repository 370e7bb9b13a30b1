// One answer about data in the making: its values and sentences.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/phrases.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

// The texts of one language.
struct DataTexts {
  std::map<std::string, Phrases, std::less<>> phrases;
  std::map<std::string, std::string, std::less<>> names;
  std::map<std::string, std::string, std::less<>> links;
};

// An answer names at most this many changes.
inline constexpr std::size_t most_changes = 4;
// The changes that an answer names: those that the user may hear and that are worth it, the biggest first.
std::vector<const domain::DataAnswer*> told_changes(const domain::DataAnswer& answer, const Facts& facts);
// Somebody who is pregnant or grows hears of no change of their body; a midwife, a doctor or a parent looks at it.
bool hears_no_change(const Facts& facts);
// The query with what the user may hear, for `hears_no_change`: the last measurement alone.
domain::DataQuery careful_query(domain::DataQuery query, const Facts& facts);
// The name of an exercise of the catalogue in this language.
std::string exercise_name_in(const std::string& name, const domain::ExerciseMentions& mentions, Language language);

class DataSaying {
 public:
  // All arguments must outlive it. `previous` are answers that it should not repeat.
  DataSaying(const DataTexts& texts, const domain::ExerciseMentions& mentions, const CoachContext& context,
             const domain::DataAnswer& answer, const std::vector<std::string>& previous)
      : texts_(texts), mentions_(mentions), context_(context), answer_(answer), previous_(previous) {}

  std::string text();

 private:
  // Phrase values that also get a capitalised form, for the beginning of a sentence.
  class Values {
   public:
    void set(const std::string& name, const std::string& text);
    void flag(std::string_view name, bool is_set = true);
    const PhraseValues& all() const { return values_; }

   private:
    PhraseValues values_;
  };

  domain::Measure measure() const { return answer_.query.measure; }
  bool is_german() const { return context_.language == Language::german; }
  std::string name_of_measure(domain::Measure measure) const;
  std::string amount(double value) const { return amount_of(measure(), value); }
  std::string amount_of(domain::Measure measure, double value) const;
  std::string day(LocalDate date) const;
  std::string exercise() const;

  void say(const char* kind);
  void add_common();
  void add_days();
  // `now` and `before` in the unit of the measure.
  void say_comparison(std::optional<double> now, std::optional<double> before);
  void say_eaten();
  void say_goal_of_days(bool several);
  void say_measured();
  void say_weight_goal();
  void say_nights();
  void say_cycle();
  void say_goals();
  void say_changes();
  // In data_saying_lists.cpp.
  bool say_lists();
  void say_day();
  void say_foods();
  void say_exercises();
  void say_planned();
  void say_targets();
  std::vector<std::string> exercise_names() const;
  // In data_saying_training.cpp.
  void say_training();
  void say_trained();
  void say_muscle_days();
  void say_week_goal(int done);
  void say_single_workout();
  void say_exercise();
  void say_last_muscle();
  void say_last_workout();
  void say_muscles();
  void say_rest_days();
  void say_streak();

  const DataTexts& texts_;
  const domain::ExerciseMentions& mentions_;
  const CoachContext& context_;
  const domain::DataAnswer& answer_;
  const std::vector<std::string>& previous_;
  Values values_ = {};
  std::string text_ = {};
};

}  // namespace fitapp::coach
