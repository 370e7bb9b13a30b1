// Reads the wishes of a session request. The patterns are those of words.h, in English and German.
#include "coach/session_request.h"

#include <algorithm>
#include <array>

#include "coach/log_words.h"
#include "coach/spoken.h"
#include "coach/words.h"
#include "domain/contains.h"
#include "domain/exercise_words.h"

namespace fitapp::coach {
namespace {

using domain::contains;

constexpr std::size_t longest_request = 400;  // bytes
constexpr std::size_t longest_change = 9;     // words
constexpr int least_minutes = 5;
constexpr int most_minutes = 150;
constexpr std::array ladder{5, 10, 15, 20, 30, 40, 50, 60, 75, 90, 120};  // shorter and longer

template <class T>
using Named = std::vector<std::pair<T, Pattern>>;

bool says(const Pattern& pattern, const Words& words) { return pattern.weight_in(words, TypoTolerance::normal) > 0; }

const Named<RecommendedType>& types() {
  using enum RecommendedType;
  static const Named<RecommendedType> list{
      {hiit, Pattern("hiit|tabata|intervall*|interval|intervals|hit_training|zirkeltraining|circuit")},
      {yoga, Pattern("yoga|stretch*|dehn*|mobility|mobilitaet*|beweglichkeit*|mobilisier*|pilates")},
      {cardio, Pattern("cardio|kardio|ausdauer*|endurance|conditioning")},
      {strength, Pattern("strength|kraft|krafttraining|kraftworkout|weights|hypertrophy|muskelaufbau")}};
  return list;
}

const Named<SessionTarget>& targets() {
  using enum SessionTarget;
  static const Named<SessionTarget> list{
      {full_body, Pattern("full_body|fullbody|whole_body|total_body|ganzkoerper*|ganzer_koerper|ganzen_koerper")},
      {upper_body, Pattern("upper_body|upperbody|upper|oberkoerper*")},
      {lower_body, Pattern("lower_body|lowerbody|lower_half|unterkoerper*")},
      {hamstrings, Pattern("hamstring*|hammies|beinrueckseite*|beinbeuger*|beinbizeps")},
      {quadriceps, Pattern("quads|quadriceps|quadrizeps|thighs|oberschenkel*")},
      {legs, Pattern("leg|legs|legday|bein|beine|beintag|beintraining|beinworkout|beinen|legworkout")},
      {glutes, Pattern("glute|glutes|butt|booty|po|potraining|hintern|gesaess*|bum")},
      {calves, Pattern("calf|calves|wade|waden*")},
      {core,
       Pattern("core|abs|ab|sixpack|six_pack|bauch|bauchtraining|bauchworkout|bauchmuskel*|rumpf*|belly|midsection")},
      {chest, Pattern("chest|pecs|brust|brusttraining|brustworkout|brustmuskel*")},
      {back, Pattern("back|lats|ruecken|rueckentraining|rueckenworkout|rueckenmuskel*")},
      {shoulders, Pattern("shoulder|shoulders|delts|schulter|schultern|schultertraining|schulterworkout")},
      {biceps, Pattern("biceps|bicep|bizeps*")},
      {triceps, Pattern("triceps|tricep|trizeps*")},
      {arms, Pattern("arms|arme|armen|armtraining|armworkout|arm_day|arm_workout|guns")},
      {push, Pattern("push_day|push_tag|push_workout|push_session|push_training|pushtag|pushday|drueck_tag|"
                     "druecktraining|push")},
      {pull, Pattern("pull_day|pull_tag|pull_workout|pull_session|pull_training|pulltag|pullday|zugtraining|zug_tag|"
                     "zieh_tag|ziehtraining|pull")},
      {neck, Pattern("neck|nacken*")},
      {hips, Pattern("hips|hip|huefte|hueften|hueft*")}};
  return list;
}

const Named<Gear>& gears() {
  using enum Gear;
  static const Named<Gear> list{
      {none, Pattern("bodyweight|body_weight|koerpergewicht*|eigengewicht*|no_gear|no_kit|hotel*|travel*|on_the_road|"
                     "airport|calisthenics")},
      {kettlebell, Pattern("kettlebell*|ketelbell*|kettelbell*|kugelhantel*|kb")},
      {barbell, Pattern("barbell*|langhantel*|lh")},
      {dumbbell, Pattern("dumbbell*|dumbell*|kurzhantel*|hantel|hanteln|db|dbs|kh")},
      {band, Pattern("band|bands|widerstandsband*|widerstandsbaender*|fitnessband*|theraband*|gummiband*|loop_band|"
                     "resistance_band*")},
      {suspension, Pattern("trx|schlingentrainer|schlinge*|suspension")},
      {rower, Pattern("rowing_machine|rower|rudergeraet|ruderergometer|rowing_ergometer|concept2")},
      {bike,
       Pattern("exercise_bike|stationary_bike|spin_bike|ergometer|heimtrainer|bike|fahrradergometer|indoor_bike")},
      {treadmill, Pattern("treadmill|laufband")},
      {machine, Pattern("machine|machines|maschine|maschinen|geraeten|cable_machine|kabelzug")},
      {bench, Pattern("bench|hantelbank|bank|flachbank")},
      {home_gym, Pattern("home_gym|homegym|heimstudio|garage_gym")},
      {gym, Pattern("gym|studio|fitnessstudio|fitness_studio|muckibude|full_gym")}};
  return list;
}

const Pattern& pattern_of(const char* name) {
  static const std::vector<std::pair<std::string_view, Pattern>> list{
      {"noun",
       Pattern("workout*|session|sessions|training|trainieren|train|routine|einheit|trainingseinheit|"
               "sporteinheit|uebungseinheit|leg_day|arm_day|push_day|pull_day|beintag|push_tag|pull_tag|sport|"
               "oberkoerpertraining|unterkoerpertraining|ganzkoerpertraining|ganzkoerperworkout|rueckentraining|"
               "beintraining|bauchtraining|brusttraining|armtraining|schultertraining|zugtraining|druecktraining|"
               "krafttraining|potraining|cardiotraining|ausdauertraining|rueckenworkout|bauchworkout|programm")},
      {"request",
       Pattern("give|make|build|create|plan|design|generate|suggest|need|want|lets|let_us|please|pls|plz|gib|"
               "mach|mache|erstell*|bau|baue|bauen|brauch*|will|moechte|lass_uns|bitte|id_like|wuerde_gern|"
               "can_you|could_you|kannst_du|koenntest_du|stell|such|how_about|wie_waers|wie_waere|machen_wir|"
               "zusammenstellen|entwirf|put_together|do")},
      {"something", Pattern("something|was|etwas|anything")},
      {"have_time",
       Pattern("have|got|only|just|hab|habe|nur|haette|ive what_can_i|was_kann_ich|what_should_i|was_soll_ich|"
               "what_to_do|was_tun|was_mach_ich|was_geht")},
      {"light",
       Pattern("easy|easier|light|lighter|gentle|relaxed|low_intensity|leicht*|locker*|sanft*|ruhig*|entspannt*|"
               "gemuetlich*|chill*|einfacher")},
      {"hard", Pattern("hard|harder|intense|tough|tougher|brutal|heavier|hart*|haerter|intensiv*|anstrengend*|schwerer|"
                       "knackig*|high_intensity|challenging|fordernd*")},
      {"past", Pattern("did|trained|yesterday|gestern|vorgestern|gemacht|trainierte|war|were|finished|completed|done|"
                       "absolviert|last|letzte|letztes|letzten|lately|was_hard|that_was|ago|habe_trainiert|trainiert|"
                       "thanks|danke|lost|week|weeks|woche|wochen")},
      {"other_topic",
       Pattern("eat|food|meal*|dinner|breakfast|lunch|snack|recipe*|protein*|essen|essensplan|mahlzeit*|"
               "abendessen|fruehstueck|mittagessen|gericht*|rezept*|calorie*|kalorie*|kcal|training_plan|"
               "workout_plan|trainingsplan|plan_for|a_plan|plaene|routine_for_the_week|replace|alternative*|"
               "alternativ*|ersetz*|substitute|no_time|keine_zeit|exercises|uebungen|exercise_for|muscles|"
               "days_a_week|times_a_week|per_week|pro_woche|sets|saetze|better|besser|enough|reicht|reichen|"
               "motivat*|motivier*|progress|fortschritt*|record*|rekord*|log|eintragen|sleep|schlaf*")},
      {"shorter", Pattern("shorter|kuerzer|kuerzere|less_time|weniger_zeit|too_long|zu_lang")},
      {"longer", Pattern("longer|laenger|laengere|more_time|mehr_zeit|too_short|zu_kurz")},
      {"other",
       Pattern("other|another|different|andere|anderes|anderen|andres|new|neue|neues|nochmal|again|swap exercise*|"
               "uebung*|one|session|workout|training|moves")},
      {"other_alone",
       Pattern("another_one|something_else|was_anderes|etwas_anderes|noch_eins|noch_mal|nochmal|different")},
      {"jumping", Pattern("no_noise|no_jumps|quiet*|leise|silent|laerm|krach|no_jumping|ohne_springen|ohne_spruenge|"
                          "without_jumping|low_impact|nicht_springen|nicht_huepfen|gelenkschonend*")},
      {"spare", Pattern("friendly|load|loads|stress|strain|belast*|schon*|freundlich")}};
  const auto found = std::ranges::find(list, std::string_view(name), &std::pair<std::string_view, Pattern>::first);
  return found->second;
}

bool says(const char* name, const Words& words) { return says(pattern_of(name), words); }

std::optional<SessionTarget> target_of_area(domain::BodyArea area) {
  switch (area) {
    case domain::BodyArea::lower_back: return SessionTarget::back;
    case domain::BodyArea::shoulder: return SessionTarget::shoulders;
    case domain::BodyArea::neck: return SessionTarget::neck;
    case domain::BodyArea::hip: return SessionTarget::hips;
    default: return std::nullopt;
  }
}

bool is_running_word(const std::string& word) {
  return contains(std::vector<std::string>{"run", "running", "laufen", "lauf", "jog", "jogging", "joggen", "rennen"},
                  word);
}

// What stands behind "without": up to three words.
std::vector<std::vector<std::string>> excluded_phrases(const SpokenWords& words) {
  std::vector<std::vector<std::string>> phrases;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (!words[at].is_any({"without", "no", "ohne", "kein", "keine", "keinen", "skip", "avoid"})) continue;
    std::vector<std::string> phrase;
    for (std::size_t next = at + 1; next < words.size() && phrase.size() < 3; ++next) {
      if (words[next].number || words[next].word.size() < 3 || words[next].is_any({"please", "bitte", "pls"})) break;
      phrase.push_back(words[next].word);
    }
    if (!phrase.empty()) phrases.push_back(std::move(phrase));
  }
  return phrases;
}

// "Without dumbbells", "ohne Geräte".
void read_excluded(SessionRequest& request, const SpokenWords& words) {
  for (const auto& phrase : excluded_phrases(words)) {
    const Words first{phrase.front()};
    for (const auto& [gear, pattern] : gears()) {
      if (gear != Gear::none && says(pattern, first)) std::erase(request.gear, gear);
    }
    const bool is_all = says(
        Pattern("equipment|equipement|weights|dumbbell*|gym|geraet*|hantel*|gewichte|kit|gear|ausruestung"), first);
    if (is_all && request.gear.empty()) request.gear.push_back(Gear::none);
  }
}

bool names_part(const domain::Exercise& exercise, const std::string& word) {
  if (is_running_word(word)) {
    const std::string text = exercise.name + " " + exercise.german_name;
    const Words words = words_of(text);
    return says(Pattern("run|running|jog|jogging|treadmill|lauf|laufen|laufband|tempolauf|intervalllauf|rennen|lauf*"),
                words);
  }
  const std::string stem = domain::without_ending(word);
  for (const std::string& name : {exercise.name, exercise.german_name}) {
    for (const std::string& each : words_of(name)) {
      if (domain::without_ending(each) == stem) return true;
    }
  }
  return false;
}

int next_step(int minutes, int direction) {
  int best = minutes;
  for (const int each : ladder) {
    if (direction > 0 && each > minutes) return each;
    if (direction < 0 && each < minutes) best = each;
  }
  return best;
}

// A number alone: "make it 20", "lieber nur 20".
std::optional<int> bare_minutes(const SpokenWords& words) {
  std::optional<int> found;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (!words[at].number || words[at].decimals > 0) continue;
    if (at + 1 < words.size() && words[at + 1].is_any({"x", "sets", "kg", "lb", "reps"})) continue;
    const int minutes = static_cast<int>(*words[at].number);
    if (minutes >= least_minutes && minutes <= most_minutes) found = minutes;
  }
  return found;
}

}  // namespace

