// Makes the session of a request and says how it follows the wishes.
#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"
#include "coach/rules_recommendation.h"
#include "coach/session_constraints.h"
#include "coach/session_words.h"
#include "domain/contains.h"
#include "domain/planning/minutes.h"
#include "domain/planning/plan.h"

namespace fitapp::coach {
namespace {

using domain::Bilingual;
using domain::contains;
using domain::Exercise;
using domain::PlannedType;

using Pool = std::vector<const Exercise*>;

constexpr std::size_t enough_exercises = 4;  // for the main part of a session
constexpr std::size_t enough_conditioning = 2;

// --- The exercises ---

// What had to give way.
struct Compromise {
  bool gear = false;     // exercises without the wished equipment too
  bool target = false;   // exercises for other muscles too
  bool helpers = false;  // the target alone would not fill the time
};

class Maker {
 public:
  Maker(const CoachContext& context, const SessionRequest& request, const std::vector<std::string>& previous_answers,
        const domain::Catalogue& catalogue)
      : context_(context),
        request_(request),
        previous_answers_(previous_answers),
        catalogue_(catalogue),
        constraints_(constraints()),
        type_(type()) {}

  ChatReply make();

 private:
  std::string say(const Bilingual& text) const { return text.in(context_.language); }
  bool german() const { return context_.language == Language::german; }

  SessionConstraints constraints() const {
    RecommendationQuestion question;
    question.level = request_.intensity;
    if (!request_.gear.empty()) question.equipment = choice_for(request_.gear);
    question.minutes = request_.minutes.value_or(std::clamp(context_.facts.usual_minutes, 15, 90));
    Needs needs = request_.needs;
    needs.no_equipment = contains(request_.gear, Gear::none);
    return session_constraints(context_.facts, question, needs);
  }

  RecommendedType type() const {
    const bool gentle = request_.needs.is_gentle();
    if (request_.type) {
      const bool too_hard = *request_.type == RecommendedType::hiit && gentle;
      return too_hard ? RecommendedType::yoga : *request_.type;
    }
    if (gentle) return RecommendedType::yoga;
    if (std::ranges::any_of(request_.gear, is_cardio_machine)) return RecommendedType::cardio;
    return RecommendedType::strength;
  }

  PlannedType planned_type() const { return *parse_enum<PlannedType>(name_of(type_)); }

  bool is_possible(const Exercise& exercise) const {
    return exercise.category == domain::Section::main && contains(exercise.styles, planned_type()) &&
           is_allowed_here(exercise);
  }
  bool is_allowed_here(const Exercise& exercise) const {
    const bool jumps = request_.needs.no_jumping && contains(exercise.traits, domain::Trait::impact);
    return !jumps && allows(constraints_, exercise) && !contains(request_.avoided, exercise.key);
  }
  bool is_of_level(const Exercise& exercise) const {
    return exercise.difficulty <= constraints_.preferences.fitness_level;
  }
  bool trains_target(const Exercise& exercise, bool secondary) const {
    if (request_.targets.empty()) return true;
    const auto& muscles = secondary ? exercise.muscle_groups : exercise.primary_muscles;
    return std::ranges::any_of(request_.targets, [&](SessionTarget target) {
      const auto wanted = muscles_of(target);
      return wanted.empty() ||
             std::ranges::any_of(wanted, [&](const std::string& each) { return contains(muscles, each); });
    });
  }
  bool has_wished_gear(const Exercise& exercise) const {
    std::vector<Gear> tools = request_.gear;
    std::erase(tools, Gear::bench);
    return tools.empty() || std::ranges::any_of(tools, [&](Gear each) { return uses(exercise, each); });
  }

  Pool pool_of(bool gear, bool target, bool secondary) const {
    Pool pool;
    for (const Exercise& each : catalogue_.all()) {
      if (is_possible(each) && (!gear || has_wished_gear(each)) && (!target || trains_target(each, secondary)))
        pool.push_back(&each);
    }
    return pool;
  }
  bool is_enough(const Pool& pool) const {
    const bool conditioning = type_ == RecommendedType::cardio || type_ == RecommendedType::hiit;
    const auto suited = std::ranges::count_if(pool, [&](const Exercise* each) { return is_of_level(*each); });
    return static_cast<std::size_t>(suited) >= (conditioning ? enough_conditioning : enough_exercises);
  }

  // All wishes; else the target with more equipment; else the muscles as helpers; else everything allowed.
  Pool main_exercises() {
    const bool is_gym = contains(request_.gear, Gear::gym) || contains(request_.gear, Gear::home_gym) ||
                        contains(request_.gear, Gear::none);
    Pool pool = pool_of(!is_gym, true, false);
    if (is_enough(pool)) return pool;
    if (pool.empty() && !is_gym && !request_.gear.empty()) compromise_.gear = true;
    if (Pool more = pool_of(false, true, false); is_enough(more)) return joined(pool, more);
    if (Pool more = pool_of(false, true, true); is_enough(more)) return joined(pool, more);
    compromise_.target = !request_.targets.empty();
    if (Pool more = pool_of(!is_gym, false, false); is_enough(more)) return joined(pool, more);
    return pool_of(false, false, false);
  }
  static Pool joined(Pool pool, const Pool& more) {
    for (const Exercise* each : more) {
      if (!contains(pool, each)) pool.push_back(each);
    }
    return pool;
  }

