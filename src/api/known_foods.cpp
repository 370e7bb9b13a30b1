// Finds foods by reference, and searches own foods, recipes and the food table together.
#include "api/known_foods.h"

#include <algorithm>

#include "api/coach_facts.h"
#include "store/barcode_products.h"
#include "store/favorite_foods.h"
#include "store/own_foods.h"
#include "store/recipes.h"

namespace fitapp::api {
namespace {

store::FoodReader food_reader(const Caller& me, std::optional<domain::Language> language) {
  const bool metric = account_of(me).weight_unit == domain::WeightUnit::kg;
  return {language.value_or(language_of(me)), metric ? domain::Measures::metric : domain::Measures::us};
}

// A name of the user that fits what was typed.
struct OwnHit {
  int fit = 0;
  domain::FoodReference reference;
  std::string name;
  std::optional<domain::FoodAmount> amount;
  bool favorite = false;
};

// The first reading that fits decides about the amount.
std::optional<OwnHit> hit_of(const std::vector<domain::TypedWords>& readings, domain::Typing typing,
                             const std::string& reference, const std::string& name) {
  for (const domain::TypedWords& each : readings) {
    const int fit = domain::name_fit(each.words, name, typing);
    if (fit > 0) return OwnHit{fit, domain::food_reference(reference), name, each.amount, false};
  }
  return std::nullopt;
}

}  // namespace

KnownFoods::KnownFoods(const Caller& me, std::optional<domain::Language> language)
    : me_(me), reader_(food_reader(me, language)), favorites_(store::list_favorite_foods(me.user, me.database())) {}

// An own food, or a product by its barcode.
std::optional<domain::OwnFood> KnownFoods::find_packaged(const domain::FoodReference& reference) const {
  if (reference.kind == domain::FoodKind::own) {
    return store::find_own_food(me_.user, me_.database(), OwnFoodId{reference.id});
  }
  auto product = store::find_barcode_product(me_.database(), reference.key);
  return product ? std::optional(std::move(product->food)) : std::nullopt;
}

std::optional<domain::Food> KnownFoods::read_ingredient(const std::string& reference) const {
  const auto parsed = domain::food_reference(reference);
  if (parsed.kind == domain::FoodKind::recipe) return std::nullopt;
  const store::FoodTable& table = me_.services.foods;
  if (parsed.kind != domain::FoodKind::table) {
    const auto packaged = find_packaged(parsed);
    if (!packaged) return std::nullopt;
    return domain::Food{reference, packaged->name, *packaged, domain::everyday_food(*packaged, table.units()).portions};
  }
  auto food = table.find_food(reference);
  const domain::EverydayFood* everyday = table.everyday().find(reference);
  if (food && everyday != nullptr) food->description = everyday->name.in(reader_.language);
  return food;
}

std::optional<domain::Food> KnownFoods::find_ingredient(const std::string& reference) {
  const auto known = ingredients_.find(reference);
  if (known != ingredients_.end()) return known->second;
  return ingredients_.emplace(reference, read_ingredient(reference)).first->second;
}

std::optional<domain::Food> KnownFoods::find_food(const std::string& reference) {
  const auto parsed = domain::food_reference(reference);
  if (parsed.kind != domain::FoodKind::recipe) return find_ingredient(reference);
  auto recipe = store::find_recipe(me_.user, me_.database(), RecipeId{parsed.id});
  if (!recipe) return std::nullopt;
  complete(*recipe);
  return domain::Food{reference, recipe->name, recipe->per_100g, {{1, "portion", recipe->per_portion.grams, {}}}};
}

void KnownFoods::complete(domain::Recipe& recipe) {
  domain::complete(recipe, [this](const std::string& food) { return find_ingredient(food); });
}

std::optional<domain::FoodSuggestion> KnownFoods::suggest(const domain::FoodReference& reference,
                                                          const Amount& amount) {
  const domain::FoodUnits& units = me_.services.foods.units();
  if (reference.kind == domain::FoodKind::table) return me_.services.foods.suggest_food(reference.key, reader_);
  if (reference.kind != domain::FoodKind::recipe) {
    const auto packaged = find_packaged(reference);
    if (!packaged) return std::nullopt;
    auto suggestion = domain::suggestion_of(*packaged, amount, reader_.language, units);
    suggestion.kind = reference.kind;
    if (reference.kind == domain::FoodKind::product) {
      suggestion.food = domain::reference_to_product(reference.key);
      suggestion.per_100g = *packaged;
    }
    return suggestion;
  }
  auto recipe = store::find_recipe(me_.user, me_.database(), RecipeId{reference.id});
  if (!recipe) return std::nullopt;
  complete(*recipe);
  return domain::suggestion_of(*recipe, amount, reader_.language, units);
}

const std::vector<KnownFoods::OwnName>& KnownFoods::own_names() {
  if (own_names_) return *own_names_;
  own_names_.emplace();
  for (auto& each : store::list_own_food_names(me_.user, me_.database()))
    own_names_->push_back({domain::reference_to(each.id), std::move(each.name)});
  for (auto& each : store::list_recipe_names(me_.user, me_.database()))
    own_names_->push_back({domain::reference_to(each.id), std::move(each.name)});
  return *own_names_;
}

std::vector<domain::FoodSuggestion> KnownFoods::search_own(const std::string& typed, domain::Typing typing,
                                                           std::size_t limit) {
  const auto readings = domain::readings_of(typed, me_.services.foods.units());
  std::vector<OwnHit> hits;
  for (const auto& [reference, name] : own_names()) {
    auto hit = hit_of(readings, typing, reference, name);
    if (!hit) continue;
    hit->favorite = std::find(favorites_.begin(), favorites_.end(), reference) != favorites_.end();
    hits.push_back(std::move(*hit));
  }
  std::stable_sort(hits.begin(), hits.end(), [](const OwnHit& one, const OwnHit& other) {
    return one.favorite != other.favorite ? one.favorite : one.fit > other.fit;
  });
  std::vector<domain::FoodSuggestion> found;
  for (const OwnHit& each : hits) {
    if (found.size() == limit) break;
    if (auto suggestion = suggest(each.reference, each.amount)) found.push_back(std::move(*suggestion));
  }
  return found;
}

std::vector<domain::FoodSuggestion> KnownFoods::search(const std::string& typed, std::size_t limit) {
  const std::set<std::string> favorites(favorites_.begin(), favorites_.end());
  std::vector<domain::FoodSuggestion> found;
  for (const auto typing : {domain::Typing::exact, domain::Typing::forgiving}) {
    found = search_own(typed, typing, limit);
    auto of_table = me_.services.foods.suggest_foods({typed, typing, favorites}, limit, reader_);
    std::move(of_table.begin(), of_table.end(), std::back_inserter(found));
    if (!found.empty()) break;
  }
  for (domain::FoodSuggestion& each : found) each.favorite = favorites.contains(each.food);
  std::stable_partition(found.begin(), found.end(), [](const domain::FoodSuggestion& each) { return each.favorite; });
  if (found.size() > limit) found.resize(limit);
  return found;
}

std::optional<domain::FoodSuggestion> KnownFoods::find_by_barcode(const std::string& barcode) {
  const auto own = store::find_own_food_by_barcode(me_.user, me_.database(), barcode);
  const std::string reference = own ? domain::reference_to(own->id) : domain::reference_to_product(barcode);
  auto suggestion = suggest(domain::food_reference(reference), std::nullopt);
  if (suggestion) {
    suggestion->favorite = std::find(favorites_.begin(), favorites_.end(), reference) != favorites_.end();
  }
  return suggestion;
}

std::vector<domain::FoodSuggestion> KnownFoods::favorites() {
  std::vector<domain::FoodSuggestion> found;
  for (const std::string& each : favorites_) {
    auto suggestion = suggest(domain::food_reference(each), std::nullopt);
    if (!suggestion) continue;
    suggestion->favorite = true;
    found.push_back(std::move(*suggestion));
  }
  return found;
}

}  // namespace fitapp::api
