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

// Removes a leading amount: "200 g chicken", "2 eggs" and "a slice of bread" leave the food. Words that are only an
// amount are unchanged.
std::vector<std::string> without_amount(const std::vector<std::string>& words);

// Equal, ignoring an English plural ending: berry, berries; tomato, tomatoes.
bool same_word(std::string_view one, std::string_view other);

// The number of missing, extra, changed or swapped letters, or `max_errors` + 1 when there are more than `max_errors`.
std::size_t typing_errors(std::string_view one, std::string_view other, std::size_t max_errors);

// The number of typing errors allowed in a word: 0 below 4 letters, 1 below 7, else 2 ("brocoly").
std::size_t allowed_typing_errors(std::string_view word);

// How well a typed word matches a word of a name, from 0 (not at all) to 100 (equal). A prefix matches.
enum class Typing { exact, forgiving };
int word_fit(std::string_view typed, std::string_view word, Typing typing);

}  // namespace fitapp::domain
