// Understands a message that asks for a session, "legs, no jumping, 30 minutes, kettlebell", and a change of it,
// "shorter". Makes the session with the rules of recommendations.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/needs.h"
#include "coach/session_exclusions.h"
#include "coach/topic_matcher.h"
#include "coach/words.h"

namespace fitapp::coach {

enum class SessionTarget {
  full_body,
  upper_body,
  lower_body,
  core,
  arms,
  legs,
  back,
  chest,
  shoulders,
  glutes,
  hamstrings,
  quadriceps,
  calves,
  biceps,
  triceps,
  push,
  pull,
  neck,
  hips
};

// What the user has at hand. `none` is nothing.
enum class Gear {
  none,
  dumbbell,
  barbell,
  kettlebell,
  band,
  machine,
  bench,
  gym,
  home_gym,
  suspension,
  bike,
  rower,
  treadmill
};

// What a message asks of the session that the answer before showed.
struct SessionChange {
  Recommendation before;
  int effort_before = 0;
  int effort_step = 0;                    // 1: it asks for a harder one
  bool keeps_exercises = false;           // the type, the muscles and the equipment stay
  bool is_effort_alone = false;           // or the day: all else stays
  bool other_exercises = false;           // none of the session before
  std::vector<std::string> earlier = {};  // keys of the main exercises of the sessions before that one
};

struct SessionRequest {
  std::optional<RecommendedType> type;
  std::optional<int> minutes;
  std::vector<SessionTarget> targets;
  std::vector<Gear> gear;
  Needs needs;                             // what to avoid
  std::vector<std::string> avoided;        // keys of exercises
  std::vector<std::string> avoided_words;  // as typed
  int effort = 0;                          // -2 much easier than usual, 2 much harder
  bool is_quick = false;                   // without minutes
  bool is_circuit = false;                 // stations for the whole body, with what there is
  std::vector<SessionTarget> spared;       // trained hard lately, as the message says, and not asked for
  std::optional<LocalDate> date;           // today or later, as named
  std::optional<SessionChange> change;     // of the session before
};

// "Light", "high"; nullopt for the usual effort.
std::optional<WorkoutLevel> intensity_of(int effort);

struct TrainedHard;

class SessionRequestReader {
 public:
  // They must outlive the reader.
  SessionRequestReader(const NeedsReader& needs, const TopicMatcher& topics, const domain::Catalogue& catalogue,
                       const domain::ExerciseWords& words)
      : needs_(needs), topics_(topics), exclusions_(catalogue, words) {}

  // nullopt for any other message. Days are seen from `today`. A short message such as "without burpees" changes the
  // session before it, also when up to six messages about something else came between.
  std::optional<SessionRequest> read(const ChatQuestion& question, LocalDate today) const;

 private:
  static SessionChange change_of(const SessionRequest& before, const SessionRequest& now,
                                 const std::vector<const Recommendation*>& shown, const std::string& message);
  bool is_change_alone(const std::string& text, LocalDate today) const;
  Needs needs_in(const std::string& text, const TrainedHard& trained, const Words& words) const;
  SessionRequest wishes_in(const std::string& text, LocalDate today) const;
  std::optional<SessionRequest> request_in(const std::string& text, LocalDate today) const;
  std::optional<SessionRequest> changed(const SessionRequest& before, const std::string& text, LocalDate today) const;
  bool names_change(const std::string& text, LocalDate today) const;

  const NeedsReader& needs_;
  const TopicMatcher& topics_;
  ExclusionReader exclusions_;
};

// Whether an answer begins like one with a session.
bool is_session_answer(std::string_view answer);

// The session, with a sentence or two that say which wishes it follows, and which not and why.
ChatReply session_reply(const CoachContext& context, const SessionRequest& request,
                        const std::vector<std::string>& previous_answers, const domain::Catalogue& catalogue);

}  // namespace fitapp::coach

namespace fitapp {

template <>
inline constexpr auto enum_names<coach::SessionTarget> = std::to_array<std::string_view>(
    {"full_body", "upper_body", "lower_body", "core", "arms", "legs", "back", "chest", "shoulders", "glutes",
     "hamstrings", "quadriceps", "calves", "biceps", "triceps", "push", "pull", "neck", "hips"});
template <>
inline constexpr auto enum_names<coach::Gear> =
    std::to_array<std::string_view>({"none", "dumbbell", "barbell", "kettlebell", "band", "machine", "bench", "gym",
                                     "home_gym", "suspension", "bike", "rower", "treadmill"});

}  // namespace fitapp
