// The embedded files of the coach.
#pragma once

#include <string_view>

namespace fitapp::embed {

// embed/exercise_words.json: words of the exercise search.
std::string_view exercise_words_json();
// embed/coach.json: body areas, needs, diets and motivation.
std::string_view coach_words_json();
// embed/coach_chat.json: chat topics and their answers.
std::string_view coach_chat_json();
// embed/coach_data.json: the words of questions about data, and coach_data_answers.json: the answers.
std::string_view coach_data_json();
std::string_view coach_data_answers_json();
// embed/coach_form.json: faults of form and what helps against them.
std::string_view coach_form_json();
// embed/help_lines.json.
std::string_view help_lines_json();
// embed/red_flags.json.
std::string_view red_flags_json();
// embed/safety/model.json and lexicon.txt: the classifier of the safety check.
std::string_view safety_model_json();
std::string_view safety_lexicon();

// Files of embed/prompts/: prompt templates.
std::string_view safety_prompt();
std::string_view chat_prompt();
std::string_view motivation_prompt();
std::string_view form_prompt();
std::string_view recommendation_prompt();
std::string_view queries_prompt();
std::string_view repair_prompt();
std::string_view meals_prompt();
std::string_view insights_prompt();

}  // namespace fitapp::embed
