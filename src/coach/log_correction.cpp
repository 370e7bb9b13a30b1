// Reads a correction: entries that take the place of those of the draft, or values of its only entry.
#include "coach/log_correction.h"

#include <algorithm>

#include "coach/log_draft_change.h"
#include "coach/log_removal.h"
#include "coach/log_undo.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

using domain::DraftEntry;

constexpr std::size_t longest_correction = 16;  // words

// Removes "no, it was" and the like from the front; false if nothing of that kind is there.
bool take_sign(SpokenWords& words) {
  std::size_t end = 0;
  bool is_sign = false;
  while (end < words.size()) {
    const SpokenWord& each = words[end];
    const bool says = is_among(
        each,
        "no nope nein ne nee noe doch sorry oops ups wait actually meant mean meinte meine was were war waren "
        "rather eher make change correction korrektur instead stattdessen should be sondern only just nur aendere "
        "falsch wrong halt quatsch mach eigentlich isnt not nicht stimmt bloss");
    const bool leads = is_among(
        each,
        ", . : - ! i ich it they that thats to es das daraus auf oh ach the in fact lieber sollte sein the die der and "
        "und yes yeah ja ok okay but aber");
    if (!says && !leads) break;
    is_sign |= says;
    ++end;
  }
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(end));
  return is_sign;
}

// "For lunch", "für mittags", "yesterday".
bool is_only_when(const LogReading& reading) {
  LogReading rest = reading;
  read_day(rest);
  read_meal(rest);
  return (rest.meal || rest.names_day) && std::ranges::all_of(rest.words, is_nothing);
}

// "4 sets", "12 reps", "3x8", "200 g" say nothing without the draft.
bool is_only_amount(const LogReading& reading, const std::vector<DraftEntry>& before) {
  if (before.size() != 1) return false;
  const bool is_sets = before.front().exercise && has_sets_sign(reading.words);
  const bool is_amount = before.front().food && reading.words.size() <= 2;
  const bool has_number =
      std::ranges::any_of(reading.words, [](const SpokenWord& each) { return each.number.has_value(); });
  return (is_sets || is_amount) && has_number && std::ranges::all_of(reading.words, [](const SpokenWord& each) {
           return each.number || is_unit(each) || each.word.size() < 2 || is_among(each, "at @ mit with");
         });
}

std::string titled(const DraftEntry& entry) { return entry.title + " · " + entry.detail; }

std::string change_text(const LogReading& reading, const DraftEntry& before, const DraftEntry& after) {
  const std::string was = before.title == after.title ? before.detail : titled(before);
  const std::string is = before.title == after.title ? after.detail : titled(after);
  const std::string name = before.title == after.title ? after.title + ": " : "";
  return reading.say(name + "“" + is + "” instead of “" + was + "”.", name + "„" + is + "“ statt „" + was + "“.");
}

// What changed, in sentences; empty if nothing did.
std::string changes_text(const LogReading& reading, const std::vector<DraftEntry>& before, const DraftChange& after) {
  std::string text;
  for (std::size_t at = 0; at < after.entries().size(); ++at) {
    const DraftEntry& each = after.entries()[at];
    std::string change;
    if (at >= before.size()) {
      change = reading.say("New: ", "Neu: ") + each.title + ".";
    } else if (after.removed()[at] != 0) {
      change = reading.say("Left out: ", "Weggelassen: ") + before[at].title + ".";
    } else if (before[at].detail != each.detail || before[at].title != each.title) {
      change = change_text(reading, before[at], each);
    }
    if (!change.empty()) text += (text.empty() ? "" : " ") + change;
  }
  return text;
}