void SessionRequestReader::add_avoided(SessionRequest& request, const std::string& text) const {
  for (const auto& phrase : excluded_phrases(spoken_words(text))) {
    const bool is_gear = std::ranges::any_of(gears(), [&](const auto& each) { return says(each.second, phrase); });
    if (is_gear ||
        says(Pattern("jump*|spring*|sprung*|spruenge|huepf*|equipment|geraet*|noise|time|zeit|pain|schmerz*"), phrase))
      continue;
    bool is_exercise = false;
    for (const domain::Exercise& each : catalogue_.all()) {
      const bool fits = names_part(each, phrase.front()) &&
                        (phrase.size() == 1 || is_running_word(phrase.front()) || names_part(each, phrase[1]) ||
                         !std::ranges::any_of(catalogue_.all(), [&](const domain::Exercise& other) {
                           return names_part(other, phrase.front()) && names_part(other, phrase[1]);
                         }));
      if (!fits) continue;
      is_exercise = true;
      if (!contains(request.avoided, each.key)) request.avoided.push_back(each.key);
    }
    if (is_exercise) request.avoided_words.push_back(phrase.front());
  }
}

SessionRequest SessionRequestReader::wishes_in(const std::string& text) const {
  SessionRequest request;
  const Words words = words_of(text);
  const SpokenWords spoken = spoken_words(text);
  if (const auto duration = first_duration(spoken)) {
    const int minutes = duration->value / 60;
    if (minutes >= least_minutes && minutes <= most_minutes) request.minutes = minutes;
  }
  add_avoided(request, text);
  for (const auto& [type, pattern] : types()) {
    if (!request.type && says(pattern, words)) request.type = type;
  }
  request.needs = needs_.read(text);
  const bool only_burpees =
      says(Pattern("burpee*"), words) && !says(Pattern("jump*|spring*|spruenge|hop*|huepf*"), words);
  if (only_burpees) request.needs.no_jumping = false;
  if (says("jumping", words)) request.needs.no_jumping = true;
  if (says("spare", words)) {
    // "That does not load my lower back", "shoulder friendly".
    for (const domain::BodyArea area : topics_.areas_mentioned(words)) {
      if (!contains(request.needs.areas_to_avoid, area)) request.needs.areas_to_avoid.push_back(area);
    }
  }
  for (const auto& [target, pattern] : targets()) {
    if (says(pattern, words)) request.targets.push_back(target);
  }
  const auto drop = [&](SessionTarget target) { std::erase(request.targets, target); };
  for (const domain::BodyArea area : request.needs.areas_to_avoid) {
    if (const auto target = target_of_area(area)) drop(*target);
  }
  if (contains(request.targets, SessionTarget::full_body)) request.targets = {SessionTarget::full_body};
  if (contains(request.targets, SessionTarget::hamstrings) || contains(request.targets, SessionTarget::quadriceps)) {
    if (!says(Pattern("legs|beine|leg_day|beintag|leg"), words)) drop(SessionTarget::legs);
  }
  for (const auto& [gear, pattern] : gears()) {
    if (says(pattern, words) && !contains(request.gear, gear)) request.gear.push_back(gear);
  }
  read_excluded(request, spoken);
  if (contains(request.gear, Gear::none)) request.gear = {Gear::none};
  if (contains(request.gear, Gear::home_gym)) std::erase(request.gear, Gear::gym);
  if (contains(request.gear, Gear::rower)) std::erase(request.gear, Gear::machine);
  request.needs.no_equipment = contains(request.gear, Gear::none);
  const bool is_light = says("light", words);
  if (is_light) request.intensity = WorkoutLevel::light;
  if (!is_light && says("hard", words)) request.intensity = WorkoutLevel::high;
  return request;
}

