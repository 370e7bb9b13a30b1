// Compares the joined words of a text with the joined words of each name, so that "pull up", "pull-up" and "pullup" are
// the same.
#include "domain/exercise_mentions.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <limits>

#include "domain/contains.h"
#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t all_words = std::numeric_limits<std::size_t>::max();
constexpr std::size_t most_name_words = 6;
constexpr std::size_t looked_through = 40;  // hits of the search

constexpr std::size_t least_letters_of_own_name = 5;
// A typing error in a shorter name would match too many words, and neighbouring words of a sentence even more.
constexpr std::size_t least_letters_of_name = 6;
constexpr std::size_t least_letters_in_sentence = 7;

// One word such as "running" or "Baum" (the tree pose) says something else in most sentences.
bool is_everyday(const std::string& name, const Exercise& exercise) {
  using enum ExerciseRole;
  if (name == exercise.name) return false;
  if (exercise.role == conditioning) return name != exercise.german_name;
  return contains(std::vector{mobility, stretch, balance}, exercise.role);
}

std::string plain_letters(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters;
}

std::string text_of(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

ExerciseMentions::ExerciseMentions(const Catalogue& catalogue, const ExerciseWords& words)
    : search_(std::in_place, catalogue, words), abbreviations_(words.abbreviations) {
  for (const Exercise& exercise : catalogue.all()) {
    add_name(exercise.name, exercise, true);
    add_name(exercise.german_name, exercise, true);
    for (const std::string& alias : exercise.aliases) add_name(alias, exercise, false);
    for (const std::string& alias : exercise.german_aliases) add_name(alias, exercise, false);
  }
}

ExerciseMentions::ExerciseMentions(const std::vector<Exercise>& own_exercises)
    : abbreviations_(std::map<std::string, std::string>{}) {
  for (const Exercise& exercise : own_exercises) {
    const auto words = exercise_words(exercise.name, all_words);
    if (joined(words).size() >= least_letters_of_own_name) add_words(words, {{}, &exercise, true, false});
  }
}

void ExerciseMentions::add_name(const std::string& name, const Exercise& exercise, bool is_shown) {
  const auto words = abbreviations_.words_of(name, all_words);
  const bool is_everyday_word = words.size() == 1 && is_everyday(name, exercise);
  const Name made{{}, &exercise, is_shown, is_everyday_word};
  add_words(words, made);
  const auto written_out = abbreviations_.written_out(words);
  if (written_out != words) add_words(written_out, made);
}

void ExerciseMentions::add_words(const std::vector<std::string>& words, Name name) {
  name.joined = without_ending(joined(words));
  if (name.joined.empty()) return;
  most_words_ = std::min(most_name_words, std::max(most_words_, words.size()));
  by_joined_[name.joined].push_back(names_.size());
  by_length_[name.joined.size()].push_back(names_.size());
  names_.push_back(std::move(name));
}

ExerciseMentions::Names ExerciseMentions::equal_names(const std::string& joined) const {
  Names names;
  const auto found = by_joined_.find(joined);
  if (found == by_joined_.end()) return names;
  for (const std::size_t at : found->second) names.push_back(&names_[at]);
  return names;
}

ExerciseMentions::Names ExerciseMentions::similar_names(const std::string& joined) const {
  Names names;
  for (const std::size_t length : {joined.size() - 1, joined.size(), joined.size() + 1}) {
    const auto found = by_length_.find(length);
    if (found == by_length_.end()) continue;
    for (const std::size_t at : found->second) {
      if (typing_errors(joined, names_[at].joined, 1) <= 1) names.push_back(&names_[at]);
    }
  }
  // A full name is meant rather than an alias that is as near.
  const auto is_shown = [](const Name* name) { return name->is_shown; };
  if (std::ranges::any_of(names, is_shown)) std::erase_if(names, std::not_fn(is_shown));
  return names;
}

ExerciseMentions::Names ExerciseMentions::names_of(const std::vector<std::string>& words,
                                                   std::size_t least_letters) const {
  const std::string typed = without_ending(joined(words));
  if (Names names = equal_names(typed); !names.empty()) return names;
  const auto written_out = abbreviations_.written_out(words);
  if (written_out != words) {
    if (Names names = equal_names(without_ending(joined(written_out))); !names.empty()) return names;
  }
  return typed.size() < least_letters ? Names{} : similar_names(typed);
}

// Where several exercises share the name, the search decides.
std::optional<ExerciseMention> ExerciseMentions::mention_by(const Names& names,
                                                            const std::vector<std::string>& words) const {
  if (names.empty()) return std::nullopt;
  ExerciseMention mention{names.front()->exercise, text_of(words), false};
  const auto is_meant = [&](const Exercise* exercise) {
    return std::ranges::any_of(names, [&](const Name* name) { return name->exercise == exercise; });
  };
  const auto hits = search_ ? search_->find(mention.text, looked_through) : std::vector<const Exercise*>();
  if (const auto first = std::ranges::find_if(hits, is_meant); first != hits.end()) mention.exercise = *first;
  mention.by_full_name = std::ranges::any_of(
      names, [&](const Name* name) { return name->exercise == mention.exercise && name->is_shown; });
  return mention;
}

std::optional<ExerciseMention> ExerciseMentions::whole(std::string_view text) const {
  const auto words = abbreviations_.words_of(text, all_words);
  if (words.empty()) return std::nullopt;
  if (auto mention = mention_by(names_of(words, least_letters_of_name), words)) return mention;
  // "suerman": a missing letter made an umlaut of two others.
  const std::string plain = without_ending(plain_letters(text));
  return plain.size() < least_letters_of_name ? std::nullopt : mention_by(similar_names(plain), words);
}

const Exercise* ExerciseMentions::named(std::string_view text) const {
  const auto mention = whole(text);
  return mention ? mention->exercise : nullptr;
}

std::vector<ExerciseMention> ExerciseMentions::mentioned_in(std::string_view text) const {
  const auto words = abbreviations_.words_of(text, all_words);
  std::vector<ExerciseMention> found;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t taken = 0;
    for (std::size_t count = std::min(most_words_, words.size() - at); count > 0 && taken == 0; --count) {
      const auto begin = words.begin() + static_cast<std::ptrdiff_t>(at);
      const std::vector<std::string> part(begin, begin + static_cast<std::ptrdiff_t>(count));
      Names names = names_of(part, count == 1 ? least_letters_of_name : least_letters_in_sentence);
      if (words.size() > 1) std::erase_if(names, [](const Name* name) { return name->is_everyday_word; });
      auto mention = mention_by(names, part);
      if (!mention) continue;
      taken = count;
      if (std::ranges::find(found, mention->exercise, &ExerciseMention::exercise) == found.end()) {
        found.push_back(std::move(*mention));
      }
    }
    at += std::max<std::size_t>(taken, 1);
  }
  return found;
}

const Exercise* ExerciseMentions::possible_one(const ExerciseMention& mention, EquipmentChoice equipment) const {
  const auto allowed = equipment_allowed_by(equipment);
  const auto is_possible = [&](const Exercise* each) { return contains(allowed, each->equipment); };
  if (mention.by_full_name || is_possible(mention.exercise) || !search_) return mention.exercise;
  for (const Exercise* each : search_->find(mention.text, looked_through)) {
    if (is_possible(each) && each->pattern == mention.exercise->pattern) return each;
  }
  return mention.exercise;
}

std::vector<const Exercise*> ExerciseMentions::sharing(const ExerciseMention& mention) const {
  std::vector<const Exercise*> found =
      search_ ? search_->find(mention.text, looked_through) : std::vector<const Exercise*>{};
  std::erase_if(found, [&](const Exercise* each) {
    return each->pattern != mention.exercise->pattern || each->category != mention.exercise->category;
  });
  return found;
}

}  // namespace fitapp::domain
