// The words of session requests, as patterns of words.h, in English and German.
#include "coach/session_patterns.h"

#include <algorithm>

namespace fitapp::coach {
namespace {

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
               "gemuetlich*|chill*|einfacher|gentler|lower_intensity|weniger_anstrengend|weniger_intensiv|less_intense|"
               "less_hard|not_so_hard|not_that_hard|not_as_hard|nicht_so_hart|nicht_so_schwer|nicht_so_anstrengend "
               "!not_so_easy !nicht_so_leicht")},
      {"hard",
       Pattern("hard|harder|intense|tough|tougher|brutal|heavier|hart*|haerter|intensiv*|anstrengend*|schwerer|"
               "knackig*|high_intensity|challenging|fordernd*|fordernder|more_of_a_challenge|mehr_herausforderung|"
               "herausfordernd*|step_it_up|not_so_easy|nicht_so_leicht")},
      // "Easier", "less hard": relative to the session before.
      {"more_or_less",
       Pattern(
           "easier|lighter|gentler|lower_intensity|leichter|leichtere|leichteres|lockerer|sanfter|ruhiger|einfacher|"
           "weniger_anstrengend|weniger_intensiv|less_intense|less_hard|harder|tougher|heavier|haerter|haertere|"
           "intensiver|anstrengender|schwerer|fordernder|knackiger|mehr_herausforderung|step_it_up|too_hard|"
           "too_heavy|too_intense|zu_hart|zu_schwer|zu_anstrengend|zu_intensiv|too_easy|too_light|zu_leicht|"
           "zu_einfach|zu_locker|not_so_hard|not_that_hard|not_as_hard|nicht_so_hart|nicht_so_schwer|"
           "nicht_so_anstrengend|not_so_easy|nicht_so_leicht")},
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
      {"shorter",
       Pattern("shorter|kuerzer|kuerzere|less_time|weniger_zeit|too_long|zu_lang|zu_lange|not_so_long|nicht_so_lang|"
               "too_much_time|zu_viel_zeit")},
      {"longer", Pattern("longer|laenger|laengere|more_time|mehr_zeit|too_short|zu_kurz")},
      {"quick", Pattern("quick|quickie|brief|short|express|kurz|kurze|kurzes|kurzer|kurzen|schnell|schnelle|schnelles|"
                        "schnellen|fix|flott|flottes|zwischendurch|mal_eben !rest !rests !break !breaks !pause "
                        "!pausen !too_short !zu_kurz !question !questions !frage !fragen !tip !tipp")},
      {"circuit", Pattern("circuit*|zirkel*|metabolic|metcon|metabolisch*")},
      {"too_hard", Pattern("too_hard|too_heavy|too_intense|zu_hart|zu_schwer|zu_anstrengend|zu_intensiv")},
      {"too_easy", Pattern("too_easy|too_light|zu_leicht|zu_einfach|zu_locker")},
      {"other",
       Pattern("other|another|different|andere|anderes|anderen|andres|new|neue|neues|nochmal|again|swap exercise*|"
               "uebung*|one|session|workout|training|moves")},
      {"other_alone",
       Pattern("another_one|something_else|was_anderes|etwas_anderes|noch_eins|noch_mal|nochmal|different")},
      {"jumping", Pattern("no_noise|no_jumps|quiet*|leise|silent|laerm|krach|no_jumping|ohne_springen|ohne_spruenge|"
                          "without_jumping|low_impact|nicht_springen|nicht_huepfen|gelenkschonend*|nachbar*|neighbor*|"
                          "neighbour*|baby_sleeps|baby_schlaeft|kind_schlaeft")},
      {"at_home", Pattern("at_home|zuhause|zu_hause|daheim")},
      {"spare", Pattern("friendly|load|loads|stress|strain|belast*|schon*|freundlich")}};
  const auto found = std::ranges::find(list, std::string_view(name), &std::pair<std::string_view, Pattern>::first);
  return found->second;
}

}  // namespace

bool says(const Pattern& pattern, const Words& words) { return pattern.weight_in(words, TypoTolerance::normal) > 0; }

bool says(const char* name, const Words& words) { return says(pattern_of(name), words); }

const Named<RecommendedType>& session_types() {
  using enum RecommendedType;
  static const Named<RecommendedType> list{
      {hiit, Pattern("hiit|tabata|intervall*|interval|intervals|hit_training|zirkel*|circuit|circuits|metcon|metabolic|"
                     "metabolisch*")},
      {yoga, Pattern("yoga|stretch*|dehn*|mobility|mobilitaet*|beweglichkeit*|mobilisier*|pilates")},
      {cardio, Pattern("cardio|kardio|ausdauer*|endurance|conditioning")},
      {strength, Pattern("strength|kraft|krafttraining|kraftworkout|weights|hypertrophy|muskelaufbau")}};
  return list;
}

const Named<SessionTarget>& session_targets() {
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

const Named<Gear>& session_gears() {
  using enum Gear;
  static const Named<Gear> list{
      {none, Pattern("bodyweight|body_weight|koerpergewicht*|eigengewicht*|no_gear|no_kit|hotel*|travel*|on_the_road|"
                     "airport|calisthenics")},
      {kettlebell, Pattern("kettlebell*|ketelbell*|kettelbell*|kugelhantel*|kb")},
      {barbell, Pattern("barbell*|langhantel*|lh")},
      {dumbbell, Pattern("dumbbell*|dumbell*|kurzhantel*|hantel|hanteln|db|dbs|kh")},
      {band, Pattern("band|bands|widerstandsband*|widerstandsbaender*|baender|baendern|fitnessband*|theraband*|"
                     "gummiband*|loop_band|"
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

}  // namespace fitapp::coach
