// Provides the embedded files of the coach.
#include "embed/chat_prompt.h"
#include "embed/coach_chat.h"
#include "embed/coach_content.h"
#include "embed/coach_data.h"
#include "embed/coach_data_answers.h"
#include "embed/coach_form.h"
#include "embed/coach_words.h"
#include "embed/exercise_words.h"
#include "embed/form_prompt.h"
#include "embed/help_lines.h"
#include "embed/insights_prompt.h"
#include "embed/meals_prompt.h"
#include "embed/motivation_prompt.h"
#include "embed/queries_prompt.h"
#include "embed/recommendation_prompt.h"
#include "embed/red_flags.h"
#include "embed/repair_prompt.h"
#include "embed/safety_lexicon.h"
#include "embed/safety_model.h"
#include "embed/safety_prompt.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view coach_words_json() {
  static const std::string text = unpack(coach_words_bytes());
  return text;
}

std::string_view exercise_words_json() {
  static const std::string text = unpack(exercise_words_bytes());
  return text;
}

std::string_view coach_chat_json() {
  static const std::string text = unpack(coach_chat_bytes());
  return text;
}

std::string_view coach_data_json() {
  static const std::string text = unpack(coach_data_bytes());
  return text;
}

std::string_view coach_data_answers_json() {
  static const std::string text = unpack(coach_data_answers_bytes());
  return text;
}

std::string_view coach_form_json() {
  static const std::string text = unpack(coach_form_bytes());
  return text;
}

std::string_view help_lines_json() {
  static const std::string text = unpack(help_lines_bytes());
  return text;
}

std::string_view red_flags_json() {
  static const std::string text = unpack(red_flags_bytes());
  return text;
}

std::string_view safety_model_json() {
  static const std::string text = unpack(safety_model_bytes());
  return text;
}

std::string_view safety_lexicon() {
  static const std::string text = unpack(safety_lexicon_bytes());
  return text;
}

std::string_view safety_prompt() { return safety_prompt_text(); }
std::string_view chat_prompt() { return chat_prompt_text(); }
std::string_view motivation_prompt() { return motivation_prompt_text(); }
std::string_view form_prompt() { return form_prompt_text(); }
std::string_view recommendation_prompt() { return recommendation_prompt_text(); }
std::string_view queries_prompt() { return queries_prompt_text(); }
std::string_view repair_prompt() { return repair_prompt_text(); }
std::string_view meals_prompt() { return meals_prompt_text(); }
std::string_view insights_prompt() { return insights_prompt_text(); }

}  // namespace fitapp::embed
