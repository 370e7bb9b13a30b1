// Tests the amounts that people type with a food.
#include <doctest/doctest.h>

#include "domain/food_amounts.h"

using namespace fitapp::domain;

namespace {

const FoodUnits& units() {
  static const FoodUnits all({{"piece", {"piece", "pieces"}, {"Stück", "Stück"}, {}},
                              {"slice", {"slice", "slices"}, {"Scheibe", "Scheiben"}, {}},
                              {"cup", {"cup", "cups"}, {"Tasse", "Tassen"}, {}},
                              {"glass", {"glass", "glasses"}, {"Glas", "Gläser"}, {}},
                              {"can", {"can", "cans"}, {"Dose", "Dosen"}, {"tin"}},
                              {"tbsp", {"tbsp", "tbsp"}, {"EL", "EL"}, {"Esslöffel"}}});
  return all;
}

void check(const char* typed, double quantity, const char* unit, const char* food) {
  INFO(typed);
  const TypedFood parsed = units().parse(typed);
  REQUIRE(parsed.amount);
  CHECK(parsed.amount->quantity == doctest::Approx(quantity));
  CHECK(parsed.amount->unit == unit);
  CHECK(parsed.food == food);
}

}  // namespace

TEST_CASE("an amount before or after a food is read in both languages") {
  check("200g chicken breast", 200, "g", "chicken breast");
  check("2 eggs", 2, "", "eggs");
  check("2eggs", 2, "", "eggs");
  check("half an avocado", 0.5, "", "avocado");
  check("eine halbe Pizza", 0.5, "", "Pizza");
  check("1/2 Avocado", 0.5, "", "Avocado");
  check("½ Banane", 0.5, "", "Banane");
  check("1 1/2 cups rice", 1.5, "cup", "rice");
  check("1 Tasse Reis", 1, "cup", "Reis");
  check("250 ml Milch", 250, "ml", "Milch");
  check("1,5 l Wasser", 1500, "ml", "Wasser");
  check("milk 200ml", 200, "ml", "milk");
  check("a slice of bread", 1, "slice", "bread");
  check("zwei Scheiben Brot", 2, "slice", "Brot");
  check("2 x banana", 2, "", "banana");
  check("3 EL Öl", 3, "tbsp", "Öl");
  check("1 kg potatoes", 1000, "g", "potatoes");
  check("8 oz steak", 8, "oz", "steak");
}

TEST_CASE("a percentage, a number within a word and a lone amount belong to the food") {
  for (const char* typed : {"2% milk", "Milch 1,5 %", "7up", "dark chocolate 85%", "200 g", "eggs", "", "0 eggs"}) {
    INFO(typed);
    CHECK_FALSE(units().parse(typed).amount);
    CHECK(units().parse(typed).food == typed);
  }
}

TEST_CASE("a unit without a number counts once") {
  const TypedFood coke = units().parse_unit("can of coke");
  REQUIRE(coke.amount);
  CHECK(coke.amount->quantity == 1);
  CHECK(coke.amount->unit == "can");
  CHECK(coke.food == "coke");
  CHECK_FALSE(units().parse_unit("glass").amount);
}

TEST_CASE("an amount becomes a portion of the food") {
  const std::vector<FoodPortion> pizza{{1, "slice", 110, {}}, {1, "piece", 350, {}}};
  CHECK(portion_for({0.5, ""}, pizza, {})->grams == 175);
  CHECK(portion_for({2, "slice"}, pizza, {})->grams == 220);
  CHECK(portion_for({150, ""}, pizza, {})->grams == 150);
  CHECK_FALSE(portion_for({1, "glass"}, pizza, {}));
  const std::vector<FoodPortion> milk{{1, "cup", 247, {}}};
  CHECK(portion_for({250, "ml"}, milk, 103)->grams == doctest::Approx(257.5));
  CHECK(portion_for({1, "glass"}, milk, 103)->grams == doctest::Approx(206));
  const std::vector<FoodPortion> avocado{{1, "half", 70, {}}};
  CHECK(portion_for({0.5, ""}, avocado, {})->grams == 70);
  CHECK(portion_for({2, "oz"}, avocado, {})->grams == doctest::Approx(56.7));
}

TEST_CASE("metric users see grams and millilitres instead of cups, and every food can be weighed") {
  EverydayFood rice;
  rice.key = "rice";
  rice.name = {"Rice", "Reis"};
  rice.portions = {{1, "cup", 158, {}}};
  rice.per_100g.calories = 130;
  const FoodSuggestion metric = suggestion_of(rice, {}, Language::german, Measures::metric, units());
  CHECK(metric.name == "Reis");
  CHECK(metric.unit == "g");
  CHECK(metric.quantity == 160);
  CHECK(metric.calories == 208);
  const FoodSuggestion us = suggestion_of(rice, {}, Language::english, Measures::us, units());
  CHECK(us.unit == "cup");
  CHECK(us.portions.back().unit == "g");
  const FoodSuggestion two = suggestion_of(rice, FoodAmount{2, "cup"}, Language::german, Measures::metric, units());
  CHECK(two.unit == "Tassen");
  CHECK(two.grams == 316);
}
