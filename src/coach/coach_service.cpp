// Chooses between the fixed safety answers, the model and the built-in coach.
#include "coach/coach_service.h"

#include <algorithm>

#include "coach/insight_wording.h"
#include "coach/question_language.h"
#include "domain/contains.h"

namespace fitapp::coach {
namespace {

std::vector<std::string> safety_tips(Language language) {
  if (language == Language::german)
    return {"Hör für heute mit dem Training auf.", "Sprich mit jemandem, dem du vertraust."};
  return {"Stop training for today.", "Talk to someone you trust."};
}

Asker asker_of(const CoachContext& context) {
  const Facts& facts = context.facts;
  return {context.language, facts.country, facts.age,
          static_cast<int>(std::chrono::year_month_day(facts.today).year())};
}

// What the user said lately: what only the store holds, then the turns of the history.
std::vector<std::string_view> said_before(const ChatQuestion& question) {
  std::vector<std::string_view> turns;
  for (const ChatTurn& turn : question.history) {
    if (turn.is_user) turns.push_back(turn.text);
  }
  std::vector<std::string_view> texts;
  for (const std::string& text : question.said_lately) {
    if (std::ranges::find(turns, text) == turns.end()) texts.push_back(text);
  }
  texts.insert(texts.end(), turns.begin(), turns.end());
  return texts;
}

bool may_lose_weight(const Facts& facts, const Person& person) {
  return !person.expecting && (!facts.age || (*facts.age >= adult_age && *facts.age < older_age));
}

// What the person says about themselves comes before the profile. A minor of the profile stays one.
Facts with_person(Facts facts, const Person& person) {
  const bool is_young = facts.age && *facts.age < adult_age;
  if (person.age && !is_young) facts.age = person.age;
  facts.expecting = person.expecting;
  if (may_lose_weight(facts, person)) return facts;
  HealthFacts& health = facts.health;
  if (health.target_weight && (!health.weight || *health.target_weight < *health.weight)) health.target_weight.reset();
  if (health.weight_change && *health.weight_change < 0) health.weight_change.reset();
  return facts;
}

void add_links(std::vector<Link>& links, const std::vector<Link>& more) {
  for (const Link& link : more) {
    if (std::ranges::find(links, link.target, &Link::target) == links.end()) links.push_back(link);
  }
}

ChatReply fixed_reply(SafetyAnswer answer) { return {std::move(answer.text), std::move(answer.links)}; }

ChatReply with_care(ChatReply reply, const std::optional<SafetyAnswer>& care) {
  if (!care) return reply;
  reply.text += " " + care->text;
  add_links(reply.links, care->links);
  return reply;
}

// What a minor, somebody with an illness or with pain should know comes first, a sentence about help last.
template <class T>
void add_safety(CoachAnswer<T>& answer, std::vector<std::string>& tips, std::optional<SafetyAnswer> safety,
                std::optional<SafetyAnswer> note) {
  if (safety) {
    tips.insert(tips.begin(), std::move(safety->text));
    add_links(answer.links, safety->links);
  }
  if (note) {
    tips.push_back(std::move(note->text));
    add_links(answer.links, note->links);
  }
}

// Beside the answer to an illness or a diet no session is made.
bool may_train(const SafetyAnswer& care) {
  static const std::vector<std::string> kinds{"pain", "minor", "pregnancy", "older"};
  return domain::contains(kinds, care.kind);
}

// After an illness "had surgery in May, 30 minutes of HIIT" is a question, and no workout.
bool may_log(const ChatReply& reply, const SafetyAnswer& care) {
  if (!reply.draft) return false;
  return care.kind != "medical" || std::ranges::none_of(reply.draft->entries, [](const domain::DraftEntry& each) {
           return each.kind == domain::DraftKind::workout;
         });
}

CoachContext with_facts(const CoachContext& context, const Facts& facts) {
  return {facts, context.seed, context.language, context.records, context.has_left, context.log_book};
}

}  // namespace

template <class T>
CoachAnswer<T> CoachService::ask_model_or_rules(const auto& ask) const {
  if (model_ != nullptr) {
    if (std::optional<T> answer = ask(*model_)) return {std::move(*answer), Source::model};
  }
  return {ask(rules_).value(), Source::built_in};
}

CoachAnswer<Motivation> CoachService::motivate(const CoachContext& context) const {
  return ask_model_or_rules<Motivation>([&](const Coach& coach) { return coach.motivate(context); });
}

// What is said as in the notes: the name of an exercise may be in another language.
SafetyReading CoachService::read_form(const CoachContext& context, const FormQuestion& question) const {
  const Asker asker = asker_of(context);
  // The names of exercises are harmless: "Dead Hang".
  if (rules_.mentions().whole(question.exercise)) return flags_.read(question.notes, asker);
  const std::string text = question.exercise + ". " + question.notes;
  SafetyReading reading = flags_.read(text, asker);
  if (!reading.answer || question.notes.empty()) return reading;
  if (clear_language(text).value_or(context.language) == context.language) return reading;
  SafetyReading of_notes = flags_.read(question.notes, asker);
  if (of_notes.answer && of_notes.answer->kind == reading.answer->kind) reading.answer = std::move(of_notes.answer);
  return reading;
}

CoachAnswer<FormFeedback> CoachService::review_form(const CoachContext& context, const FormQuestion& question) const {
  SafetyReading reading = read_form(context, question);
  auto& safety = reading.answer;
  // Notes about form name parts of the body without pain: "my knees cave in".
  if (safety && safety->kind == "pain" && !rules_.names_pain(question)) safety.reset();
  if (safety && safety->is_danger) {
    const Language language = language_of_question(safety->text, context.language);
    return {{question.exercise, std::move(safety->text), {}, safety_tips(language)},
            Source::built_in,
            true,
            std::move(safety->links)};
  }
  const Facts facts = with_person(context.facts, reading.person);
  auto answer = ask_model_or_rules<FormFeedback>(
      [&](const Coach& coach) { return coach.review_form(with_facts(context, facts), question); });
  add_safety(answer, answer.value.safety_tips, std::move(safety), std::move(reading.note));
  return answer;
}

CoachAnswer<Recommendation> CoachService::recommend(const CoachContext& context,
                                                    const RecommendationQuestion& question) const {
  SafetyReading reading = flags_.read(question.special_needs, asker_of(context));
  auto& safety = reading.answer;
  if (safety && safety->is_danger) {
    Recommendation no_exercises;
    no_exercises.type = RecommendedType::yoga;
    no_exercises.intensity = RecommendedIntensity::very_light;
    no_exercises.reasoning = std::move(safety->text);
    no_exercises.tips = safety_tips(language_of_question(question.special_needs, context.language));
    return {std::move(no_exercises), Source::built_in, true, std::move(safety->links)};
  }
  const Facts facts = with_person(context.facts, reading.person);
  RecommendationQuestion careful = question;
  const bool wants_loss = question.goal == FitnessGoal::weight_loss;
  if (wants_loss && !may_lose_weight(facts, reading.person)) careful.goal = FitnessGoal::general_fitness;
  // Until a doctor has said what is allowed.
  if (safety && safety->kind == "medical") careful.level = WorkoutLevel::very_light;
  auto answer = ask_model_or_rules<Recommendation>(
      [&](const Coach& coach) { return coach.recommend(with_facts(context, facts), careful); });
  add_safety(answer, answer.value.tips, std::move(safety), std::move(reading.note));
  return answer;
}

CoachAnswer<std::vector<SuggestedMeal>> CoachService::suggest_meals(
    const CoachContext& context, const RemainingNutrition& remaining,
    const std::function<std::vector<SuggestedMeal>()>& built_in) const {
  if (model_ != nullptr) {
    if (auto meals = model_->suggest_meals(context, remaining)) return {std::move(*meals), Source::model};
  }
  return {built_in(), Source::built_in};
}

CoachAnswer<std::vector<std::string>> CoachService::insights(const CoachContext& context,
                                                             std::vector<std::string> built_in) const {
  if (model_ != nullptr) {
    if (auto texts = model_->insights(context, built_in)) {
      auto kept = kept_wordings(built_in, std::move(*texts));
      if (!kept.empty()) return {std::move(kept), Source::model};
    }
  }
  return {std::move(built_in), Source::built_in};
}

// The last turns without the user's messages that are left out, and without the answers to dangers.
ChatQuestion CoachService::without_dangers(const ChatQuestion& question, const std::vector<bool>& left_out) const {
  const auto is_of_user = [](const ChatTurn& turn) { return turn.is_user; };
  std::vector<ChatTurn> kept;
  // The turns are the last of what was judged.
  std::size_t said = left_out.size() - static_cast<std::size_t>(std::ranges::count_if(question.history, is_of_user));
  for (const ChatTurn& turn : question.history) {
    const bool is_left_out = turn.is_user ? left_out.at(said++) : flags_.is_answer(turn.text);
    if (!is_left_out) kept.push_back(turn);
  }
  ChatQuestion clean = question;
  const std::size_t dropped = kept.size() > max_chat_history ? kept.size() - max_chat_history : 0;
  clean.history.assign(kept.begin() + static_cast<std::ptrdiff_t>(dropped), kept.end());
  return clean;
}

CoachAnswer<ChatReply> CoachService::chat(const CoachContext& context, const ChatQuestion& question,
                                          TextSink* out) const {
  SafetyReading safety = flags_.read(question.message, asker_of(context), said_before(question),
                                     {question.said_earlier.begin(), question.said_earlier.end()});
  const Facts facts = with_person(context.facts, safety.person);
  const auto note = std::move(safety.note);
  const ChatQuestion seen = without_dangers(question, safety.left_out);
  auto answer = safety.answer && safety.answer->is_danger
                    ? CoachAnswer<ChatReply>{fixed_reply(std::move(*safety.answer)), Source::built_in, true}
                    : first_answer(with_facts(context, facts), seen, std::move(safety), out);
  std::string more;
  if (note && !answer.is_red_flag) {
    more = "\n\n" + note->text;
    answer.value.text += more;
    add_links(answer.value.links, note->links);
  }
  if (out != nullptr && !out->has_text()) {
    out->write(answer.value.text);
  } else if (out != nullptr && answer.source == Source::model) {
    out->write(more);
  }
  // Otherwise the reader has received the beginning of an answer that the model did not finish: nothing follows it.
  return answer;
}

// The first that understands the message answers, in the order of docs/coach.md.
CoachAnswer<ChatReply> CoachService::first_answer(const CoachContext& context, const ChatQuestion& question,
                                                  SafetyReading safety, TextSink* out) const {
  std::optional<SafetyAnswer>& care = safety.answer;
  const bool is_pain = care && care->kind == "pain";
  const ChatQuestion asked = rules_.without_statements(question);
  if (!rules_.asks_for_record(context, asked)) {
    // Beside what somebody should know, words alone are no answer: only a draft or a session is.
    if (auto draft = rules_.draft_of(context, asked); draft && (!care || may_log(*draft, *care)))
      return {with_care(std::move(*draft), care)};
    if (!care || may_train(*care)) {
      auto session = rules_.session_for(context, asked, safety.recent_eating.has_value());
      const bool is_answer = session && (!care || session->draft || session->session);
      if (is_answer && safety.recent_emergency)
        return {fixed_reply(std::move(*safety.recent_emergency)), Source::built_in, true};
      if (is_answer) return {with_care(with_care(std::move(*session), care), safety.recent_eating)};
    }
  }
  if (is_pain) return {rules_.reply_to_pain(context, question, care->text)};
  // What is in a food is no diet.
  const bool is_expecting_or_older = care && (care->kind == "pregnancy" || care->kind == "older");
  if (is_expecting_or_older && !safety.recent_eating && !safety.is_emergency_near) {
    if (auto food = rules_.answer_about_food(context, asked)) return {std::move(*food)};
  }
  if (care) return {fixed_reply(std::move(*care))};
  if (safety.recent_eating && rules_.asks_about_food_or_weight(context, asked))
    return {fixed_reply(std::move(*safety.recent_eating))};
  if (auto answer = rules_.answer_about_data(context, asked)) return {std::move(*answer)};
  if (safety.is_emergency_near) return {fixed_reply(std::move(*safety.recent_emergency)), Source::built_in, true};
  if (!safety.asks_back.empty() && !rules_.understands(question)) return {ChatReply{std::move(safety.asks_back)}};
  if (model_ != nullptr && !safety.recent_eating) {
    if (auto answer = model_->chat(context, question, out)) return {std::move(*answer), Source::model};
  }
  return {rules_.chat(context, question, nullptr).value()};
}

}  // namespace fitapp::coach
