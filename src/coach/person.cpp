// Reads statements sentence by sentence. Numbers that are an amount of something else are no age.
#include "coach/person.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "coach/numbers.h"
#include "coach/spoken.h"
#include "domain/body_safety.h"

namespace fitapp::coach {
namespace {

constexpr int youngest = 5;
constexpr int oldest = 110;

using Numbered = std::vector<NumberedWord>;

bool is_any(std::string_view word, std::initializer_list<std::string_view> list) {
  return std::ranges::find(list, word) != list.end();
}

std::string_view word_of(const Numbered& words, std::size_t at) {
  return at < words.size() ? std::string_view(words[at].word) : std::string_view();
}

std::optional<int> age_from(const NumberedWord& word) {
  if (!word.number || *word.number < youngest || *word.number > oldest) return std::nullopt;
  return static_cast<int>(*word.number);
}

// "70 kg", "20 minutes", "5 weeks pregnant", "3 Sätze".
bool is_amount_of(std::string_view next) {
  static constexpr std::array<std::string_view, 34> beginnings{
      "kg",        "kilo",  "lb",   "pound", "pfund", "cm",      "min",     "hour",    "stund",
      "day",       "tag",   "week", "woche", "month", "monat",   "percent", "prozent", "rep",
      "wiederhol", "set",   "satz", "saetz", "step",  "schritt", "time",    "mal",     "cal",
      "kcal",      "kalor", "mile", "meter", "round", "runde",   "inch"};
  return is_any(next,
                {"m",      "km",         "ft",      "feet",   "h",       "s",  "in",    "into", "down",   "over",
                 "under",  "short",      "away",    "up",     "too",     "zu", "grad",  "uhr",  "am",     "pm",
                 "g",      "x",          "of",      "to",     "bis",     "st", "stone", "wdh",  "more",   "points",
                 "punkte", "kniebeugen", "pushups", "squats", "burpees", "p",  "sek",   "sec",  "seconds"}) ||
         std::ranges::any_of(beginnings, [&](std::string_view part) { return next.starts_with(part); });
}

bool is_year_word(std::string_view word) {
  return is_any(word, {"years", "year", "yrs", "yr", "yo", "y", "jahre", "jahren", "j", "jaehrige", "jaehriger",
                       "jaehriges", "jaehrigen", "jaehrig", "yearold", "old", "alt"});
}

// Words that may stand between "am" and the age.
bool is_soft(std::string_view word) {
  return is_any(word, {"only",  "just",   "erst",    "halt",  "fast",    "almost", "gerade",   "grad",    "schon",
                       "noch",  "nur",    "already", "now",   "about",   "nearly", "knapp",    "soon",    "bald",
                       "a",     "an",     "auch",    "still", "ja",      "eh",     "im",       "am",      "in",
                       "on",    "next",   "mai",     "may",   "freitag", "friday", "naechste", "january", "june",
                       "july",  "august", "januar",  "juni",  "juli",    "sommer", "summer",   "herbst",  "not",
                       "nicht", "me",     "dann",    "jetzt", "ich",     "i",      "heute",    "today"});
}

bool is_child_or_relative(std::string_view word) {
  return is_any(word,
                {"daughter",      "son",    "kid",      "child",     "tochter",     "sohn",        "kind",
                 "bub",           "junge",  "maedchen", "boy",       "girl",        "mother",      "father",
                 "mum",           "mom",    "dad",      "mutter",    "vater",       "mama",        "papa",
                 "oma",           "opa",    "grandma",  "grandpa",   "grandmother", "grandfather", "granddad",
                 "nan",           "gran",   "brother",  "sister",    "bruder",      "schwester",   "cousin",
                 "nephew",        "niece",  "neffe",    "nichte",    "hubby",       "husband",     "wife",
                 "mann",          "frau",   "one",      "kleine",    "kleiner",     "klane",       "he",
                 "she",           "er",     "sie",      "hes",       "shes",        "girlfriend",  "boyfriend",
                 "freundin",      "freund", "woman",    "man",       "person",      "somebody",    "someone",
                 "jemand",        "teen",   "nachbar",  "nachbarin", "client",      "kundin",      "kunde",
                 "tante",         "onkel",  "aunt",     "uncle",     "enkel",       "enkelin",     "schwiegermutter",
                 "schwiegervater"});
}

// "I am 15", "bin halt erst fünfzehn", "werde im Mai 17".
bool is_said_of_oneself(const Numbered& words, std::size_t at) {
  for (std::size_t back = 1; back <= 4 && back <= at; ++back) {
    const std::string_view word = word_of(words, at - back);
    if (word == "be" && at > back && is_any(word_of(words, at - back - 1), {"ill", "will", "to", "soon"})) return true;
    if (is_any(word, {"youre", "hes", "shes", "bin", "werde", "werd", "turned", "turning", "turn", "age", "aged",
                      "alter", "bins", "wird", "become"}))
      return true;
    const bool is_am = word == "im" || word == "am";
    // "am" is German too: "werd am Freitag sechzehn" goes on to look for the verb.
    if (is_am &&
        (word == "im" ? back == 1 || at == back : at > back && is_any(word_of(words, at - back - 1), {"i", "who"})))
      return true;
    if (!is_soft(word)) return false;
  }
  return false;
}

// The age in a sentence such as "I am 15", "15 years old", "bin fünfzehn", "14-jährig".
std::optional<int> age_in(const Numbered& words) {
  std::optional<int> age;
  for (const NumberedWord& each : words) {
    // "unser Neunjähriger"
    const auto end = each.word.find("jaehrig");
    if (end == std::string::npos || end == 0) continue;
    const Numbered beginning = numbered_words(each.word.substr(0, end));
    if (beginning.size() == 1) age = age_from(beginning.front());
  }
  for (std::size_t at = 0; at < words.size(); ++at) {
    const auto number = age_from(words[at]);
    if (!number) continue;
    const std::string_view next = word_of(words, at + 1);
    const std::string_view after = word_of(words, at + 2);
    const std::string_view before = at > 0 ? word_of(words, at - 1) : std::string_view();
    const std::string_view earlier = at > 1 ? word_of(words, at - 2) : std::string_view();
    // "I have trained for 15 years", "seit 20 Jahren", "10 years ago".
    const bool is_span = is_any(before, {"for", "since", "last", "past", "seit", "vor", "in", "after", "nach", "every",
                                         "over", "ueber", "next", "letzten", "about"}) ||
                         is_any(after, {"ago", "later", "spaeter", "experience", "erfahrung"});
    const bool says_age =
        is_any(next, {"yo", "jaehrige", "jaehriger", "jaehriges", "jaehrigen", "jaehrig", "yearold", "old", "alt"}) ||
        (is_year_word(next) && is_any(after, {"old", "alt", "jung", "young"})) || (next == "y" && after == "o");
    if (is_span && !says_age) continue;
    const bool turns = is_any(before, {"turn", "turned", "turning", "werde", "werd", "wird"}) ||
                       is_any(next, {"geworden", "bin", "werde", "wird"});
    const bool said = is_said_of_oneself(words, at) && (turns || !is_amount_of(next));
    const bool years = is_any(next, {"jahre", "years", "yrs"}) && (said || at == 0 || after.empty());
    const bool has_sex =
        (is_any(next, {"m", "f", "w", "male", "female", "weiblich", "maennlich"}) && at == 0) ||
        (is_any(before, {"m", "f", "w", "male", "female", "weiblich", "maennlich"}) && !is_amount_of(next));
    const bool of_relative =
        !is_amount_of(next) &&
        (is_child_or_relative(before) || (is_any(before, {"is", "ist", "of", "mit", "are", "aged", "turned"}) &&
                                          (is_child_or_relative(earlier) || earlier == "you")));
    // "At fifteen, may I lift?", "darf man mit 15 Kreatin nehmen", "eine Frau mit 71".
    const bool is_young_or_old = *number < domain::adult_age || *number >= older_age;
    const bool asks = at == 1 || is_any(earlier, {"ich", "i", "man", "you", "already", "schon", "noch", "carnitin",
                                                  "carnitine", "kreatin", "creatine", "booster", "ist", "is", "ok"});
    const bool with_age = is_any(before, {"mit", "at"}) && is_young_or_old && !is_amount_of(next) && asks;
    if (says_age || years || has_sex || said || of_relative || with_age || is_any(next, {"geworden"}) ||
        (next == "bin" && before == "ich"))
      age = number;
  }
  return age;
}

// "retired, 66, belly too big", "Tochter (13)": a number alone between commas, of somebody who tells about themselves.
std::optional<int> age_alone(std::string_view text, const Numbered& words) {
  const bool tells = std::ranges::any_of(words, [](const NumberedWord& each) {
    return is_any(each.word, {"i", "im", "ich", "bin", "retired", "pension", "rente", "rentner", "rentnerin", "female",
                              "male", "weiblich", "maennlich", "hier", "here", "m", "w", "f"}) ||
           is_child_or_relative(each.word);
  });
  if (!tells) return std::nullopt;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find_first_of(",()/", start), text.size());
    const Numbered part = numbered_words(text.substr(start, end - start));
    if (part.size() == 1) {
      if (const auto age = age_from(part.front())) return age;
    }
    start = end + 1;
  }
  return std::nullopt;
}

