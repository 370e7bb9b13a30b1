// Trains the classifier of the coach's safety answers: ./run train. Reads files of sentences and writes model.json
// beside the lexicon. For each meaning a logistic regression of liblinear (Fan R-E et al., JMLR 2008;9:1871-1874); the
// threshold is the one at which a share of the harmless sentences would be taken for the meaning in a five-fold
// cross-validation. The result depends on nothing but the sentences.
#include <linear.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "base/text.h"
#include "coach/text_classifier.h"

namespace {

using fitapp::coach::feature_count;
using fitapp::coach::SentenceFeatures;
using fitapp::coach::SentenceReader;
using fitapp::coach::TextClassifier;

constexpr int folds = 5;
constexpr double cost = 20;
// A category counts as much as a few words.
constexpr double category_value = 0.3;
// A second message of the same person follows this mark.
constexpr std::string_view next_message = " // ";

// The shares of the harmless sentences that may be taken for the meaning, and for a possible one. Most of the harmless
// sentences were written to look like a meaning, so of ordinary messages it is far less.
struct Allowed {
  double certain = 0;
  double possible = 0;
};
const std::map<std::string, Allowed> meanings{
    {"crisis", {0.018, 0.05}}, {"eating", {0.01, 0.03}},   {"emergency", {0.008, 0.016}}, {"minor", {0.006, 0.02}},
    {"older", {0.012, 0.02}},  {"pregnant", {0.01, 0.02}}, {"medical", {0.012, 0.03}},    {"pain", {0.012, 0.03}}};

struct Sentence {
  std::string meaning;
  int fold = 0;
  SentenceFeatures features;
  std::vector<feature_node> nodes;
};

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

// A fingerprint of the files, so that a test can see whether the model is of this lexicon and these sentences (FNV-1a).
std::string fingerprint_of(const std::filesystem::path& lexicon, const std::vector<std::filesystem::path>& files) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : text_of(lexicon)) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  for (const auto& path : files) {
    for (const char c : text_of(path)) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  }
  return std::to_string(hash);
}

// "text | meaning | language"
std::vector<Sentence> sentences_in(const std::vector<std::filesystem::path>& files, const SentenceReader& reader) {
  std::vector<Sentence> all;
  std::set<std::string> texts;
  for (const auto& path : files) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      if (line.empty() || line.starts_with('#')) continue;
      const auto first = line.find('|');
      const auto second = line.find('|', first + 1);
      if (first == std::string::npos || second == std::string::npos)
        throw std::runtime_error(path.string() + ": not text | meaning | language: " + line);
      std::string text(fitapp::trim(std::string_view(line).substr(0, first)));
      Sentence sentence;
      sentence.meaning = fitapp::trim(std::string_view(line).substr(first + 1, second - first - 1));
      if (sentence.meaning != "none" && !meanings.contains(sentence.meaning))
        throw std::runtime_error(path.string() + ": unknown meaning: " + line);
      if (const auto at = text.find(next_message); at != std::string::npos) text.replace(at, next_message.size(), ". ");
      if (!texts.insert(text).second) continue;
      sentence.features = reader.read(text);
      sentence.fold = static_cast<int>(all.size()) % folds;
      const double value = 1 / std::sqrt(static_cast<double>(sentence.features.hashed.size()));
      for (const std::uint32_t feature : sentence.features.hashed)
        sentence.nodes.push_back({static_cast<int>(feature) + 1, value});
      for (const std::uint16_t category : sentence.features.categories)
        sentence.nodes.push_back({static_cast<int>(feature_count + category) + 1, category_value});
      sentence.nodes.push_back({static_cast<int>(feature_count + reader.categories().size()) + 1, 1});  // the bias
      sentence.nodes.push_back({-1, 0});
      all.push_back(std::move(sentence));
    }
  }
  return all;
}

// The weights of the hashed features, then of the categories, then the bias.
std::vector<double> weights_for(const std::string& meaning, std::vector<Sentence>& sentences, std::size_t categories,
                                int left_out) {
  std::vector<double> targets;
  std::vector<feature_node*> rows;
  for (Sentence& sentence : sentences) {
    if (sentence.fold == left_out) continue;
    targets.push_back(sentence.meaning == meaning ? 1 : -1);
    rows.push_back(sentence.nodes.data());
  }
  const int count = static_cast<int>(feature_count + categories) + 1;
  const problem task{static_cast<int>(rows.size()), count, targets.data(), rows.data(), 1};
  parameter settings{};
  settings.solver_type = L2R_LR;
  settings.C = cost;
  settings.eps = 0.01;
  model* trained = train(&task, &settings);
  std::vector<double> weights(trained->w, trained->w + count);
  if (trained->label[0] != 1) std::ranges::transform(weights, weights.begin(), std::negate());
  free_and_destroy_model(&trained);
  return weights;
}

