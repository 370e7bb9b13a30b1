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
  Wording advice;
};
constexpr std::array<FormIssue, 14> form_issues{{
    {"knee*|knie cave|caving|inward|inwards|in|collapse|innen",
     {"Push your knees out over the second toe, as if spreading the floor apart; use less weight until they stay "
      "there.",
      "Drück die Knie nach außen über die zweite Zehe, als wolltest du den Boden auseinanderschieben. Nimm weniger "
      "Gewicht, bis sie dort bleiben."}},
    {"heel*|fersen|ferse lift|rise|come|up|off|heben|hoch",
     {"Keep the whole foot on the floor. Go only as deep as your heels allow, and loosen your calves and ankles "
      "beforehand.",
      "Lass den ganzen Fuß am Boden. Geh nur so tief, wie die Fersen unten bleiben, und lockere vorher Waden und "
      "Sprunggelenke."}},
    {"back|ruecken round*|rounded|bend*|arch*|rund|krumm|hollow|hohlkreuz",
     {"Brace your belly before each repetition and move less far; the back keeps its shape from the start to the end.",
      "Spann vor jeder Wiederholung den Bauch an und geh weniger weit. Der Rücken behält von Anfang bis Ende seine "
      "Form."}},
    {"hip|hips|huefte|po sag|sagging|drop*|sink*|haengt|durch",
     {"Squeeze your glutes and pull the ribs towards the hips; end the set as soon as the hips drop.",
      "Spann den Po an und zieh die Rippen Richtung Becken. Sobald die Hüfte sinkt, ist der Satz zu Ende."}},
    {"wobbl*|balance|unstable|shak*|wackel*|gleichgewicht|zitter*",
     {"Slow down, look at a fixed point and spread your toes; a light hand on a wall is allowed.",
      "Werde langsamer, schau auf einen festen Punkt und spreiz die Zehen. Eine leichte Hand an der Wand ist "
      "erlaubt."}},
    {"swing|swinging|momentum|schwung|cheat*",
     {"Take less weight and count two seconds up and three down, so that muscles and not momentum do it.",
      "Nimm weniger Gewicht und zähl zwei Sekunden hoch, drei runter. Dann arbeiten die Muskeln und nicht der "
      "Schwung."}},
    {"grip|griff slip*|weak|tired|gives|rutscht|schwach",
     {"Dry your hands, close the thumb around the handle and shorten the sets; the grip grows with patience.",
      "Trockne die Hände, schließ den Daumen um den Griff und mach kürzere Sätze. Griffkraft wächst mit Geduld."}},
    {"neck|nacken tense|tight|strain*|stiff|verspannt",
     {"Keep your gaze where the body points and your shoulders away from the ears; let the jaw be soft.",
      "Schau dorthin, wohin dein Körper zeigt, halt die Schultern weg von den Ohren und den Kiefer locker."}},
    {"elbow*|ellbogen flare|flaring|out|aussen|wide",
     {"Bring the elbows to about half-way between the body and straight out; it is stronger and kinder to the "
      "shoulders.",
      "Führ die Ellbogen etwa auf halbem Weg zwischen Körper und ganz außen. Das ist stärker und schont die "
      "Schultern."}},
    {"shoulder*|schultern shrug*|ears|hoch|rounded|vorne",
     {"Draw the shoulders down and slightly back before you start, and set them again between repetitions.",
      "Zieh die Schultern vor dem Start nach unten und leicht nach hinten, und richte sie zwischen den Wiederholungen "
      "neu aus."}},
    {"depth|deep|low|tief|tiefe|range",
     {"Go as low as you can keep the form, and gain depth over weeks by slow lowering and ankle and hip mobility.",
      "Geh so tief, wie die Technik hält. Mehr Tiefe kommt über Wochen durch langsames Ablassen und bewegliche Hüften "
      "und Sprunggelenke."}},
    {"fast|quick|rush*|schnell|hurry",
     {"Slow the way down to three seconds; if that is impossible, the weight is too much.",
      "Nimm dir für den Weg nach unten drei Sekunden. Geht das nicht, ist das Gewicht zu hoch."}},
    {"breath*|atm*|atem|air",
     {"Breathe out on the hard part, in on the easy one, and never hold it for long.",
      "Atme beim Anstrengenden aus, beim Leichten ein, und halt die Luft nie lange an."}},
    {"one_side|left|right|uneven|asymmetr*|links|rechts|schief",
     {"Start with the weaker side and let the stronger one do no more than that; a mirror or a short film shows the "
      "rest.",
      "Fang mit der schwächeren Seite an und lass die stärkere nicht mehr machen. Den Rest zeigen Spiegel oder ein "
      "kurzer Film."}},
}};

