// Explains catalogue exercises with their own texts. For other exercises the feedback says that the exercise is not in
// the library and gives general principles for its kind of movement.
#include "coach/rules_form.h"

#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

struct Family {
  Movement movement;
  std::string_view pattern;
  Wording feedback;
  std::array<Wording, 3> improvements;
};
constexpr std::array<Family, 7> families{{
    {Movement::squat,
     "squat|squats|kniebeuge*|press_leg|leg_press",
     {"Squats are about sitting down between your hips with the whole foot on the floor.",
      "Bei Kniebeugen setzt du dich zwischen die Hüften, der ganze Fuß bleibt am Boden."},
     {{{"Knees follow the toes", "Die Knie folgen den Zehen"},
       {"Chest proud, belly braced", "Brust stolz, Bauch fest"},
       {"Down slowly, up with intent", "Langsam runter, entschlossen hoch"}}}},
    {Movement::hinge,
     "deadlift*|hinge|good_morning|swing|swings|kreuzheben|rdl",
     {"Hinges move in the hips while the back keeps its shape.",
      "Beim Heben arbeitet die Hüfte, der Rücken behält seine Form."},
     {{{"Push the hips back, not the knees forward", "Schieb die Hüfte nach hinten, nicht die Knie nach vorn"},
       {"Keep the weight close to the legs", "Führ das Gewicht nah an den Beinen"},
       {"Finish tall, without leaning back", "Steh am Ende aufrecht, ohne dich zurückzulehnen"}}}},
    {Movement::lunge,
     "lunge*|split|step_up|ausfallschritt*",
     {"Lunges ask for balance: two tracks for the feet and a calm front knee.",
      "Ausfallschritte brauchen Gleichgewicht: zwei Spuren für die Füße und ein ruhiges vorderes Knie."},
     {{{"Feet hip-width, not on one line", "Füße hüftbreit, nicht auf einer Linie"},
       {"Front knee over the middle toes", "Vorderes Knie über den mittleren Zehen"},
       {"Lower straight down", "Gerade nach unten senken"}}}},
    {Movement::push,
     "press|push|bench|dip|dips|push_up|fly|flies|drueck*|liegestuetz*",
     {"Pressing is safest with quiet shoulders and wrists above the elbows.",
      "Drücken ist mit ruhigen Schultern am sichersten, die Handgelenke über den Ellbogen."},
     {{{"Shoulders down and back first", "Zuerst die Schultern nach unten und hinten"},
       {"Wrists straight, elbows under the load", "Handgelenke gerade, Ellbogen unter der Last"},
       {"Lower with control, press without bouncing", "Kontrolliert senken, ohne Abfedern drücken"}}}},
    {Movement::pull,
     "row|rows|pull|pulldown|chin|ruder*|klimmzug*|latzug|zieh*",
     {"Pulling begins in the shoulder blades, not in the hands.",
      "Ziehen beginnt in den Schulterblättern, nicht in den Händen."},
     {{{"Shoulders away from the ears first", "Zuerst die Schultern weg von den Ohren"},
       {"Lead with the elbows", "Die Ellbogen führen"},
       {"Pause for a moment at the end", "Am Ende kurz halten"}}}},
    {Movement::isolation,
     "curl|curls|raise|raises|extension*|kickback*|heben|seitheben",
     {"Small movements show every swing, so light and clean beats heavy here.",
      "Kleine Bewegungen verraten jeden Schwung. Leicht und sauber schlägt hier schwer."},
     {{{"Upper arm or thigh stays still", "Oberarm oder Oberschenkel bleibt ruhig"},
       {"No swinging", "Kein Schwung"},
       {"Three seconds on the way back", "Drei Sekunden auf dem Rückweg"}}}},
    {Movement::core,
     "plank|hold|crunch*|sit_up|core|bridge|stuetz*|unterarmstuetz|bruecke",
     {"Core work is about holding a shape while you breathe.",
      "Beim Rumpftraining hältst du eine Form und atmest weiter."},
     {{{"Ribs towards the hips", "Rippen Richtung Becken"},
       {"Glutes lightly tense", "Po leicht angespannt"},
       {"Stop when the shape goes", "Schluss, wenn die Form nachlässt"}}}},
}};

constexpr Wording pregnancy_advice{
    "Ask your midwife or doctor about this exercise. Keep it light, breathe out with the effort, and stay able to "
    "talk.",
    "Frag deine Hebamme oder Ärztin nach dieser Übung. Bleib leicht, atme bei der Anstrengung aus und so, dass du noch "
    "reden kannst."};