// "born in 1951", "Jahrgang 1951".
std::optional<int> age_by_birth(const Numbered& words, int year) {
  for (std::size_t at = 0; at < words.size() && year > 0; ++at) {
    if (!words[at].number || *words[at].number < year - oldest || *words[at].number > year - youngest) continue;
    for (std::size_t back = 1; back <= 2 && back <= at; ++back) {
      if (is_any(word_of(words, at - back), {"born", "jahrgang", "geboren", "baujahr", "jg", "geb"}))
        return year - static_cast<int>(*words[at].number);
    }
    if (is_any(word_of(words, at + 1), {"geboren", "born"})) return year - static_cast<int>(*words[at].number);
  }
  return std::nullopt;
}

// "week 30", "in der 22. Woche", "im 5. Monat": later weeks than a plan has.
bool names_week_of_pregnancy(const Numbered& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string_view word = words[at].word;
    const auto near = [&](double low, double high) {
      const auto in = [&](std::size_t index) {
        return index < words.size() && words[index].number && *words[index].number >= low &&
               *words[index].number <= high;
      };
      return (at > 0 && in(at - 1)) || in(at + 1) ||
             (at > 1 && in(at - 2) && is_any(word_of(words, at - 1), {"th", "ten"}));
    };
    const bool is_place = at > 1 && is_any(word_of(words, at - 2), {"der", "im", "in"});
    if ((word == "week" && near(13, 42) && !is_any(word_of(words, at + 1), {"challenge", "plan", "program"}) &&
         (at == 0 || word_of(words, at - 1) != "a") && at + 1 < words.size() && words[at + 1].number &&
         !is_amount_of(word_of(words, at + 2))) ||
        (word == "woche" && near(13, 42) && (is_place || at == 0)) ||
        (word == "monat" && near(3, 9) && is_place && is_any(word_of(words, at - 2), {"im"})))
      return true;
  }
  return false;
}

