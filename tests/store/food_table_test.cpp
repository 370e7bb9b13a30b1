// Tests of searches in the embedded food table.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <sstream>

#include "support/food_table.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const store::FoodReader english{domain::Language::english, domain::Measures::us};
const store::FoodReader german{domain::Language::german, domain::Measures::metric};

struct Search {
  std::string typed;
  bool is_german = false;
  std::vector<std::string> keys;  // empty: nothing may be found
  double least_grams = 0;
  double most_grams = 0;
};

// Cells may be quoted.
std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (const char each : line) {
    if (each == '"') quoted = !quoted;
    if (each == ',' && !quoted) cells.emplace_back();
    if (each != '"' && (each != ',' || quoted)) cells.back() += each;
  }
  return cells;
}

std::vector<Search> food_searches(const std::string& name) {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/" + name);
  std::vector<Search> searches;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    const auto cells = cells_of(line);
    REQUIRE(cells.size() == 5);
    Search search{cells[0], cells[1] == "de", {}, std::stod(cells[3]), std::stod(cells[4])};
    std::istringstream keys(cells[2]);
    for (std::string key; cells[2] != "-" && std::getline(keys, key, '|');) search.keys.push_back(key);
    searches.push_back(search);
  }
  return searches;
}

std::string first(const std::string& typed, const store::FoodReader& reader = english) {
  const auto found = real_food_table().suggest_foods(typed, 1, reader);
  return found.empty() ? "" : found[0].name;
}

// What is wrong with the first hit; empty when it is right.
std::string fault_of(const Search& search) {
  const auto found = real_food_table().suggest_foods(search.typed, 1, search.is_german ? german : english);
  if (found.empty()) return search.keys.empty() ? "" : "found nothing";
  if (search.keys.empty()) return "found " + found[0].name;
  if (std::find(search.keys.begin(), search.keys.end(), found[0].food) == search.keys.end()) {
    return "found " + found[0].food;
  }
  // Typed weights are exact up to rounding.
  const bool fits = found[0].grams >= search.least_grams * 0.97 && found[0].grams <= search.most_grams * 1.03;
  return fits ? "" : "has a portion of " + std::to_string(found[0].grams) + " g";
}

}  // namespace

// The second table was written by someone who knew neither the search nor the first table.
TEST_CASE("at least 97 of 100 searches in both languages find what people mean, in the right amount") {
  std::string name;
  SUBCASE("of the first table") { name = "food_searches.csv"; }
  SUBCASE("of the second table") { name = "food_searches_second.csv"; }
  const auto searches = food_searches(name);
  REQUIRE(searches.size() >= 400);
  std::size_t right = 0;
  for (const Search& search : searches) {
    const std::string fault = fault_of(search);
    if (fault.empty())
      ++right;
    else
      MESSAGE(search.typed << (search.is_german ? " (de) " : " (en) ") << fault);
  }
  MESSAGE(right << " of " << searches.size() << " searches are right");
  CHECK(right * 100 >= searches.size() * 97);
}

TEST_CASE("no amount of a suggestion has the noise of a division") {
  const auto has_decimals = [](double value, double steps) { return std::round(value * steps) / steps == value; };
  for (const char* name : {"food_searches.csv", "food_searches_second.csv"}) {
    for (const Search& search : food_searches(name)) {
      for (const auto& each : real_food_table().suggest_foods(search.typed, 3, search.is_german ? german : english)) {
        INFO(search.typed << ": " << each.food);
        CHECK(has_decimals(each.quantity, 100));
        for (const domain::FoodPortion& portion : each.portions) {
          CHECK(has_decimals(portion.grams, portion.grams < 1 ? 100 : 10));
        }
        for (const auto member : domain::nutrient_members) {
          if (each.*member) CHECK(has_decimals(*(each.*member), 100));
        }
      }
    }
  }
}

TEST_CASE("values of later releases are filled in, and those that follow from others") {
  const auto salmon = real_food_table().find_food("raw_salmon");
  REQUIRE(salmon);
  CHECK(salmon->per_100g.vitamin_d == 11);
  CHECK(salmon->per_100g.sugar == 0);
  // Its enriched twin has none.
  const auto pasta = real_food_table().find_food("20499");
  REQUIRE(pasta);
  CHECK(pasta->per_100g.vitamin_d == 0);
  const auto harzer = real_food_table().find_food("sour_milk_cheese");
  REQUIRE(harzer);
  CHECK(harzer->per_100g.fiber == 0);
}

TEST_CASE("at least 900 everyday foods have names in two languages, and each finds its own food first") {
  const auto& foods = real_food_table().everyday().all();
  CHECK(foods.size() >= 900);
  for (const domain::EverydayFood& food : foods) {
    INFO(food.key);
    CHECK(!food.name.english.empty());
    CHECK(!food.name.german.empty());
    CHECK(food.per_100g.calories <= 902);
    CHECK(food.portions.front().grams * food.per_100g.calories / 100 <= 1400);
    CHECK(real_food_table().suggest_foods(food.name.english, 1, english)[0].food == food.key);
    CHECK(real_food_table().suggest_foods(food.name.german, 1, german)[0].food == food.key);
    CHECK(real_food_table().find_food(food.key));
  }
}

TEST_CASE("the everyday food stays first while it is typed letter by letter") {
  CHECK(first("ban") == "Banana");
  CHECK(first("bana") == "Banana");
  CHECK(first("strawb") == "Strawberries");
  CHECK(first("oatm") == "Oatmeal made with water");
  CHECK(first("chicken br") == "Chicken breast, cooked");
}

TEST_CASE("kinds of a food come before foods that only begin with its name") {
  const auto beers = real_food_table().suggest_foods("Bier", 8, german);
  REQUIRE(beers.size() == 8);
  const auto is_of_meat = [](const auto& each) { return each.food == "bierschinken" || each.food == "jagdwurst"; };
  CHECK(std::none_of(beers.begin(), beers.end(), is_of_meat));
}

TEST_CASE("word order, accents and capitals do not matter") {
  CHECK(first("juice orange") == "Orange juice");
  CHECK(first("CRÈME fraîche") == "Crème fraîche");
  CHECK(first("Gurke") == "Cucumber");
  CHECK(first("kaese") == first("Käse"));
  CHECK(first("Mö", german) == "Karotte");
  CHECK(first("moe", german) == "Karotte");
  CHECK(first("bluefish").starts_with("Fish, bluefish"));
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
