// Recognises the wish to undo, and takes back the entries of a draft.
#include "coach/log_undo.h"

#include <algorithm>
#include <chrono>

#include "coach/log_book.h"
#include "coach/log_confirmation.h"
#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t longest_wish = 12;  // words

enum class Wish { none, undo, was_wrong };

// With these alone it is a wish to undo: "undo my last two sets of squats" is about sets.
bool is_undo_word(const SpokenWord& each) {
  return each.word.size() < 2 ||
         is_among(
             each,
             "undo that this it the last entry entries please again no oh oops sorry wait can could you log logged "
             "logging just now was were wrong mistake take back revert delete remove cancel scrap one thing what my "
             "all of is not right ive them those both coach hey made by from actually out never mind mach mache das "
             "bitte rueckgaengig machen wieder den die letzten letzte eintrag eintraege eben gerade nimm zurueck "
             "nehmen zuruecknehmen loesch loesche loeschen entfern entferne entfernen stornieren storniere war waren "
             "falsch ein fehler nein ne nee ups halt stopp kannst du es alles doch nicht stimmt mir ich habe hab mich "
             "vertan vertippt eingetragen meine meinen aus versehen grad sie beide beides");
}

Wish wish_of(const SpokenWords& words) {
  if (words.empty() || words.size() > longest_wish || !std::ranges::all_of(words, is_undo_word)) return Wish::none;
  const auto has = [&](std::initializer_list<std::string_view> list) { return has_any(words, list); };
  const bool removes = has({"delete", "remove", "cancel", "scrap", "loesch", "loesche", "loeschen", "entfern",
                            "entferne", "entfernen", "stornieren", "storniere"});
  const bool points = has({"that", "this", "it", "last", "entry", "entries", "them", "those", "das", "es", "letzten",
                           "letzte", "eintrag", "eintraege", "die", "den", "sie"});
  if (has({"undo", "revert", "rueckgaengig", "zuruecknehmen"}) || (removes && points) ||
      (has({"take", "nimm", "nehmen"}) && has({"back", "zurueck"})))
    return Wish::undo;
  const bool is_wrong = has({"wrong", "mistake", "falsch", "fehler", "vertan", "vertippt"}) ||
                        (has({"not"}) && has({"right"})) || (has({"nicht"}) && has({"stimmt"}));
  return is_wrong ? Wish::was_wrong : Wish::none;
}

// The draft may be in the other language. What has no name here is quoted as its card shows it.
std::string title_of(const domain::DraftEntry& entry, bool german) {
  struct Title {
    std::string_view english;
    std::string_view german;
  };
  static constexpr Title titles[] = {
      {"Water", "Wasser"},        {"Sleep", "Schlaf"},        {"Nap", "Nickerchen"}, {"Weight", "Gewicht"},
      {"Body fat", "Körperfett"}, {"Waist", "Taille"},        {"Hips", "Hüfte"},     {"Chest", "Brust"},
      {"Arms", "Arme"},           {"Thighs", "Oberschenkel"}, {"Neck", "Hals"}};
  for (const Title& each : titles) {
    const bool is_named = entry.water || entry.night || entry.measurement;
    if (is_named && (entry.title == each.english || entry.title == each.german))
      return std::string(german ? each.german : each.english);
  }
  return german ? "„" + entry.title + "“" : "“" + entry.title + "”";
}

std::string titles_of(const domain::LogDraft& draft, bool german) {
  std::string text;
  for (std::size_t at = 0; at < draft.entries.size(); ++at) {
    if (at > 0) text += at + 1 < draft.entries.size() ? ", " : german ? " und " : " and ";
    text += title_of(draft.entries[at], german);
  }
  return text;
}

}  // namespace

bool is_plain_undo(std::string_view message) { return wish_of(spoken_words(message)) == Wish::undo; }

bool is_about_last_draft(std::string_view message) {
  return wish_of(spoken_words(message)) != Wish::none || is_confirmation(message) || is_refusal(message);
}

ChatReply undone(const CoachContext& context, const LogBook::EarlierDraft& logged) {
  context.log_book->take_back(logged);
  const bool german = context.language == Language::german;
  const bool several = logged.draft.entries.size() > 1;
  const std::string titles = titles_of(logged.draft, german);
  ChatReply reply{german ? "Ich habe es rückgängig gemacht: " + titles + (several ? " sind" : " ist") +
                               " nicht mehr eingetragen."
                         : "I have undone it: " + titles + (several ? " are" : " is") + " no longer logged."};
  reply.draft = domain::LogDraft{.entries = {}, .unclear = {}, .replaces = logged.id};
  return reply;
}

std::optional<ChatReply> undo_reply(const CoachContext& context, const ChatQuestion& question) {
  if (context.log_book == nullptr) return std::nullopt;
  const Wish wish = wish_of(spoken_words(question.message));
  if (wish == Wish::none) return std::nullopt;
  const LogBook& book = *context.log_book;
  const bool german = context.language == Language::german;
  const auto say = [&](const std::string& english, const std::string& german_text) {
    return german ? german_text : english;
  };
  const auto& drafts = book.earlier_drafts();
  const auto last = std::ranges::find_if(drafts, [&](const auto& each) { return book.is_logged(each); });
  const bool is_about_draft = !drafts.empty() && drafts.front().is_last;
  // "That was wrong" may be about an answer.
  if (wish == Wish::was_wrong && !is_about_draft) return std::nullopt;
  const bool is_of_last = last != drafts.end() && (wish == Wish::undo || last == drafts.begin());
  if (is_of_last && book.now() - last->at > undoable_for) {
    const std::string titles = titles_of(last->draft, german);
    return ChatReply{say("What we logged here last, " + titles +
                             ", is more than a day old, so I leave it. You can delete it where it is listed.",
                         "Was wir hier zuletzt eingetragen haben, " + titles +
                             ", ist über einen Tag alt, deshalb lasse ich es stehen. Du kannst es dort löschen, wo es "
                             "steht.")};
  }
  if (is_of_last && !last->is_in_topic) {
    const std::string titles = titles_of(last->draft, german);
    return ChatReply{
        say("Do you mean " + titles + "? That is what we logged here last. If so, press “Undo” on its card above.",
            "Meinst du " + titles +
                "? Das haben wir hier zuletzt eingetragen. Wenn ja, tippe auf seiner Karte oben auf "
                "„Rückgängig“.")};
  }
  if (is_of_last) return undone(context, *last);
  if (is_about_draft)
    return ChatReply{
        say("There is nothing to undo: this is not logged yet. Tell me what is different, such as “no, 3”.",
            "Es gibt nichts rückgängig zu machen: Das ist noch nicht eingetragen. Sag mir, was anders ist, "
            "zum Beispiel „nein, 3“.")};
  return ChatReply{
      say("There is nothing to undo: nothing that we logged here is still there. Other entries can be deleted where "
          "they are "
          "listed.",
          "Es gibt nichts rückgängig zu machen: Von dem, was wir hier eingetragen haben, ist nichts mehr da. Andere "
          "Einträge "
          "löschst du dort, wo sie stehen.")};
}

}  // namespace fitapp::coach