// "9. Klasse", "in der neunten Klasse", "9th grade", "year 10", "8th grader".
bool names_school_year(const Numbered& words) {
  static constexpr std::array<std::string_view, 14> ordinals{"fuenfte", "sechste", "siebte",   "achte", "neunte",
                                                             "zehnte",  "elfte",   "zwoelfte", "fifth", "sixth",
                                                             "seventh", "eighth",  "ninth",    "tenth"};
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string_view word = words[at].word;
    const bool is_class = word.starts_with("klasse") || word == "grade" || word == "grader" || word == "graders";
    const bool is_year = word == "year" && at > 0 && is_any(word_of(words, at - 1), {"in", "am", "im"});
    const auto in_range = [&](std::size_t index) {
      return index < words.size() && words[index].number && *words[index].number >= 1 && *words[index].number <= 13;
    };
    const bool is_ordinal =
        is_any(word, {"te", "ten"}) && at > 1 && in_range(at - 1) && is_any(word_of(words, at - 2), {"die", "der"});
    if (is_ordinal) return true;
    if (is_class) {
      // "9th" is read as 9 and th.
      if (at > 0 && in_range(at - 1)) return true;
      if (at > 1 && in_range(at - 2) && is_any(word_of(words, at - 1), {"th", "te", "ten", "er"})) return true;
      if (at > 0 && std::ranges::any_of(
                        ordinals, [&](std::string_view each) { return word_of(words, at - 1).starts_with(each); }))
        return true;
    }
    if ((is_class || is_year) && in_range(at + 1) && word != "grader") {
      if (is_year || word.starts_with("klasse") ||
          is_any(at > 0 ? word_of(words, at - 1) : "", {"in", "grade", "am", "im"}))
        return true;
    }
  }
  return false;
}

