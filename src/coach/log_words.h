// Words that decide what kind of sentence a message is.
#pragma once

#include "coach/spoken.h"

namespace fitapp::coach {

// Whether `words`, separated by spaces, contain the word.
bool is_among(const SpokenWord& word, std::string_view words);

bool has_among(const SpokenWords& words, std::string_view list);

// A question, or something that has not happened: "should I …", "tomorrow", "never", "morgen laufe ich".
bool is_question(const SpokenWords& words);
bool begins_with_question(const SpokenWords& words);
bool is_not_done(const SpokenWords& words);
// "My son ran 5 km", "he had a salad". "With my son" is about the user.
bool is_about_others(const SpokenWords& words);
// A person or an animal: "son", "Freundin".
bool is_person(const SpokenWord& word);
// Words of an amount or an opinion that name no food: "much", "enough", "good", "viel", "lecker".
bool is_vague(const SpokenWord& word);
// What people add to an entry: "easy", "finally", "at home", "felt good".
bool is_comment(const SpokenWord& word);
// Words that carry no content of an entry: pronouns, verbs such as "had", articles, units.
bool is_filler(const SpokenWord& word);
bool is_unit(const SpokenWord& word);
bool is_article(const SpokenWord& word);
// "did", "finished", "gemacht".
bool says_done(const SpokenWords& words);
// A choice: "eggs or toast", but not "3 or so".
bool says_either(const SpokenWords& words);
// "log …", "trag … ein".
bool says_log(const SpokenWords& words);
// "ate", "had", "getrunken".
bool says_eaten(const SpokenWords& words);

}  // namespace fitapp::coach