std::optional<SessionRequest> SessionRequestReader::request_in(const std::string& text) const {
  if (text.size() > longest_request) return std::nullopt;
  const Words words = words_of(text);
  const SpokenWords spoken = spoken_words(text);
  const SessionRequest request = wishes_in(text);
  const bool asks_coach =
      says(Pattern("can_you|could_you|kannst_du|koenntest_du|how_about|wie_waers|wie_waere|would_you"), words);
  if (request.minutes && says("have_time", words)) return request;
  const bool has_wish = request.type || !request.targets.empty() || !request.gear.empty();
  const bool only_sign = !begins_with_question(spoken) && request.minutes && has_wish;
  // "Was Leichtes", "was für die Brust" is no question.
  const bool is_wish = words.size() > 1 && words.front() == "was" &&
                       (words[1] == "fuer" || says("light", {words[1]}) || says("hard", {words[1]}));
  if (is_question(spoken) && !asks_coach && !only_sign && !is_wish) return std::nullopt;
  if (says("past", words) || says("other_topic", words)) return std::nullopt;
  const bool noun = says("noun", words);
  const bool asks = says("request", words);
  const bool something = says("something", words);
  const bool is_one = (asks && (noun || request.type || (!request.targets.empty() && request.minutes) ||
                                (something && request.intensity))) ||
                      (noun && (request.minutes || has_wish || request.needs.seated)) ||
                      (request.minutes && (has_wish || (something && request.intensity) || request.needs.pregnant)) ||
                      (request.type && !request.targets.empty()) ||
                      (something && request.intensity && !request.needs.areas_to_avoid.empty());
  return is_one ? std::optional(request) : std::nullopt;
}

