// Recognises yes and no by their words.
#include "coach/log_confirmation.h"

#include <algorithm>
#include <string>

#include "coach/log_book.h"
#include "coach/log_undo.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t longest_answer = 7;    // words
constexpr std::size_t longest_refusal = 14;  // that says what not to do

bool is_made_of(const SpokenWords& words, std::string_view list, std::size_t longest = longest_answer) {
  return words.size() <= longest && std::ranges::all_of(words, [&](const SpokenWord& each) {
           return !each.number && !each.clock && !each.is_any({"?"}) && (each.word.size() < 2 || is_among(each, list));
         });
}

bool has_pair(const SpokenWords& words, std::string_view first, std::string_view second) {
  return std::ranges::adjacent_find(words, [&](const SpokenWord& one, const SpokenWord& next) {
           return is_among(one, first) && is_among(next, second);
         }) != words.end();
}

bool has_nod(std::string_view message) {
  return std::ranges::any_of(std::initializer_list<std::string_view>{"👍", "👌", "✅", "✔"},
                             [&](std::string_view sign) { return message.find(sign) != std::string_view::npos; });
}

constexpr std::string_view confirming =
    "yes yess yeah yea yep yup ya aye sure right correct exactly thanks thank you great perfect good cool nice done "
    "please log it that this them all so logged is ok okay okey fine go ahead do save add enter confirm confirmed "
    "looks "
    "look sounds sound course of absolutely definitely now then and just "
    "ja jaa jaja jo joa jep jup jawohl genau passt stimmt danke super gut prima klar alles richtig korrekt perfekt "
    "fertig bitte trag trage das es ein so eingetragen eintragen mach mache mal gern gerne los speicher speichere "
    "speichern bestaetigt sieht aus hoert sich an in ordnung einverstanden jetzt und dann natuerlich auf jeden fall "
    "kannst du";
constexpr std::string_view agreeing =
    "yes yess yeah yea yep yup ya aye ok okay okey sure correct right exactly perfect great confirm confirmed "
    "absolutely "
    "definitely ja jaa jaja jo joa jep jup jawohl passt stimmt genau klar richtig korrekt perfekt super prima gern "
    "gerne "
    "einverstanden natuerlich bestaetigt log save add enter trag trage eintragen speicher speichere speichern "
    "ordnung y";

// "Is that right", "do you do that", "kannst du das so machen", also without a question mark. "That is right" is none.
bool asks(const SpokenWords& words) {
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    const bool is_after_subject = at > 0 && is_among(words[at - 1], "that this it them all");
    if (!is_after_subject && is_among(words[at], "is") && is_among(words[at + 1], "that this it them all logged"))
      return true;
    if (is_among(words[at], "do") && is_among(words[at + 1], "you")) return true;
  }
  const auto first = std::ranges::find_if(words, [](const SpokenWord& each) {
    return each.word.size() > 1 &&
           !is_among(each, "ok okay okey good great super gut prima und and then dann now jetzt");
  });
  const auto next = first == words.end() ? first : first + 1;
  if (next == words.end()) return false;
  if (is_among(*first, "kannst") || (is_among(*first, "you") && !is_among(*next, "do"))) return true;
  const bool has_verb = is_among(*first, "sieht stimmt passt hoert klar");
  return has_verb && (is_among(*next, "das es") ||
                      (is_among(*next, "sich") && next + 1 != words.end() && is_among(*(next + 1), "das es")));
}

// "Do that now and then".
bool is_habit(const SpokenWords& words) { return has_pair(words, "now", "and") && has_pair(words, "and", "then"); }

bool is_yes(std::string_view message) {
  const SpokenWords words = spoken_words(message);
  if (!is_made_of(words, confirming) || asks(words) || is_habit(words)) return false;
  if (has_among(words, agreeing) || has_nod(message)) return true;
  return has_pair(words, "do mach mache", "it that this so das es mal") || has_pair(words, "go", "ahead") ||
         has_pair(words, "look looks sounds sound sieht hoert", "good great fine right gut sich") ||
         (words.size() == 1 && is_among(words.front(), "please bitte fine good gut los"));
}

