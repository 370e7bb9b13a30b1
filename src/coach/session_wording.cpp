// Writes the sentences of an answer with a session.
#include "coach/session_wording.h"

#include <algorithm>
#include <array>

#include "coach/format.h"
#include "coach/session_words.h"
#include "domain/contains.h"

namespace fitapp::coach {
namespace {

using domain::Bilingual;
using domain::contains;

// The first words of every answer with a session.
const std::vector<Bilingual> session_openings{{"Here is a session: ", "Hier ist eine Einheit: "},
                                              {"How about this: ", "Wie wäre es damit: "},
                                              {"I made you this: ", "Das habe ich dir gebaut: "},
                                              {"This would fit: ", "Das würde passen: "}};

constexpr std::array<std::string_view, 3> pregnancy_openings{"It is made for a pregnancy", "It suits a pregnancy",
                                                             "Sie passt zur Schwangerschaft"};

// "for Friday", "für morgen"; empty for today.
std::string day_text(LocalDate date, LocalDate today, Language language) {
  const bool german = language == Language::german;
  constexpr std::array english{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  constexpr std::array in_german{"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"};
  const auto ahead = (date - today).count();
  if (ahead <= 0) return "";
  if (ahead == 1) return german ? "für morgen" : "for tomorrow";
  const auto day = static_cast<std::size_t>(day_of_week(date));
  std::string text = german ? std::string("für ") + in_german[day] : std::string("for ") + english[day];
  if (ahead < 7) return text;
  const std::chrono::year_month_day calendar{std::chrono::sys_days{date.time_since_epoch()}};
  const std::string number = std::to_string(static_cast<unsigned>(calendar.day()));
  const std::string month = std::to_string(static_cast<unsigned>(calendar.month()));
  return text + (german ? ", den " + number + "." + month + "." : ", " + month + "/" + number);
}

class Wordings {
 public:
  Wordings(const CoachContext& context, const SessionRequest& request, const MadeSession& made)
      : context_(context), request_(request), made_(made) {}

  std::string opening(const std::vector<std::string>& previous_answers) const {
    for (std::size_t i = 0; i < session_openings.size(); ++i) {
      const std::string text = say(session_openings[(context_.seed + i) % session_openings.size()]);
      const auto was_said = [&](const std::string& answer) { return answer.starts_with(text); };
      if (std::ranges::none_of(previous_answers, was_said)) return text;
    }
    return say(session_openings[context_.seed % session_openings.size()]);
  }

  // "for the legs with a kettlebell, without jumping".
  std::string wishes() const {
    std::string text;
    if (!made_.targets.empty() && !made_.compromise.target)
      text += say({" for ", " für "}) + join(names(made_.targets, name_of_target));
    if (contains(request_.gear, Gear::none)) {
      text += say({" without equipment", " ohne Geräte"});
    } else if (!request_.gear.empty() && !made_.compromise.gear) {
      text += say({" with ", " mit "}) + join(names(request_.gear, name_of_gear));
    }
    if (request_.needs.no_jumping) text += say({", without jumping", ", ohne Springen"});
    if (request_.needs.seated) text += say({", all of it sitting", ", alles im Sitzen"});
    if (request_.needs.no_floor) text += say({", nothing on the floor", ", nichts auf dem Boden"});
    if (request_.needs.no_kneeling) text += say({", without kneeling", ", ohne Knien"});
    if (!request_.avoided_words.empty()) text += say({", without ", ", ohne "}) + join(avoided());
    const std::string day =
        request_.date ? day_text(*request_.date, context_.facts.today, context_.language) : std::string();
    if (!day.empty()) text += (text.empty() ? " " : ", ") + day;
    return text + ".";
  }

  std::string spared() const {
    const Spared& spared = made_.spared;
    if (spared.targets.empty()) return "";
    const std::string what = join(names(spared.targets, name_of_target));
    const bool is_tired = !spared.days_ago;
    if (is_tired && contains(spared.targets, SessionTarget::full_body)) return "";
    const std::string when = is_tired ? "" : format_days_ago(*spared.days_ago, context_.language);
    if (made_.compromise.spared) {
      return german() ? " Du hast " + what + " zuletzt " + when + " trainiert, also lass heute mehr in Reserve."
                      : " You last trained " + what + " " + when + ", so leave more in reserve.";
    }
    if (is_tired) {
      return german() ? " Sie schont " + what + ", damit du dich erholst." : " It leaves " + what + " to recover.";
    }
    return german() ? " Sie schont " + what + ": Das hast du " + when + " trainiert."
                    : " It spares " + what + ", which you trained " + when + ".";
  }

  std::string needs(const std::vector<std::string>& previous_answers) const {
    const auto& areas = request_.needs.areas_to_avoid;
    std::string text;
    if (!areas.empty()) {
      const std::string what = join(names(areas, name_of_area));
      text += german() ? " Sie schont " + what + ". Wenn es trotzdem weh tut, lass die Übung weg."
                       : " Nothing in it loads your " + what + ". If it hurts all the same, leave the exercise out.";
    }
    if (request_.needs.pregnant) return text + pregnancy(previous_answers);
    return text + effort();
  }

  std::string shortfalls() const {
    std::string text;
    if (request_.type && *request_.type != made_.type) {
      text += say({" HIIT would be too much now, so it is something gentle.",
                   " HIIT wäre jetzt zu viel, deshalb ist es etwas Sanftes."});
    }
    if (made_.compromise.gear) {
      const std::string gear = join(names(request_.gear, name_of_gear));
      text += german() ? " Mit " + gear + " gibt es dafür keine passende Übung, deshalb sind andere dabei."
                       : " No exercise with " + gear + " fits that, so there are others in it.";
    }
    if (made_.compromise.target) {
      const std::string targets = join(names(made_.targets, name_of_target));
      text += german() ? " Für " + targets + " passen zu wenige Übungen, deshalb trainiert sie auch anderes."
                       : " Too few exercises fit for " + targets + ", so it trains other muscles too.";
    }
    if (made_.compromise.helpers) {
      text += say({" They alone would not fill the time, so muscles that help are in it too.",
                   " Das allein füllt die Zeit nicht, deshalb sind auch Muskeln dabei, die mithelfen."});
    }
    if (made_.minutes * 10 < made_.asked_minutes * 8) {
      text += say({" It is shorter than asked, because few exercises fit your wishes.",
                   " Sie ist kürzer als gewünscht, weil wenige Übungen zu deinen Wünschen passen."});
    }
    return text;
  }

  std::string say(const Bilingual& text) const { return text.in(context_.language); }

 private:
  bool german() const { return context_.language == Language::german; }

  std::vector<std::string> names(const auto& list, const auto& name) const {
    std::vector<std::string> texts;
    for (const auto& each : list) texts.push_back(say(name(each)));
    return texts;
  }
  std::string join(const std::vector<std::string>& items) const { return join_words(items, context_.language); }

  // As typed; German nouns begin with a capital.
  std::vector<std::string> avoided() const {
    std::vector<std::string> names = request_.avoided_words;
    for (std::string& name : names) {
      if (german() && name.front() >= 'a' && name.front() <= 'z') name.front() -= 'a' - 'A';
    }
    return names;
  }

  // What is left out is said once.
  std::string pregnancy(const std::vector<std::string>& previous_answers) const {
    const bool was_said = std::ranges::any_of(previous_answers, [](const std::string& answer) {
      return std::ranges::any_of(pregnancy_openings,
                                 [&](std::string_view text) { return answer.find(text) != std::string::npos; });
    });
    if (was_said) {
      return say({" It suits a pregnancy. Ask your midwife or doctor first, and stop at pain, dizziness or bleeding.",
                  " Sie passt zur Schwangerschaft. Frag vorher deine Hebamme oder Ärztin und hör bei Schmerzen, "
                  "Schwindel oder Blutungen auf."});
    }
    return say(
        {" It is made for a pregnancy and the months after a birth. Left out are exercises on your back or belly, "
         "jumps, planks, twists with a load and heavy lifts, because they press on the belly or make you fall or "
         "strain. Ask your midwife or doctor first, and stop at pain, dizziness or bleeding.",
         " Sie passt zur Schwangerschaft und zu den Monaten nach der Geburt. Weggelassen sind Übungen auf dem Rücken "
         "oder Bauch, Sprünge, Planks, Drehungen mit Last und schwere Gewichte, weil sie auf den Bauch drücken oder du "
         "dabei fallen oder pressen könntest. Frag vorher deine Hebamme oder Ärztin und hör bei Schmerzen, Schwindel "
         "oder Blutungen auf."});
  }

  std::string effort() const {
    const Needs& needs = request_.needs;
    if (needs.sick)
      return say({" With fever or a cough, rest instead.", " Mit Fieber oder Husten ruh dich lieber aus."});
    if (needs.tired || needs.stressed) return say({" It is easy on purpose.", " Sie ist mit Absicht leicht."});
    if (request_.change && request_.change->effort_step != 0) return "";  // what changed is said instead
    if (request_.effort < 0) return say({" It stays easy.", " Sie bleibt leicht."});
    return request_.effort > 0 ? say({" It is a hard one.", " Sie wird anstrengend."}) : "";
  }

  const CoachContext& context_;
  const SessionRequest& request_;
  const MadeSession& made_;
};

}  // namespace

bool is_session_answer(std::string_view answer) {
  return std::ranges::any_of(session_openings, [&](const Bilingual& each) {
    return answer.starts_with(each.english) || answer.starts_with(each.german);
  });
}

std::string session_wording(const CoachContext& context, const SessionRequest& request, const MadeSession& made,
                            const std::vector<std::string>& previous_answers) {
  const Wordings wordings(context, request, made);
  return wordings.opening(previous_answers) + std::to_string(made.minutes) +
         wordings.say({" minutes of ", " Minuten "}) + wordings.say(name_of_type(made.type)) + wordings.wishes() +
         wordings.spared() + wordings.needs(previous_answers) + wordings.shortfalls();
}

}  // namespace fitapp::coach
