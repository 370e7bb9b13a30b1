// Tests what stands on the plate: dishes of the right meal, amounts as people say them, and words for what is disliked.
#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <set>

#include "domain/meal_planner.h"
#include "support/food_table.h"

using namespace fitapp;
using namespace fitapp::tests;
using domain::Diet;
using domain::MealSlot;

namespace {

bool is_in(const std::string& key, std::initializer_list<const char*> keys) {
  return std::any_of(keys.begin(), keys.end(), [&](const char* each) { return key == each; });
}

bool is_raw_meat_or_fish(const domain::PlanIngredient& each) {
  const bool is_animal = each.source == "meat" || each.source == "fish";
  return is_animal && !is_in(each.key, {"cooked_ham", "turkey_slices", "smoked_salmon", "smoked_trout",
                                        "smoked_mackerel", "sardines", "tuna", "beef_jerky", "parmesan"});
}

bool suits_dislike(const std::string& dish, const char* dislike) {
  const domain::Dish* found = real_cookbook().find(dish);
  REQUIRE_MESSAGE(found != nullptr, dish);
  return domain::suits(*found, {{}, {}, {dislike}});
}

domain::DayRequest request_after(double calories, const std::map<std::string, int>& used, std::uint64_t seed) {
  return {.targets = domain::targets_of({.calories = calories, .weight = {}, .height = {}, .own = {}}),
          .protein = {0, 1e9},
          .rules = {},
          .used = used,
          .seed = seed};
}

// Every amount of an ingredient that a plan can show, in a language.
std::set<std::string> amounts_of(const char* ingredient, domain::Language language) {
  std::set<std::string> amounts;
  for (const domain::Dish& dish : real_cookbook().all()) {
    for (int tenths = domain::smallest_portion; tenths <= domain::largest_portion; ++tenths) {
      for (const auto& part : domain::parts_of(dish, tenths)) {
        if (part.ingredient->key != ingredient) continue;
        amounts.insert(domain::amount_in_words(part, language, real_food_table().units()));
      }
    }
  }
  return amounts;
}

bool have(const char* ingredient, const char* english, const char* german) {
  return amounts_of(ingredient, domain::Language::english).contains(english) &&
         amounts_of(ingredient, domain::Language::german).contains(german);
}

}  // namespace

TEST_CASE("no breakfast is a lunch") {
  for (const domain::Dish& dish : real_cookbook().all()) {
    if (!dish.is_for(MealSlot::breakfast)) continue;
    INFO(dish.key);
    for (const domain::DishPart& part : dish.parts) {
      INFO(part.ingredient->key);
      CHECK_FALSE(is_raw_meat_or_fish(*part.ingredient));
      CHECK_FALSE(is_in(part.ingredient->key, {"white_rice", "brown_rice", "pasta", "wholemeal_pasta", "red_lentils",
                                               "canned_lentils", "peas", "miso", "prawns"}));
    }
  }
}

TEST_CASE("no snack is a starter") {
  for (const domain::Dish& dish : real_cookbook().all()) {
    if (!dish.is_for(MealSlot::snack)) continue;
    INFO(dish.key);
    for (const domain::DishPart& part : dish.parts) CHECK_FALSE(is_raw_meat_or_fish(*part.ingredient));
  }
}