constexpr Wording stop_advice{"Stop at sharp pain, dizziness or numbness.",
                              "Hör bei stechendem Schmerz, Schwindel oder Taubheit auf."};
constexpr Wording show_advice{"Have somebody who knows it show you an unfamiliar exercise once.",
                              "Lass dir eine ungewohnte Übung einmal von jemandem zeigen, der sie kann."};
constexpr std::array<Wording, 3> general_improvements{
    {{"Begin with a load that feels too easy", "Fang mit einer Last an, die sich zu leicht anfühlt"},
     {"Move slowly enough to stop at any point", "Beweg dich so langsam, dass du jederzeit anhalten kannst"},
     {"End the set when the form changes", "Beende den Satz, wenn sich die Technik ändert"}}};

// The kind of movement that a name tells; nullptr if it tells none.
const Family* family_of(std::string_view exercise) {
  const Words words = words_of(exercise);
  const auto* family = std::find_if(families.begin(), families.end(), [&](const Family& each) {
    return Pattern(each.pattern).weight_in(words, TypoTolerance::normal) > 0;
  });
  return family == families.end() ? nullptr : family;
}

std::vector<std::string> in_language(const std::array<Wording, 3>& list, Language language) {
  std::vector<std::string> texts;
  for (const Wording& each : list) texts.push_back(each.in(language));
  return texts;
}

std::vector<std::string> improvements_for(const Family* family, Language language) {
  return in_language(family == nullptr ? general_improvements : family->improvements, language);
}

FormFeedback unknown_exercise(const FormQuestion& question, const Needs& needs, Language language) {
  constexpr Wording whole_family{" These points hold for its whole family.", " Das gilt für die ganze Übungsfamilie."};
  constexpr Wording any{"These points hold for nearly every exercise; a similar one from the library gets you details.",
                        "Diese Punkte gelten für fast jede Übung. Mit einer ähnlichen aus der Sammlung bekommst du "
                        "Einzelheiten."};
  FormFeedback answer;
  answer.exercise = question.exercise;
  const Family* family = family_of(question.exercise);
  answer.feedback = language == Language::german
                        ? "„" + question.exercise +
                              "“ ist nicht in meiner Sammlung, also tue ich nicht so, als würde "
                              "ich es kennen. "
                        : "\"" + question.exercise + "\" is not in my library, so I will not pretend to know it. ";
  answer.feedback += family == nullptr ? any.in(language) : family->feedback.in(language) + whole_family.in(language);
  answer.improvements = improvements_for(family, language);
  answer.safety_tips = {show_advice.in(language), stop_advice.in(language)};
  if (needs.pregnant) answer.safety_tips.insert(answer.safety_tips.begin(), pregnancy_advice.in(language));
  return answer;
}

