// Understands a message that asks for a session, "legs, no jumping, 30 minutes, kettlebell", and a change of it,
// "shorter". Makes the session with the rules of recommendations.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/needs.h"
#include "coach/topic_matcher.h"

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

struct SessionRequest {
  std::optional<RecommendedType> type;
  std::optional<int> minutes;
  std::vector<SessionTarget> targets;
  std::vector<Gear> gear;
  Needs needs;                             // what to avoid
  std::vector<std::string> avoided;        // keys of exercises
  std::vector<std::string> avoided_words;  // as typed
  std::optional<WorkoutLevel> intensity;   // light or high
};

class SessionRequestReader {
 public:
  // They must outlive the reader.
  SessionRequestReader(const NeedsReader& needs, const TopicMatcher& topics, const domain::Catalogue& catalogue)
      : needs_(needs), topics_(topics), catalogue_(catalogue) {}

  // nullopt for any other message. A short message such as "without burpees" changes the request of the user's message
  // before it.
  std::optional<SessionRequest> read(const ChatQuestion& question) const;

 private:
  SessionRequest wishes_in(const std::string& text) const;
  std::optional<SessionRequest> request_in(const std::string& text) const;
  std::optional<SessionRequest> changed(const SessionRequest& before, const std::string& text) const;
  void add_avoided(SessionRequest& request, const std::string& text) const;

  const NeedsReader& needs_;
  const TopicMatcher& topics_;
  const domain::Catalogue& catalogue_;
};

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
