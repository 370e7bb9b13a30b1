// Reads the days that a question is about: "last week", "since January", "a month ago", "in 2026".
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "coach/words.h"
#include "domain/data_query.h"

namespace fitapp::coach {

// The whole of a running week or month for the one before it, which a comparison names: "more than last month".
domain::AskedSpan running_span(const domain::AskedSpan& span);

class SpanReader {
 public:
  // `json` is embed/coach_data.json. Throws if it is invalid.
  explicit SpanReader(const nlohmann::json& json);

  // `text` is the message as typed. nullopt if it names no days.
  std::optional<domain::AskedSpan> read(const Words& words, const std::string& text, LocalDate today) const;
  // The second month that the message names: "in February than in January".
  std::optional<domain::Span> second_month(const Words& words, LocalDate today) const;
  // "last month and the one before": the message names the span before that of `read`.
  bool names_span_before(const Words& words) const;
  // The days of "the 7 days before", "die Woche davor"; nullopt if it only says "before that".
  std::optional<int> length_before(const Words& words) const;

 private:
  struct Named {
    domain::SpanName name = domain::SpanName::usual;
    Pattern words;
  };
  struct Unit {
    int days = 1;
    Pattern words;
  };

  std::optional<domain::AskedSpan> ago(const Words& words, LocalDate today) const;
  std::optional<domain::AskedSpan> last_days(const Words& words) const;
  std::optional<domain::AskedSpan> year(const Words& words, LocalDate today) const;
  std::optional<domain::AskedSpan> season(const Words& words, LocalDate today) const;
  std::optional<domain::AskedSpan> month_or_weekday(const Words& words, LocalDate today) const;
  std::optional<domain::AskedSpan> month_at(const Words& words, std::size_t at, LocalDate today) const;
  std::optional<unsigned> month_named(const std::string& word) const;

  std::vector<Named> names_;
  std::vector<Unit> units_;
  std::vector<Pattern> months_;    // January first
  std::vector<Pattern> seasons_;   // spring first
  std::vector<Pattern> weekdays_;  // Sunday first
  Pattern last_;
  Pattern since_;
  Pattern start_;
  Pattern end_;
  Pattern before_;
  Pattern start_of_year_;
  Pattern last_year_;
  std::vector<Pattern> span_twice_;
};

}  // namespace fitapp::coach