struct Family {
  std::string_view pattern;
  Wording feedback;
  std::array<Wording, 3> improvements;
};
constexpr std::array<Family, 7> families{{
    {"squat|squats|kniebeuge*|press_leg|leg_press",
     {"Squats are about sitting down between your hips with the whole foot on the floor.",
      "Bei Kniebeugen setzt du dich zwischen die Hüften, der ganze Fuß bleibt am Boden."},
     {{{"Knees follow the toes", "Die Knie folgen den Zehen"},
       {"Chest proud, belly braced", "Brust stolz, Bauch fest"},
       {"Down slowly, up with intent", "Langsam runter, entschlossen hoch"}}}},
    {"deadlift*|hinge|good_morning|swing|swings|kreuzheben|rdl",
     {"Hinges move in the hips while the back keeps its shape.",
      "Beim Heben arbeitet die Hüfte, der Rücken behält seine Form."},
     {{{"Push the hips back, not the knees forward", "Schieb die Hüfte nach hinten, nicht die Knie nach vorn"},
       {"Keep the weight close to the legs", "Führ das Gewicht nah an den Beinen"},
       {"Finish tall, without leaning back", "Steh am Ende aufrecht, ohne dich zurückzulehnen"}}}},
    {"lunge*|split|step_up|ausfallschritt*",
     {"Lunges ask for balance: two tracks for the feet and a calm front knee.",
      "Ausfallschritte brauchen Gleichgewicht: zwei Spuren für die Füße und ein ruhiges vorderes Knie."},
     {{{"Feet hip-width, not on one line", "Füße hüftbreit, nicht auf einer Linie"},
       {"Front knee over the middle toes", "Vorderes Knie über den mittleren Zehen"},
       {"Lower straight down", "Gerade nach unten senken"}}}},
    {"press|push|bench|dip|dips|push_up|fly|flies|drueck*|liegestuetz*",
     {"Pressing is safest with quiet shoulders and wrists above the elbows.",
      "Drücken ist mit ruhigen Schultern am sichersten, die Handgelenke über den Ellbogen."},
     {{{"Shoulders down and back first", "Zuerst die Schultern nach unten und hinten"},
       {"Wrists straight, elbows under the load", "Handgelenke gerade, Ellbogen unter der Last"},
       {"Lower with control, press without bouncing", "Kontrolliert senken, ohne Abfedern drücken"}}}},
    {"row|rows|pull|pulldown|chin|ruder*|klimmzug*|latzug|zieh*",
     {"Pulling begins in the shoulder blades, not in the hands.",
      "Ziehen beginnt in den Schulterblättern, nicht in den Händen."},
     {{{"Shoulders away from the ears first", "Zuerst die Schultern weg von den Ohren"},
       {"Lead with the elbows", "Die Ellbogen führen"},
       {"Pause for a moment at the end", "Am Ende kurz halten"}}}},
    {"curl|curls|raise|raises|extension*|kickback*|heben|seitheben",
     {"Small movements show every swing, so light and clean beats heavy here.",
      "Kleine Bewegungen verraten jeden Schwung. Leicht und sauber schlägt hier schwer."},
     {{{"Upper arm or thigh stays still", "Oberarm oder Oberschenkel bleibt ruhig"},
       {"No swinging", "Kein Schwung"},
       {"Three seconds on the way back", "Drei Sekunden auf dem Rückweg"}}}},
    {"plank|hold|crunch*|sit_up|core|bridge|stuetz*|unterarmstuetz|bruecke",
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

void add_advice_for_notes(FormFeedback& answer, const FormQuestion& question, const Needs& needs,
                          const domain::Exercise& exercise, Language language) {
  const Words words = words_of(question.notes);
  std::vector<std::string> first;
  for (const FormIssue& issue : form_issues) {
    if (Pattern(issue.pattern).weight_in(words, TypoTolerance::normal) > 0) first.push_back(issue.advice.in(language));
  }
  answer.improvements.insert(answer.improvements.begin(), first.begin(), first.end());
  for (const domain::BodyArea area : needs.areas_to_avoid) {
    const bool loaded = std::find(exercise.loads.begin(), exercise.loads.end(), area) != exercise.loads.end();
    answer.safety_tips.insert(answer.safety_tips.begin(), about_area(area, loaded, language));
  }
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

FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question,
                           const domain::ExerciseMentions& mentions, const NeedsReader& reader,
                           const domain::Catalogue& catalogue) {
  const Language language = context.language;
  const Needs needs = reader.read(question.exercise + ". " + question.notes);
  domain::PlanPreferences preferences = preferences_of(context.facts);
  preferences.pregnant = needs.pregnant;
  const domain::ExerciseMentions own(context.facts.own_exercises);
  const domain::Exercise* exercise = exercise_of(question, mentions, own, preferences.equipment);
  if (exercise == nullptr) return unknown_exercise(question, needs, language);
  PhraseValues values;
  add_exercise_values(values, *exercise, context.facts, language);
  add_swap_value(values, *exercise, preferences, catalogue, language);
  FormFeedback answer;
  if (exercise->own) {
    answer = own_exercise(*exercise, values, needs, language);
    add_advice_for_notes(answer, question, needs, *exercise, language);
    return answer;
  }
  const bool german = language == Language::german;
  answer.exercise = name_in(*exercise, language);
  answer.feedback = known_exercise(values, language);
  answer.improvements = split_lines(german ? exercise->german.coaching_cues : exercise->coaching_cues);
  answer.safety_tips = sentences(german ? exercise->german.safety_notes : exercise->safety_notes);
  if (values.contains("x_hurts")) answer.safety_tips.insert(answer.safety_tips.begin(), spared_area(values, language));
  add_advice_for_notes(answer, question, needs, *exercise, language);
  if (needs.pregnant) {
    const std::string warning = pregnancy_warning(*exercise, preferences, values, language);
    answer.safety_tips.insert(answer.safety_tips.begin(), pregnancy_advice.in(language));
    if (!warning.empty()) answer.safety_tips.insert(answer.safety_tips.begin(), warning);
  }
  answer.safety_tips.push_back(stop_advice.in(language));
  return answer;
}

}  // namespace fitapp::coach
