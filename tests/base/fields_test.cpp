// Tests reading of JSON into shapes: every rule of a field table and every error message.
#include "base/fields.h"

#include <doctest/doctest.h>

#include <map>

using namespace fitapp;

namespace {

enum class Colour { red, green };

struct Cup {
  int size = 0;
  std::optional<double> price;
};

inline const MessageText name_missing{"TEST_NAME_MISSING", "Name is required"};
inline const MessageText name_too_long{"TEST_NAME_TOO_LONG", "Name is too long"};
inline const MessageText too_few_grams{"TEST_TOO_FEW_GRAMS", "Grams must be at least {minimum}"};

struct Tea {
  std::string name;
  double grams = 0;
  int minutes = 5;
  bool sweet = false;
  Colour colour = Colour::red;
  std::optional<std::string> note;
  std::optional<std::string> secret;
  std::optional<std::string> mail;
  std::optional<std::int64_t> wide;
  std::optional<PlanId> plan;
  std::vector<Cup> cups;
  std::vector<Colour> colours;
  std::optional<LocalDate> day;
  std::optional<Instant> brewed;
  std::optional<EntryTime> date;
  NameList leaves;
  std::optional<Json> extra;
};

struct TeaPatch {
  Change<std::string> name;
  Patch<double> grams;
  Patch<Colour> colour;
  Change<NameList> leaves;
  Change<std::vector<Cup>> cups;
};

}  // namespace

namespace fitapp {

template <>
inline constexpr auto enum_names<Colour> = std::to_array<std::string_view>({"red", "green"});

template <>
struct Shape<Cup> {
  static constexpr std::string_view name = "Cup";
  static constexpr auto fields = std::make_tuple(field("size", &Cup::size, {.minimum = 1, .maximum = 3}),
                                                 field("price", &Cup::price, {.minimum = 0, .decimals = 2}));
};

template <>
struct Shape<Tea> {
  using T = Tea;
  static constexpr std::string_view name = "Tea";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, {.min_length = 1, .max_length = 5, .required = &name_missing, .high = &name_too_long}),
      field("grams", &T::grams, {.minimum = 0.1, .maximum = 50, .decimals = 1, .low = &too_few_grams}),
      field("minutes", &T::minutes, {.minimum = 1, .maximum = 10, .optional = true}),
      field("sweet", &T::sweet, {.optional = true}), field("colour", &T::colour, {.optional = true}),
      field("note", &T::note, {.max_length = 4}),
      field("secret", &T::secret, {.min_length = 6, .max_length = 8, .format = TextFormat::secret}),
      field("mail", &T::mail, {.max_length = 30, .format = TextFormat::email}), field("wide", &T::wide),
      field("plan", &T::plan), field("cups", &T::cups, {.max_items = 3, .optional = true}),
      field("colours", &T::colours, {.optional = true}), field("day", &T::day), field("brewed", &T::brewed),
      field("date", &T::date), field("leaves", &T::leaves, {.max_length = 6, .max_items = 3, .optional = true}),
      field("extra", &T::extra, {.max_length = 20}));
};

template <>
struct Shape<TeaPatch> {
  using T = TeaPatch;
  static constexpr std::string_view name = "TeaUpdate";
  static constexpr auto fields =
      std::make_tuple(field("name", &T::name, {.min_length = 1}), field("grams", &T::grams, {.minimum = 1}),
                      field("colour", &T::colour), field("leaves", &T::leaves), field("cups", &T::cups));
};

}  // namespace fitapp

namespace {

Json tea(const Json& more = Json::object()) {
  Json body{{"name", "Sencha"}, {"grams", 2.5}};
  body["name"] = "Mint";
  body.update(more);
  return body;
}

Tea read(const Json& more) { return read_shape<Tea>(tea(more), Source::json); }

std::map<std::string, std::string> texts_of(const Error& error) {
  std::map<std::string, std::string> texts;
  for (const auto& [field, message] : error.fields()) texts.emplace(field, message.text);
  return texts;
}

// The messages by field; empty when the body is valid.
template <class T = Tea>
std::map<std::string, std::string> problems(const Json& body, Source source = Source::json) {
  try {
    read_shape<T>(body, source);
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::invalid);
    CHECK(error.code() == "VALIDATION_FAILED");
    return texts_of(error);
  }
  return {};
}

std::string problem(const std::string& field, const Json& value) {
  const auto found = problems(tea({{field, value}}));
  CHECK(found.size() <= 1);
  return found.contains(field) ? found.at(field) : "";
}

}  // namespace