// What the user wrote and did, and points about the kind of movement.
FormFeedback own_exercise(const domain::Exercise& exercise, const PhraseValues& values, const Needs& needs,
                          Language language) {
  constexpr Wording whole_family{" These points hold for this kind of movement.", " Das gilt für diese Art Bewegung."};
  const Family* family = family_of(exercise.name);
  FormFeedback answer;
  answer.exercise = exercise.name;
  answer.feedback = about_own_exercise(values, language);
  if (family != nullptr) answer.feedback += " " + family->feedback.in(language) + whole_family.in(language);
  answer.improvements = improvements_for(family, language);
  answer.safety_tips = {stop_advice.in(language)};
  if (needs.pregnant) answer.safety_tips.insert(answer.safety_tips.begin(), pregnancy_advice.in(language));
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

std::string about_area(domain::BodyArea area, bool is_loaded, Language language) {
  const std::string name = area_name(area, language);
  if (language == Language::german) {
    return is_loaded ? "Diese Übung belastet " + name +
                           ". Lass sie weg, solange es wehtut, und lass es ansehen, wenn es "
                           "länger als eine Woche dauert."
                     : "Du erwähnst " + name +
                           ". Diese Übung belastet das kaum. Tut es trotzdem weh, hör auf und lass "
                           "es ansehen.";
  }
  return is_loaded ? "This exercise loads the " + name +
                         " you mention. Leave it out while that hurts, and have it looked at if it lasts more than a "
                         "week."
                   : "You mention your " + name +
                         ". This exercise hardly loads it; if it hurts all the same, stop and have it looked at.";
}

// Whether a hint takes something off the weight.
bool is_about_weight(std::string_view load) {
  constexpr std::array<std::string_view, 5> shares{"%", "third", "quarter", "Drittel", "Viertel"};
  return std::ranges::any_of(shares, [&](std::string_view each) { return load.find(each) != std::string_view::npos; });
}

// Puts what helps against the faults of the notes before everything else. `exercise` may be null.
void add_advice_for_faults(FormFeedback& answer, const std::vector<FaultAdvice>& faults,
                           const domain::Exercise* exercise, Language language) {
  constexpr Wording unloaded{
      "No extra weight and shorter sets, until the last repetition looks like the first.",
      "Kein Zusatzgewicht und kürzere Sätze, bis die letzte Wiederholung wie die erste aussieht."};
  const bool has_no_weight = exercise != nullptr && exercise->implement == domain::Implement::bodyweight;
  constexpr Wording easier{"Easier: ", "Leichter: "};
  constexpr Wording load{"Load: ", "Belastung: "};
  std::string why;
  std::vector<std::string> first;
  for (const FaultAdvice& fault : faults) {
    why += fault.why + " ";
    first.push_back(fault.cue);
    first.push_back(easier.in(language) + fault.easier);
    const bool is_other = has_no_weight && is_about_weight(fault.load);
    first.push_back(load.in(language) + (is_other ? unloaded.in(language) : fault.load));
  }
  if (why.empty()) return;
  why.back() = '\n';
  answer.feedback.insert(0, why);
  answer.improvements.insert(answer.improvements.begin(), first.begin(), first.end());
}

void add_advice_for_sound(FormFeedback& answer, SoundAdvice sound) {
  answer.feedback.insert(0, sound.why + "\n");
  answer.improvements.insert(answer.improvements.begin(), std::move(sound.what_to_try));
  answer.safety_tips.insert(answer.safety_tips.begin(), std::move(sound.when_to_see_someone));
}

void add_advice_for_areas(FormFeedback& answer, const Needs& needs, const domain::Exercise& exercise,
                          Language language) {
  for (const domain::BodyArea area : needs.areas_to_avoid) {
    const bool loaded = std::find(exercise.loads.begin(), exercise.loads.end(), area) != exercise.loads.end();
    answer.safety_tips.insert(answer.safety_tips.begin(), about_area(area, loaded, language));
  }
}

// Of an exercise that the library does not have: its name tells it, or else the notes.
Movement movement_in(const FormQuestion& question) {
  static const Pattern overhead("overhead|shoulder_press*|military|ueberkopf*|schulterdruecken");
  static const Pattern carry("carry|carries|farmer*|suitcase|tragen|koffertragen");
  for (const std::string* text : {&question.exercise, &question.notes}) {
    const Words words = words_of(*text);
    if (overhead.weight_in(words, TypoTolerance::normal) > 0) return Movement::overhead;
    if (carry.weight_in(words, TypoTolerance::normal) > 0) return Movement::carry;
    if (const Family* family = family_of(*text)) return family->movement;
  }
  return Movement::other;
}

// Of an exercise that the library does not have.
Held held_in(const FormQuestion& question) {
  static const Pattern bar("barbell|langhantel|bench_press|bankdruecken|smith");
  static const Pattern body("push_up*|pushup*|press_up*|liegestuetz*|dip|dips|plank*|stuetz|unterarmstuetz|handstand");
  const Words words = words_of(question.exercise);
  if (bar.weight_in(words, TypoTolerance::normal) > 0) return Held::bar;
  return body.weight_in(words, TypoTolerance::normal) > 0 ? Held::body : Held::other;
}

// The user's own exercises come before the catalogue's.
const domain::Exercise* exercise_of(const FormQuestion& question, const domain::ExerciseMentions& mentions,
                                    const domain::ExerciseMentions& own, domain::EquipmentChoice equipment) {
  for (const domain::ExerciseMentions* each : {&own, &mentions}) {
    if (const auto whole = each->whole(question.exercise)) return mentions.possible_one(*whole, equipment);
  }
  for (const domain::ExerciseMentions* each : {&own, &mentions}) {
    const auto inside = each->mentioned_in(question.exercise);
    if (!inside.empty()) return mentions.possible_one(inside.front(), equipment);
  }
  return nullptr;
}

// What the exercise is for, how it goes, and the user's best.
std::string known_exercise(const PhraseValues& values, Language language) {
  constexpr Wording about{"{x} trains {x_muscles}. {x_how} A usual dose is {x_dose}.",
                          "{x} trainiert {x_muscles}. {x_how} Üblich sind {x_dose}."};
  constexpr Wording best{" Your best so far: {x_best}, {x_best_ago}.", " Deine Bestleistung: {x_best}, {x_best_ago}."};
  std::string text = fill_placeholders(about.in(language), values);
  if (values.contains("x_best")) text += fill_placeholders(best.in(language), values);
  return text;
}

std::string spared_area(const PhraseValues& values, Language language) {
  constexpr Wording swap{
      "Your profile asks to spare your {x_hurts}, which this exercise loads. {x_swap} would be kinder.",
      "Dein Profil will {x_hurts} schonen, und diese Übung belastet das. Schonender: {x_swap}."};
  constexpr Wording leave{"Your profile asks to spare your {x_hurts}, which this exercise loads. Better leave it out.",
                          "Dein Profil will {x_hurts} schonen, und diese Übung belastet das. Lass sie lieber weg."};
  return fill_placeholders((values.contains("x_swap") ? swap : leave).in(language), values);
}

}  // namespace

