// Tests of searches in the embedded food table.
#include <doctest/doctest.h>

#include <chrono>
#include <cmath>
#include <fstream>
#include <sstream>

#include "support/food_table.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

struct Search {
  std::string typed;
  std::string name;
  double calories = 0;
};

std::vector<Search> everyday_searches() {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/searches.csv");
  std::vector<Search> searches;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::istringstream cells(line);
    Search search;
    std::string calories;
    std::getline(cells, search.typed, ',');
    std::getline(cells, search.name, ',');
    std::getline(cells, calories);
    search.calories = std::stod(calories);
    searches.push_back(search);
  }
  return searches;
}

std::string first(const std::string& typed) {
  const auto found = real_food_table().suggest_foods(typed, 1);
  return found.empty() ? "" : found[0].name;
}

}  // namespace

TEST_CASE("a hundred everyday searches find the expected food with its calories") {
  const auto searches = everyday_searches();
  REQUIRE(searches.size() >= 100);
  for (const Search& search : searches) {
    INFO("searched for ", search.typed);
    const auto found = real_food_table().suggest_foods(search.typed, 8);
    REQUIRE(!found.empty());
    CHECK(found[0].name == search.name);
    CHECK(std::abs(found[0].calories - search.calories) <= std::max(0.15 * search.calories, 1.0));
  }
}

TEST_CASE("at least 300 everyday foods point to a row and are found first by their own name") {
  const auto& foods = real_food_table().everyday().all();
  CHECK(foods.size() >= 300);
  for (const domain::EverydayFood& food : foods) {
    INFO(food.name);
    const auto row = real_food_table().find_food(food.number);
    REQUIRE(row);
    CHECK(first(food.name) == food.name);
    CHECK(domain::suggestion_of(*row, food).calories <= 700);
    for (const std::string& other : food.other_names) {
      INFO("also called ", other);
      CHECK(!real_food_table().suggest_foods(other, 1).empty());
    }
  }
}

TEST_CASE("the everyday food stays first while it is typed letter by letter") {
  CHECK(first("ban") == "Banana");
  CHECK(first("bana") == "Banana");
  CHECK(first("strawb") == "Strawberries");
  CHECK(first("oatm") == "Oatmeal");
  CHECK(first("chicken br") == "Chicken breast");
}

TEST_CASE("word order, accents and capitals do not matter") {
  CHECK(first("juice orange") == "Orange juice");
  CHECK(first("CRÈME fraîche") == "Sour cream");
  CHECK(first("Gurke") == "Cucumber");
  CHECK(first("kaese") == first("Käse"));
}

TEST_CASE("other foods are found in the table, plain foods before baby foods and brands") {
  const auto ostrich = real_food_table().suggest_foods("ostrich ground", 5);
  REQUIRE(!ostrich.empty());
  CHECK(ostrich[0].description.starts_with("Ostrich, ground"));
  const auto carrots = real_food_table().suggest_foods("carrots", 50);
  REQUIRE(carrots.size() > 10);
  for (std::size_t place = 0; place < 5; ++place) CHECK(!carrots[place].description.starts_with("Babyfood"));
  for (const auto& each : real_food_table().suggest_foods("oat milk", 20)) {
    CHECK(!each.description.starts_with("Babyfood"));
  }
  const auto baby = real_food_table().suggest_foods("babyfood carrots", 5);
  REQUIRE(!baby.empty());
  CHECK(baby[0].description.starts_with("Babyfood"));
}

TEST_CASE("no food is suggested twice, and never more than requested") {
  for (const char* typed : {"rice", "chicken", "milk", "bread", "tea"}) {
    const auto found = real_food_table().suggest_foods(typed, 20);
    CHECK(found.size() <= 20);
    std::vector<std::string> names;
    for (const auto& each : found) names.push_back(each.name);
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
  }
}

TEST_CASE("every suggestion has its usual portion first and also offers 100 g") {
  const auto found = real_food_table().suggest_foods("banana", 1);
  REQUIRE(found.size() == 1);
  CHECK(found[0].quantity == 1);
  CHECK(found[0].unit == "medium");
  CHECK(found[0].grams == 118);
  CHECK(found[0].portions[0].unit == "medium");
  CHECK(std::any_of(found[0].portions.begin(), found[0].portions.end(),
                    [](const domain::FoodPortion& each) { return each.unit == "g" && each.grams == 100; }));
}

TEST_CASE("dense foods offer a spoon first and no cup") {
  for (const char* typed :
       {"oil almond", "peanut butter chunk style without salt", "mayonnaise dressing no cholesterol"}) {
    INFO(typed);
    const auto found = real_food_table().suggest_foods(typed, 1);
    REQUIRE(found.size() == 1);
    CHECK(found[0].calories < 250);
    CHECK(std::any_of(found[0].portions.begin(), found[0].portions.end(),
                      [](const domain::FoodPortion& each) { return each.unit == "cup"; }));
  }
}

TEST_CASE("quotes, operators, wildcards, emoji and invalid bytes are harmless") {
  for (const std::string typed : {"\"",        "' OR 1=1 --",
                                  "NEAR(a b)", "apple AND",
                                  "OR",        "*",
                                  "app*",      "^apple",
                                  "-apple",    "description:apple",
                                  "a:b",       "\xF0\x9F\x8D\x8C",
                                  "\xFF\xFE",  "(",
                                  "\"apple",   "%_%",
                                  "\\",        "\n",
                                  "",          " ",
                                  "{}",        "banana\xF0\x9F\x8D\x8C"}) {
    INFO(typed);
    CHECK_NOTHROW(real_food_table().suggest_foods(typed, 10));
  }
  CHECK(first("banana\xF0\x9F\x8D\x8C") == "Banana");
  CHECK(first("\xF0\x9F\x8D\x8C").empty());
  CHECK(first("qqqqzzzz").empty());
  CHECK_NOTHROW(real_food_table().suggest_foods(std::string(10'000, 'a'), 10));
}

TEST_CASE("anything but a food table is rejected") {
  CHECK_THROWS_AS(store::FoodTable(""), Error);
  CHECK_THROWS_AS(store::FoodTable(std::string(8192, 'x')), Error);
}
