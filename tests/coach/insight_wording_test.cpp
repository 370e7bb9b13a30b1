// Tests that a model's wording of an insight keeps its numbers and its direction, and names no cause.
#include "coach/insight_wording.h"

#include <doctest/doctest.h>

using namespace fitapp::coach;

TEST_CASE("a reworded insight keeps every number, the direction and the absence of causes") {
  const std::string slept = "On 14 nights after food at 9 pm or later you slept 42 min less than on 17 other nights.";
  CHECK(
      keeps_meaning(slept, "Food at 9 pm or later came before 14 nights; those were 42 min less than the 17 others."));
  CHECK_FALSE(keeps_meaning(slept, "After late food (9 pm) you slept 42 min less on 14 nights."));
  CHECK_FALSE(
      keeps_meaning(slept, "After food at 9 pm you slept 42 min less on 14 nights than on 17, all 31 counted."));
  CHECK_FALSE(keeps_meaning(slept, "After food at 9 pm you slept 42 min longer on 14 nights than on 17 others."));
  CHECK_FALSE(keeps_meaning(slept, "Because of food at 9 pm you slept 42 min less on 14 nights than on 17 others."));
  CHECK_FALSE(keeps_meaning(slept, "Food at 9 pm makes you sleep 42 min less on 14 nights than on 17 others."));
  const std::string mood =
      "An 40 Morgen nach einem Training hast du deine Stimmung um 0,6 Punkte höher bewertet als an 50 anderen (4,1 und "
      "3,5 von 5).";
  CHECK(keeps_meaning(mood,
                      "Nach dem Training war deine Stimmung an 40 Morgen 0,6 Punkte höher als an 50 anderen: 4,1 "
                      "und 3,5 von 5."));
  CHECK_FALSE(keeps_meaning(mood,
                            "Nach dem Training war deine Stimmung an 40 Morgen 0,6 Punkte niedriger als an 50 "
                            "anderen: 4,1 und 3,5 von 5."));
  CHECK_FALSE(keeps_meaning(mood,
                            "Dank Training war deine Stimmung an 40 Morgen 0,6 Punkte höher als an 50 anderen: "
                            "4,1 und 3,5 von 5."));
}

TEST_CASE("a sentence that lost its meaning stands as it was, and no answer is taken that has too few or none right") {
  const std::vector<std::string> sentences{"You trained on 3 days.", "You took 2 quiet moments."};
  CHECK(kept_wordings(sentences, {"3 days of training!", "Many quiet moments."}) ==
        std::vector<std::string>{"3 days of training!", "You took 2 quiet moments."});
  CHECK(kept_wordings(sentences, {"3 days of training!"}).empty());
  CHECK(kept_wordings(sentences, {"Many days.", "Many moments."}).empty());
}
