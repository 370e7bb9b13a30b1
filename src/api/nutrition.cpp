// Food entries, daily totals and the food search (docs/behaviour.md, Nutrition).
#include "api/nutrition.h"

#include <algorithm>

#include "api/entry_time.h"
#include "api/known_foods.h"
#include "api/replay.h"
#include "api/shapes/nutrition.h"
#include "api/targets.h"
#include "base/messages.h"
#include "base/utf8.h"
#include "domain/messages.h"
#include "store/nutrition.h"

namespace fitapp::api {
namespace {

void set_default_unit(domain::FoodEntry& entry) {
  if (entry.unit.empty()) entry.unit = domain::default_unit;
}

std::vector<domain::FoodEntry> list_food_entries(const Caller& me, const Query<PageQuery>& query) {
  return store::list_food_entries(me.user, me.database(), query.value.page());
}

void check_new_food(const Caller& me, const FoodEntryInput& input, FieldProblems& problems) {
  me.check_time(input.logged_at, "loggedAt", problems);
}

Created<domain::FoodEntry> create_food_entry(const Caller& me, const FoodEntryInput& input) {
  domain::FoodEntry entry = input;
  set_default_unit(entry);
  static_cast<domain::DayStamp&>(entry) = me.stamp(input.logged_at, "loggedAt");
  auto created = store::insert_food_entry(me.user, me.database(), entry, client_key_of(me, input.client_key), me.now);
  return {std::move(created.entity), created.existed};
}

void check_changed_food(const Caller& me, Path<FoodEntryId>, const FoodEntryUpdate& input, FieldProblems& problems) {
  me.check_time(input.logged_at.value, "loggedAt", problems);
}

domain::FoodEntry update_food_entry(const Caller& me, Path<FoodEntryId> id, const FoodEntryUpdate& input) {
  auto updated = store::update_food_entry(me.user, me.database(), id.value, me.now, [&](domain::FoodEntry& entry) {
    input.name.apply(entry.name);
    input.apply(entry);
    input.meal_type.apply(entry.meal_type);
    if (input.quantity.touched) entry.quantity = input.quantity.value.value_or(domain::default_quantity);
    if (input.unit.touched) entry.unit = input.unit.value.value_or("");
    set_default_unit(entry);
    input.food.apply(entry.food);
    input.grams.apply(entry.grams);
    update_time(me, input.logged_at, "loggedAt", entry);
    FieldProblems problems;
    check_calories(entry.calories, entry.food, "", problems);
    problems.refuse();
  });
  if (!updated) throw not_found(messages::food_entry_not_found);
  return std::move(*updated);
}

NoContent delete_food_entry(const Caller& me, Path<FoodEntryId> id) {
  if (!store::delete_food_entry(me.user, me.database(), id.value)) throw not_found(messages::food_entry_not_found);
  return {};
}

domain::NutritionStats show_nutrition_stats(const Caller& me) {
  domain::NutritionStats stats = store::find_nutrition_stats(me.user, me.database(), me.today());
  stats.targets = domain::macro_plan(macro_inputs_of(me, account_of(me)));
  return stats;
}

std::vector<domain::LoggedFood> list_frequent_foods(const Caller& me, const Query<LoggedFoodsQuery>& query) {
  const LocalDate since = me.today() - std::chrono::days{domain::logged_foods_window};
  return store::list_logged_foods(me.user, me.database(), since, query.value.order, query.value.meal_type,
                                  query.value.limit);
}

void check_food_copy(const Caller& me, const FoodCopyInput& input, FieldProblems& problems) {
  if (input.to && *input.to > me.today()) problems.add("to", messages::in_the_future);
  if (problems.has("from")) return;
  const auto entries = store::list_food_entries(me.user, me.database(), {input.from, input.from, std::nullopt, 0});
  const auto is_copied = [&](const domain::FoodEntry& each) {
    return !input.meal_type || each.meal_type == *input.meal_type;
  };
  if (std::none_of(entries.begin(), entries.end(), is_copied)) problems.add("from", messages::nothing_logged);
}

// A copy has the original's time of day.
Created<std::vector<domain::FoodEntry>> copy_food_entries(const Caller& me, const FoodCopyInput& input) {
  const LocalDate to = input.to.value_or(me.today());
  if (to > me.today()) throw invalid("to", messages::in_the_future);
  const auto update_time = [&](const domain::DayStamp& first) {
    const auto local = first.at.time_since_epoch() + std::chrono::minutes{first.utc_offset};
    const auto day = std::chrono::floor<std::chrono::days>(local);
    return domain::stamp_of(me.zone.instant(to, local - day), me.zone);
  };
  auto created = store::copy_food_entries(me.user, me.database(), {input.from, input.meal_type}, update_time,
                                          client_key_of(me, input.client_key), me.now);
  if (created.entity.empty()) {
    throw Error(ErrorKind::not_found, "NOTHING_TO_COPY", messages::nothing_logged,
                {{"from", messages::nothing_logged}});
  }
  return {std::move(created.entity), created.existed};
}

constexpr std::size_t max_food_name = 200;  // characters

void check_food_name(const Caller&, const Path<std::string>& name, const Query<SuggestionQuery>&,
                     FieldProblems& problems) {
  if (count_characters(name.value) > max_food_name)
    problems.add("name", {messages::too_long, {{"maximum", static_cast<double>(max_food_name)}}});
}

OneOrMany<domain::FoodSuggestion> show_nutrition_suggestions(const Caller& me, const Path<std::string>& name,
                                                             const Query<SuggestionQuery>& query) {
  FieldProblems problems;
  check_food_name(me, name, query, problems);
  problems.refuse();
  const bool many = query.value.limit.has_value();
  auto found = KnownFoods(me).search(name.value, static_cast<std::size_t>(query.value.limit.value_or(1)));
  if (found.empty() && !many) throw Error(ErrorKind::not_found, "FOOD_UNKNOWN", messages::food_unknown);
  return {std::move(found), many};
}

}  // namespace

std::vector<Endpoint> nutrition_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/food-entries", list_food_entries, "List food entries, newest first"),
      FITAPP_CHECKED_ROUTE(post, "/api/food-entries", create_food_entry, check_new_food, "Log food"),
      dated(store::Dated::food, FITAPP_CHECKED_ROUTE(put, "/api/food-entries/:id", update_food_entry,
                                                     check_changed_food, "Change a food entry")),
      dated(store::Dated::food, FITAPP_ROUTE(del, "/api/food-entries/:id", delete_food_entry, "Delete a food entry")),
      FITAPP_ROUTE(get, "/api/nutrition-stats", show_nutrition_stats, "Get today's totals and the daily goal"),
      FITAPP_CHECKED_ROUTE(get, "/api/nutrition-suggestions/:name", show_nutrition_suggestions, check_food_name,
                           "Find the best matching food with its usual portion; with `limit`, a list"),
      FITAPP_ROUTE(get, "/api/food-entries/frequent", list_frequent_foods,
                   "List foods of the last 90 days, each as last logged; order: frequent or recent"),
      FITAPP_CHECKED_ROUTE(post, "/api/food-entries/copy", copy_food_entries, check_food_copy,
                           "Copy the food entries of a day, or of one of its meals"),
  };
}

}  // namespace fitapp::api