  std::vector<domain::PlannedExercise> built_with(const Pool& main) const;
  bool is_mostly_on_target(const std::vector<domain::PlannedExercise>& exercises) const;
  std::vector<domain::PlannedExercise> built();
  std::string opening() const;
  std::string wishes_text() const;
  std::string needs_text() const;
  std::string shortfall_text(int minutes) const;
  std::vector<std::string> names(const auto& list, const auto& name) const {
    std::vector<std::string> texts;
    for (const auto& each : list) texts.push_back(say(name(each)));
    return texts;
  }
  std::string join(const std::vector<std::string>& items) const;

  const CoachContext& context_;
  const SessionRequest& request_;
  const std::vector<std::string>& previous_answers_;
  const domain::Catalogue& catalogue_;
  SessionConstraints constraints_;
  RecommendedType type_;
  Compromise compromise_;
};

std::string Maker::join(const std::vector<std::string>& items) const {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? say({" and ", " und "}) : ", ";
    text += items[i];
  }
  return text;
}

std::string Maker::opening() const {
  const std::vector<Bilingual> openings{{"Here is a session: ", "Hier ist eine Einheit: "},
                                        {"How about this: ", "Wie wäre es damit: "},
                                        {"I made you this: ", "Das habe ich dir gebaut: "},
                                        {"This would fit: ", "Das würde passen: "}};
  for (std::size_t i = 0; i < openings.size(); ++i) {
    const std::string text = say(openings[(context_.seed + i) % openings.size()]);
    const auto was_said = [&](const std::string& answer) { return answer.starts_with(text); };
    if (std::ranges::none_of(previous_answers_, was_said)) return text;
  }
  return say(openings[context_.seed % openings.size()]);
}

// "for the legs with a kettlebell, without jumping".
std::string Maker::wishes_text() const {
  std::string text;
  if (!request_.targets.empty() && !compromise_.target)
    text += say({" for ", " für "}) + join(names(request_.targets, name_of_target));
  if (contains(request_.gear, Gear::none)) {
    text += say({" without equipment", " ohne Geräte"});
  } else if (!request_.gear.empty() && !compromise_.gear) {
    text += say({" with ", " mit "}) + join(names(request_.gear, name_of_gear));
  }
  if (request_.needs.no_jumping) text += say({", without jumping", ", ohne Springen"});
  if (request_.needs.seated) text += say({", all of it sitting", ", alles im Sitzen"});
  if (!request_.avoided_words.empty()) text += say({", without ", ", ohne "}) + join(request_.avoided_words);
  return text;
}

std::string Maker::needs_text() const {
  std::string text;
  const auto& areas = request_.needs.areas_to_avoid;
  if (!areas.empty()) {
    text += german()
                ? " Sie schont " + join(names(areas, name_of_area)) + ". Wenn es trotzdem weh tut, lass die Übung weg."
                : " Nothing in it loads your " + join(names(areas, name_of_area)) +
                      ". If it hurts all the same, leave the exercise out.";
  }
  if (request_.needs.pregnant) {
    text += say(
        {" It stays gentle because of your pregnancy: ask your midwife or doctor first, and stop at pain, dizziness "
         "or bleeding.",
         " Sie bleibt wegen deiner Schwangerschaft sanft: Frag vorher deine Hebamme oder Ärztin und hör bei "
         "Schmerzen, Schwindel oder Blutungen auf."});
  } else if (request_.needs.sick) {
    text += say({" With fever or a cough, rest instead.", " Mit Fieber oder Husten ruh dich lieber aus."});
  } else if (request_.needs.tired || request_.needs.stressed) {
    text += say({" It is easy on purpose.", " Sie ist mit Absicht leicht."});
  } else if (request_.intensity == WorkoutLevel::light) {
    text += say({" It stays easy.", " Sie bleibt leicht."});
  } else if (request_.intensity == WorkoutLevel::high) {
    text += say({" It is a hard one.", " Sie wird anstrengend."});
  }
  return text;
}

std::string Maker::shortfall_text(int minutes) const {
  std::string text;
  if (request_.type && *request_.type != type_) {
    text += say({" HIIT would be too much now, so it is something gentle.",
                 " HIIT wäre jetzt zu viel, deshalb ist es etwas Sanftes."});
  }
  if (compromise_.gear) {
    const std::string gear = join(names(request_.gear, name_of_gear));
    text += german() ? " Mit " + gear + " gibt es dafür keine passende Übung, deshalb sind andere dabei."
                     : " No exercise with " + gear + " fits that, so there are others in it.";
  }
  if (compromise_.target) {
    const std::string targets = join(names(request_.targets, name_of_target));
    text += german() ? " Für " + targets + " passen zu wenige Übungen, deshalb trainiert sie auch anderes."
                     : " Too few exercises fit for " + targets + ", so it trains other muscles too.";
  }
  if (compromise_.helpers) {
    text += say({" They alone would not fill the time, so muscles that help are in it too.",
                 " Das allein füllt die Zeit nicht, deshalb sind auch Muskeln dabei, die mithelfen."});
  }
  if (minutes * 10 < constraints_.minutes * 8) {
    text += say({" It is shorter than asked, because few exercises fit your wishes.",
                 " Sie ist kürzer als gewünscht, weil wenige Übungen zu deinen Wünschen passen."});
  }
  return text;
}

std::vector<domain::PlannedExercise> Maker::built_with(const Pool& main) const {
  std::vector<Exercise> chosen;
  for (const Exercise* each : main) chosen.push_back(*each);
  for (const Exercise& each : catalogue_.all()) {
    if (each.category != domain::Section::main && is_allowed_here(each)) chosen.push_back(each);
  }
  auto built = domain::planning::build_session(constraints_.preferences, planned_type(),
                                               domain::Catalogue(std::move(chosen)), context_.seed);
  shorten(built.exercises, constraints_.minutes);
  return std::move(built.exercises);
}

bool Maker::is_mostly_on_target(const std::vector<domain::PlannedExercise>& exercises) const {
  int main = 0;
  int on_target = 0;
  for (const domain::PlannedExercise& each : exercises) {
    const Exercise* known = each.exercise_key ? catalogue_.find_by_key(*each.exercise_key) : nullptr;
    if (known == nullptr || each.category != domain::Section::main) continue;
    ++main;
    on_target += trains_target(*known, false) ? 1 : 0;
  }
  return on_target * 2 >= main;
}

// Where the muscles alone would not fill the time, others that help them do.
std::vector<domain::PlannedExercise> Maker::built() {
  const Pool main = main_exercises();
  auto exercises = built_with(main);
  const auto is_full = [&](const auto& list) { return domain::planned_minutes(list) * 10 >= constraints_.minutes * 8; };
  if (is_full(exercises) || request_.targets.empty() || compromise_.target) return exercises;
  const Pool near = pool_of(!request_.gear.empty(), true, true);
  Pool region;
  for (const Exercise* each : pool_of(!request_.gear.empty(), false, false)) {
    const auto fits = [&](SessionTarget target) { return contains(each->areas, area_of(target)); };
    if (std::ranges::any_of(request_.targets, fits)) region.push_back(each);
  }
  for (const Pool* more : std::array<const Pool*, 2>{&near, &region}) {
    auto longer = built_with(joined(main, *more));
    if (domain::planned_minutes(longer) <= domain::planned_minutes(exercises) || !is_mostly_on_target(longer)) continue;
    exercises = std::move(longer);
    compromise_.helpers = true;
    if (is_full(exercises)) break;
  }
  return exercises;
}

ChatReply Maker::make() {
  auto& areas = constraints_.preferences.target_areas;
  areas.clear();
  for (const SessionTarget target : request_.targets) {
    if (!contains(areas, area_of(target))) areas.push_back(area_of(target));
  }
  const bool conditioning = type_ == RecommendedType::cardio || type_ == RecommendedType::hiit;
  if (areas.empty()) areas.push_back(conditioning ? domain::TargetArea::cardio : domain::TargetArea::full_body);
  const auto exercises = built();
  Recommendation session;
  session.type = type_;
  session.intensity = intended_intensity(constraints_, type_);
  session.exercises = recommended_exercises(exercises, context_.facts);
  session.duration = std::min(domain::planned_minutes(exercises), constraints_.minutes);
  const std::string minutes = std::to_string(session.duration);
  const std::string kind = say(name_of_type(type_));
  std::string text = opening() + minutes + say({" minutes of ", " Minuten "}) + kind + wishes_text() + ".";
  text += needs_text() + shortfall_text(session.duration);
  session.reasoning = text;
  ChatReply reply{std::move(text)};
  if (session.exercises.empty()) {
    reply.text =
        say({"I found no exercise that fits all of this. Tell me what you have at hand, or leave out a wish.",
             "Dazu habe ich keine passende Übung. Sag mir, was du zur Hand hast, oder lass einen Wunsch weg."});
    return reply;
  }
  const auto& planned = context_.facts.planned_today;
  if (planned && planned->type != PlannedType::rest && !context_.facts.trained_today) {
    reply.text += german() ? " In deinem Plan steht heute „" + planned->title + "“."
                           : " Your plan has “" + planned->title + "” today.";
    reply.links.push_back({planned->title, "/log-workout"});
  }
  reply.session = std::move(session);
  return reply;
}

}  // namespace

ChatReply session_reply(const CoachContext& context, const SessionRequest& request,
                        const std::vector<std::string>& previous_answers, const domain::Catalogue& catalogue) {
  return Maker(context, request, previous_answers, catalogue).make();
}

}  // namespace fitapp::coach
