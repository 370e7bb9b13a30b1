// Recipes of the user (docs/behaviour.md, Own foods, recipes and saved meals).
#include "api/recipes.h"

#include "api/known_foods.h"
#include "api/replay.h"
#include "api/shapes/recipes.h"
#include "domain/messages.h"
#include "store/recipes.h"

namespace fitapp::api {
namespace {

std::vector<domain::Recipe> list_recipes(const Caller& me) {
  KnownFoods foods(me);
  auto recipes = store::list_recipes(me.user, me.database());
  for (domain::Recipe& each : recipes) foods.complete(each);
  return recipes;
}

std::vector<domain::RecipeIngredient> ingredients_from(const std::vector<RecipeIngredientInput>& input) {
  std::vector<domain::RecipeIngredient> ingredients;
  for (const RecipeIngredientInput& each : input) {
    domain::RecipeIngredient ingredient;
    ingredient.food = each.food;
    ingredient.quantity = each.quantity;
    ingredient.unit = each.unit;
    ingredient.grams = each.grams;
    ingredients.push_back(std::move(ingredient));
  }
  return ingredients;
}

void check_ingredients(const Caller& me, const std::vector<RecipeIngredientInput>& ingredients,
                       FieldProblems& problems) {
  KnownFoods foods(me);
  for (std::size_t at = 0; at < ingredients.size(); ++at) {
    const std::string& food = ingredients[at].food;
    const bool is_recipe = domain::food_reference(food).kind == domain::FoodKind::recipe;
    if (!is_recipe && foods.find_ingredient(food)) continue;
    problems.add("ingredients[" + std::to_string(at) + "].food",
                 is_recipe ? messages::recipe_in_recipe : messages::food_not_found);
  }
}

void check_new_recipe(const Caller& me, const RecipeInput& input, FieldProblems& problems) {
  check_ingredients(me, input.ingredients, problems);
}

Created<domain::Recipe> create_recipe(const Caller& me, const RecipeInput& input) {
  FieldProblems problems;
  check_new_recipe(me, input, problems);
  problems.refuse();
  domain::Recipe recipe;
  recipe.name = input.name;
  recipe.portions = input.portions;
  recipe.method = input.method;
  recipe.ingredients = ingredients_from(input.ingredients);
  auto created = store::insert_recipe(me.user, me.database(), recipe, client_key_of(me, input.client_key), me.now);
  KnownFoods(me).complete(created.entity);
  return {std::move(created.entity), created.existed};
}

void check_changed_recipe(const Caller& me, Path<RecipeId>, const RecipeUpdate& input, FieldProblems& problems) {
  if (input.ingredients.value) check_ingredients(me, *input.ingredients.value, problems);
}

domain::Recipe update_recipe(const Caller& me, Path<RecipeId> id, const RecipeUpdate& input) {
  FieldProblems problems;
  check_changed_recipe(me, id, input, problems);
  problems.refuse();
  auto updated = store::update_recipe(me.user, me.database(), id.value, me.now, [&](domain::Recipe& recipe) {
    input.name.apply(recipe.name);
    input.portions.apply(recipe.portions);
    input.method.apply(recipe.method);
    if (input.ingredients.value) recipe.ingredients = ingredients_from(*input.ingredients.value);
  });
  if (!updated) throw not_found(messages::recipe_not_found);
  KnownFoods(me).complete(*updated);
  return std::move(*updated);
}

NoContent delete_recipe(const Caller& me, Path<RecipeId> id) {
  if (!store::delete_recipe(me.user, me.database(), id.value)) throw not_found(messages::recipe_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> recipes_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/recipes", list_recipes, "List recipes with their nutrients, by name"),
      FITAPP_CHECKED_ROUTE(post, "/api/recipes", create_recipe, check_new_recipe,
                           "Add a recipe of foods of the table and own foods"),
      FITAPP_CHECKED_ROUTE(put, "/api/recipes/:id", update_recipe, check_changed_recipe,
                           "Change a recipe; ingredients replace all former ones"),
      FITAPP_ROUTE(del, "/api/recipes/:id", delete_recipe, "Delete a recipe; logged entries stay as they are"),
  };
}

}  // namespace fitapp::api
