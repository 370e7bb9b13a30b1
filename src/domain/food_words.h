// Splits typed text and food names into normalized words and compares them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::domain {

// Lower-case words of the letters a to z and digits. Accents are removed, every other character separates words, and
// stop words such as "and" are dropped unless nothing else remains. Accepts any bytes; returns at most 6 words of 40
// letters.
std::vector<std::string> food_words(std::string_view text);

// "ae", "oe" and "ue" become the letters without umlaut, as `food_words` writes umlauts.
std::string without_umlauts(std::string word);
// The other way round, in any text: "Käse" becomes "Kaese".
std::string spelled_out(std::string_view text);

// Equal, ignoring a plural ending: berry, berries; tomato, tomatoes; Kartoffel, Kartoffeln; Brot, Brote.
bool same_word(std::string_view one, std::string_view other);

// The number of missing, extra, changed or swapped letters, or `max_errors` + 1 when there are more than `max_errors`.
std::size_t typing_errors(std::string_view one, std::string_view other, std::size_t max_errors);

// The number of typing errors allowed in a word: 0 below 4 letters, 1 below 10, else 2.
std::size_t allowed_typing_errors(std::string_view word);

// How well a typed word matches a word of a name, from 0 (not at all) to 100 (equal). A prefix matches, and the end of
// a compound: "brot" matches "vollkornbrot".
enum class Typing { exact, forgiving };
int word_fit(std::string_view typed, std::string_view word, Typing typing);

}  // namespace fitapp::domain