TEST_CASE("a valid body is read, and absent fields keep their defaults") {
  const Tea read = read_shape<Tea>(tea(), Source::json);
  CHECK(read.name == "Mint");
  CHECK(read.grams == 2.5);
  CHECK(read.minutes == 5);
  CHECK_FALSE(read.note);
  CHECK(read.cups.empty());
  CHECK(read.colour == Colour::red);
}

TEST_CASE("every failing field is reported at once, with one message each, in the order of the table") {
  try {
    read_shape<Tea>({{"name", 7}, {"minutes", 11}, {"note", "too long"}, {"cups", {{{"size", 9}}}}}, Source::json);
    FAIL("nothing was thrown");
  } catch (const Error& error) {
    CHECK(error.fields() ==
          FieldMessages{{"name", {messages::wrong_type, {{"expected", "string"}, {"received", "number"}}}},
                        {"grams", messages::required},
                        {"minutes", {messages::at_most, {{"maximum", 10.0}}}},
                        {"note", {messages::too_long, {{"maximum", 4.0}}}},
                        {"cups[0].size", {messages::at_most, {{"maximum", 3.0}}}}});
    CHECK(texts_of(error) == std::map<std::string, std::string>{{"name", "Expected string, received number"},
                                                                {"grams", "Required"},
                                                                {"minutes", "Must be at most 10"},
                                                                {"note", "Must be at most 4 characters"},
                                                                {"cups[0].size", "Must be at most 3"}});
    CHECK(error.message() == "Expected string, received number");
  }
}

TEST_CASE("a missing or null field is reported with the field's own message") {
  CHECK(problems(Json::object()) ==
        std::map<std::string, std::string>{{"name", "Name is required"}, {"grams", "Required"}});
  CHECK(problems({{"name", nullptr}, {"grams", nullptr}}) ==
        std::map<std::string, std::string>{{"name", "Name is required"}, {"grams", "Required"}});
  CHECK(problem("name", "") == "Name is required");
  CHECK(problem("name", " \t\n ") == "Name is required");
}

TEST_CASE("null for an optional field is the same as absent") {
  const Tea read = read_shape<Tea>(
      tea({{"note", nullptr}, {"minutes", nullptr}, {"cups", nullptr}, {"leaves", nullptr}}), Source::json);
  CHECK_FALSE(read.note);
  CHECK(read.minutes == 5);
  CHECK(read.leaves.names.empty());
}

TEST_CASE("a wrong type names the expected and the received type") {
  CHECK(problem("name", true) == "Expected string, received boolean");
  CHECK(problem("name", Json::array()) == "Expected string, received array");
  CHECK(problem("grams", "2") == "Expected number, received string");
  CHECK(problem("grams", Json::object()) == "Expected number, received object");
  CHECK(problem("minutes", false) == "Expected number, received boolean");
  CHECK(problem("sweet", 1) == "Expected boolean, received number");
  CHECK(problem("sweet", "true") == "Expected boolean, received string");
  CHECK(problem("colour", 0) == "Expected string, received number");
  CHECK(problem("cups", "one") == "Expected array, received string");
  CHECK(problem("day", 20261120) == "Expected string, received number");
  CHECK(problem("date", 1) == "Expected string, received number");
  CHECK(problem("plan", "7") == "Expected number, received string");
  CHECK(problem("extra", "x") == "Expected object, received string");
  CHECK(problems(Json::array()) == std::map<std::string, std::string>{{"body", "Expected object, received array"}});
  CHECK(problems("text").at("body") == "Expected object, received string");
  CHECK(problems(nullptr).at("body") == "Expected object, received null");
}

TEST_CASE("unknown fields are ignored") { CHECK(problem("userId", 99).empty()); }

TEST_CASE("text is trimmed and counted in characters, not in bytes") {
  CHECK(read({{"name", "  Mint\n"}}).name == "Mint");
  CHECK(read({{"name", "ÄÖÜßé"}}).name == "ÄÖÜßé");
  CHECK(read({{"name", "🍵🍵🍵🍵🍵"}}).name == "🍵🍵🍵🍵🍵");
  CHECK(problem("name", "🍵🍵🍵🍵🍵🍵") == "Name is too long");
  CHECK(problem("note", "12345") == "Must be at most 4 characters");
  CHECK(read({{"note", "   1234   "}}).note == "1234");
}

TEST_CASE("a secret is not trimmed") {
  CHECK(read({{"secret", " 1234 "}}).secret == " 1234 ");
  CHECK(problem("secret", "12345") == "Must be at least 6 characters");
  CHECK(problem("secret", "123456789") == "Must be at most 8 characters");
}

