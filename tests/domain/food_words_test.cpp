// Tests normalization of food names, plurals and typing errors.
#include <doctest/doctest.h>

#include "domain/food_words.h"
#include "domain/foods.h"

using namespace fitapp::domain;

TEST_CASE("accents, case, punctuation and stop words are removed") {
  CHECK(food_words("Crème brûlée") == std::vector<std::string>{"creme", "brulee"});
  CHECK(food_words("Süßkartoffel") == std::vector<std::string>{"susskartoffel"});
  CHECK(food_words("u\xCC\x88"
                   "ber") == std::vector<std::string>{"uber"});
  CHECK(food_words("Macaroni & cheese, with ham") == std::vector<std::string>{"macaroni", "cheese", "ham"});
  CHECK(food_words("and") == std::vector<std::string>{"and"});
  CHECK(food_words("McDONALD'S") == std::vector<std::string>{"mcdonalds"});
  CHECK(food_words("\xC3").empty());
}

TEST_CASE("at most six words of forty letters are used") {
  CHECK(food_words(std::string(100, 'a')).at(0).size() == 40);
  std::string many;
  for (int word = 0; word < 100; ++word) many += "apple ";
  CHECK(food_words(many).size() == 6);
}

TEST_CASE("a leading amount is removed, unless nothing else remains") {
  using Words = std::vector<std::string>;
  CHECK(without_amount(food_words("200 g chicken breast")) == Words{"chicken", "breast"});
  CHECK(without_amount(food_words("2 eggs")) == Words{"eggs"});
  CHECK(without_amount(food_words("100g rice")) == Words{"rice"});
  CHECK(without_amount(food_words("eine Scheibe Brot")) == Words{"brot"});
  CHECK(without_amount(food_words("2 Stück Kuchen")) == Words{"kuchen"});
  CHECK(without_amount(food_words("half an avocado")) == Words{"avocado"});
  CHECK(without_amount(food_words("dark chocolate 70%")) == Words{"dark", "chocolate", "70"});
  CHECK(without_amount(food_words("1 cup")) == Words{"1", "cup"});
  CHECK(without_amount({}).empty());
}

TEST_CASE("plurals are the same word, other endings are not") {
  CHECK(same_word("berries", "berry"));
  CHECK(same_word("tomato", "tomatoes"));
  CHECK(same_word("eggs", "egg"));
  CHECK(!same_word("eggplant", "egg"));
  CHECK(!same_word("as", "a"));
}

TEST_CASE("a typing error is a missing, extra, changed or swapped letter") {
  CHECK(typing_errors("chiken", "chicken", 2) == 1);
  CHECK(typing_errors("mlik", "milk", 2) == 1);
  CHECK(typing_errors("bananna", "banana", 2) == 1);
  CHECK(typing_errors("appie", "apple", 2) == 1);
  CHECK(typing_errors("apple", "apple", 1) == 0);
  CHECK(typing_errors("apple", "orange", 1) == 2);
}

TEST_CASE("a prefix matches, the whole word matches better, and short words allow no errors") {
  CHECK(word_fit("oat", "oatmeal", Typing::exact) > 0);
  CHECK(word_fit("oat", "oatmeal", Typing::exact) < word_fit("oatmeals", "oatmeal", Typing::exact));
  CHECK(word_fit("oatmeal", "oatmeal", Typing::exact) == 100);
  CHECK(word_fit("ham", "jam", Typing::forgiving) == 0);
  CHECK(word_fit("chiken", "chicken", Typing::exact) == 0);
  CHECK(word_fit("chiken", "chicken", Typing::forgiving) > 0);
}

TEST_CASE("a portion has the nutrients of its grams, and unknown nutrients stay unknown") {
  const Food milk{
      .number = "1",
      .description = "Milk",
      .per_100g = {.calories = 50.4, .protein = 3.25, .carbs = {}, .fat = 2, .fiber = {}, .sugar = {}, .sodium = 47},
      .portions = {{1, "cup", 244}, {100, "g", 100}}};
  const FoodSuggestion cup = suggestion_of(milk);
  CHECK(cup.calories == 123);
  CHECK(cup.protein == 7.9);
  CHECK(cup.sodium == 115);
  CHECK(!cup.carbs);
  const EverydayFood glass{.number = "1", .name = "Glass of milk", .portion = {1, "glass", 200}, .other_names = {}};
  CHECK(suggestion_of(milk, glass).portions.size() == 3);
  CHECK(suggestion_of(milk, glass).portions[0].unit == "glass");
  CHECK(suggestion_of(milk, glass).calories == 101);
}
