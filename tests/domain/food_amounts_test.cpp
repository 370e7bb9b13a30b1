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
                              {"tbsp", {"tbsp", "tbsp"}, {"EL", "EL"}, {"Esslöffel"}},
                              {"small", {"small", "small"}, {"kleines Stück", "kleine Stücke"}, {"klein", "kleine"}},
                              {"large", {"large", "large"}, {"großes Stück", "große Stücke"}, {"groß", "großes"}},
                              {"large_glass", {"large glass", "large glasses"}, {"großes Glas", "große Gläser"}, {}},
                              {"pinch", {"pinch", "pinches"}, {"Prise", "Prisen"}, {}},
                              {"egg", {"egg", "eggs"}, {"Ei", "Eier"}, {"Eiern"}}});
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

TEST_CASE("dozens and pairs multiply, a size may name its glass, and a weight may stand between the words") {
  check("half a dozen eggs", 6, "", "eggs");
  check("2 Dutzend Eier", 24, "", "Eier");
  check("1 Paar Wiener", 2, "", "Wiener");
  check("a couple of eggs", 2, "", "eggs");
  check("ein großes Glas Bier", 1, "large", "Bier");
  check("2 pints of lager", 946, "ml", "lager");
  check("Nudeln 100 g roh", 100, "g", "Nudeln roh");
  check("Bier 0,33 alkoholfrei", 0.33, "", "Bier alkoholfrei");
  check("1 Maß Bier", 1000, "ml", "Bier");
  CHECK_FALSE(units().parse("Kaffee mit 20 ml Milch").amount);
  CHECK_FALSE(units().parse("Milch 1,5 fettarm").amount);
}

TEST_CASE("a decimal without a unit is litres of a drink, and pieces of other food") {
  const std::vector<FoodPortion> beer{{1, "glass", 303, {}}, {1, "can", 333, {}}};
  for (const char* typed : {"Bier 0,5", "0,5 Bier", "0.5 beer"}) {
    INFO(typed);
    const auto portion = portion_for(*units().parse(typed).amount, beer, 101);
    REQUIRE(portion);
    CHECK(portion->quantity == 500);
    CHECK(portion->unit == "ml");
    CHECK(portion->grams == doctest::Approx(505));
  }
  CHECK(portion_for(*units().parse("1/2 Bier").amount, beer, 101)->grams == doctest::Approx(151.5));
  CHECK(portion_for(*units().parse("2.5 Bier").amount, beer, 101)->grams == doctest::Approx(757.5));
  const std::vector<FoodPortion> coffee{{1, "mug", 240, {}}};
  CHECK(portion_for(*units().parse("0,5 Kaffee").amount, coffee, 100)->grams == 120);
  const std::vector<FoodPortion> avocado{{1, "piece", 140, {}}};
  CHECK(portion_for(*units().parse("0,5 Avocado").amount, avocado, {})->grams == 70);
}

TEST_CASE("the eggs of a dish are its amount") {
  const auto check_eggs = [](const char* typed, double eggs, const char* food) {
    INFO(typed);
    const TypedFood parsed = units().parse_eggs(typed);
    REQUIRE(parsed.amount);
    CHECK(parsed.amount->quantity == eggs);
    CHECK(parsed.amount->unit == "egg");
    CHECK(parsed.food == food);
  };
  check_eggs("Rührei aus 3 Eiern", 3, "Rührei");
  check_eggs("omelette with two eggs", 2, "omelette");
  check_eggs("3 egg omelette", 3, "egg omelette");
  check_eggs("4-Eier-Omelett", 4, "Eier Omelett");
  check_eggs("2 large eggs scrambled", 2, "eggs scrambled");
  check_eggs("2eggs scrambled", 2, "eggs scrambled");
  for (const char* typed : {"2 eggs", "eggs", "Rührei aus Eiern", "3 Scheiben Brot", ""}) {
    INFO(typed);
    CHECK_FALSE(units().parse_eggs(typed).amount);
  }
  CHECK(portion_for({3, "egg"}, {{1, "piece", 125, {}}, {1, "egg", 62, {}}}, {})->grams == 186);
  // Egg whites are counted by the piece.
  CHECK(portion_for({3, "egg"}, {{1, "piece", 35, {}}}, {})->grams == 105);
}

TEST_CASE("a size stands for the glass or portion of that size, and a pinch weighs the same of everything") {
  const std::vector<FoodPortion> beer{{1, "glass", 303, {}}, {1, "large_glass", 505, {}}};
  CHECK(portion_for({1, "large"}, beer, 101)->unit == "large_glass");
  const std::vector<FoodPortion> salt{{1, "tsp", 6, {}}};
  CHECK(portion_for({2, "pinch"}, salt, {})->grams == doctest::Approx(0.8));
}

TEST_CASE("amounts of a suggestion have no more decimals than a scale shows") {
  EverydayFood chocolate;
  chocolate.key = "chocolate";
  chocolate.name = {"Chocolate", "Schokolade"};
  chocolate.portions = {{5, "piece", 21, {}}, {1, "slice", 16.666666666666668, {}}};
  chocolate.per_100g.calories = 535;
  const auto found = suggestion_of(chocolate, FoodAmount{1.0 / 3, ""}, Language::english, Measures::us, units());
  CHECK(found.quantity == 0.33);
  CHECK(found.grams == 1.4);
  CHECK(found.portions[2].grams == 16.7);
  const auto pinch = suggestion_of(chocolate, FoodAmount{1, "pinch"}, Language::english, Measures::us, units());
  CHECK(pinch.grams == 0.4);
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
  CHECK_FALSE(units().parse_unit("l carnitine").amount);
  CHECK(units().parse_unit("pint of beer").amount->quantity == 473);
  const TypedFood honey = units().parse_last_unit("Honig EL");
  REQUIRE(honey.amount);
  CHECK(honey.amount->unit == "tbsp");
  CHECK(honey.food == "Honig");
  CHECK_FALSE(units().parse_last_unit("Honig").amount);
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
