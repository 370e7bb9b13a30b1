// Compares each word of the query with each word of the catalogue once; names are then compared by numbers only.
#include "domain/exercise_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <tuple>
#include <utility>

#include "base/enums.h"
#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t max_query_words = 8;
constexpr std::size_t max_reading_words = 16;  // with abbreviations written out
constexpr std::size_t max_name_words = 16;

// How well a typed word fits a word of a name.
constexpr int same = 100;
constexpr int same_stem = 98;
constexpr int beginning = 90;
constexpr int inside = 80;  // "drücken" in "bankdrücken"
constexpr int same_implement = 85;
constexpr int one_error = 70;
constexpr int two_errors = 60;
constexpr int same_muscle = 50;

// How well a query fits an exercise.
constexpr int for_whole_name = 200;
constexpr int for_first_muscle = 185;
constexpr int for_muscle = 165;
constexpr int for_all_words = 50;
constexpr int for_nearly_all_words = 5;
constexpr int for_main_lift = 3;
constexpr int for_first_word = 3;
constexpr int for_shown_name = 1;
constexpr int per_extra_word = 6;
constexpr int per_rank = 4;
constexpr int for_several_names = 20;  // taken off when the words are spread over the names of an exercise
constexpr int for_missing_word = 40;
constexpr int most_extra_words = 5;

std::uint32_t letters_of(std::string_view text) {
  std::uint32_t letters = 0;
  for (const char c : text) letters |= c >= 'a' && c <= 'z' ? 1u << (c - 'a') : 0u;
  return letters;
}

std::size_t allowed_errors(std::string_view word) { return word.size() < 4 ? 0 : word.size() < 8 ? 1 : 2; }

// The lifts that a session is built around come before drills.
int class_of(ExerciseRole role) {
  const bool is_drill =
      role == ExerciseRole::mobility || role == ExerciseRole::stretch || role == ExerciseRole::balance;
  return role == ExerciseRole::main_lift ? 0 : is_drill ? 2 : 1;
}

std::string without_underscores(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

}  // namespace

ExerciseSearch::ExerciseSearch(const Catalogue& catalogue, const ExerciseWords& words)
    : abbreviations_(words.abbreviations) {
  add_muscles(words);
  for (const Exercise& exercise : catalogue.all()) add_exercise(exercise);
}

std::uint32_t ExerciseSearch::add_pair(const std::string& full) {
  const auto [found, is_new] = by_word_.emplace(full, static_cast<std::uint32_t>(words_.size()));
  if (is_new) {
    const std::string stem = without_ending(full);
    words_.push_back({full, stem, letters_of(full) | letters_of(stem)});
  }
  return found->second;
}

std::uint32_t ExerciseSearch::add_word(const std::string& full) {
  const std::uint32_t position = add_pair(full);
  words_[position].is_pair = false;
  return position;
}

ExerciseSearch::Muscles ExerciseSearch::bit_of(const std::string& muscle) {
  auto found = std::find(muscles_.begin(), muscles_.end(), muscle);
  if (found == muscles_.end()) found = muscles_.insert(found, muscle);
  const auto position = found - muscles_.begin();
  return position < std::numeric_limits<Muscles>::digits ? Muscles{1} << position : 0;
}

void ExerciseSearch::add_muscles(const ExerciseWords& words) {
  for (const auto& [typed, muscles] : words.muscles) {
    Word& word = words_[add_word(joined(exercise_words(typed, max_name_words)))];
    for (const std::string& muscle : muscles) word.muscles |= bit_of(muscle);
  }
}

