// What the classifier of safety sees of a text: its words, pairs and parts of words, and the categories of its words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fitapp::coach {

// Words and their parts are hashed to this many indices; a collision costs little accuracy (Weinberger K et al.,
// Feature Hashing for Large Scale Multitask Learning, ICML 2009).
inline constexpr std::uint32_t feature_count = 1U << 15;

struct SentenceFeatures {
  std::vector<std::uint32_t> hashed;      // each once, in ascending order
  std::vector<std::uint16_t> categories;  // indices into SentenceReader::categories(), each once, ascending
};

// Words by category, such as the names of illnesses and medicines, so that a text is understood whose words are in no
// training sentence.
class SentenceReader {
 public:
  // `lexicon` is embed/safety/lexicon.txt: lines "category | language | words", "stem*" for all words that begin so,
  // "two_words" for a phrase of up to four. Throws if a line has another form.
  explicit SentenceReader(std::string_view lexicon);

  const std::vector<std::string>& categories() const { return categories_; }

  // Words are lower case without accents, apostrophes and stretched letters; parts of 3 to 5 letters forgive typing
  // errors and join the forms of German words. A number becomes its size, so that "15" and "sixteen" are the same.
  // embed/safety/model.json is trained with exactly these: train it again after each change (./run train).
  SentenceFeatures read(std::string_view text) const;

 private:
  using Entries = std::unordered_map<std::string, std::vector<std::uint16_t>>;
  std::vector<std::uint16_t> categories_in(const std::vector<std::string>& words) const;

  std::vector<std::string> categories_;
  Entries words_;
  Entries stems_;
  Entries phrases_;  // the words joined by "_"
};

}  // namespace fitapp::coach
