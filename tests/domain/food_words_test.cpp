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

TEST_CASE("plurals are the same word, other endings are not") {
  CHECK(same_word("berries", "berry"));
  CHECK(same_word("tomato", "tomatoes"));
  CHECK(same_word("eggs", "egg"));
  CHECK(!same_word("eggplant", "egg"));
  CHECK(same_word("Kartoffeln", "Kartoffel"));
  CHECK(same_word("brote", "brot"));
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

TEST_CASE("the end of a compound matches, but not the end of any word") {
  CHECK(word_fit("brot", "vollkornbrot", Typing::exact) > 0);
  CHECK(word_fit("brot", "vollkornbrot", Typing::exact) < word_fit("brot", "brotzeit", Typing::exact));
  CHECK(word_fit("wein", "schwein", Typing::exact) == 0);
  CHECK(word_fit("eis", "reis", Typing::exact) == 0);
}

TEST_CASE("umlauts written as two letters are the same letters") {
  CHECK(without_umlauts("kaese") == "kase");
  CHECK(without_umlauts("broetchen") == food_words("Brötchen").at(0));
}

TEST_CASE("an amount has the nutrients of its grams, and unknown nutrients stay unknown") {
  Nutrients milk;
  milk.calories = 50.4;
  milk.protein = 3.25;
  milk.sodium = 47;
  milk.iron = 0.03;
  const Nutrients cup = nutrients_of(milk, 244);
  CHECK(cup.calories == 123);
  CHECK(cup.protein == 7.9);
  CHECK(cup.sodium == 115);
  CHECK(cup.iron == 0.07);
  CHECK(!cup.carbs);
}

TEST_CASE("umlauts are written as two letters, and as one before an e") {
  CHECK(spelled_out("Käse, Öl, Süßes") == "Kaese, Oel, Sueßes");
  CHECK(spelled_out("Rüebli") == "Ruebli");
  CHECK(without_umlauts("ruebli") == "rubli");
}
