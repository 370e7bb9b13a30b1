// Foods that the user adds (docs/behaviour.md, Own foods, recipes and saved meals).
#include "api/own_foods.h"

#include "api/replay.h"
#include "api/shapes/own_foods.h"
#include "domain/messages.h"
#include "store/own_foods.h"

namespace fitapp::api {
namespace {

// As it is stored; empty texts mean none.
std::optional<std::string> stored_barcode(const std::optional<std::string>& typed) {
  return typed ? domain::normal_barcode(*typed) : std::nullopt;
}

std::vector<domain::OwnFood> list_own_foods(const Caller& me) { return store::list_own_foods(me.user, me.database()); }

Created<domain::OwnFood> create_own_food(const Caller& me, const OwnFoodInput& input) {
  domain::OwnFood food = input;
  food.barcode = stored_barcode(input.barcode);
  auto created = store::insert_own_food(me.user, me.database(), food, client_key_of(me, input.client_key), me.now);
  return {std::move(created.entity), created.existed};
}

void apply(const OwnFoodUpdate& input, domain::OwnFood& food) {
  input.name.apply(food.name);
  if (input.barcode.touched) food.barcode = stored_barcode(input.barcode.value);
  input.liquid.apply(food.liquid);
  input.portion_unit.apply(food.portion_unit);
  input.portion_grams.apply(food.portion_grams);
  input.apply(food);
}

// A food that was stored with a wrong sum can still be renamed.
void check_changed(const OwnFoodUpdate& input, const domain::OwnFood& changed, FieldProblems& problems) {
  check_portion(changed, "", problems);
  const bool has_new_macros =
      input.protein.touched || input.carbs.touched || input.fat.touched || input.liquid.value.has_value();
  if (has_new_macros) check_macros(changed, "", problems);
}

// For a body that is refused anyway.
void check_changed_own_food(const Caller& me, Path<OwnFoodId> id, const OwnFoodUpdate& input, FieldProblems& problems) {
  auto food = store::find_own_food(me.user, me.database(), id.value);
  if (!food) return;
  apply(input, *food);
  check_changed(input, *food, problems);
}

domain::OwnFood update_own_food(const Caller& me, Path<OwnFoodId> id, const OwnFoodUpdate& input) {
  auto updated = store::update_own_food(me.user, me.database(), id.value, me.now, [&](domain::OwnFood& food) {
    apply(input, food);
    FieldProblems problems;
    check_changed(input, food, problems);
    problems.refuse();
  });
  if (!updated) throw not_found(messages::food_not_found);
  return std::move(*updated);
}

NoContent delete_own_food(const Caller& me, Path<OwnFoodId> id) {
  if (!store::delete_own_food(me.user, me.database(), id.value)) throw not_found(messages::food_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> own_foods_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/own-foods", list_own_foods, "List the user's own foods, by name"),
      FITAPP_ROUTE(post, "/api/own-foods", create_own_food, "Add a food, with the nutrients of 100 g or 100 ml"),
      FITAPP_CHECKED_ROUTE(put, "/api/own-foods/:id", update_own_food, check_changed_own_food,
                           "Change an own food; logged entries stay as they are"),
      FITAPP_ROUTE(del, "/api/own-foods/:id", delete_own_food, "Delete an own food that no recipe uses"),
  };
}

}  // namespace fitapp::api
