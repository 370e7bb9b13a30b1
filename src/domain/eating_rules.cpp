// Decides which dishes a person eats: diet, allergens, and dislikes by name or by kind of food.
#include <algorithm>
#include <map>
#include <string_view>

#include "domain/dishes.h"
#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

using Words = std::vector<std::string>;

// From this length on a word matches the begin or the end of a longer one: "bohnen" in "kidneybohnen".
constexpr std::size_t shortest_part = 4;

template <class T>
bool includes(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// The kinds of protein food that a word means. Other kinds, such as cheese, are names in embed/meals/ingredients.txt.
bool is_of_kind(const PlanIngredient& ingredient, const std::string& word) {
  static const Words fish{"fish"};
  static const Words seafood{"fish", "seafood"};
  static const Words shellfish{"seafood"};
  static const Words meat{"beef", "pork", "lamb", "chicken", "turkey"};
  static const Words poultry{"chicken", "turkey"};
  static const Words pork{"pork"}, beef{"beef"}, chicken{"chicken"}, turkey{"turkey"}, lamb{"lamb"}, egg{"egg"};
  static const Words soy{"soy"}, legumes{"legumes"}, nuts{"nuts"};
  static const std::map<std::string, const Words*> kinds{{"fish", &fish},
                                                         {"fisch", &fish},
                                                         {"seafood", &seafood},
                                                         {"meeresfruchte", &seafood},
                                                         {"shellfish", &shellfish},
                                                         {"schalentiere", &shellfish},
                                                         {"meat", &meat},
                                                         {"fleisch", &meat},
                                                         {"poultry", &poultry},
                                                         {"geflugel", &poultry},
                                                         {"pork", &pork},
                                                         {"schwein", &pork},
                                                         {"schweinefleisch", &pork},
                                                         {"beef", &beef},
                                                         {"rind", &beef},
                                                         {"rindfleisch", &beef},
                                                         {"chicken", &chicken},
                                                         {"hahnchen", &chicken},
                                                         {"huhn", &chicken},
                                                         {"turkey", &turkey},
                                                         {"pute", &turkey},
                                                         {"lamb", &lamb},
                                                         {"lamm", &lamb},
                                                         {"egg", &egg},
                                                         {"eggs", &egg},
                                                         {"ei", &egg},
                                                         {"eier", &egg},
                                                         {"soy", &soy},
                                                         {"soja", &soy},
                                                         {"pulses", &legumes},
                                                         {"legumes", &legumes},
                                                         {"hulsenfruchte", &legumes},
                                                         {"nut", &nuts},
                                                         {"nuts", &nuts},
                                                         {"nuss", &nuts},
                                                         {"nusse", &nuts}};
  const auto found = kinds.find(word);
  return found != kinds.end() && includes(*found->second, ingredient.protein);
}

bool is_part(const std::string& word, const std::string& own) {
  return same_word(word, own) || (word.size() >= shortest_part && (own.starts_with(word) || own.ends_with(word)));
}

bool is_disliked(const PlanIngredient& ingredient, const Words& wanted) {
  // Shellfish and Tintenfisch are no fish.
  if (wanted == Words{"fish"} || wanted == Words{"fisch"}) return ingredient.protein == "fish";
  if (wanted.size() == 1 && is_of_kind(ingredient, wanted[0])) return true;
  return std::any_of(ingredient.words.begin(), ingredient.words.end(), [&](const Words& name) {
    return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
      return std::any_of(name.begin(), name.end(), [&](const std::string& own) { return is_part(word, own); });
    });
  });
}

bool is_gluten_free_product(const PlanIngredient& each) {
  return each.key.starts_with("gluten_free_") || each.key == "tamari" || each.key == "corn_pasta";
}

template <class Test>
bool any_part(const Dish& dish, Test test) {
  return std::any_of(dish.parts.begin(), dish.parts.end(),
                     [&](const DishPart& part) { return test(*part.ingredient); });
}

bool has_seitan(const Dish& dish) {
  return any_part(dish, [](const PlanIngredient& each) { return each.key == "seitan"; });
}

}  // namespace

bool Dish::has_substitute() const {
  return has_soy_food() || has_seitan(*this) || any_part(*this, [](const PlanIngredient& each) {
           return is_gluten_free_product(each) || each.key == "rice_drink";
         });
}

bool eats_everything(const EatingRules& rules) {
  return !includes(rules.diet, Diet::vegan) && !includes(rules.diet, Diet::vegetarian);
}

bool is_wanted(const Dish& dish, const EatingRules& rules) {
  if (!eats_everything(rules)) return true;
  const bool no_gluten = includes(rules.diet, Diet::gluten_free) || includes(rules.allergens, Allergen::gluten);
  const bool no_milk = includes(rules.diet, Diet::dairy_free) || includes(rules.allergens, Allergen::milk);
  if (!no_gluten && !no_milk) return !dish.has_substitute();
  return !dish.has_soy_food() && !has_seitan(dish) && (no_gluten || !any_part(dish, is_gluten_free_product));
}

bool suits(const Dish& dish, const EatingRules& rules) {
  const auto any_allergen = [&](Allergen each) { return includes(dish.allergens, each); };
  if (std::any_of(rules.allergens.begin(), rules.allergens.end(), any_allergen)) return false;
  const auto follows = [&](Diet each) { return includes(dish.diets, each); };
  if (!std::all_of(rules.diet.begin(), rules.diet.end(), follows)) return false;
  return std::none_of(rules.dislikes.begin(), rules.dislikes.end(), [&](const std::string& dislike) {
    const Words wanted = food_words(dislike);
    return !wanted.empty() && std::any_of(dish.parts.begin(), dish.parts.end(),
                                          [&](const DishPart& part) { return is_disliked(*part.ingredient, wanted); });
  });
}

}  // namespace fitapp::domain
