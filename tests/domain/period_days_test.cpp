// Tests flow and symptoms of single days.
#include "domain/period_days.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

TEST_CASE("symptoms are in the order of the list, each once") {
  CHECK(in_order({Symptom::acne, Symptom::cramps, Symptom::acne, Symptom::fatigue}) ==
        std::vector{Symptom::cramps, Symptom::fatigue, Symptom::acne});
}

TEST_CASE("a day is empty only if nothing is logged") {
  CHECK(PeriodDay{}.is_empty());
  CHECK_FALSE(PeriodDay{.flow = DayFlow::spotting}.is_empty());
  CHECK_FALSE(PeriodDay{.symptoms = {Symptom::nausea}}.is_empty());
  CHECK_FALSE(PeriodDay{.mood = 3}.is_empty());
  CHECK_FALSE(PeriodDay{.energy = 3}.is_empty());
  CHECK_FALSE(PeriodDay{.note = "slept long"}.is_empty());
}