// Whether the sentence places a birth longer ago than `months_after_birth`.
bool is_long_ago(const Numbered& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string_view unit = words[at].word;
    const double number = at > 0 && words[at - 1].number ? *words[at - 1].number : 1;
    if (is_any(unit, {"years", "year", "jahren", "jahre", "jahr", "jahres"}) && number >= 1 &&
        !is_any(word_of(words, at + 1), {"old", "alt"}))
      return true;
    if ((unit.starts_with("month") || unit.starts_with("monat")) && number > months_after_birth) return true;
  }
  return false;
}

// The parts of a text between commas and the ends of sentences, from and to before. "5. Monat" is one part.
std::vector<std::pair<std::size_t, std::size_t>> clauses_of(std::string_view text) {
  std::vector<std::pair<std::size_t, std::size_t>> clauses;
  std::size_t start = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const bool is_ordinal = at > 0 && at < text.size() && text[at] == '.' && text[at - 1] >= '0' && text[at - 1] <= '9';
    const bool is_end = at == text.size() || std::string_view(",;.!?\n").find(text[at]) != std::string_view::npos;
    if (!is_end || is_ordinal) continue;
    clauses.emplace_back(start, at);
    start = at + 1;
  }
  return clauses;
}

bool is_span_of_pregnancy(std::string_view word) {
  return is_any(word, {"ssw", "wk", "wks", "mo", "mos"}) || word.starts_with("week") || word.starts_with("woche") ||
         word.starts_with("schwangerschaftswoche") || word.starts_with("month") || word.starts_with("monat");
}

// The words around a week or month that tell which: "in der 30. Woche", "5 weeks ago", "week 30".
std::pair<std::size_t, std::size_t> with_number(const SpokenWords& words, std::size_t at) {
  std::size_t from = at;
  std::size_t to = at;
  while (from > 0 &&
         (words[from - 1].number || is_any(words[from - 1].word, {".", "+", "th", "st", "nd", "rd", "ten"})))
    --from;
  if (from == at && to + 1 < words.size() && words[to + 1].number) ++to;
  if (from == to) return {at, at};
  while (from > 0 && is_any(words[from - 1].word, {"in", "der", "im", "vor", "seit", "at", "since", "the", "about"}))
    --from;
  if (to + 1 < words.size() && is_any(words[to + 1].word, {"ago", "along", "of"})) ++to;
  return {from, to};
}

}  // namespace

PersonReader::PersonReader(const nlohmann::json& json, WordRules& rules) : rules_(rules) {
  for (const auto& [what, lines] : json.at("person").items()) {
    for (const auto& line : lines) patterns_[what].push_back(rules.compile(line.get<std::string>()));
  }
}