// The draft with its changed entries, and the workout that holds its exercises.
domain::LogDraft changed_draft(const LogReading& reading, const LogBook::EarlierDraft& earlier,
                               std::vector<DraftEntry> entries) {
  domain::LogDraft draft{
      .entries = std::move(entries), .workout = earlier.draft.workout, .unclear = {}, .replaces = earlier.id};
  const bool needs_workout = std::ranges::any_of(draft.entries, [](const DraftEntry& each) {
    return each.exercise && !each.exercise->planned_exercise_id && !each.exercise->workout_id;
  });
  if (!needs_workout) {
    draft.workout.reset();
    return draft;
  }
  if (!draft.workout)
    draft.workout = {domain::WorkoutType::strength, reading.say("Strength Workout", "Krafttraining"), std::nullopt,
                     std::nullopt, reading.moment()};
  if (reading.names_day) draft.workout->date = reading.moment();
  return draft;
}

// "And a coffee" after a draft that is not logged.
bool is_addition(const SpokenWords& words) {
  return words.size() > 1 && is_among(words.front(), "and plus also und auch dazu ausserdem additionally");
}

// False if the words are no correction.
bool correct(LogReading& reading, DraftChange& change, const std::vector<DraftEntry>& before, bool is_logged) {
  if (const auto factor = factor_in(reading.words)) return change.multiply(*factor);
  const bool is_more = !is_logged && is_addition(reading.words);
  Contradiction said = contradiction_in(reading.words);
  const bool keeps_only = before.size() > 1 && has_among(said.kept, "only just nur bloss");
  reading.words = said.kept;
  if (!reading.words.empty() && is_among(reading.words.back(), "instead stattdessen")) {
    reading.words.pop_back();
    said.removed.emplace_back();
  }
  const bool has_sign = take_sign(reading.words) || is_more || is_only_when(reading) ||
                        is_only_amount(reading, before) || !said.removed.empty();
  std::erase_if(said.removed, [](const SpokenWords& each) { return each.empty(); });
  const bool has_more = is_only_when(reading) || !std::ranges::all_of(reading.words, is_nothing);
  if (!has_sign || (!has_more && said.removed.empty()) || is_question(reading.words) || is_not_done(reading.words) ||
      is_about_others(reading.words))
    return false;
  return change.remove(said.removed, has_more) && (!has_more || change.change(is_more, keeps_only));
}

}  // namespace

std::optional<ChatReply> corrected_draft(const CoachContext& context, const ChatQuestion& question,
                                         const domain::ExerciseMentions& mentions) {
  const LogBook& book = *context.log_book;
  if (book.earlier_drafts().empty() || !book.earlier_drafts().front().is_last) return std::nullopt;
  const LogBook::EarlierDraft& earlier = book.earlier_drafts().front();
  LogReading reading{context, book, question.message, spoken_words(question.message), context.facts.today};
  if (reading.words.size() > longest_correction || has_any(reading.words, {"?"})) return std::nullopt;
  const bool is_logged = book.is_logged(earlier);
  DraftChange change(reading, earlier.draft, mentions);
  const bool is_correction = correct(reading, change, earlier.draft.entries, is_logged);
  if (!reading.problems.empty()) return ChatReply{reading.problems.front()};
  if (!is_correction) return std::nullopt;
  const std::string changes = changes_text(reading, earlier.draft.entries, change);
  if (changes.empty()) return std::nullopt;
  std::vector<DraftEntry> entries;
  for (std::size_t at = 0; at < change.entries().size(); ++at) {
    if (change.removed()[at] == 0) entries.push_back(change.entries()[at]);
  }
  if (entries.empty() && is_logged) return undone(context, earlier);
  if (entries.empty())
    return ChatReply{reading.say("All right, nothing was logged.", "In Ordnung, es wurde nichts eingetragen.")};
  ChatReply reply{
      reading.say("Changed. " + changes + (is_logged ? " Logging this replaces what is logged." : " Shall I log it?"),
                  "Geändert. " + changes +
                      (is_logged ? " Wenn du das einträgst, ersetzt es den Eintrag." : " Soll ich es eintragen?"))};
  reply.draft = changed_draft(reading, earlier, std::move(entries));
  return reply;
}

}  // namespace fitapp::coach
