// Tests own foods and favourites in the database.
#include "store/own_foods.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/favorite_foods.h"
#include "store/recipes.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::OwnFood bread_named(const std::string& name) {
  domain::OwnFood food;
  food.name = name;
  food.liquid = true;
  food.portion_unit = "slice";
  food.portion_grams = 45.5;
  food.calories = 250.5;
  food.protein = 8;
  food.folate = 22;
  return food;
}

OwnFoodId add_bread(TwoUsers& users, UserId user, const std::string& name) {
  return store::insert_own_food(user, *users.database, bread_named(name), {}, now).entity.id;
}

domain::Recipe soup_of(const std::string& food) {
  domain::Recipe recipe;
  recipe.name = "Bread soup";
  recipe.ingredients.resize(1);
  recipe.ingredients.front().food = food;
  recipe.ingredients.front().unit = "g";
  recipe.ingredients.front().grams = 100;
  return recipe;
}

}  // namespace

TEST_CASE("own foods are read as they were saved, by name, and only by their user") {
  TwoUsers users;
  domain::OwnFood rye = bread_named("rye");
  rye.barcode = "4006381333931";
  const auto made = store::insert_own_food(users.ada, *users.database, rye, {}, now);
  CHECK_FALSE(made.existed);
  add_bread(users, users.ada, "Oat bread");
  const auto foods = store::list_own_foods(users.ada, *users.database);
  REQUIRE(foods.size() == 2);
  CHECK(foods[0].name == "Oat bread");
  CHECK(foods[1].id == made.entity.id);
  CHECK(foods[1].barcode == "4006381333931");
  CHECK(foods[1].liquid);
  CHECK(foods[1].portion_unit == "slice");
  CHECK(foods[1].portion_grams == 45.5);
  CHECK(foods[1].calories == 250.5);
  CHECK(foods[1].folate == 22);
  CHECK_FALSE(foods[1].zinc);
  CHECK(store::list_own_food_names(users.ada, *users.database)[1].name == "rye");
  CHECK(store::find_own_food_by_barcode(users.ada, *users.database, "4006381333931")->name == "rye");
  CHECK(store::list_own_foods(users.eve, *users.database).empty());
  CHECK(store::list_own_food_names(users.eve, *users.database).empty());
  CHECK_FALSE(store::find_own_food(users.eve, *users.database, made.entity.id));
  CHECK_FALSE(store::find_own_food_by_barcode(users.eve, *users.database, "4006381333931"));
}

TEST_CASE("repeating a client key returns the first own food, even with a barcode") {
  TwoUsers users;
  domain::OwnFood rye = bread_named("Rye");
  rye.barcode = "96385074";
  const auto first = store::insert_own_food(users.ada, *users.database, rye, key("k", "a"), now);
  const auto again = store::insert_own_food(users.ada, *users.database, rye, key("k", "a"), now);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK_THROWS_AS(store::insert_own_food(users.ada, *users.database, rye, key("k", "b"), now), Error);
}

TEST_CASE("a barcode belongs to one own food of a user, whose name the refusal contains") {
  TwoUsers users;
  domain::OwnFood rye = bread_named("Rye");
  rye.barcode = "96385074";
  const OwnFoodId id = store::insert_own_food(users.ada, *users.database, rye, {}, now).entity.id;
  CHECK_THROWS_WITH_AS(store::insert_own_food(users.ada, *users.database, rye, {}, now),
                       "Rye already has this barcode.", Error);
  CHECK_NOTHROW(store::insert_own_food(users.eve, *users.database, rye, {}, now));
  const OwnFoodId other = add_bread(users, users.ada, "Rye");
  const auto take = [](domain::OwnFood& each) { each.barcode = "96385074"; };
  CHECK_THROWS_AS(store::update_own_food(users.ada, *users.database, other, now, take), Error);
  CHECK(store::update_own_food(users.ada, *users.database, id, now, take)->barcode == "96385074");
}

TEST_CASE("a user can neither change nor delete another user's own food") {
  TwoUsers users;
  const OwnFoodId id = add_bread(users, users.ada, "Rye");
  const auto rename = [](domain::OwnFood& each) { each.name = "Taken"; };
  CHECK_FALSE(store::update_own_food(users.eve, *users.database, id, now, rename));
  CHECK_FALSE(store::delete_own_food(users.eve, *users.database, id));
  CHECK(store::update_own_food(users.ada, *users.database, id, now, rename)->name == "Taken");
  CHECK(store::find_own_food(users.ada, *users.database, id)->name == "Taken");
  CHECK(store::delete_own_food(users.ada, *users.database, id));
  CHECK_FALSE(store::delete_own_food(users.ada, *users.database, id));
}

TEST_CASE("an own food that a recipe uses is not deleted, and the refusal names the recipe") {
  TwoUsers users;
  const OwnFoodId id = add_bread(users, users.ada, "Rye");
  const auto soup =
      store::insert_recipe(users.ada, *users.database, soup_of(domain::reference_to(id)), {}, now).entity.id;
  CHECK_THROWS_WITH_AS(store::delete_own_food(users.ada, *users.database, id),
                       "Bread soup uses this food. Remove it from the recipe first.", Error);
  CHECK(store::find_own_food(users.ada, *users.database, id));
  CHECK(store::delete_recipe(users.ada, *users.database, soup));
  CHECK(store::delete_own_food(users.ada, *users.database, id));
}

TEST_CASE("favourites are listed newest first, once each, and only to their user") {
  TwoUsers users;
  for (const char* food : {"banana", "09040", "banana"})
    store::insert_favorite_food(users.ada, *users.database, food, now);
  CHECK(store::list_favorite_foods(users.ada, *users.database) == std::vector<std::string>{"09040", "banana"});
  CHECK(store::list_favorite_foods(users.eve, *users.database).empty());
  store::delete_favorite_food(users.eve, *users.database, "banana");
  store::delete_favorite_food(users.ada, *users.database, "09040");
  store::delete_favorite_food(users.ada, *users.database, "09040");
  CHECK(store::list_favorite_foods(users.ada, *users.database) == std::vector<std::string>{"banana"});
}

TEST_CASE("deleting an own food or a recipe removes its favourite mark and no other") {
  TwoUsers users;
  const OwnFoodId bread = add_bread(users, users.ada, "Rye");
  const auto soup = store::insert_recipe(users.ada, *users.database, soup_of("banana"), {}, now).entity.id;
  for (const std::string& food : {domain::reference_to(bread), domain::reference_to(soup), std::string("banana")})
    store::insert_favorite_food(users.ada, *users.database, food, now);
  store::delete_own_food(users.ada, *users.database, bread);
  store::delete_recipe(users.ada, *users.database, soup);
  CHECK(store::list_favorite_foods(users.ada, *users.database) == std::vector<std::string>{"banana"});
}

TEST_CASE("a user has at most 200 favourites, and marking one of them again is no error") {
  TwoUsers users;
  for (std::size_t i = 0; i < domain::max_favorite_foods; ++i)
    store::insert_favorite_food(users.ada, *users.database, std::to_string(i), now);
  CHECK_NOTHROW(store::insert_favorite_food(users.ada, *users.database, "0", now));
  CHECK_THROWS_AS(store::insert_favorite_food(users.ada, *users.database, "more", now), Error);
}
