// Words that decide what kind of sentence a message is.
#pragma once

#include "coach/spoken.h"

namespace fitapp::coach {

// A question, or something that has not happened: "should I …", "tomorrow", "never", "morgen laufe ich".
bool is_question(const SpokenWords& words);
bool begins_with_question(const SpokenWords& words);
bool is_not_done(const SpokenWords& words);
// Words that carry no content of an entry: pronouns, verbs such as "had", articles, units.
bool is_filler(const SpokenWord& word);
bool is_unit(const SpokenWord& word);
bool is_article(const SpokenWord& word);
// "did", "finished", "gemacht".
bool says_done(const SpokenWords& words);
// "log …", "trag … ein".
bool says_log(const SpokenWords& words);
// "ate", "had", "getrunken".
bool says_eaten(const SpokenWords& words);

}  // namespace fitapp::coach