bool PersonReader::says(const std::string& what, const WordRules::Sentence& sentence) const {
  const auto& patterns = patterns_.at(what);
  return std::ranges::any_of(patterns,
                             [&](const WordRules::Rule& rule) { return rules_.matches(rule, sentence, sentence); });
}

// "Need a plan" - "for my boy, he is in year 9".
bool PersonReader::asks_for_somebody(const WordRules::Text& message, const WordRules::Text* before) const {
  WordRules::Text both = before != nullptr ? *before : WordRules::Text{};
  both.insert(both.end(), message.begin(), message.end());
  return says("for_somebody", WordRules::joined(both));
}

void PersonReader::read_message(const WordRules::Text& message, const WordRules::Text* before, bool is_last, int year,
                                Person& person) const {
  for (const auto& [text, sentence] : message) {
    const Numbered words = numbered_words(text);
    // Only of an animal, or in passing: "my grandma is 80 and bakes".
    const bool about_other = says("somebody_else", sentence);
    if (says("nobody", sentence) || (about_other && (!is_last || says("in_passing", sentence)))) continue;
    const bool says_age = !about_other || asks_for_somebody(message, before);
    std::optional<int> age;
    if (says_age) age = age_in(words);
    if (says_age && !age) age = age_by_birth(words, year);
    if (says_age && !age) age = age_alone(text, words);
    if (!says_age) {
      // Somebody whom the question is not about.
    } else if (age) {
      person.age = age;
    } else if (says("minor", sentence) || names_school_year(words)) {
      person.age = std::min(person.age.value_or(school_age), school_age);
    } else if (says("adult", sentence)) {
      person.age.reset();
    } else if (says("older", sentence)) {
      person.age = std::max(person.age.value_or(older_age), older_age);
    }
    if (says("after_birth", sentence)) {
      person.expecting = !is_long_ago(words);
    } else if (says("not_expecting", sentence)) {
      person.expecting = false;
    } else if (says("expecting", sentence) || names_week_of_pregnancy(words)) {
      person.expecting = true;
    }
    if (says("eating_rules", sentence)) person.has_eating_rules = true;
  }
}

std::string PersonReader::without_statements(std::string_view text) const {
  std::string rest(text);
  for (const auto& [begin, end] : clauses_of(text)) {
    const std::string_view clause = text.substr(begin, end - begin);
    const Person said = read(clause);
    if (said == Person{}) continue;
    const SpokenWords words = spoken_words(clause);
    const auto drop = [&, begin = begin](std::size_t from, std::size_t to) {
      const std::size_t first = begin + words[from].begin;
      std::fill_n(rest.begin() + static_cast<std::ptrdiff_t>(first), begin + words[to].end - first, ' ');
    };
    bool has_age = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
      const std::string_view next = at + 1 < words.size() ? std::string_view(words[at + 1].word) : std::string_view();
      if (said.expecting && is_span_of_pregnancy(words[at].word)) {
        const auto [from, to] = with_number(words, at);
        const bool is_span_of_data = from > 0 && is_any(words[from - 1].word, {"last", "past", "letzten", "letzte"});
        if (from < to && !is_span_of_data) drop(from, to);
      } else if (!has_age && said.age && words[at].number == *said.age && !is_amount_of(next)) {
        has_age = true;
        std::size_t to = at;
        while (to + 1 < words.size() && is_year_word(words[to + 1].word)) ++to;
        drop(at, to);
      }
    }
  }
  return rest;
}

bool PersonReader::denies(const WordRules::Text& message) const {
  return std::ranges::any_of(message, [&](const auto& part) {
    const WordRules::Sentence& sentence = part.second;
    return says("nobody", sentence) || says("adult", sentence) || says("not_expecting", sentence);
  });
}

Person PersonReader::read(const std::vector<WordRules::Text>& messages, int year) const {
  Person person;
  for (std::size_t at = 0; at < messages.size(); ++at)
    read_message(messages[at], at > 0 ? &messages[at - 1] : nullptr, at + 1 == messages.size(), year, person);
  return person;
}

}  // namespace fitapp::coach
