// Composes dishes from weighed ingredients, so that their nutrients add up.
#include "demo/food.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "domain/stats.h"

namespace fitapp::demo {
namespace {

using domain::MealType;
using std::chrono::days;

// Per 100 g: kcal, then g, sodium in mg. USDA National Nutrient Database for Standard Reference, release 24.
struct Food {
  double calories, protein, carbs, fat, fiber, sugar, sodium;
};

constexpr Food oats{379, 13.15, 67.7, 6.52, 10.1, 0.99, 6};
constexpr Food milk{50, 3.3, 4.8, 1.98, 0, 5.06, 47};
constexpr Food banana{89, 1.09, 22.84, 0.33, 2.6, 12.23, 1};
constexpr Food blueberries{57, 0.74, 14.49, 0.33, 2.4, 9.96, 1};
constexpr Food strawberries{32, 0.67, 7.68, 0.3, 2, 4.89, 1};
constexpr Food yogurt{63, 5.25, 7.04, 1.55, 0, 7.04, 70};
constexpr Food almonds{575, 21.22, 21.67, 49.42, 12.2, 3.89, 1};
constexpr Food eggs{149, 9.99, 1.61, 10.98, 0, 1.39, 145};
constexpr Food boiled_egg{155, 12.58, 1.12, 10.61, 0, 1.12, 124};
constexpr Food bread{247, 12.95, 41.29, 3.35, 6.8, 5.57, 472};
constexpr Food butter{717, 0.85, 0.06, 81.11, 0, 0.06, 714};
constexpr Food avocado{160, 2, 8.53, 14.66, 6.7, 0.66, 7};
constexpr Food apple{52, 0.26, 13.81, 0.17, 2.4, 10.39, 1};
constexpr Food orange{47, 0.94, 11.75, 0.12, 2.4, 9.35, 0};
constexpr Food peanut_butter{588, 25.09, 19.56, 50.39, 6, 9.22, 459};
constexpr Food chicken{165, 31.02, 0, 3.57, 0, 0, 74};
constexpr Food rice{130, 2.69, 28.17, 0.28, 0.4, 0.05, 1};
constexpr Food broccoli{35, 2.38, 7.18, 0.41, 3.3, 1.39, 41};
constexpr Food salmon{206, 22.1, 0, 12.35, 0, 0, 61};
constexpr Food potatoes{86, 1.71, 20.01, 0.1, 1.8, 0.85, 5};
constexpr Food green_beans{35, 1.89, 7.88, 0.28, 3.2, 1.55, 1};
constexpr Food spaghetti{158, 5.8, 30.86, 0.93, 1.8, 0.56, 1};
constexpr Food ground_beef{230, 28.45, 0, 12.04, 0, 0, 87};
constexpr Food tomato_sauce{49, 1.41, 7.53, 1.48, 1.8, 5.5, 419};
constexpr Food parmesan{431, 38.46, 4.06, 28.61, 0, 0.9, 1529};
constexpr Food cheddar{403, 24.9, 1.28, 33.14, 0, 0.52, 621};
constexpr Food feta{264, 14.21, 4.09, 21.28, 0, 4.09, 1116};
constexpr Food cottage_cheese{86, 11.83, 3.66, 2.45, 0, 3.67, 330};
constexpr Food lentils{116, 9.02, 20.13, 0.38, 7.9, 1.8, 2};
constexpr Food black_beans{132, 8.86, 23.71, 0.54, 8.7, 0.32, 1};
constexpr Food olive_oil{884, 0, 0, 100, 0, 0, 2};
constexpr Food lettuce{17, 1.23, 3.29, 0.3, 2.1, 1.19, 8};
constexpr Food tomatoes{18, 0.88, 3.89, 0.2, 1.2, 2.63, 5};
constexpr Food cucumber{15, 0.65, 3.63, 0.11, 0.5, 1.67, 2};
constexpr Food carrots{41, 0.93, 9.58, 0.24, 2.8, 4.74, 69};
constexpr Food hummus{177, 4.86, 20.12, 8.59, 4, 0.27, 242};
constexpr Food tuna{116, 25.51, 0, 0.82, 0, 0, 338};
constexpr Food tofu{145, 15.78, 4.27, 8.72, 2.3, 0.6, 14};
constexpr Food tortilla{301, 8, 51.21, 6.7, 2.3, 4.39, 686};
constexpr Food turkey{116, 22.81, 4.21, 0.88, 0.5, 3.51, 772};
constexpr Food dark_chocolate{598, 7.79, 45.9, 42.63, 10.9, 23.99, 20};
constexpr Food sweet_potato{90, 2.01, 20.71, 0.15, 3.3, 6.48, 36};
constexpr Food peppers{31, 0.99, 6.03, 0.3, 2.1, 4.2, 4};
constexpr Food onions{40, 1.1, 9.34, 0.1, 1.7, 4.24, 4};
constexpr Food ice_cream{207, 3.5, 23.6, 11, 0.7, 21.22, 80};
constexpr Food pizza{268, 10.36, 29.02, 12.28, 2.2, 3.57, 447};
constexpr Food soy_sauce{53, 6.28, 7.61, 0.04, 0.8, 1.7, 5637};
constexpr Food quinoa{120, 4.4, 21.3, 1.92, 2.8, 0.87, 7};

struct Part {
  const Food* food = nullptr;
  double grams = 0;
};

struct Dish {
  const char* name;
  double quantity;
  const char* unit;
  std::array<Part, 6> parts;
};

constexpr Dish breakfasts[] = {
    {"Oatmeal with banana", 1, "bowl", {{{&oats, 65}, {&milk, 240}, {&banana, 118}}}},
    {"Oatmeal with blueberries and almonds",
     1,
     "bowl",
     {{{&oats, 60}, {&milk, 220}, {&blueberries, 90}, {&almonds, 18}}}},
    {"Yogurt with strawberries and oats",
     1,
     "bowl",
     {{{&yogurt, 270}, {&strawberries, 120}, {&oats, 45}, {&almonds, 15}}}},
    {"Scrambled eggs on toast", 1, "plate", {{{&eggs, 130}, {&bread, 64}, {&butter, 7}, {&tomatoes, 80}}}},
    {"Avocado toast with egg", 1, "plate", {{{&bread, 72}, {&avocado, 80}, {&boiled_egg, 100}}}},
    {"Peanut butter toast with banana", 2, "slices", {{{&bread, 64}, {&peanut_butter, 30}, {&banana, 80}}}},
};

constexpr Dish lunches[] = {
    {"Chicken, rice and broccoli", 1, "plate", {{{&chicken, 165}, {&rice, 210}, {&broccoli, 120}, {&olive_oil, 7}}}},
    {"Lentil soup with bread",
     1,
     "bowl",
     {{{&lentils, 260}, {&carrots, 60}, {&onions, 40}, {&olive_oil, 9}, {&bread, 64}}}},
    {"Turkey and cheese sandwich",
     1,
     "sandwich",
     {{{&bread, 80}, {&turkey, 110}, {&cheddar, 28}, {&lettuce, 25}, {&tomatoes, 50}, {&butter, 6}}}},
    {"Quinoa salad with feta",
     1,
     "bowl",
     {{{&quinoa, 230}, {&feta, 60}, {&cucumber, 90}, {&tomatoes, 90}, {&olive_oil, 10}}}},
    {"Tuna salad with bread",
     1,
     "plate",
     {{{&tuna, 140}, {&lettuce, 80}, {&tomatoes, 90}, {&olive_oil, 11}, {&bread, 80}}}},
    {"Black bean burrito",
     1,
     "burrito",
     {{{&tortilla, 70}, {&black_beans, 120}, {&rice, 90}, {&cheddar, 35}, {&peppers, 50}}}},
};

constexpr Dish dinners[] = {
    {"Salmon with potatoes and green beans",
     1,
     "plate",
     {{{&salmon, 165}, {&potatoes, 240}, {&green_beans, 130}, {&butter, 8}}}},
    {"Spaghetti bolognese",
     1,
     "plate",
     {{{&spaghetti, 250}, {&ground_beef, 110}, {&tomato_sauce, 140}, {&parmesan, 10}}}},
    {"Chicken fajitas",
     2,
     "tortillas",
     {{{&tortilla, 90}, {&chicken, 150}, {&peppers, 110}, {&onions, 60}, {&olive_oil, 8}}}},
    {"Tofu stir-fry with rice",
     1,
     "plate",
     {{{&tofu, 170}, {&rice, 200}, {&peppers, 90}, {&broccoli, 90}, {&soy_sauce, 15}, {&olive_oil, 8}}}},
    {"Baked sweet potato with cottage cheese",
     1,
     "plate",
     {{{&sweet_potato, 340}, {&cottage_cheese, 230}, {&lettuce, 60}, {&olive_oil, 9}}}},
    {"Chili with beans and rice",
     1,
     "bowl",
     {{{&ground_beef, 120}, {&black_beans, 120}, {&tomato_sauce, 120}, {&rice, 150}, {&onions, 40}}}},
    {"Frozen cheese pizza", 0.5, "pizza", {{{&pizza, 240}, {&lettuce, 70}, {&olive_oil, 5}}}},
};

constexpr Dish snacks[] = {
    {"Apple", 1, "piece", {{{&apple, 180}}}},
    {"Almonds", 30, "g", {{{&almonds, 30}}}},
    {"Yogurt with blueberries", 1, "cup", {{{&yogurt, 200}, {&blueberries, 60}}}},
    {"Banana", 1, "piece", {{{&banana, 118}}}},
    {"Hummus with carrots", 1, "serving", {{{&hummus, 70}, {&carrots, 120}}}},
    {"Dark chocolate", 20, "g", {{{&dark_chocolate, 20}}}},
    {"Apple with peanut butter", 1, "serving", {{{&apple, 180}, {&peanut_butter, 20}}}},
    {"Cottage cheese with orange", 1, "cup", {{{&cottage_cheese, 160}, {&orange, 130}}}},
    {"Vanilla ice cream", 2, "scoops", {{{&ice_cream, 130}}}},
    {"Latte", 1, "cup", {{{&milk, 260}}}},
};

domain::FoodEntry food_entry(const Dish& dish, MealType meal, const domain::DayStamp& when) {
  Food sum{};
  for (const Part& part : dish.parts) {
    if (part.food == nullptr) break;
    const double share = part.grams / 100;
    sum.calories += part.food->calories * share;
    sum.protein += part.food->protein * share;
    sum.carbs += part.food->carbs * share;
    sum.fat += part.food->fat * share;
    sum.fiber += part.food->fiber * share;
    sum.sugar += part.food->sugar * share;
    sum.sodium += part.food->sodium * share;
  }
  domain::FoodEntry entry;
  static_cast<domain::DayStamp&>(entry) = when;
  entry.name = dish.name;
  entry.calories = std::round(sum.calories);
  entry.protein = domain::rounded(sum.protein, 1);
  entry.carbs = domain::rounded(sum.carbs, 1);
  entry.fat = domain::rounded(sum.fat, 1);
  entry.fiber = domain::rounded(sum.fiber, 1);
  entry.sugar = domain::rounded(sum.sugar, 1);
  entry.sodium = std::round(sum.sodium);
  entry.meal_type = meal;
  entry.quantity = dish.quantity;
  entry.unit = dish.unit;
  return entry;
}

bool is_weekend(LocalDate day) { return day_of_week(day) == 0 || day_of_week(day) == 6; }

// Adds snacks until the calories are near the goal, on some days fewer.
std::vector<domain::FoodEntry> food_on(const Year& year, LocalDate day, Random& random) {
  const int late = is_weekend(day) ? 75 : 0;
  std::vector<domain::FoodEntry> entries;
  double eaten = 0;
  const auto eat = [&](const Dish& dish, MealType meal, int minute) {
    entries.push_back(food_entry(dish, meal, year.at(day, minute + random.between(0, 40))));
    eaten += entries.back().calories;
  };
  eat(random.pick(breakfasts), MealType::breakfast, 6 * 60 + 50 + late);
  eat(random.pick(lunches), MealType::lunch, 12 * 60 + 10 + late / 3);
  eat(random.pick(dinners), MealType::dinner, 18 * 60 + 50);
  const double enough = random.real(1800, 2300);
  constexpr int snack_times[] = {15 * 60 + 20, 10 * 60 + 15};
  for (const int minute : snack_times) {
    if (eaten < enough) eat(random.pick(snacks), MealType::snack, minute);
  }
  return entries;
}

// Whether nothing is logged on a day: rarely, more often at weekends, and most often on holiday.
bool is_forgotten(const Year& year, LocalDate day, Random& random) {
  return random.chance(year.holiday.contains(day) ? 0.3 : is_weekend(day) ? 0.08 : 0.03);
}

}  // namespace

std::vector<domain::FoodEntry> make_food(const Year& year, std::uint64_t seed) {
  constexpr int today_ends = 14 * 60;  // minutes; the user can log the rest of today
  Random random(seed, 3);
  std::vector<domain::FoodEntry> all;
  for (LocalDate day = year.first_full_day(); day <= year.today; day += days{1}) {
    const bool is_always_logged = day == year.first_full_day() || year.today - day <= days{3};
    if (!is_always_logged && is_forgotten(year, day, random)) continue;
    const Instant end = day == year.today ? std::min(year.now, year.at(day, today_ends).at) : year.now;
    for (domain::FoodEntry& entry : food_on(year, day, random)) {
      if (entry.at <= end) all.push_back(std::move(entry));
    }
  }
  return all;
}

}  // namespace fitapp::demo
