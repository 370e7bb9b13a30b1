// Reads the weights and adds them up.
#include "coach/text_classifier.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include <stdexcept>

namespace fitapp::coach {

TextClassifier::TextClassifier(std::string_view model_json, std::string_view lexicon) : reader_(lexicon) {
  const auto file = nlohmann::json::parse(model_json);
  for (const auto& [meaning, entry] : file.at("meanings").items()) {
    Model model;
    model.bias = entry.at("bias").get<double>();
    model.possible = entry.at("possible").get<double>();
    model.scale = entry.at("scale").get<double>();
    for (const char c : entry.at("weights").get<std::string>()) {
      const auto at = digits.find(c);
      if (at == std::string_view::npos) throw std::runtime_error("invalid weight of the meaning " + meaning);
      model.weights.push_back(static_cast<std::int8_t>(static_cast<int>(at) - largest_weight));
    }
    if (model.weights.size() != feature_count)
      throw std::runtime_error("wrong number of weights of the meaning " + meaning);
    for (const std::string& category : reader_.categories())
      model.categories.push_back(entry.at("categories").at(category).get<double>());
    models_.emplace(meaning, std::move(model));
  }
}

double TextClassifier::margin(const std::string& meaning, const SentenceFeatures& features) const {
  const Model& model = models_.at(meaning);
  int sum = 0;
  for (const std::uint32_t feature : features.hashed) sum += model.weights[feature];
  const double length = std::max(1.0, std::sqrt(static_cast<double>(features.hashed.size())));
  double margin = model.bias + model.scale * sum / length;
  for (const std::uint16_t category : features.categories) margin += model.categories[category];
  return margin;
}

}  // namespace fitapp::coach