TEST_CASE("amounts are those that people buy and weigh") {
  for (const domain::Dish& dish : real_cookbook().all()) {
    for (int tenths = domain::smallest_portion; tenths <= domain::largest_portion; ++tenths) {
      for (const auto& part : domain::parts_of(dish, tenths)) {
        const std::string& key = part.ingredient->key;
        INFO(dish.key, " ", key, " ", part.grams);
        const auto is_multiple_of = [&](double step) {
          return std::abs(part.grams / step - std::round(part.grams / step)) < 1e-6;
        };
        if (is_in(key, {"almonds", "walnuts", "cashews", "hazelnuts", "pistachios", "peanuts"}))
          CHECK(is_multiple_of(10));
        if (is_in(key, {"rice_cake", "corn_cake"})) CHECK(is_multiple_of(8));
        if (key == "wheat_tortilla") CHECK(is_multiple_of(60));
        if (is_in(key, {"wholemeal_pita", "burger_bun"})) CHECK(is_multiple_of(65));
        if (is_in(key, {"wholemeal_roll", "english_muffin"})) CHECK(is_multiple_of(60));
        if (is_in(key, {"chickpeas", "kidney_beans", "black_beans", "white_beans", "butter_beans", "canned_lentils"}))
          CHECK(is_multiple_of(60));
        if (key == "red_chilli") CHECK(is_multiple_of(5));
        if (is_in(key, {"cooked_ham", "turkey_slices", "chicken_sausage"})) CHECK(part.grams <= 75);
      }
    }
  }
}

TEST_CASE("amount, unit and name read as one phrase, in one and in several") {
  CHECK(have("kidney_beans", "½ can drained kidney beans (120 g)", "½ Dose abgetropfte Kidneybohnen (120 g)"));
  CHECK(have("canned_tomato", "½ can chopped tomatoes (200 g)", "½ Dose gehackte Tomaten (200 g)"));
  CHECK(have("saithe", "170 g saithe fillet", "170 g Seelachsfilet"));
  CHECK(have("smoked_trout", "1½ smoked trout fillets (90 g)", "1½ geräucherte Forellenfilets (90 g)"));
  CHECK(have("potato", "4 potatoes (320 g)", "4 Kartoffeln (320 g)"));
  CHECK(have("sweet_potato", "1 sweet potato (250 g)", "1 Süßkartoffel (250 g)"));
  CHECK(have("artichoke_hearts", "1 artichoke heart (30 g)", "1 Artischockenherz (30 g)"));
  CHECK(have("rice_cake", "4 plain rice cakes (32 g)", "4 Reiswaffeln natur (32 g)"));
  CHECK(have("lettuce", "3 leaves lettuce (30 g)", "3 Blätter Kopfsalat (30 g)"));
  CHECK(have("red_chilli", "½ red chilli (5 g)", "½ rote Chilischote (5 g)"));
  CHECK(have("cucumber", "¼ cucumber (75 g)", "¼ Salatgurke (75 g)"));
  CHECK(have("almonds", "20 g almonds", "20 g Mandeln"));
  for (const auto& each : real_cookbook().ingredients()) {
    for (const auto language : {domain::Language::english, domain::Language::german}) {
      for (const std::string& amount : amounts_of(each->key.c_str(), language)) {
        INFO(amount);
        CHECK(amount.find("(Dose)") == std::string::npos);
        CHECK(amount.find("fillet fillet") == std::string::npos);
        CHECK(amount.find("mittelgroß") == std::string::npos);
        CHECK(amount.find("slice sliced") == std::string::npos);
        CHECK(std::count(amount.begin(), amount.end(), '(') <= 1);
      }
    }
  }
}

