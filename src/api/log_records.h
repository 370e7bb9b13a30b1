// What logging by sentence needs to know of the user's data.
#pragma once

#include <functional>

#include "api/caller.h"
#include "api/known_foods.h"
#include "coach/log_book.h"

namespace fitapp::api {

// Outlives the request when an answer is streamed, so it has a copy of it.
class LogRecords final : public coach::LogBook {
 public:
  explicit LogRecords(const Caller& me);

  Instant now() const override { return me_.now; }
  const Zone& zone() const override { return me_.zone; }
  domain::LengthUnit length_unit() const override { return user_.length_unit; }
  domain::DistanceUnit distance_unit() const override { return user_.distance_unit; }
  std::optional<domain::FoodSuggestion> find_food(const std::string& typed) const override;
  std::optional<domain::FoodSuggestion> find_food(const coach::AskedFood& asked) const override;
  std::optional<domain::FoodSuggestion> amount_of(const domain::DraftFood& food,
                                                  const std::string& amount) const override;
  std::vector<domain::Sleep> nights_near(const domain::Sleep& night) const override;
  bool tracks_periods() const override { return user_.track_periods; }
  std::vector<domain::Period> periods() const override;
  Place place_of(const domain::Exercise& exercise, LocalDate day) const override;
  const std::vector<EarlierDraft>& earlier_drafts() const override { return earlier_drafts_; }
  bool is_logged(const EarlierDraft& draft) const override;
  void take_back(const EarlierDraft& draft) const override;

  // Foods that are asked about get their names in the language of the answer.
  void answer_in(domain::Language language) { language_ = language; }
  void remember(EarlierDraft draft) { earlier_drafts_.insert(earlier_drafts_.begin(), std::move(draft)); }
  // The conversation went on with something else than entries.
  void end_topic() {
    for (EarlierDraft& each : earlier_drafts_) each.is_in_topic = false;
  }

 private:
  std::optional<domain::FoodSuggestion> find_food(
      const std::string& typed, domain::Language language,
      const std::function<bool(const domain::FoodSuggestion&)>& is_meant) const;

  http::Request request_;
  Caller me_;
  domain::User user_;
  domain::Language language_;  // of the answer
  std::vector<EarlierDraft> earlier_drafts_;
};

}  // namespace fitapp::api