std::string about_own_exercise(const PhraseValues& values, Language language) {
  constexpr Wording is_own{"{x} is an exercise of your own, so my library has no texts about it.",
                           "{x} ist deine eigene Übung, darum hat meine Sammlung keine Texte dazu."};
  constexpr std::array<Wording, 3> sentences{
      {{" Your instructions: {x_how}", " Deine Anleitung: {x_how}"},
       {" You use {x_dose}.", " Du machst {x_dose}."},
       {" Your best so far: {x_best}, set {x_best_ago}.", " Deine Bestleistung: {x_best}, {x_best_ago}."}}};
  std::string answer = fill_placeholders(is_own.in(language), values);
  for (const Wording& sentence : sentences) answer += fill_placeholders(sentence.in(language), values);
  return answer;
}

FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question, const FormKnowledge& knowledge) {
  const Language language = context.language;
  const Needs needs = knowledge.needs.read(question.exercise + ". " + question.notes);
  domain::PlanPreferences preferences = preferences_of(context.facts);
  preferences.pregnant = needs.pregnant || context.facts.expecting;
  const domain::ExerciseMentions own(context.facts.own_exercises);
  const domain::Exercise* exercise = exercise_of(question, knowledge.mentions, own, preferences.equipment);
  Movement movement = exercise == nullptr ? Movement::other : movement_of(*exercise);
  if (movement == Movement::other) movement = movement_in(question);
  const Held held = exercise == nullptr ? held_in(question) : held_in(*exercise);
  const std::vector<FaultAdvice> faults = knowledge.faults.in(question.notes, movement, held, language);
  FormFeedback answer;
  const auto add_advice = [&] {
    add_advice_for_faults(answer, faults, exercise, language);
    if (auto sound = knowledge.faults.sound_in(question.notes, language)) add_advice_for_sound(answer, *sound);
    if (exercise != nullptr && knowledge.faults.names_pain(question.notes))
      add_advice_for_areas(answer, needs, *exercise, language);
  };
  if (exercise == nullptr) {
    answer = unknown_exercise(question, needs, language);
    add_advice();
    return answer;
  }
  PhraseValues values;
  add_exercise_values(values, *exercise, context.facts, language);
  add_swap_value(values, *exercise, preferences, knowledge.catalogue, language);
  const std::string warning = pregnancy_warning(*exercise, preferences, values, language);
  if (!warning.empty())
    return {name_in(*exercise, language), warning, {}, {pregnancy_advice.in(language), stop_advice.in(language)}};
  if (exercise->own) {
    answer = own_exercise(*exercise, values, needs, language);
    add_advice();
    return answer;
  }
  const bool german = language == Language::german;
  answer.exercise = name_in(*exercise, language);
  answer.feedback = known_exercise(values, language);
  answer.improvements = split_lines(german ? exercise->german.coaching_cues : exercise->coaching_cues);
  answer.safety_tips = sentences(german ? exercise->german.safety_notes : exercise->safety_notes);
  if (values.contains("x_hurts")) answer.safety_tips.insert(answer.safety_tips.begin(), spared_area(values, language));
  add_advice();
  if (preferences.pregnant) answer.safety_tips.insert(answer.safety_tips.begin(), pregnancy_advice.in(language));
  answer.safety_tips.push_back(stop_advice.in(language));
  return answer;
}

}  // namespace fitapp::coach