void ExerciseSearch::add_exercise(const Exercise& exercise) {
  Item item;
  item.exercise = &exercise;
  item.length = joined(exercise_words(exercise.name, max_name_words)).size();
  item.names = static_cast<int>(exercise.aliases.size() + exercise.german_aliases.size());
  for (const std::string& muscle : exercise.primary_muscles) item.muscles |= bit_of(muscle);
  if (!exercise.primary_muscles.empty()) item.first_muscle = bit_of(exercise.primary_muscles[0]);
  item.parts.begin = parts_.size();
  add_name(exercise.name, true);
  add_name(exercise.german_name, true);
  for (const std::string& alias : exercise.aliases) add_name(alias, false);
  for (const std::string& alias : exercise.german_aliases) add_name(alias, false);
  item.parts.end = parts_.size();
  add_implement(item);
  items_.push_back(item);
}

// The words of the implement help to find an exercise, but are no name.
void ExerciseSearch::add_implement(Item& item) {
  const Implement implement = item.exercise->implement;
  item.helping.begin = parts_.size();
  // Many people call a cable station a machine; yet "biceps machine" must not list cables.
  if (implement == Implement::cable) parts_.push_back({add_word("machine")});
  item.implement.begin = parts_.size();
  for (const std::string& word : exercise_words(without_underscores(name_of(implement)), max_name_words)) {
    parts_.push_back({add_word(word)});
  }
  item.implement.end = item.helping.end = parts_.size();
}

void ExerciseSearch::add_name(const std::string& name, bool is_shown) {
  const auto words = abbreviations_.words_of(name, max_name_words);
  const auto written_out = abbreviations_.written_out(words);
  add_written_name(words, is_shown);
  if (written_out != words) add_written_name(written_out, is_shown);
}

// Belongs to the exercise that is added next.
void ExerciseSearch::add_written_name(const std::vector<std::string>& words, bool is_shown) {
  if (words.empty()) return;
  const std::size_t begin = parts_.size();
  for (std::size_t at = 0; at < words.size(); ++at) {
    parts_.push_back({add_word(words[at]), 1, at == 0});
    if (at + 1 < words.size()) parts_.push_back({add_pair(words[at] + words[at + 1]), 2, at == 0});
  }
  const auto count = static_cast<int>(words.size());
  names_.push_back({without_ending(joined(words)), {begin, parts_.size()}, count, items_.size(), is_shown});
}

ExerciseSearch::Piece ExerciseSearch::piece_of(const std::string& text) const {
  Piece piece{text, Fits(words_.size())};
  const std::string stem = without_ending(text);
  const std::uint32_t letters = letters_of(stem);
  const bool may_be_inside = text.size() >= 4 && stem.size() >= 3;
  for (std::size_t at = 0; at < words_.size(); ++at) {
    const Word& word = words_[at];
    if ((letters & ~word.letters) != 0) continue;
    int fit = 0;
    if (word.stem == stem) {
      fit = word.full == text ? same : same_stem;
      piece.muscles |= word.muscles;
    } else if (word.full.starts_with(text)) {
      fit = beginning;
    } else if (may_be_inside && !word.is_pair && word.full.find(stem) != std::string::npos) {
      fit = inside;
    }
    piece.fits[at] = static_cast<std::uint8_t>(fit);
    piece.is_known = piece.is_known || fit >= beginning;
  }
  return piece;
}

void ExerciseSearch::forgive(Piece& piece) const {
  if (std::exchange(piece.is_forgiven, true)) return;
  const std::string& text = piece.text;
  const std::size_t allowed = allowed_errors(text);
  const std::uint32_t letters = letters_of(text);
  if (allowed == 0 || letters == 0) return;
  const std::string stem = without_ending(text);
  std::size_t least = allowed;
  Muscles muscles = 0;
  for (std::size_t at = 0; at < words_.size(); ++at) {
    const Word& word = words_[at];
    // Each error changes at most two letters of the set, an ending at most four.
    if (piece.fits[at] != 0 || std::popcount(letters ^ word.letters) > static_cast<int>(2 * allowed + 4)) continue;
    const std::size_t errors =
        std::min(typing_errors(text, word.full, allowed), typing_errors(stem, word.stem, allowed));
    if (errors > allowed) continue;
    piece.fits[at] = static_cast<std::uint8_t>(errors <= 1 ? one_error : two_errors);
    if (errors < least) muscles = 0;
    if (errors <= least) muscles |= word.muscles;
    least = std::min(least, errors);
  }
  if (piece.muscles == 0) piece.muscles = muscles;
}

