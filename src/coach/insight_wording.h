// Checks how a model reworded insights.
#pragma once

#include <string>
#include <vector>

namespace fitapp::coach {

// Whether the text says the same as the sentence: exactly its numbers, its direction (longer, less, higher), and no
// cause that the sentence does not name. In English and German.
bool keeps_meaning(const std::string& sentence, const std::string& text);

// `texts` with the sentence itself in place of each text that does not keep its meaning; empty if none does or if there
// are not as many texts as sentences.
std::vector<std::string> kept_wordings(const std::vector<std::string>& sentences, std::vector<std::string> texts);

}  // namespace fitapp::coach