std::optional<SessionRequest> SessionRequestReader::changed(const SessionRequest& before,
                                                            const std::string& text) const {
  const Words words = words_of(text);
  const SpokenWords spoken = spoken_words(text);
  if (words.empty() || words.size() > longest_change || is_question(spoken)) return std::nullopt;
  SessionRequest now = before;
  const SessionRequest wish = wishes_in(text);
  bool has_change = says("other", words) || says("other_alone", words);
  const auto change = [&](bool is_wished, const auto& apply) {
    if (!is_wished) return;
    has_change = true;
    apply();
  };
  const int minutes = before.minutes.value_or(default_recommendation_minutes);
  change(says("shorter", words), [&] { now.minutes = next_step(minutes, -1); });
  change(says("longer", words), [&] { now.minutes = next_step(minutes, 1); });
  const auto bare = wish.minutes ? wish.minutes : bare_minutes(spoken);
  change(bare.has_value(), [&] { now.minutes = bare; });
  change(wish.type.has_value(), [&] { now.type = wish.type; });
  change(!wish.targets.empty(), [&] { now.targets = wish.targets; });
  change(!wish.gear.empty(), [&] {
    now.gear = wish.gear;
    now.needs.no_equipment = wish.needs.no_equipment;
  });
  change(wish.intensity.has_value(), [&] { now.intensity = wish.intensity; });
  change(wish.needs.no_jumping, [&] { now.needs.no_jumping = true; });
  change(wish.needs.seated, [&] { now.needs.seated = true; });
  change(wish.needs.pregnant, [&] { now.needs.pregnant = true; });
  change(wish.needs.tired, [&] { now.needs.tired = true; });
  change(!wish.avoided.empty(), [&] {
    now.avoided.insert(now.avoided.end(), wish.avoided.begin(), wish.avoided.end());
    now.avoided_words.insert(now.avoided_words.end(), wish.avoided_words.begin(), wish.avoided_words.end());
  });
  for (const domain::BodyArea area : wish.needs.areas_to_avoid) {
    change(!contains(now.needs.areas_to_avoid, area), [&] { now.needs.areas_to_avoid.push_back(area); });
  }
  return has_change ? std::optional(now) : std::nullopt;
}

std::optional<SessionRequest> SessionRequestReader::read(const ChatQuestion& question) const {
  // The user's messages from the last request on.
  std::vector<const std::string*> messages{&question.message};
  for (auto turn = question.history.rbegin(); turn != question.history.rend(); ++turn) {
    if (turn->is_user) messages.push_back(&turn->text);
  }
  std::size_t first = 0;
  std::optional<SessionRequest> request;
  for (; first < messages.size() && !request; ++first) {
    request = request_in(*messages[first]);
    // What is no request must be a change of one.
    if (!request && !changed({}, *messages[first])) return std::nullopt;
  }
  if (!request) return std::nullopt;
  for (std::size_t at = first - 1; at > 0 && request; --at) request = changed(*request, *messages[at - 1]);
  return request;
}

}  // namespace fitapp::coach