TEST_CASE("a NUL in a text is refused") {
  CHECK(problem("name", std::string("a\0b", 3)) == "Invalid input");
  CHECK(problem("secret", std::string("123\000456", 7)) == "Invalid input");
}

TEST_CASE("an address is trimmed, converted to lower case and validated") {
  CHECK(read({{"mail", "  Ada@Example.COM "}}).mail == "ada@example.com");
  CHECK(read({{"mail", "a+b.c@sub.example.co"}}).mail == "a+b.c@sub.example.co");
  for (const char* wrong : {"", "ada", "@example.com", "ada@", "ada@example", "ada@.com", "ada@example.", "a@b@c.de",
                            "a da@example.com", "ada@exa mple.com", "ada@example..com", "<ada@example.com>"}) {
    CAPTURE(wrong);
    CHECK(problem("mail", wrong) == "Please enter a valid email");
  }
}

TEST_CASE("numbers are rounded and then checked against their bounds") {
  CHECK(problem("grams", 0) == "Grams must be at least 0.1");
  CHECK(problem("grams", -3.5) == "Grams must be at least 0.1");
  CHECK(problem("grams", 50.1) == "Must be at most 50");
  CHECK(read({{"grams", 0.1}}).grams == 0.1);
  CHECK(read({{"grams", 50}}).grams == 50);
  CHECK(read({{"grams", 50.04}}).grams == 50);
  CHECK(read({{"grams", 2.449}}).grams == 2.4);
  CHECK(read({{"grams", 0.1 + 0.2}}).grams == 0.3);
  CHECK(problem("grams", 1e308) == "Must be at most 50");
}

TEST_CASE("whole numbers refuse fractions but accept 3.0") {
  CHECK(problem("minutes", 3.5) == "Expected integer, received float");
  CHECK(read({{"minutes", 3.0}}).minutes == 3);
  CHECK(problem("minutes", 0) == "Must be at least 1");
  CHECK(problem("plan", 1.5) == "Expected integer, received float");
  CHECK(read({{"plan", 7}}).plan == PlanId{7});
}

TEST_CASE("whole numbers outside the range of their column or of a double are refused") {
  CHECK(problem("wide", 9007199254740993LL) == "");  // parsed as 2^53, the nearest double
  CHECK(problem("wide", std::numeric_limits<std::int64_t>::max()) == "Must be at most 9007199254740992");
  CHECK(problem("wide", std::numeric_limits<std::int64_t>::min()) == "Must be at least -9007199254740992");
  CHECK(problem("wide", std::numeric_limits<std::uint64_t>::max()) == "Must be at most 9007199254740992");
  CHECK(problem("wide", 1e300) == "Must be at most 9007199254740992");
  CHECK(problem("minutes", 4294967297LL) == "Must be at most 10");
}

TEST_CASE("an enum field accepts its exact names only") {
  CHECK(read({{"colour", "green"}}).colour == Colour::green);
  CHECK(problem("colour", "blue") == "Invalid input");
  CHECK(problem("colour", "GREEN") == "Invalid input");
  CHECK(problem("colour", "") == "Invalid input");
  CHECK(problem("colours", {"red", "blue"}).empty());  // the item is reported, not the list
  CHECK(problems(tea({{"colours", {"red", "blue"}}})).at("colours[1]") == "Invalid input");
}

TEST_CASE("list items are reported by index, several at once") {
  const auto found = problems(tea({{"cups", {{{"size", 1}}, {{"size", 0}, {"price", -1}}, 5}}}));
  CHECK(found == std::map<std::string, std::string>{{"cups[1].size", "Must be at least 1"},
                                                    {"cups[1].price", "Must be at least 0"},
                                                    {"cups[2]", "Expected object, received number"}});
  CHECK(problems(tea({{"cups", {{{"size", 1}}, nullptr}}})).at("cups[1]") == "Expected object, received null");
  CHECK(read({{"cups", {{{"size", 2}, {"price", 1.005}}}}}).cups.at(0).price == 1.0);
}

TEST_CASE("a list has a maximum number of items") {
  const Json cup{{"size", 1}};
  CHECK(problem("cups", {cup, cup, cup}).empty());
  CHECK(problem("cups", {cup, cup, cup, cup}) == "Must have at most 3 items");
}

TEST_CASE("a body that is a list reports its items by index") {
  try {
    read_shape<std::vector<Cup>>({{{"size", 1}}, {{"size", 5}}}, Source::json);
    FAIL("nothing was thrown");
  } catch (const Error& error) {
    CHECK(texts_of(error) == std::map<std::string, std::string>{{"[1].size", "Must be at most 3"}});
  }
}

