// Lists the texts of the program's messages.
#include "support/message_texts.h"

#include "base/messages.h"
#include "domain/insights_messages.h"
#include "domain/messages.h"
#include "domain/planning/messages.h"
#include "domain/plantemplates_messages.h"
#include "domain/progression_messages.h"
#include "domain/training_messages.h"

namespace fitapp::tests {

const std::vector<const MessageText*>& all_message_texts() {
  static const std::vector<const MessageText*> texts{
#include "message_texts.inc"
  };
  return texts;
}

}  // namespace fitapp::tests
