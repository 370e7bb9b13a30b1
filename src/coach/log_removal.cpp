// Finds what a correction removes, by the words before and behind it.
#include "coach/log_removal.h"

#include <algorithm>

#include "coach/log_words.h"
#include "coach/words.h"
#include "domain/food_words.h"

namespace fitapp::coach {
namespace {

bool is_end_of_clause(const SpokenWord& word) { return is_among(word, ", ; . : !"); }

bool is_remover(const SpokenWord& word) {
  return is_among(word,
                  "not without except minus remove delete drop forget scratch skip erase didnt dont havent wasnt isnt "
                  "nicht ohne ausser kein keine keinen keinem keiner loesch loesche entfern entferne streich streiche "
                  "vergiss");
}

// "No toast" removes; "no, 3 eggs" and "no it was toast" do not.
bool is_no_of(const SpokenWords& words, std::size_t at) {
  if (!words[at].is_any({"no"}) || at + 1 >= words.size()) return false;
  const SpokenWord& next = words[at + 1];
  return !next.number && !next.clock && next.word.size() > 1 && !is_article(next) &&
         !is_among(next,
                   "it its that thats this the i ive wait sorry actually make only just meant was my was were at for "
                   "with no thanks thank please log change yesterday today more");
}

// Two words that remove what follows: "leave out", "instead of", "anstatt".
std::size_t words_of_remover(const SpokenWords& words, std::size_t at) {
  const auto next_is = [&](std::string_view list) { return at + 1 < words.size() && is_among(words[at + 1], list); };
  if (is_among(words[at], "leave take cut") && next_is("out off away")) return 2;
  if ((words[at].is_any({"instead"}) && next_is("of")) || (words[at].is_any({"rather"}) && next_is("than"))) return 2;
  if (is_among(words[at], "statt anstatt anstelle")) return 1;
  return is_remover(words[at]) || is_no_of(words, at) ? 1 : 0;
}

// "Lass die Banane weg", "take the banana out": the whole clause.
bool removes_all(const SpokenWords& clause) {
  if (clause.size() < 2) return false;
  const bool german = has_among(clause, "lass lasse nimm tu") && is_among(clause.back(), "weg raus heraus aus bitte") &&
                      has_among(clause, "weg raus heraus");
  const bool english = has_among(clause, "take leave cut") && is_among(clause.back(), "out off away please") &&
                       has_among(clause, "out off away");
  const bool infinitive =
      is_among(clause.back(), "weglassen rauslassen entfernen loeschen streichen rausnehmen weg raus");
  return german || english || infinitive;
}

bool says_nothing(const SpokenWord& each) {
  return each.number || each.clock || each.word.size() < 2 || is_filler(each) || is_unit(each) || is_article(each) ||
         is_among(each,
                  "please bitte dabei any right correct true richtig my mine das the lass lasse nimm tu weg raus "
                  "heraus take leave cut out off away can could you kannst du entfernen loeschen streichen weglassen "
                  "rauslassen rausnehmen from list liste vom von der anymore mehr wieder again one have had");
}

// Without the words around what is named.
SpokenWords named_in(SpokenWords words) {
  std::erase_if(words, says_nothing);
  return words;
}

std::vector<std::string> folded_words(std::string_view text) {
  std::vector<std::string> words;
  for (const std::string& each : words_of(text)) words.push_back(domain::without_umlauts(each));
  return words;
}

// "Squats" and "Squat", "run" and "Running": one begins with the other.
bool is_alike(const std::string& said, const std::string& title) {
  const std::string shorter = said.size() < title.size() ? said : title;
  const std::size_t shared = static_cast<std::size_t>(std::ranges::mismatch(said, title).in1 - said.begin());
  return shared >= 3 && (shared == shorter.size() || (shared >= 4 && shared + 2 >= shorter.size()));
}

bool is_in_title(const SpokenWord& word, std::string_view title) {
  const std::string said = domain::without_umlauts(word.word);
  return std::ranges::any_of(folded_words(title), [&](const std::string& each) { return is_alike(said, each); });
}

// Where the ingredients of "Toast with butter and honey" begin.
std::size_t ingredients_of(std::string_view title) {
  for (const std::string_view joint : {" with ", " mit "}) {
    const std::size_t at = title.find(joint);
    if (at != std::string_view::npos) return at + joint.size();
  }
  return std::string_view::npos;
}

// "The second one"; "the last set" is no entry.
std::optional<std::size_t> position_in(const SpokenWords& words, std::size_t count) {
  constexpr std::string_view names[] = {"first erste erster ersten erstes", "second zweite zweiter zweiten zweites",
                                        "third dritte dritter dritten drittes"};
  std::optional<std::size_t> position;
  for (const SpokenWord& each : words) {
    if (is_among(each, "set sets satz saetze rep reps")) return std::nullopt;
    for (std::size_t at = 0; at < std::size(names) && at < count; ++at) {
      if (is_among(each, names[at])) position = at;
    }
    if (is_among(each, "last letzte letzten letzter letztes")) position = count - 1;
  }
  SpokenWords others = named_in(words);
  std::erase_if(others, [&](const SpokenWord& each) {
    return is_among(each, "last letzte letzten letzter letztes entry eintrag") ||
           std::ranges::any_of(names, [&](std::string_view name) { return is_among(each, name); });
  });
  return others.empty() ? position : std::nullopt;
}

}  // namespace

Contradiction contradiction_in(const SpokenWords& words) {
  Contradiction found;
  for (std::size_t at = 0; at < words.size();) {
    const auto end_at =
        std::ranges::find_if(words.begin() + static_cast<std::ptrdiff_t>(at), words.end(), is_end_of_clause);
    const auto end = static_cast<std::size_t>(end_at - words.begin());
    const SpokenWords clause(words.begin() + static_cast<std::ptrdiff_t>(at), end_at);
    if (removes_all(clause)) {
      found.removed.push_back(clause);
      at = std::min(end + 1, words.size());
      continue;
    }
    bool is_removing = false;
    for (; at < end; ++at) {
      const std::size_t removers = words_of_remover(words, at);
      if (removers > 0) {
        is_removing = true;
        found.removed.emplace_back();
        at += removers - 1;
        continue;
      }
      // "Not eggs I meant toast", "not eggs but toast".
      if (is_removing &&
          is_among(words[at],
                   "but sondern only just nur aber i it meant mean make meinte meine was war lieber "
                   "rather instead stattdessen es ich") &&
          !named_in(found.removed.back()).empty())
        is_removing = false;
      (is_removing ? found.removed.back() : found.kept).push_back(words[at]);
    }
    if (end < words.size() && !found.kept.empty()) found.kept.push_back(words[end]);
    at = end + 1;
  }
  while (!found.kept.empty() && is_end_of_clause(found.kept.back())) found.kept.pop_back();
  return found;
}

Marks entries_named(const LogReading& reading, const std::vector<domain::DraftEntry>& entries, const SpokenWords& words,
                    const domain::ExerciseMentions& mentions) {
  Marks named(entries.size(), 0);
  if (has_among(words, "everything all alles") && named_in(words).size() <= 1) {
    named.assign(entries.size(), 1);
    return named;
  }
  LogReading of_meal = reading;
  of_meal.words = words;
  of_meal.meal.reset();
  read_meal(of_meal);
  if (of_meal.meal && named_in(of_meal.words).empty()) {
    for (std::size_t at = 0; at < entries.size(); ++at)
      named[at] = entries[at].food && entries[at].food->meal_type == *of_meal.meal;
    return named;
  }
  if (const auto position = position_in(words, entries.size())) {
    named[*position] = 1;
    return named;
  }
  const SpokenWords said = named_in(words);
  if (said.empty()) return named;
  const auto food = reading.book.find_food(typed_text(reading.text, said));
  const FoundExercise exercise = exercise_in(reading, said, mentions);
  for (std::size_t at = 0; at < entries.size(); ++at) {
    const domain::DraftEntry& each = entries[at];
    const std::size_t ingredients = ingredients_of(each.title);
    const std::string head = each.food ? each.title.substr(0, ingredients) : each.title;
    const bool is_titled = std::ranges::all_of(said, [&](const SpokenWord& word) { return is_in_title(word, head); });
    const bool is_food = each.food && food && each.food->food == food->food;
    const bool is_exercise = each.exercise && exercise.exercise != nullptr &&
                             (each.exercise->exercise_name == exercise.exercise->name ||
                              each.exercise->exercise_name == exercise.named->name);
    const bool is_kind = (each.water && has_among(said, "water wasser drink")) ||
                         (each.night && has_among(said, "sleep schlaf night nacht nap nickerchen")) ||
                         (each.measurement && each.measurement->weight && has_among(said, "weight gewicht")) ||
                         (each.period && has_among(said, "period periode")) ||
                         ((each.workout || each.exercise) && has_among(said, "workout training exercise uebung"));
    named[at] = is_titled || is_food || is_exercise || is_kind;
  }
  return named;
}

bool has_ingredient(const domain::DraftEntry& entry, const SpokenWords& words) {
  if (!entry.food) return false;
  const std::size_t at = ingredients_of(entry.title);
  const SpokenWords said = named_in(words);
  return at != std::string_view::npos && !said.empty() && std::ranges::all_of(said, [&](const SpokenWord& word) {
           return is_in_title(word, std::string_view(entry.title).substr(at));
         });
}

bool leave_out_ingredient(const LogReading& reading, domain::DraftEntry& entry, const SpokenWords& words) {
  const std::size_t at = ingredients_of(entry.title);
  const std::string head = entry.title.substr(0, at);
  const SpokenWords said = named_in(words);
  std::string others;
  for (const std::string& each : words_of(std::string_view(entry.title).substr(at))) {
    const bool is_said = std::ranges::any_of(
        said, [&](const SpokenWord& word) { return is_alike(domain::without_umlauts(word.word), each); });
    if (!is_said && each != "and" && each != "und") others += " " + each;
  }
  const std::string dish = head.substr(0, head.rfind(' '));
  const std::string amount = decimal_text(entry.food->quantity, 2, Language::english) + " " + entry.food->unit + " ";
  LogReading made = reading;
  made.meal = entry.food->meal_type;
  for (const std::string& name : {others.empty() ? dish : head + others.substr(1), dish}) {
    for (const std::string& phrase : {amount + name, name}) {
      made.draft.entries.clear();
      if (!add_food_named(made, phrase)) continue;
      domain::DraftEntry& other = made.draft.entries.front();
      if (other.food->food == entry.food->food || has_ingredient(other, words)) continue;
      put_in_place(entry, std::move(other));
      return true;
    }
  }
  return false;
}

std::optional<double> factor_in(const SpokenWords& words) {
  std::optional<double> factor;
  for (const SpokenWord& each : words) {
    if (is_among(each, "double doubled twice verdopple verdoppeln verdoppelt doppelt doppelte zweimal")) {
      factor = 2;
    } else if (is_among(each, "triple dreifache verdreifache dreimal")) {
      factor = 3;
    } else if (is_among(each, "half halve haelfte halbiere halbieren halb halbe")) {
      factor = 0.5;
    } else if (each.number || each.clock ||
               (each.word.size() > 1 &&
                !is_among(each,
                          "it that this them the amount portion portions as much of only just make made was please no "
                          "actually sorry i had ate a both all everything das es die den der davon so viel menge nur "
                          "bitte nein war mach mache ich hatte habe gegessen war waren eigentlich doch portion alles "
                          "beides einfach ein eine"))) {
      return std::nullopt;
    }
  }
  return factor;
}

}  // namespace fitapp::coach
