// The chat with a model: it may look up the user's data, and its answer is shown as it arrives.
#pragma once

#include "coach/model_service.h"
#include "coach/rules_coach.h"

namespace fitapp::coach {

class ModelChat {
 public:
  // All references must outlive the chat.
  ModelChat(const ModelService& service, const RulesCoach& rules, const domain::Catalogue& catalogue)
      : service_(service), rules_(rules), catalogue_(catalogue) {}

  std::optional<ChatReply> answer(const CoachContext& context, const ChatQuestion& question, TextSink* out) const;

 private:
  const ModelService& service_;
  const RulesCoach& rules_;
  const domain::Catalogue& catalogue_;
};

}  // namespace fitapp::coach
