// Finds the exercises that a text names: a question, a note, an answer of a model. The names, aliases and abbreviations
// are those of ExerciseSearch.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "domain/exercise_search.h"

namespace fitapp::domain {

struct ExerciseMention {
  const Exercise* exercise = nullptr;
  std::string text;           // the words that name it
  bool by_full_name = false;  // not by an alias such as "squat", which several exercises could mean
};

class ExerciseMentions {
 public:
  // The catalogue must outlive it.
  ExerciseMentions(const Catalogue& catalogue, const ExerciseWords& words);
  // Finds only these, which must outlive it, and only names of five letters or more: shorter ones are everyday words.
  explicit ExerciseMentions(const std::vector<Exercise>& own_exercises);

  // The exercise that the whole text names, with at most one typing error; nullopt if there is none.
  std::optional<ExerciseMention> whole(std::string_view text) const;
  // The same without the words; nullptr if there is none.
  const Exercise* named(std::string_view text) const;
  // The exercises in order of appearance, without duplicates. The longest name counts: "front squat" is no squat.
  std::vector<ExerciseMention> mentioned_in(std::string_view text) const;

  // The exercise itself, or if it needs other equipment, the first exercise that an alias finds and that does not.
  const Exercise* possible_one(const ExerciseMention& mention, EquipmentChoice equipment) const;
  // The exercises of the same movement that the text of the mention finds, best first: bodyweight and barbell squat.
  std::vector<const Exercise*> sharing(const ExerciseMention& mention) const;

 private:
  struct Name {
    std::string joined;
    const Exercise* exercise = nullptr;
    bool is_shown = false;
    bool is_everyday_word = false;
  };
  using Names = std::vector<const Name*>;

  void add_name(const std::string& name, const Exercise& exercise, bool is_shown);
  void add_words(const std::vector<std::string>& words, Name name);
  Names equal_names(const std::string& joined) const;
  Names similar_names(const std::string& joined) const;
  // Names with a typing error need `least_letters`.
  Names names_of(const std::vector<std::string>& words, std::size_t least_letters) const;
  std::optional<ExerciseMention> mention_by(const Names& names, const std::vector<std::string>& words) const;

  std::optional<ExerciseSearch> search_;  // of the catalogue only
  Abbreviations abbreviations_;
  std::vector<Name> names_;
  std::unordered_map<std::string, std::vector<std::size_t>> by_joined_;
  std::unordered_map<std::size_t, std::vector<std::size_t>> by_length_;
  std::size_t most_words_ = 1;
};

}  // namespace fitapp::domain
