// Tests the features of sentences and the classifier over them.
#include "coach/text_classifier.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "embed/coach_content.h"

using namespace fitapp::coach;

namespace {

constexpr const char* small_lexicon =
    "# comment\nfruit | en | apple pear* blood_orange\nfruit | de | birne\nmetal | en | iron\n";

std::vector<std::string> categories_of(const SentenceReader& reader, const char* text) {
  std::vector<std::string> names;
  for (const auto index : reader.read(text).categories) names.push_back(reader.categories()[index]);
  return names;
}

// The share of the first text's features that the second has.
double shared(const SentenceReader& reader, const char* one, const char* other) {
  const auto a = reader.read(one).hashed;
  const auto b = reader.read(other).hashed;
  const auto in_both =
      std::ranges::count_if(a, [&](std::uint32_t each) { return std::ranges::binary_search(b, each); });
  return static_cast<double>(in_both) / static_cast<double>(a.size());
}

std::string text_of(const std::string& path) {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/" + path);
  REQUIRE_MESSAGE(file.good(), path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A model that knows one meaning, with the same weight for every feature.
std::string model_with(const std::string& weights, const char* categories = R"({"fruit":2,"metal":-1})") {
  return R"({"meanings":{"sweet":{"bias":-1,"possible":-0.5,"scale":0.1,"categories":)" + std::string(categories) +
         R"(,"weights":")" + weights + R"("}}})";
}

}  // namespace

TEST_CASE("words are found in the lexicon as words, beginnings and phrases, in both languages") {
  const SentenceReader reader(small_lexicon);
  CHECK(reader.categories() == std::vector<std::string>{"fruit", "metal"});
  CHECK(categories_of(reader, "An APPLE, please") == std::vector<std::string>{"fruit"});
  CHECK(categories_of(reader, "pearls of iron") == std::vector<std::string>{"fruit", "metal"});
  CHECK(categories_of(reader, "a blood orange") == std::vector<std::string>{"fruit"});
  CHECK(categories_of(reader, "eine Birne und iron") == std::vector<std::string>{"fruit", "metal"});
  CHECK(categories_of(reader, "an orange with blood, pineapples").empty());
}

TEST_CASE("spelling changes little about the features of a sentence") {
  const SentenceReader reader("");
  CHECK(shared(reader, "I'm so tired", "im SOOOO tired") == 1);
  CHECK(shared(reader, "Ich kann nicht länger schlafen", "ich kann nicht laenger schlafen") == 1);
  CHECK(shared(reader, "my shoulder hurts", "my shuolder hurts") > 0.5);
  CHECK(shared(reader, "my shoulder hurts", "what a fine lunch") < 0.1);
}

TEST_CASE("a number counts by its size, in digits and in words") {
  const SentenceReader reader("");
  CHECK(shared(reader, "15", "17") == 1);
  CHECK(shared(reader, "15", "45") < 1);
  const auto size_of_sixteen = reader.read("15").hashed;
  const auto sixteen = reader.read("sixteen").hashed;
  CHECK(std::ranges::any_of(size_of_sixteen,
                            [&](std::uint32_t each) { return std::ranges::binary_search(sixteen, each); }));
}

TEST_CASE("the margin adds the weights of a text, and a text without words has the bias") {
  // The last digit is the largest weight.
  const TextClassifier classifier(model_with(std::string(feature_count, TextClassifier::digits.back())), small_lexicon);
  CHECK(classifier.margin("sweet", classifier.features_of("")) <
        classifier.margin("sweet", classifier.features_of("tea")));
  const auto plain = classifier.features_of("a plum");
  const double expected =
      -1 + 0.1 * TextClassifier::largest_weight * std::sqrt(static_cast<double>(plain.hashed.size()));
  CHECK(classifier.margin("sweet", plain) == doctest::Approx(expected));
  const auto fruit = classifier.features_of("a pear");
  const double words = 0.1 * TextClassifier::largest_weight * std::sqrt(static_cast<double>(fruit.hashed.size()));
  CHECK(classifier.margin("sweet", fruit) == doctest::Approx(-1 + words + 2));
  CHECK(classifier.possible_margin("sweet") == -0.5);
}

TEST_CASE("an invalid model or lexicon is refused") {
  CHECK_THROWS(SentenceReader("fruit apple"));
  CHECK_THROWS(TextClassifier(model_with("!!"), small_lexicon));
  CHECK_THROWS(TextClassifier(model_with(std::string(feature_count, '~')), small_lexicon));
  CHECK_THROWS(TextClassifier(model_with(std::string(feature_count, '!'), R"({"fruit":2})"), small_lexicon));
  CHECK_THROWS(TextClassifier("{}", small_lexicon));
}

TEST_CASE("the model was trained with the lexicon and the sentences that are checked in") {
  std::uint64_t hash = 14695981039346656037U;
  // The order of ./run train.
  for (const char* path : {"embed/safety/lexicon.txt", "embed/safety/despair.csv", "embed/safety/eating.csv",
                           "embed/safety/emergencies.csv", "embed/safety/harmless.csv", "embed/safety/illness.csv",
                           "embed/safety/minors.csv", "embed/safety/older_people.csv", "embed/safety/pain.csv",
                           "embed/safety/pregnancy.csv", "tests/data/coach_despair.csv",
                           "tests/data/coach_gym_talk.csv", "tests/data/coach_care.csv"}) {
    for (const char c : text_of(path)) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  }
  const auto model = nlohmann::json::parse(fitapp::embed::safety_model_json());
  CHECK_MESSAGE(model.at("fingerprint") == std::to_string(hash), "run ./run train and commit embed/safety/model.json");
}
