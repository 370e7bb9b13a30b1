// Decides whether a text has one of the meanings that the safety answers are for.
//
// A logistic regression for each meaning over the features of sentence_features.h, trained with the sentences of
// embed/safety/ (docs/coach.md, Safety). It recognises wordings that no rule names, and works without a network.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "coach/sentence_features.h"

namespace fitapp::coach {

class TextClassifier {
 public:
  // The files model.json and lexicon.txt of embed/safety/. Throws if one is invalid.
  TextClassifier(std::string_view model, std::string_view lexicon);

  SentenceFeatures features_of(std::string_view text) const { return reader_.read(text); }

  // The log-odds above the meaning's threshold: from 0 on the text has it. Throws std::out_of_range on an unknown
  // meaning.
  double margin(const std::string& meaning, const SentenceFeatures& features) const;
  // The same text may have the meaning from this margin on, which is below 0.
  double possible_margin(const std::string& meaning) const { return models_.at(meaning).possible; }

  // The characters of the file for the weights -largest_weight to largest_weight, in order.
  static constexpr std::string_view digits = "!#$%&()*+,-./01";
  static constexpr int largest_weight = 7;

 private:
  struct Model {
    double bias = 0;  // with the threshold taken off
    double possible = 0;
    double scale = 0;
    std::vector<std::int8_t> weights;  // by hashed feature
    std::vector<double> categories;    // the weights, by category
  };
  SentenceReader reader_;
  std::map<std::string, Model, std::less<>> models_;
};

}  // namespace fitapp::coach
