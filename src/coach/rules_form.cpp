// Explains catalogue exercises with their own texts. For other exercises the feedback says that the exercise is not in
// the library and gives general principles for its kind of movement.
#include "coach/rules_form.h"

#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

// A form problem that users describe, and the advice for it.
struct FormIssue {
  std::string_view pattern;
  std::string_view advice;
};
constexpr std::array<FormIssue, 14> form_issues{{
    {"knee*|knie cave|caving|inward|inwards|in|collapse|innen",
     "Push your knees out over the second toe, as if spreading the floor apart; use less weight until they stay "
     "there."},
    {"heel*|fersen|ferse lift|rise|come|up|off|heben|hoch",
     "Keep the whole foot on the floor. Go only as deep as your heels allow, and loosen your calves and ankles "
     "beforehand."},
    {"back|ruecken round*|rounded|bend*|arch*|rund|krumm|hollow|hohlkreuz",
     "Brace your belly before each repetition and move less far; the back keeps its shape from the first inch to the "
     "last."},
    {"hip|hips|huefte|po sag|sagging|drop*|sink*|haengt|durch",
     "Squeeze your glutes and pull the ribs towards the hips; end the set as soon as the hips drop."},
    {"wobbl*|balance|unstable|shak*|wackel*|gleichgewicht|zitter*",
     "Slow down, look at a fixed point and spread your toes; a light hand on a wall is allowed."},
    {"swing|swinging|momentum|schwung|cheat*",
     "Take less weight and count two seconds up and three down, so that muscles and not momentum do it."},
    {"grip|griff slip*|weak|tired|gives|rutscht|schwach",
     "Dry your hands, close the thumb around the handle and shorten the sets; the grip grows with patience."},
    {"neck|nacken tense|tight|strain*|stiff|verspannt",
     "Keep your gaze where the body points and your shoulders away from the ears; let the jaw be soft."},
    {"elbow*|ellbogen flare|flaring|out|aussen|wide",
     "Bring the elbows to about half-way between the body and straight out; it is stronger and kinder to the "
     "shoulders."},
    {"shoulder*|schultern shrug*|ears|hoch|rounded|vorne",
     "Draw the shoulders down and slightly back before you start, and set them again between repetitions."},
    {"depth|deep|low|tief|tiefe|range",
     "Go as low as you can keep the form, and gain depth over weeks by slow lowering and ankle and hip mobility."},
    {"fast|quick|rush*|schnell|hurry",
     "Slow the way down to three seconds; if that is impossible, the weight is too much."},
    {"breath*|atm*|atem|air", "Breathe out on the hard part, in on the easy one, and never hold it for long."},
    {"one_side|left|right|uneven|asymmetr*|links|rechts|schief",
     "Start with the weaker side and let the stronger one do no more than that; a mirror or a short film shows the "
     "rest."},
}};

struct Family {
  std::string_view pattern;
  std::string_view feedback;
  std::array<std::string_view, 3> improvements;
};
constexpr std::array<Family, 7> families{{
    {"squat|squats|kniebeuge*|press_leg|leg_press",
     "Squats are about sitting down between your hips with the whole foot on the floor.",
     {"Knees follow the toes", "Chest proud, belly braced", "Down slowly, up with intent"}},
    {"deadlift*|hinge|good_morning|swing|swings|kreuzheben|rdl",
     "Hinges move in the hips while the back keeps its shape.",
     {"Push the hips back, not the knees forward", "Keep the weight close to the legs",
      "Finish tall, without leaning back"}},
    {"lunge*|split|step_up|ausfallschritt*",
     "Lunges ask for balance: two tracks for the feet and a calm front knee.",
     {"Feet hip-width, not on one line", "Front knee over the middle toes", "Lower straight down"}},
    {"press|push|bench|dip|dips|push_up|fly|flies|drueck*",
     "Pressing is safest with quiet shoulders and wrists above the elbows.",
     {"Shoulders down and back first", "Wrists straight, elbows under the load",
      "Lower with control, press without bouncing"}},
    {"row|rows|pull|pulldown|chin|ruder*|klimmzug*",
     "Pulling begins in the shoulder blades, not in the hands.",
     {"Shoulders away from the ears first", "Lead with the elbows", "Pause for a moment at the end"}},
    {"curl|curls|raise|raises|extension*|kickback*|heben",
     "Small movements show every swing, so light and clean beats heavy here.",
     {"Upper arm or thigh stays still", "No swinging", "Three seconds on the way back"}},
    {"plank|hold|crunch*|sit_up|core|bridge|stuetz*",
     "Core work is about holding a shape while you breathe.",
     {"Ribs towards the hips", "Glutes lightly tense", "Stop when the shape goes"}},
}};

constexpr std::string_view pregnancy_advice =
    "Ask your midwife or doctor about this exercise. Keep it light, breathe out with the effort, and stay able to "
    "talk.";

