// Writes the values of data answers: amounts with their units, days and periods.
#pragma once

#include <string>

#include "coach/coach.h"

namespace fitapp::coach {

// 1,840 or 1.840; at most `decimals` decimals.
std::string data_number(double value, int decimals, Language language);
// A value in the unit of the measure and the user's units: "102.7 g", "71.7 kg", "7 h 24 min", "23:24".
std::string data_amount(domain::Measure measure, double value, const Facts& facts, Language language);
// "Monday 16 March", "Montag, 16. März"; with the year if it is not that of today.
std::string data_day(LocalDate date, LocalDate today, Language language);
// "Monday", "Montag".
std::string data_weekday(LocalDate date, Language language);
// "this week (16-18 March)", "in February", "so far".
std::string data_period(const domain::DataAnswer& answer, LocalDate today, Language language);
// The period that it is compared with. `noun`: to follow "compared with", in German "verglichen mit".
std::string data_period_before(const domain::DataAnswer& answer, Language language, bool noun = false);
// "95 kg × 5", "8 repetitions", "85 seconds".
std::string data_set(const domain::SetLog& set, const Facts& facts, Language language);
// "3 sets: 120 kg × 5".
std::string data_sets(const std::vector<domain::SetLog>& sets, const Facts& facts, Language language);
// "28:25", "1:59:40".
std::string data_duration(double seconds);
// "3 days"; "1 Tag".
std::string data_count(int count, std::string_view english_one, std::string_view english_many,
                       std::string_view german_one, std::string_view german_many, Language language);

}  // namespace fitapp::coach
