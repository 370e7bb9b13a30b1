// Finds out in which language a question is written.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "domain/kinds.h"

namespace fitapp::coach {

struct ChatQuestion;

// The language of a text, from its function words, a few everyday words, and umlauts. Names of exercises and words of
// both languages count for neither. nullopt if the text does not show it: "ok", "Plank", "Bench press form?".
std::optional<domain::Language> clear_language(std::string_view text);

// The language of a text, `fallback` if it is not clear.
domain::Language language_of_question(std::string_view text, domain::Language fallback);

// The language of a note about an exercise, in which parts of the body and ways of moving count too: "Fersen heben ab".
domain::Language language_of_note(std::string_view note, domain::Language fallback);

// Whether a word, normalised by words_of, is one of those that show a language.
bool is_everyday_word(const std::string& word);

// The language of a chat question: of the message, otherwise of the last message of the user that shows one, otherwise
// that of the screen.
domain::Language language_of_chat(const ChatQuestion& question, domain::Language screen);

}  // namespace fitapp::coach
