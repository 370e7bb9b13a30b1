// Separates the changes of a session from other talk. The patterns are those of words.h, in English and German.
#include "coach/session_change.h"

#include <algorithm>
#include <vector>

#include "coach/session_patterns.h"
#include "coach/spoken.h"
#include "coach/words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t most_unknown = 2;  // words in a clause that begins with "for" or has a word of change

// What may stand around the values of a change.
bool is_filler(const std::string& word) {
  static const Pattern english(
      "i|we|it|this|the|a|an|and|or|but|then|ok|okay|yes|yep|no|not|nope|only|just|rather|instead|please|pls|plz|"
      "make|do|lets|let|us|want|wanna|need|prefer|would|could|can|you|id|ill|have|ive|got|to|for|with|without|in|at|"
      "on|of|my|me|now|maybe|better|more|less|bit|little|max|about|around|min|mins|minute|minutes|hour|hours|h|half|"
      "body|day|days|session|workout|train|routine|exercise|exercises|version|one|something|home|use|using|change|"
      "switch|swap|turn|into|add|focus|put|move|time|today|tomorrow|upper|lower|full|whole|total|so|also|plus|all|"
      "very|really|actually|cant|dont|shorten|cut|extend|quick|short|long|be|should|has|must|go|going|again|same|w|too|"
      "enough|fine|two|im|skip|avoid|about|possible|long|leave|out|takes|that|anything|something|might|may|step|up|"
      "challenge|nothing|cannot");
  static const Pattern german(
      "ich|wir|es|das|die|der|den|dem|ein|eine|einen|einem|einer|und|oder|aber|dann|ja|nein|nee|nicht|nur|bloss|"
      "bitte|lieber|eher|besser|doch|stattdessen|statt|mach|mache|machen|mal|lass|uns|will|moechte|wollen|brauche|"
      "brauch|hab|habe|haben|haette|gern|gerne|kannst|koennen|koennte|du|mir|mich|fuer|mit|ohne|am|an|auf|zu|zum|zur|"
      "bei|mein|meine|meinen|jetzt|vielleicht|etwas|mehr|weniger|bisschen|ungefaehr|etwa|circa|ca|maximal|"
      "hoechstens|minuten|stunde|stunden|std|halbe|viertelstunde|dreiviertelstunde|anderthalb|tag|einheit|training|"
      "trainieren|uebung|uebungen|zuhause|hause|daheim|heute|morgen|nimm|noch|auch|ganz|kurz|lang|sein|soll|sollte|"
      "muss|geht|draus|daraus|bin|als|reicht|reichen|kein|keine|keinen|verschieb|verschiebe|leg|andere|zwei|kann|darf|"
      "kuerz|kuerze|verkuerz|verkuerze|verlaenger|verlaengere|koennten|ginge|waers|waere|mir|dauert|viel|zeit|so|lange|"
      "nehmen|verwenden|benutzen|weg|"
      "herausforderung|darf|nichts|alles");
  static const Pattern days(
      "monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|"
      "sonnabend|sonntag");
  const Words alone{word};
  return english.weight_in(alone, TypoTolerance::none) > 0 || german.weight_in(alone, TypoTolerance::none) > 0 ||
         days.weight_in(alone, TypoTolerance::none) > 0;
}

// Muscles, equipment, a type, more and less: what a session can be changed to.
bool is_value(const std::string& word) {
  const Words alone{word};
  const auto fits = [&](const auto& each) { return says(each.second, alone); };
  if (std::ranges::any_of(session_targets(), fits) || std::ranges::any_of(session_gears(), fits) ||
      std::ranges::any_of(session_types(), fits))
    return true;
  static const Pattern others(
      "other|another|different|new|else|nochmal|andere|anderes|anderen|neue|neues|eins|moves|jump*|spring*|sprung*|"
      "spruenge|huepf*|burpee*|equipment|weights|kit|gear|noise|laerm|krach|geraet*|gewichte|ausruestung|machines|"
      "floor|ground|mat|boden|matte|kneel*|knien|hinknien|standing|stehen|lying|liegen|challenge|herausforderung|"
      "intense|quick|kurz|nachbar*|neighbor*|neighbour*");
  return says("shorter", alone) || says("longer", alone) || says("light", alone) || says("hard", alone) ||
         says("jumping", alone) || says(others, alone);
}

bool has_word_of_change(const Words& words) {
  static const Pattern pattern(
      "make_it|make_that|make_this|rather|instead|prefer|change_it|change_to|switch_to|swap|id_like|would_like|"
      "leave_out|dont_want|dont_like|i_hate|hasse|lass_die|lass_das|except|ausser|too_long|too_short|too_hard|too_easy|"
      "less_time|more_time|is_enough|are_enough|is_fine|would_be_better|lieber|"
      "stattdessen|statt|anstatt|mach_es|mach_das|mach_mal|mach_draus|aendere|aender|wechsel|wechsle|wuerde_gern|"
      "zu_lang|zu_kurz|zu_schwer|zu_leicht|weniger_zeit|mehr_zeit|reicht|reichen|waere_besser|waeren_besser");
  return says(pattern, words);
}