FormFeedback unknown_exercise(const FormQuestion& question, const Needs& needs) {
  FormFeedback answer;
  answer.exercise = question.exercise;
  const Words words = words_of(question.exercise);
  const auto* family = std::find_if(families.begin(), families.end(), [&](const Family& each) {
    return Pattern(each.pattern).weight_in(words, TypoTolerance::normal) > 0;
  });
  answer.feedback = "\"" + question.exercise + "\" is not in my library, so I will not pretend to know it. ";
  if (family != families.end()) {
    answer.feedback += std::string(family->feedback) + " These points hold for its whole family.";
    answer.improvements.assign(family->improvements.begin(), family->improvements.end());
  } else {
    answer.feedback += "These points hold for nearly every exercise; a similar one from the library gets you details.";
    answer.improvements = {"Begin with a load that feels too easy", "Move slowly enough to stop at any point",
                           "End the set when the form changes"};
  }
  answer.safety_tips = {"Have somebody who knows it show you an unfamiliar exercise once.",
                        "Stop at sharp pain, dizziness or numbness."};
  if (needs.pregnant) answer.safety_tips.insert(answer.safety_tips.begin(), std::string(pregnancy_advice));
  return answer;
}

std::vector<std::string> sentences(const std::string& text) {
  std::vector<std::string> list;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find(". ", start), text.size() - 1);
    list.push_back(text.substr(start, end + 1 - start));
    start = end + 2;
  }
  return list;
}

void add_advice_for_notes(FormFeedback& answer, const FormQuestion& question, const Needs& needs,
                          const domain::Exercise& exercise) {
  const Words words = words_of(question.notes);
  std::vector<std::string> first;
  for (const FormIssue& issue : form_issues) {
    if (Pattern(issue.pattern).weight_in(words, TypoTolerance::normal) > 0) first.emplace_back(issue.advice);
  }
  answer.improvements.insert(answer.improvements.begin(), first.begin(), first.end());
  for (const domain::BodyArea area : needs.areas_to_avoid) {
    const bool loaded = std::find(exercise.loads.begin(), exercise.loads.end(), area) != exercise.loads.end();
    answer.safety_tips.insert(
        answer.safety_tips.begin(),
        loaded ? "This exercise loads the " + area_name(area) +
                     " you mention. Leave it out while that hurts, and have it looked at if it lasts more than a week."
               : "You mention your " + area_name(area) +
                     ". This exercise hardly loads it; if it hurts all the same, stop and have it looked at.");
  }
}

}  // namespace

namespace {

const domain::Exercise* exercise_of(const FormQuestion& question, const domain::ExerciseMentions& mentions,
                                    domain::EquipmentChoice equipment) {
  if (const auto whole = mentions.whole(question.exercise)) return mentions.possible_one(*whole, equipment);
  const auto inside = mentions.mentioned_in(question.exercise);
  return inside.empty() ? nullptr : mentions.possible_one(inside.front(), equipment);
}

}  // namespace

FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question,
                           const domain::ExerciseMentions& mentions, const NeedsReader& reader,
                           const domain::Catalogue& catalogue) {
  const Needs needs = reader.read(question.exercise + ". " + question.notes);
  domain::PlanPreferences preferences = preferences_of(context.facts);
  preferences.pregnant = needs.pregnant;
  const domain::Exercise* exercise = exercise_of(question, mentions, preferences.equipment);
  if (exercise == nullptr) return unknown_exercise(question, needs);
  PhraseValues values;
  add_exercise_values(values, *exercise, context.facts);
  add_swap_value(values, *exercise, preferences, catalogue);
  FormFeedback answer;
  answer.exercise = exercise->name;
  answer.feedback = fill_placeholders("{x} trains {x_muscles}. {x_how} A usual dose is {x_dose}.", values);
  if (values.contains("x_best"))
    answer.feedback += fill_placeholders(" Your best so far: {x_best}, {x_best_ago}.", values);
  answer.improvements = split_lines(exercise->coaching_cues);
  answer.safety_tips = sentences(exercise->safety_notes);
  if (values.contains("x_hurts")) {
    answer.safety_tips.insert(
        answer.safety_tips.begin(),
        fill_placeholders(
            values.contains("x_swap")
                ? "Your profile asks to spare {x_hurts}, which this exercise loads. {x_swap} would be kinder."
                : "Your profile asks to spare {x_hurts}, which this exercise loads. Better leave it out.",
            values));
  }
  add_advice_for_notes(answer, question, needs, *exercise);
  if (needs.pregnant) {
    const std::string warning = pregnancy_warning(*exercise, preferences, values);
    answer.safety_tips.insert(answer.safety_tips.begin(), std::string(pregnancy_advice));
    if (!warning.empty()) answer.safety_tips.insert(answer.safety_tips.begin(), warning);
  }
  answer.safety_tips.emplace_back("Stop at sharp pain, dizziness or numbness.");
  return answer;
}

}  // namespace fitapp::coach