TEST_CASE("a dislike may name a kind of food") {
  for (const char* fish : {"fish", "Fisch"}) {
    CHECK_FALSE(suits_dislike("salmon_broccoli_traybake", fish));
    CHECK_FALSE(suits_dislike("tuna_tomato_pasta", fish));
    CHECK(suits_dislike("prawn_paella", fish));
    CHECK(suits_dislike("squid_chickpea_stew", fish));
  }
  for (const char* seafood : {"seafood", "Meeresfrüchte"}) {
    CHECK_FALSE(suits_dislike("salmon_broccoli_traybake", seafood));
    CHECK_FALSE(suits_dislike("prawn_paella", seafood));
  }
  for (const char* nuts : {"nuts", "Nüsse"}) {
    for (const char* dish : {"apple_almonds", "banana_peanut_butter", "pear_almond_porridge"})
      CHECK_FALSE(suits_dislike(dish, nuts));
    CHECK(suits_dislike("apple_pumpkin_seeds", nuts));
  }
  for (const char* meat : {"meat", "Fleisch"}) {
    for (const char* dish : {"chicken_pho", "beef_tacos", "ham_melon", "lamb_lentil_curry", "lentil_soup_sausage"})
      CHECK_FALSE(suits_dislike(dish, meat));
    CHECK(suits_dislike("prawn_paella", meat));
    CHECK(suits_dislike("chicken_risotto", "cheddar"));
  }
  for (const char* mushrooms : {"mushrooms", "Pilze"}) {
    CHECK_FALSE(suits_dislike("chicken_cacciatore_polenta", mushrooms));
    CHECK_FALSE(suits_dislike("miso_noodle_soup_tofu", mushrooms));
  }
  for (const char* cheese : {"cheese", "Käse"}) {
    for (const char* dish :
         {"gouda_apple", "feta_watermelon", "mozzarella_cherry_tomatoes", "cottage_cheese_pineapple"})
      CHECK_FALSE(suits_dislike(dish, cheese));
    CHECK(suits_dislike("quark_strawberries", cheese));
  }
  for (const char* legumes : {"legumes", "Hülsenfrüchte"}) {
    for (const char* dish : {"lentil_stew", "hummus_carrot", "chana_masala_rice", "turkey_keema_peas"})
      CHECK_FALSE(suits_dislike(dish, legumes));
    CHECK(suits_dislike("tofu_pad_thai", legumes));
  }
}

TEST_CASE("a dislike may use another name, or the name that an ingredient had") {
  CHECK_FALSE(suits_dislike("prawn_paella", "shrimp"));
  CHECK_FALSE(suits_dislike("black_bean_tacos", "cilantro"));
  CHECK_FALSE(suits_dislike("eggplant_chickpea_millet", "aubergine"));
  CHECK_FALSE(suits_dislike("tuna_tomato_pasta", "arugula"));
  CHECK_FALSE(suits_dislike("chili_sin_carne", "drained canned kidney beans"));
  CHECK_FALSE(suits_dislike("chili_sin_carne", "abgetropfte Kidneybohnen (Dose)"));
  CHECK_FALSE(suits_dislike("chili_sin_carne", "Dosentomaten"));
  CHECK_FALSE(suits_dislike("lamb_lentil_curry", "mageres Lammfleisch (Keule)"));
}

TEST_CASE("a week that had its fish and its ham gets no more of either") {
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    const std::map<std::string, int> used{{"salmon_broccoli_traybake", 1}, {"cod_mash_peas", 2}, {"prawn_paella", 3},
                                          {"ham_cheese_bread", 1},         {"pea_stew_ham", 2},  {"ham_melon", 4}};
    for (const auto& meal : domain::plan_day(real_cookbook(), request_after(2000, used, seed))) {
      INFO(meal.dish->key);
      const bool is_main = meal.slot == MealSlot::lunch || meal.slot == MealSlot::dinner;
      CHECK_FALSE((is_main && meal.dish->is_fish));
      CHECK_FALSE(meal.dish->has_processed_meat);
    }
  }
}

TEST_CASE("six days without oily fish are followed by a day with it") {
  const std::map<std::string, int> used{{"beef_tacos", 1},  {"lentil_stew", 2},      {"cod_mash_peas", 3},
                                        {"chicken_pho", 4}, {"huevos_rancheros", 5}, {"prawn_paella", 6}};
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    const auto day = domain::plan_day(real_cookbook(), request_after(2000, used, seed));
    CHECK(std::count_if(day.begin(), day.end(), [](const auto& meal) { return meal.dish->is_oily_fish; }) >= 1);
  }
}

TEST_CASE("a meal is not swapped for processed meat when the day has some") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto swapped = domain::swap_meal(real_cookbook(), request_after(2000, {{"farmers_breakfast", 0}}, seed),
                                           MealSlot::breakfast, {450, 25, 45, 15, 6});
    REQUIRE(swapped);
    CHECK_FALSE(swapped->dish->has_processed_meat);
  }
}
