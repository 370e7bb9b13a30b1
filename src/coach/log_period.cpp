// Reads the start of a period in a log sentence.
#include <algorithm>

#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr std::chrono::days same_period{10};  // so soon after a start no other period begins

bool is_period(const SpokenWords& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (is_among(words[at], "period periods menstruation periode regel regelblutung mens")) return true;
    if (words[at].is_any({"tage"}) && at > 0 && words[at - 1].is_any({"meine"})) return true;
  }
  return false;
}

bool is_start(const SpokenWord& word) {
  return is_among(word,
                  "started start starts begin began begun got came come arrived first angefangen anfangen begonnen "
                  "beginnt bekommen gekriegt eingesetzt gekommen gestartet erster startet da");
}

bool is_end(const SpokenWord& word) {
  return is_among(word,
                  "ended end ends over finished stopped vorbei ende aufgehoert beendet geendet endete vorueber zuende");
}

bool is_known(const SpokenWord& word) {
  return word.word.size() < 2 || is_filler(word) || is_start(word) || is_end(word) ||
         is_among(word,
                  "period periods menstruation periode regel regelblutung mens tage day tag seit since finally "
                  "endlich has hat new neue meiner early frueh wieder again");
}

}  // namespace

std::optional<ChatReply> read_period(LogReading& reading) {
  // The safety check answers bleeding in a pregnancy.
  if (reading.context.facts.expecting) return std::nullopt;
  const SpokenWords& words = reading.words;
  const bool starts = std::ranges::any_of(words, is_start);
  const bool ends = std::ranges::any_of(words, is_end);
  const bool is_only_period =
      std::ranges::all_of(words, [](const SpokenWord& each) { return !each.number && is_known(each); });
  if (!is_period(words) || !is_only_period || (!starts && !ends)) return std::nullopt;
  const auto elsewhere = [&](std::string text) {
    return linked_reply(std::move(text), reading.say("Period", "Periode"), "/wellness?tab=period");
  };
  if (!reading.book.tracks_periods())
    return ChatReply{reading.say("Tracking of periods is off. You can turn it on in your profile.",
                                 "Die Periode wird nicht erfasst. Du kannst das im Profil einschalten.")};
  if (ends)
    return elsewhere(
        reading.say("In the chat I can only log the day on which a period begins. Its end is set on the "
                    "Period page.",
                    "Im Chat kann ich nur den Tag eintragen, an dem eine Periode beginnt. Ihr Ende trägst "
                    "du auf der Seite Periode ein."));
  domain::Period period;
  period.start_date = reading.day;
  const auto stored = reading.book.periods();
  const auto is_near = [&](const domain::Period& each) {
    const auto apart = each.start_date > reading.day ? each.start_date - reading.day : reading.day - each.start_date;
    return apart < same_period || (each.start_date <= reading.day && reading.day <= each.last_day());
  };
  if (const auto near = std::ranges::find_if(stored, is_near); near != stored.end()) {
    LogReading other = reading;
    other.day = near->start_date;
    const std::string day = other.is_today() ? reading.say("today", "heute") : other.day_text();
    return elsewhere(reading.say(
        "A period that began near that day is already logged: " + day + ". You can change it on the Period page.",
        "Um diesen Tag ist schon eine Periode eingetragen, Beginn: " + day +
            ". Ändern kannst du sie auf der Seite Periode."));
  }
  reading.add({.kind = domain::DraftKind::period,
               .title = reading.say("Period", "Periode"),
               .detail = joined_parts({reading.say("first day", "erster Tag"),
                                       reading.is_today() ? reading.say("today", "heute") : reading.day_text()}),
               .period = domain::DraftPeriod{reading.day}});
  reading.words.clear();
  return std::nullopt;
}

}  // namespace fitapp::coach