// A word that the catalogue has is taken literally.
ExerciseSearch::Reading ExerciseSearch::reading_of(const std::vector<std::string>& words) const {
  Reading reading;
  reading.joined = without_ending(joined(words));
  for (const std::string& word : words) {
    reading.words.push_back(piece_of(word));
    if (!reading.words.back().is_known) forgive(reading.words.back());
  }
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    reading.pairs.push_back(piece_of(words[at] + words[at + 1]));
    if (!reading.words[at].is_known && !reading.words[at + 1].is_known) forgive(reading.pairs.back());
  }
  return reading;
}

void ExerciseSearch::forgive_all(Reading& reading) const {
  for (Piece& piece : reading.words) forgive(piece);
  for (Piece& piece : reading.pairs) forgive(piece);
}

bool ExerciseSearch::has_word(const Piece& piece, Range parts) const {
  for (std::size_t at = parts.begin; at < parts.end; ++at) {
    if (piece.fits[parts_[at].word] >= same_stem) return true;
  }
  return false;
}

ExerciseSearch::Fit ExerciseSearch::fit_of(const Piece& piece, Range parts, const Item& item) const {
  Fit best;
  for (std::size_t at = parts.begin; at < parts.end; ++at) {
    const Part& part = parts_[at];
    if (piece.fits[part.word] > best.value) best = {piece.fits[part.word], part.covers, part.first};
  }
  if (best.value >= same_implement) return best;
  if (has_word(piece, item.helping)) return {same_implement, 0, false};
  return best;
}

ExerciseSearch::Match ExerciseSearch::match(const Reading& reading, const Item& item, const Name* name,
                                            bool may_miss) const {
  std::array<Match, max_reading_words + 2> best{};
  const Range parts = name != nullptr ? name->parts : item.parts;
  const auto extend = [&](std::size_t from, std::size_t to, const Piece& piece) {
    if (from > 0 && best[from].sum == 0) return;
    Fit fit = fit_of(piece, parts, item);
    if (name == nullptr && fit.value < same_muscle && (piece.muscles & item.muscles) != 0)
      fit = {same_muscle, 0, false};
    const auto count = static_cast<int>(to - from);
    Match next = best[from];
    if (fit.value == 0 && (!may_miss || next.misses || count > 1)) return;
    next.sum += fit.value == 0 ? 1 : fit.value * count;
    next.misses = next.misses || fit.value == 0;
    next.covered += fit.covers;
    next.literal = next.literal && fit.value >= same_stem;
    if (from == 0) next.begins = fit.first;
    if (next.sum > best[to].sum) best[to] = next;
  };
  const std::size_t count = reading.words.size();
  for (std::size_t at = 0; at < count; ++at) {
    extend(at, at + 1, reading.words[at]);
    if (at + 1 < count) extend(at, at + 2, reading.pairs[at]);
    if (best[at + 1].sum == 0 && best[at + 2].sum == 0) return {};
  }
  return best[count];
}

int ExerciseSearch::score_of(const Reading& reading, const Name& name, bool may_miss) const {
  if (reading.joined == name.joined) return for_whole_name;
  const Item& item = items_[name.item];
  const Match found = match(reading, item, &name, may_miss);
  if (found.sum == 0) return 0;
  const int extra = std::max(name.words - found.covered, 0);
  int score = found.sum / static_cast<int>(reading.words.size()) - per_extra_word * std::min(extra, most_extra_words);
  if (extra == 0) score += found.literal ? for_all_words : for_nearly_all_words;
  if (name.is_shown) score += for_shown_name + (found.begins ? for_first_word : 0);
  if (item.exercise->role == ExerciseRole::main_lift) score += for_main_lift;
  if (found.misses) score -= for_missing_word;
  return std::max(score - per_rank * (item.exercise->rank - 1), 1);
}