TEST_CASE("names are accepted as a list or as text separated by commas or line breaks") {
  using Names = std::vector<std::string>;
  CHECK(read({{"leaves", {"mint", " sage ", ""}}}).leaves.names == Names{"mint", "sage"});
  CHECK(read({{"leaves", "mint, sage\nthyme"}}).leaves.names == Names{"mint", "sage", "thyme"});
  CHECK(read({{"leaves", ""}}).leaves.names.empty());
  CHECK(read({{"leaves", "mint,"}}).leaves.names == Names{"mint"});
  CHECK(problem("leaves", "a,b,c,d") == "Must have at most 3 items");
  CHECK(problem("leaves", 5) == "Expected array, received number");
  CHECK(problems(tea({{"leaves", {"mint", 7}}})).at("leaves[1]") == "Expected string, received number");
  CHECK(problems(tea({{"leaves", {"lavender"}}})).at("leaves[0]") == "Must be at most 6 characters");
}

TEST_CASE("a calendar date is the date as written, whatever the offset") {
  const LocalDate day = *parse_date("2026-11-20");
  CHECK(read({{"day", "2026-11-20"}}).day == day);
  CHECK(read({{"day", "2026-11-20T00:00:00.000Z"}}).day == day);
  CHECK(read({{"day", "2026-11-20T23:30:00-11:00"}}).day == day);
  for (const char* wrong :
       {"", "today", "2026-02-29", "2026-13-01", "20261120", "2026-11-20 10:00", "2026-11-20T25:00:00Z"}) {
    CAPTURE(wrong);
    CHECK(problem("day", wrong) == "Invalid date");
  }
}

TEST_CASE("a timestamp field refuses a bare date") {
  CHECK(read({{"brewed", "2026-11-20T10:00:00.250+02:00"}}).brewed == *parse_timestamp("2026-11-20T08:00:00.250Z"));
  CHECK(problem("brewed", "2026-11-20") == "Invalid date");
  CHECK(problem("brewed", "soon") == "Invalid date");
}

TEST_CASE("an entry's own time is a timestamp or a date") {
  const EntryTime day = *read({{"date", "2026-11-20"}}).date;
  CHECK(day.date == *parse_date("2026-11-20"));
  CHECK_FALSE(day.moment);
  const EntryTime moment = *read({{"date", "2026-11-20T08:00:00Z"}}).date;
  CHECK(moment.moment == *parse_timestamp("2026-11-20T08:00:00Z"));
  CHECK_FALSE(moment.date);
  CHECK(problem("date", "tomorrow") == "Invalid date");
}

TEST_CASE("a free-form object is accepted up to its size limit") {
  CHECK(read({{"extra", {{"a", {1, 2}}}}}).extra == Json{{"a", {1, 2}}});
  CHECK(problem("extra", {{"long", "12345678901234567890"}}) == "Must be at most 20 characters");
}

TEST_CASE("a field of an update is untouched, cleared or set") {
  const TeaPatch untouched = read_shape<TeaPatch>(Json::object(), Source::json);
  CHECK_FALSE(untouched.grams.touched);
  CHECK_FALSE(untouched.name.value);
  CHECK_FALSE(untouched.cups.value);
  const TeaPatch cleared = read_shape<TeaPatch>({{"grams", nullptr}, {"colour", nullptr}}, Source::json);
  CHECK(cleared.grams.touched);
  CHECK_FALSE(cleared.grams.value);
  const TeaPatch set = read_shape<TeaPatch>({{"grams", 3}, {"leaves", "mint"}, {"cups", Json::array()}}, Source::json);
  CHECK(set.grams.value == 3.0);
  CHECK(set.leaves.value->names == std::vector<std::string>{"mint"});
  REQUIRE(set.cups.value);
  CHECK(set.cups.value->empty());

  std::optional<double> grams = 2.0;
  untouched.grams.apply(grams);
  CHECK(grams == 2.0);
  set.grams.apply(grams);
  CHECK(grams == 3.0);
  cleared.grams.apply(grams);
  CHECK_FALSE(grams);
}

TEST_CASE("a field that always has a value cannot be cleared") {
  CHECK(problems<TeaPatch>({{"name", nullptr}}).at("name") == "Expected string, received null");
  CHECK(problems<TeaPatch>({{"name", " "}}).at("name") == "Required");
  CHECK(problems<TeaPatch>({{"grams", 0}}).at("grams") == "Must be at least 1");
}