double margin_of(const std::vector<double>& weights, const Sentence& sentence) {
  double sum = 0;
  for (const feature_node& node : sentence.nodes) {
    if (node.index > 0) sum += weights[static_cast<std::size_t>(node.index) - 1] * node.value;
  }
  return sum;
}

int digit_of(double weight, double scale) {
  const int most = TextClassifier::largest_weight;
  return std::clamp(static_cast<int>(std::lround(weight / scale)), -most, most);
}

// The scale with the smallest squared error of all weights: a few large ones are cut for the sake of many small ones.
double scale_for(const std::vector<double>& weights) {
  const double largest = std::abs(*std::ranges::max_element(weights, {}, [](double w) { return std::abs(w); }));
  double best = 0;
  double least = 0;
  for (int part = 50; part <= 100; part += 5) {
    const double scale = largest * part / 100 / TextClassifier::largest_weight;
    double error = 0;
    for (const double weight : weights) error += std::pow(weight - scale * digit_of(weight, scale), 2);
    if (best != 0 && error >= least) continue;
    best = scale;
    least = error;
  }
  return best;
}

double rounded(double value) { return std::round(value * 10000) / 10000; }

nlohmann::json train_for(const std::string& meaning, const Allowed& allowed, std::vector<Sentence>& sentences,
                         const std::vector<std::string>& categories) {
  std::vector<double> right;
  std::vector<double> harmless;
  std::vector<double> others;
  for (int fold = 0; fold < folds; ++fold) {
    const auto weights = weights_for(meaning, sentences, categories.size(), fold);
    for (const Sentence& sentence : sentences) {
      if (sentence.fold != fold) continue;
      auto& list = sentence.meaning == meaning ? right : sentence.meaning == "none" ? harmless : others;
      list.push_back(margin_of(weights, sentence));
    }
  }
  std::ranges::sort(harmless, std::greater());
  const auto threshold_for = [&](double share) {
    return harmless[static_cast<std::size_t>(share * static_cast<double>(harmless.size()))];
  };
  const double threshold = threshold_for(allowed.certain);
  const double possible = threshold_for(allowed.possible);
  const auto share = [](const std::vector<double>& margins, double least) {
    return 100.0 * static_cast<double>(std::ranges::count_if(margins, [&](double m) { return m > least; })) /
           static_cast<double>(margins.size());
  };
  std::printf(
      "%-9s %5zu sentences: recognised %5.1f %%, at least possible %5.1f %%; of %5zu harmless %4.1f %%, %4.1f %%; of "
      "other meanings %4.1f %%\n",
      meaning.c_str(), right.size(), share(right, threshold), share(right, possible), harmless.size(),
      share(harmless, threshold), share(harmless, possible), share(others, threshold));

  auto weights = weights_for(meaning, sentences, categories.size(), -1);
  const double bias = weights.back() - threshold;
  nlohmann::json of_categories = nlohmann::json::object();
  for (std::size_t i = 0; i < categories.size(); ++i)
    of_categories[categories[i]] = rounded(category_value * weights[feature_count + i]);
  weights.resize(feature_count);
  const double scale = scale_for(weights);
  std::string digits;
  for (const double weight : weights)
    digits +=
        TextClassifier::digits[static_cast<std::size_t>(digit_of(weight, scale) + TextClassifier::largest_weight)];
  return {{"bias", rounded(bias)},
          {"possible", rounded(possible - threshold)},
          {"scale", rounded(scale)},
          {"categories", of_categories},
          {"weights", digits}};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << "Usage: train_safety FOLDER_OF_THE_LEXICON SENTENCES...\n";
    return 2;
  }
  try {
    const std::filesystem::path folder(argv[1]);
    const std::vector<std::filesystem::path> files(argv + 2, argv + argc);
    set_print_string_function([](const char*) {});
    const SentenceReader reader(text_of(folder / "lexicon.txt"));
    auto sentences = sentences_in(files, reader);
    nlohmann::json models;
    for (const auto& [meaning, allowed] : meanings)
      models[meaning] = train_for(meaning, allowed, sentences, reader.categories());
    const nlohmann::json file{{"fingerprint", fingerprint_of(folder / "lexicon.txt", files)}, {"meanings", models}};
    std::ofstream(folder / "model.json") << file.dump(1) << '\n';
  } catch (const std::exception& error) {
    std::cerr << "train: " << error.what() << '\n';
    return 1;
  }
}
