// Finds the faults that a note about form names ("my knees cave in"), and what a trainer says about each: a cue, an
// easier variant and a hint about the load, by the kind of movement and by what is held. Tells pain and the sounds of
// joints from faults.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coach/format.h"
#include "coach/word_rules.h"
#include "coach/words.h"

namespace fitapp::coach {

enum class Movement { squat, lunge, hinge, push, overhead, pull, core, carry, isolation, other };

Movement movement_of(const domain::Exercise& exercise);

// What the hands hold. `other` is a dumbbell, a machine, or unknown.
enum class Held { bar, body, other };

Held held_in(const domain::Exercise& exercise);

struct FaultAdvice {
  std::string fault;  // its name in embed/coach_form.json
  std::string why;    // names the fault
  std::string cue;
  std::string easier;
  std::string load;
};

// A joint that clicks without pain.
struct SoundAdvice {
  std::string why;
  std::string what_to_try;
  std::string when_to_see_someone;
};

class FormFaults {
 public:
  // `json` is embed/coach_form.json. Throws if it is invalid. `rules` must outlive this, and have read no text.
  FormFaults(const nlohmann::json& json, WordRules& rules);

  // At most two, in the order of the note. One that it denies ("my knees no longer cave in") is left out.
  std::vector<FaultAdvice> in(std::string_view notes, Movement movement, Held held, Language language) const;
  // Whether the note says that something hurts or is injured. "My knee clicks but does not hurt" does not.
  bool names_pain(std::string_view notes) const;
  // nullopt if no joint clicks, or if something hurts too.
  std::optional<SoundAdvice> sound_in(std::string_view notes, Language language) const;

 private:
  struct Text {
    std::string english;
    std::string german;
    const std::string& in(Language language) const { return language == Language::german ? german : english; }
  };
  struct Advice {
    std::vector<Movement> movements;  // other: any
    std::optional<Held> held;         // nullopt: any
    Text cue;
    Text easier;
    Text load;
  };
  struct Fault {
    std::string name;
    std::vector<Pattern> patterns;
    std::vector<Pattern> negated;  // "I can't keep my heels down"
    std::vector<Movement> only;    // empty: all
    bool is_negative = false;      // all patterns may be negated: "I don't get deep"
    Text why;
    std::vector<Advice> advice;
  };

  static Text text_of(const nlohmann::json& json);
  static const Advice& advice_for(const Fault& fault, Movement movement, Held held);
  static bool matches_any(const std::vector<Pattern>& patterns, const Words& words);
  const Fault* fault_in(const Words& words, Movement movement, TypoTolerance typos) const;
  bool has_sound(const Words& clause) const { return matches_any(sounds_, clause); }

  const WordRules& rules_;
  std::vector<Fault> faults_;
  std::vector<Pattern> sounds_;
  Text sound_why_;
  Text sound_try_;
  Text sound_see_;
  std::vector<WordRules::Rule> pain_;
  std::vector<WordRules::Rule> no_pain_;
  std::vector<WordRules::Rule> not_without_pain_;
};

}  // namespace fitapp::coach
