// What people type and what foods are called, as words that can be compared; knows no food.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::domain {

// Lower-case words of letters a to z and digits: accents are taken off, everything else parts words, "and" and "with"
// fall out where other words remain. Any bytes are accepted; at most 6 words of 40 letters.
std::vector<std::string> food_words(std::string_view text);

// Without how much of it: "200 g chicken", "2 eggs" and "a slice of bread" leave the food. Words that are nothing but
// an amount stay.
std::vector<std::string> without_amount(const std::vector<std::string>& words);

// The same but for an English plural ending: berry, berries; tomato, tomatoes.
bool same_word(std::string_view one, std::string_view other);

// Letters left out, added, changed, or two neighbours swapped: how many, or `most` + 1 when there are more than `most`.
std::size_t typing_errors(std::string_view one, std::string_view other, std::size_t most);

// How many typing errors a word may hold: none below 4 letters, 2 from 7 on ("brocoly").
std::size_t forgiven_errors(std::string_view word);

// How well a typed word fits a word of a name, from 0 (not at all) to 100 (the same); its beginning is enough.
enum class Typing { exact, forgiving };
int word_fit(std::string_view typed, std::string_view word, Typing typing);

}  // namespace fitapp::domain