void ExerciseSearch::score_names(const Reading& reading, bool may_miss, std::vector<int>& scores) const {
  for (const Name& name : names_) scores[name.item] = std::max(scores[name.item], score_of(reading, name, may_miss));
  for (std::size_t at = 0; at < items_.size(); ++at) {
    const Item& item = items_[at];
    const Match found = match(reading, item, nullptr, may_miss);
    if (found.sum == 0) continue;
    const int score = found.sum / static_cast<int>(reading.words.size()) - for_several_names -
                      (found.misses ? for_missing_word : 0) - per_rank * (item.exercise->rank - 1);
    scores[at] = std::max({scores[at], score, 1});
  }
}

// For a query that names a muscle and nothing else but an implement: it lists the exercises of that muscle.
int ExerciseSearch::muscle_score(const Reading& reading, const Item& item) const {
  Muscles muscles = reading.pairs.size() == 1 ? reading.pairs[0].muscles : 0;
  if (muscles == 0) {
    for (const Piece& word : reading.words) {
      if (word.muscles == 0 && !has_word(word, item.implement)) return 0;
      muscles |= word.muscles;
    }
  }
  if ((item.first_muscle & muscles) != 0) return for_first_muscle;
  return (item.muscles & muscles) != 0 ? for_muscle : 0;
}

std::vector<ExerciseSearch::Hit> ExerciseSearch::hits_in(const std::vector<Reading>& readings, bool may_miss) const {
  std::vector<int> scores(items_.size());
  std::vector<int> muscle_scores(items_.size());
  for (const Reading& reading : readings) {
    score_names(reading, may_miss, scores);
    for (std::size_t at = 0; at < items_.size(); ++at) {
      muscle_scores[at] = std::max(muscle_scores[at], muscle_score(reading, items_[at]));
    }
  }
  std::vector<Hit> hits;
  for (std::size_t at = 0; at < items_.size(); ++at) {
    const bool by_muscle = muscle_scores[at] > scores[at];
    const int score = std::max(scores[at], muscle_scores[at]);
    if (score > 0) hits.push_back({&items_[at], score, by_muscle ? items_[at].names : 0});
  }
  return hits;
}

std::vector<const Exercise*> ExerciseSearch::find(std::string_view query, std::size_t max_count) const {
  const std::vector<std::string> words = abbreviations_.words_of(query, max_query_words);
  if (words.empty() || max_count == 0) return {};
  std::vector<std::string> written_out = abbreviations_.written_out(words);
  if (written_out.size() > max_reading_words) written_out.resize(max_reading_words);
  std::vector<Reading> readings = {reading_of(words)};
  if (written_out != words) readings.push_back(reading_of(written_out));
  std::vector<Hit> hits = hits_in(readings, false);
  if (hits.empty()) {
    for (Reading& reading : readings) forgive_all(reading);
    hits = hits_in(readings, false);
  }
  if (hits.empty() && words.size() >= 3) hits = hits_in(readings, true);
  const auto order = [](const Hit& hit) {
    const Exercise& exercise = *hit.item->exercise;
    return std::make_tuple(-hit.score, exercise.category != Section::main, exercise.rank, class_of(exercise.role),
                           -hit.known, hit.item->length, std::string_view(exercise.name));
  };
  std::sort(hits.begin(), hits.end(), [&](const Hit& one, const Hit& other) { return order(one) < order(other); });
  std::vector<const Exercise*> found;
  for (const Hit& hit : hits) {
    if (found.size() < max_count) found.push_back(hit.item->exercise);
  }
  return found;
}

}  // namespace fitapp::domain
