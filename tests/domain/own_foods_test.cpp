// Tests references to foods, the search in own names, and suggestions of own foods.
#include "domain/own_foods.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

const FoodUnits& few_units() {
  static const FoodUnits units({{"slice", {"slice", "Scheibe"}, {"slices", "Scheiben"}, {"Schb"}},
                                {"cup", {"cup", "Tasse"}, {"cups", "Tassen"}, {}},
                                {"bar", {"bar", "Riegel"}, {"bars", "Riegel"}, {"Tafel"}}});
  return units;
}

OwnFood rye_bread() {
  OwnFood bread;
  bread.id = OwnFoodId{12};
  bread.name = "Rye bread";
  bread.portion_unit = "Scheibe";
  bread.portion_grams = 50;
  bread.calories = 220;
  bread.protein = 7;
  return bread;
}

FoodSuggestion suggested(const OwnFood& food, const char* typed, Language language = Language::english) {
  for (const TypedWords& each : readings_of(typed, few_units())) {
    if (name_fit(each.words, food.name, Typing::exact) > 0)
      return suggestion_of(food, each.amount, language, few_units());
  }
  return {};
}

int fit(const char* typed, const char* name, Typing typing = Typing::exact) {
  const auto readings = readings_of(typed, few_units());
  return readings.empty() ? 0 : name_fit(readings.front().words, name, typing);
}

}  // namespace

TEST_CASE("a reference names a food of the table, an own food or a recipe") {
  CHECK(food_reference("own:12").kind == FoodKind::own);
  CHECK(food_reference("own:12").id == 12);
  CHECK(food_reference("recipe:3").kind == FoodKind::recipe);
  CHECK(food_reference("recipe:3").id == 3);
  for (const char* table : {"09040", "banana", "own:", "own:x", "own:012", "own:0", "own:-1", "own:1 ", "own: 1",
                            "Own:1", "recipe:99999999999999999999", ""}) {
    CAPTURE(table);
    CHECK(food_reference(table).kind == FoodKind::table);
    CHECK(food_reference(table).key == table);
  }
  CHECK(reference_to(OwnFoodId{12}) == "own:12");
  CHECK(reference_to(RecipeId{3}) == "recipe:3");
}

TEST_CASE("typed words find an own name whatever their case and accents, if each begins one of its words") {
  CHECK(fit("rye", "Rye bread") > 0);
  CHECK(fit("BR ry", "Rye bread") > 0);
  CHECK(fit("muesli", "Müsli mit Nüssen") > 0);
  CHECK(fit("MUSLI", "Müsli mit Nüssen") > 0);
  CHECK(fit("creme", "Crème fraîche") > 0);
  CHECK(fit("rye cake", "Rye bread") == 0);
  CHECK(fit("ead", "Rye bread") == 0);
  CHECK(fit("brd", "Rye bread") == 0);
  CHECK(fit("breed", "Rye bread", Typing::exact) == 0);
  CHECK(fit("breed", "Rye bread", Typing::forgiving) > 0);
  CHECK(fit("", "Rye bread") == 0);
  CHECK(fit("rye", "!?") == 0);
  CHECK(fit("bread", "Bread") > fit("bread", "Rye bread"));
  CHECK(fit("rye bread", "Rye bread") > fit("rye bread", "Rye bread with seeds"));
}

TEST_CASE("the portion of an own food comes first, and a typed amount scales it") {
  const FoodSuggestion one = suggested(rye_bread(), "rye");
  CHECK(one.food == "own:12");
  CHECK(one.kind == FoodKind::own);
  CHECK(one.quantity == 1);
  CHECK(one.unit == "slice");
  CHECK(one.grams == 50);
  CHECK(one.calories == 110);
  CHECK(one.protein == 3.5);
  CHECK_FALSE(one.fat);
  REQUIRE(one.portions.size() == 2);
  CHECK(one.portions[1].unit == "g");
  const FoodSuggestion two = suggested(rye_bread(), "2 slices rye bread", Language::german);
  CHECK(two.quantity == 2);
  CHECK(two.unit == "Scheiben");
  CHECK(two.grams == 100);
  CHECK(two.calories == 220);
  CHECK(suggested(rye_bread(), "rye bread 2 Scheiben").grams == 100);
  CHECK(suggested(rye_bread(), "3 rye bread").grams == 150);
  CHECK(suggested(rye_bread(), "80g rye bread").grams == 80);
  CHECK(suggested(rye_bread(), "slice of rye bread").grams == 50);
  CHECK(suggested(rye_bread(), "2 cups rye bread").grams == 50);
}

TEST_CASE("a name with a number in it wins over an amount") {
  OwnFood bread = rye_bread();
  bread.name = "3 Korn Brot";
  CHECK(suggested(bread, "3 korn brot").quantity == 1);
  CHECK(suggested(bread, "2 3 korn brot").quantity == 2);
  CHECK(suggested(bread, "2 Scheiben korn brot").quantity == 2);
}

TEST_CASE("the user's own word for a portion stays") {
  OwnFood chocolate = rye_bread();
  chocolate.portion_unit = "Tafel";
  chocolate.portion_grams = 100;
  const FoodSuggestion two = suggested(chocolate, "2 Tafel rye");
  CHECK(two.quantity == 2);
  CHECK(two.unit == "Tafel");
  CHECK(two.portions[0].unit == "Tafel");
  CHECK(two.portions[0].plural.empty());
  chocolate.portion_unit = "huge heap";
  CHECK(suggested(chocolate, "rye").unit == "huge heap");
  CHECK(suggested(chocolate, "2 rye").grams == 200);
  chocolate.portion_unit = "g";
  chocolate.portion_grams = 30;
  CHECK(suggested(chocolate, "rye").quantity == 30);
  CHECK(suggested(chocolate, "rye").grams == 30);
}

TEST_CASE("100 ml of a liquid own food count as 100 g") {
  OwnFood juice;
  juice.id = OwnFoodId{1};
  juice.name = "Juice";
  juice.liquid = true;
  juice.calories = 45;
  const FoodSuggestion one = suggested(juice, "juice");
  CHECK(one.quantity == 100);
  CHECK(one.unit == "ml");
  CHECK(one.calories == 45);
  REQUIRE(one.portions.size() == 2);
  CHECK(one.portions[1].unit == "g");
  CHECK(suggested(juice, "250 ml juice").calories == 113);
  CHECK(suggested(juice, "250 ml juice").grams == 250);
  juice.liquid = false;
  CHECK(suggested(juice, "juice").unit == "g");
  CHECK(suggested(juice, "juice").portions.size() == 1);
}