// Words that tell what was, what is, or ask about something else.
bool tells_something(const Words& words) {
  static const Pattern english(
      "tell|explain|history|bought|buy|look|looks|looked|looking|took|slept|was|were|had|did|done|went|been|ago|"
      "yesterday|feel|feels|felt|loves|love|years|year|old|rate|pulse|weigh|weighs|dinner|lunch|breakfast|food|eat|"
      "meal|sleep|back_again|im_back|am_back|be_back|go_back|come_back|get_back");
  static const Pattern german(
      "erzaehl*|erklaer*|geschichte|gekauft|kaufe|kaufen|sieht|sehen|aus_sehen|gedauert|geschlafen|gewesen|war|waren|"
      "hatte|hatten|gestern|gemacht|ahnung|fuehle|fuehlt|liebt|liebe|jahre|jahren|jahr|alt|werde|puls|wiege|essen|"
      "abendessen|mittagessen|fruehstueck|schlaf|schlafen|wohne|warten|gewartet");
  const Words from_wish(words.begin() + (begins_with_something(words) ? 1 : 0), words.end());
  return english.weight_in(from_wish, TypoTolerance::none) > 0 || german.weight_in(from_wish, TypoTolerance::none) > 0;
}

bool begins_with(const Words& words, const Pattern& pattern) {
  static const Pattern before("and|but|ok|okay|yes|please|und|aber|ja|bitte|do|it|the|same|das|gleiche|dann|then|so");
  const auto first = std::ranges::find_if_not(words, [](const std::string& each) { return says(before, {each}); });
  return first != words.end() && says(pattern, {*first});
}

bool is_change(const std::string& clause) {
  const Words words = words_of(clause);
  if (words.empty() || tells_something(words)) return false;
  std::size_t unknown = 0;
  for (const SpokenWord& each : spoken_words(clause)) {
    if (each.word.empty() || each.number || is_filler(each.word) || is_value(each.word)) continue;
    if (each.word == "was") continue;  // "was anderes"; any other is refused above
    static const Pattern about("how_about|what_about|wie_waere|wie_waers|is_it_possible");
    if (each.is_any({"how", "what", "wie", "is"}) && says(about, words)) continue;
    ++unknown;
  }
  if (unknown == 0) return true;
  static const Pattern without("without|ohne");
  if (begins_with(words, without)) return true;
  static const Pattern prepositions("with|for|mit|fuer|only|just|nur|bloss|no|kein|keine|keinen|skip|avoid");
  return unknown <= most_unknown && (has_word_of_change(words) || begins_with(words, prepositions));
}

// Split at signs, but not in "1,5".
std::vector<std::string> clauses_of(const std::string& text) {
  std::vector<std::string> clauses(1);
  const auto is_digit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_decimal = at > 0 && is_digit(at - 1) && is_digit(at + 1);
    if (std::string_view(",.;:!?\n").find(text[at]) != std::string_view::npos && !is_decimal) {
      clauses.emplace_back();
    } else {
      clauses.back() += text[at];
    }
  }
  return clauses;
}

}  // namespace

bool begins_with_something(const Words& words) {
  static const Pattern what(
      "fuer|mit|ohne|ander*|neues|leicht*|locker*|kurz*|kuerz*|laeng*|schwer*|hart*|haert*|ruhig*");
  return words.size() > 1 && words.front() == "was" && says(what, {words[1]});
}

bool asks_politely(const Words& words) {
  static const Pattern wish(
      "can_we|could_we|can_i|could_i|can_you|could_you|may_i|may_we|might_we|can_it|could_it|can_this|would_it|is_it_"
      "possible|"
      "how_about|what_about|koennen_wir|koennten_wir|kann_ich|koennte_ich|kannst_du|koenntest_du|kann_es|kann_das|geht_"
      "es|"
      "geht_das|ginge_das|geht_auch|ginge_auch|darf_es|darf_ich|wie_waers|wie_waere|muss_leise|muss_ruhig|must_be|"
      "muss_es|muss_das|koennen_auch");
  static const Pattern before("and|but|ok|okay|und|aber|also|hey|hi|hallo|bitte|so");
  const auto first = std::ranges::find_if_not(words, [](const std::string& each) { return says(before, {each}); });
  return says(wish, Words(first, std::min(first + 3, words.end())));
}

std::string changing_part(const std::string& text) {
  std::string part;
  for (const std::string& clause : clauses_of(text)) {
    if (is_change(clause)) part += (part.empty() ? "" : ", ") + clause;
  }
  return part;
}

std::optional<int> bare_minutes_in(const std::string& text, int least, int most) {
  // "I am 15" and "im Jahr" have a filler that means no wish.
  static const Pattern around(
      "i|we|it|and|then|ok|okay|yes|no|only|just|rather|instead|please|pls|make|do|lets|want|need|prefer|would|could|"
      "can|you|have|ive|got|to|for|with|now|maybe|better|max|about|around|actually|shorten|cut|extend|kuerz|kuerze|ich|"
      "wir|es|und|dann|ja|nein|nur|bloss|"
      "bitte|lieber|eher|besser|doch|stattdessen|mach|mache|mal|lass|uns|will|moechte|hab|habe|auf|jetzt|vielleicht|"
      "ungefaehr|etwa|circa|ca|maximal|hoechstens|draus|daraus|reicht|reichen|sind|is|enough");
  std::optional<int> found;
  for (const std::string& clause : clauses_of(text)) {
    const SpokenWords words = spoken_words(clause);
    const bool is_alone = std::ranges::all_of(words, [](const SpokenWord& each) {
      return each.word.empty() || each.number || is_value(each.word) ||
             around.weight_in({each.word}, TypoTolerance::none) > 0;
    });
    for (std::size_t at = 0; at < words.size(); ++at) {
      if (!words[at].number || words[at].decimals > 0) continue;
      if (at + 1 < words.size() && words[at + 1].is_any({"x", "sets", "kg", "lb", "reps", "%"})) continue;
      const bool is_made = at > 1 && words[at - 2].is_any({"make", "mach"}) && words[at - 1].is_any({"it", "es"});
      if (!is_alone && !is_made) continue;
      const int minutes = static_cast<int>(*words[at].number);
      if (minutes >= least && minutes <= most) found = minutes;
    }
  }
  return found;
}

}  // namespace fitapp::coach