// "Please do not log that for me after all", "ich möchte das jetzt doch nicht eintragen".
bool forbids(const SpokenWords& words) {
  constexpr std::string_view allowed =
      "no nope nah not dont didnt never do log logged enter save add please just really actually that this it them any "
      "of one all yet now after for me today entry draft want to you id would rather should lets thanks thank ok okay "
      "sorry so but then at the again anymore need oh well "
      "nein ne nee noe nicht doch lieber das es dies bitte eintragen eintrag trag trage ein speichern speicher "
      "speichere "
      "mir ich will moechte wollte mag wuerde du sollst solltest fuer mich heute jetzt noch mehr dann aber ach danke "
      "sei "
      "den die eintraege alles davon mal gar auf keinen fall oh also";
  if (!is_made_of(words, allowed, longest_refusal)) return false;
  constexpr std::size_t reach = 6;  // words from the negation to what it negates
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool is_english = is_among(words[at], "not dont didnt never");
    const bool is_german = is_among(words[at], "nicht");
    if (!is_english && !is_german) continue;
    for (std::size_t next = at + 1; next < words.size() && next <= at + reach; ++next) {
      if (words[next].is_any({",", ".", ";", ":", "!"})) break;
      if (is_among(words[next], is_english ? "log logged enter save add" : "eintragen speichern")) return true;
      // "Trag das nicht ein".
      if (is_german && is_among(words[next], "ein") && has_among(words, "trag trage")) return true;
    }
    // "Speicher das nicht".
    if (is_german && at > 0 && is_among(words.front(), "speicher speichere")) return true;
  }
  return false;
}

std::string one_of(const CoachContext& context, std::initializer_list<const char*> english,
                   std::initializer_list<const char*> german) {
  const auto& lines = context.language == Language::german ? german : english;
  return lines.begin()[context.seed % lines.size()];
}

}  // namespace

bool is_confirmation(std::string_view message) { return is_made_of(spoken_words(message), confirming); }

bool is_refusal(std::string_view message) {
  const SpokenWords words = spoken_words(message);
  if (forbids(words)) return true;
  const bool refuses = is_made_of(
      words,
      "no nope nah never mind nevermind forget it that this them dont do not log logged enter save add please thanks "
      "thank you rather now cancel stop leave be skip drop discard all right ok okay sorry wait i "
      "nein ne nee noe noch nicht doch lieber lass lasse es das mal sein bleiben vergiss abbrechen stopp halt danke "
      "bitte eintragen trag ein speichern verwerfen verwirf egal schon gut jetzt ach");
  return refuses &&
         (has_among(words,
                    "no nope nah nevermind cancel stop discard nein ne nee noe abbrechen stopp "
                    "verwerfen verwirf") ||
          has_pair(words, "never", "mind") || has_pair(words, "forget leave skip drop", "it that this them") ||
          has_pair(words, "do dont not", "not log enter save add do it that now") ||
          has_pair(words, "lass lasse vergiss", "es das mal sein") ||
          has_pair(words, "nicht doch lieber", "eintragen speichern nicht"));
}

std::optional<ChatReply> confirmation_reply(const CoachContext& context, const ChatQuestion& question) {
  const auto& drafts = context.log_book->earlier_drafts();
  if (drafts.empty() || !drafts.front().is_last) return std::nullopt;
  const LogBook::EarlierDraft& last = drafts.front();
  const bool yes = is_yes(question.message);
  if (!yes && !is_refusal(question.message)) return std::nullopt;
  if (context.log_book->is_logged(last)) {
    return ChatReply{yes ? one_of(context, {"That is logged already.", "It is already in your log."},
                                  {"Das ist schon eingetragen.", "Es steht schon in deinen Einträgen."})
                         : one_of(context, {"That is already logged. Press “Undo” on its card to take it back."},
                                  {"Das ist schon eingetragen. „Rückgängig“ auf der Karte nimmt es zurück."})};
  }
  if (!yes) {
    return ChatReply{
        one_of(context, {"All right, nothing was logged.", "Fine, I leave it: nothing was logged."},
               {"In Ordnung, es wurde nichts eingetragen.", "Gut, ich lasse es: Nichts ist eingetragen."})};
  }
  const bool is_old = context.log_book->now() - last.at > undoable_for;
  if (is_old) {
    ChatReply asked{one_of(context, {"This is more than a day old. Shall I still log it?"},
                           {"Das ist über einen Tag alt. Soll ich es noch eintragen?"})};
    asked.draft = last.draft;
    asked.draft->replaces = last.id;
    asked.draft->confirmed = false;
    return asked;
  }
  ChatReply reply{one_of(context, {"All right, I am logging it.", "Thanks, I am logging it now."},
                         {"Alles klar, ich trage es ein.", "Danke, ich trage es jetzt ein."})};
  reply.draft = last.draft;
  reply.draft->replaces = last.id;
  reply.draft->confirmed = true;
  return reply;
}

}  // namespace fitapp::coach
