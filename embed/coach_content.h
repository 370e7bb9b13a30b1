// The coach's words and tables that are compiled in as they are; knows nothing of what is in them.
#pragma once

#include <string_view>

namespace fitapp::embed {

// embed/coach.json: names, areas, needs and motivation.
std::string_view coach_words_json();
// embed/coach_chat.json: topics of the chat and their answers.
std::string_view coach_chat_json();
// embed/red_flags.json.
std::string_view red_flags_json();

// Files of embed/prompts/: what a model is told, and the schemas of its answers.
std::string_view safety_prompt();
std::string_view chat_prompt();
std::string_view motivation_prompt();
std::string_view form_prompt();
std::string_view recommendation_prompt();
std::string_view repair_prompt();
std::string_view motivation_schema();
std::string_view form_schema();
std::string_view recommendation_schema();
std::string_view meals_prompt();
std::string_view insights_prompt();
std::string_view meals_schema();
std::string_view insights_schema();

}  // namespace fitapp::embed
