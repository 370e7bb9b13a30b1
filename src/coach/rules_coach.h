// The coach that is built in: rules over the person's own facts and the exercise catalogue. It needs no network, says
// nothing that it does not know, and gives no medical advice.
#pragma once

#include <memory>

#include "coach/coach.h"
#include "coach/exercise_finder.h"

namespace fitapp::coach {

struct Topic;
struct Needs;

class RulesCoach final : public Coach {
 public:
  // The catalogue must outlive it.
  explicit RulesCoach(const domain::Catalogue& catalogue);
  ~RulesCoach() override;

  std::optional<Motivation> motivate(const Asked& asked) const override;
  std::optional<FormFeedback> look_at_form(const Asked& asked, const FormQuestion& question) const override;
  std::optional<Recommendation> recommend(const Asked& asked, const RecommendationQuestion& question) const override;
  std::optional<std::string> chat(const Asked& asked, const ChatQuestion& question,
                                  const Listener& listener) const override;

  // What a question was taken to be about.
  Topic topic_of(const ChatQuestion& question) const;
  const ExerciseFinder& finder() const;
  Needs needs_in(std::string_view special_needs) const;
  // Whether a dish names nothing that one of the diets excludes; in doubt it does.
  bool fits_diet(std::string_view dish, const std::vector<domain::Diet>& diet) const;

 private:
  struct Script;
  const domain::Catalogue& catalogue_;
  std::unique_ptr<const Script> script_;
};

}  // namespace fitapp::coach
