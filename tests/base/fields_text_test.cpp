// Tests reading of query strings, parsing of JSON text, its limits, and output.
#include <doctest/doctest.h>

#include "base/fields.h"

using namespace fitapp;

namespace {

enum class Size { small, large };

struct Filter {
  std::optional<int> limit;
  std::optional<double> price;
  bool open = false;
  std::optional<Size> size;
  std::vector<Size> sizes;
  std::optional<LocalDate> from;
};

struct Inner {
  std::optional<std::string> text;
  std::vector<double> numbers;
};
struct Outer {
  PlanId id;
  double value = 0;
  Size size = Size::large;
  bool good = true;
  Instant at;
  LocalDate day;
  Inner inner;
  std::optional<Inner> none;
  Json free = Json::object();
};

}  // namespace

namespace fitapp {

template <>
inline constexpr auto enum_names<Size> = std::to_array<std::string_view>({"small", "large"});

template <>
struct Shape<Filter> {
  using T = Filter;
  static constexpr std::string_view name = "FilterQuery";
  static constexpr auto fields =
      std::make_tuple(field("limit", &T::limit, {.minimum = 1, .maximum = 100}), field("price", &T::price),
                      field("open", &T::open, {.optional = true}), field("size", &T::size),
                      field("sizes", &T::sizes, {.optional = true}), field("from", &T::from));
};
template <>
struct Shape<Inner> {
  static constexpr std::string_view name = "Inner";
  static constexpr auto fields = std::make_tuple(field("text", &Inner::text), field("numbers", &Inner::numbers));
};
template <>
struct Shape<Outer> {
  using T = Outer;
  static constexpr std::string_view name = "Outer";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("value", &T::value), field("size", &T::size), field("good", &T::good),
                      field("at", &T::at), field("day", &T::day), field("inner", &T::inner), field("none", &T::none),
                      field("free", &T::free));
};

}  // namespace fitapp

namespace {

std::string query_problem(const std::string& key, const std::string& value) {
  try {
    read_shape<Filter>({{key, value}}, Source::text);
  } catch (const Error& error) {
    REQUIRE(error.fields().size() == 1);
    return error.fields().front().first + ": " + error.fields().front().second.text;
  }
  return "";
}

// The error code; empty when the text is accepted.
std::string refused(std::string_view text, std::size_t most_values = 20'000) {
  try {
    parse_json(text, most_values);
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::invalid);
    return error.code();
  }
  return "";
}

std::string repeated(const std::string& text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("query values are parsed from their text") {
  const Filter read = read_shape<Filter>({{"limit", "20"},
                                          {"price", "2.50"},
                                          {"open", "true"},
                                          {"size", "small"},
                                          {"sizes", "small, large"},
                                          {"from", "2026-11-20"}},
                                         Source::text);
  CHECK(read.limit == 20);
  CHECK(read.price == 2.5);
  CHECK(read.open);
  CHECK(read.size == Size::small);
  CHECK(read.sizes == std::vector<Size>{Size::small, Size::large});
  CHECK(read.from == *parse_date("2026-11-20"));
}

TEST_CASE("an invalid query value is reported with its parameter's name") {
  CHECK(query_problem("limit", "ten") == "limit: Expected number, received string");
  CHECK(query_problem("limit", "10x") == "limit: Expected number, received string");
  CHECK(query_problem("limit", "1.5") == "limit: Expected integer, received float");
  CHECK(query_problem("limit", "0") == "limit: Must be at least 1");
  CHECK(query_problem("limit", "101") == "limit: Must be at most 100");
  CHECK(query_problem("price", "nan") == "price: Expected number, received string");
  CHECK(query_problem("price", "inf") == "price: Expected number, received string");
  CHECK(query_problem("price", "1e999") == "price: Expected number, received string");
  CHECK(query_problem("open", "yes") == "open: Expected boolean, received string");
  CHECK(query_problem("size", "medium") == "size: Invalid input");
  CHECK(query_problem("sizes", "small,medium") == "sizes[1]: Invalid input");
  CHECK(query_problem("from", "yesterday") == "from: Invalid date");
}

TEST_CASE("text that is not JSON is refused") {
  for (const char* text :
       {"", "{", "{\"a\":}", "{'a':1}", "[1,]", "nul", "{\"a\":NaN}", "{\"a\":Infinity}", "{} {}", "\"\\x\"", "[01]"}) {
    CAPTURE(text);
    CHECK(refused(text) == "MALFORMED_JSON");
  }
  CHECK(refused("{\"a\":[1,2,null,true,\"x\"]}").empty());
}

TEST_CASE("a number outside the range of a double is refused") {
  CHECK(refused("{\"a\":1e999}") == "MALFORMED_JSON");
  CHECK(refused("{\"a\":-1e999}") == "MALFORMED_JSON");
}

TEST_CASE("lone surrogates and invalid UTF-8 are refused, surrogate pairs are accepted") {
  CHECK(refused("\"\\ud800\"") == "MALFORMED_JSON");
  CHECK(refused("\"\\udc00\"") == "MALFORMED_JSON");
  CHECK(refused("\"\\ud83cx\"") == "MALFORMED_JSON");
  CHECK(refused("\"\xff\"") == "MALFORMED_JSON");
  CHECK(refused("\"\xc3\"") == "MALFORMED_JSON");
  CHECK(refused("\"\xed\xa0\x80\"") == "MALFORMED_JSON");
  CHECK(parse_json("\"\\ud83c\\udf75\"", 10) == "🍵");
}

TEST_CASE("a body that continues after a NUL is refused") {
  using namespace std::string_view_literals;
  CHECK(refused("{}\0{}"sv) == "MALFORMED_JSON");
  CHECK(refused("[1]\0\xff"sv) == "MALFORMED_JSON");
  CHECK(refused("\"a\0b\""sv) == "MALFORMED_JSON");
}

TEST_CASE("20,000 values are accepted and 20,001 are not") {
  const std::string fits = "[0" + repeated(",0", 19'998) + "]";
  CHECK(parse_json(fits, 20'000).size() == 19'999);
  CHECK(refused("[0" + repeated(",0", 19'999) + "]") == "TOO_MANY_VALUES");
  CHECK(refused("[" + repeated("{},", 19'999) + "{}]") == "TOO_MANY_VALUES");
}

TEST_CASE("separators within a string do not count as values") {
  CHECK(refused("\"" + repeated(",[{", 30'000) + "\"").empty());
  CHECK(refused("\"" + repeated("\\\",", 30'000) + "\"").empty());
}

TEST_CASE("nesting is limited to 32 levels") {
  CHECK(refused(repeated("[", 32) + repeated("]", 32)).empty());
  CHECK(refused(repeated("[", 33) + repeated("]", 33)) == "TOO_MANY_VALUES");
  CHECK(refused(repeated("{\"a\":", 33) + "1" + repeated("}", 33)) == "TOO_MANY_VALUES");
  CHECK(refused(repeated("[", 1'000'000)) == "TOO_MANY_VALUES");
}

TEST_CASE("a shape is written in the order of its table, with absent values as null") {
  Outer outer;
  outer.id = PlanId{7};
  outer.value = 2.50;
  outer.at = *parse_timestamp("2026-11-20T10:00:00.5Z");
  outer.day = *parse_date("2026-11-20");
  outer.inner.numbers = {1, 0.5};
  outer.free = {{"k", 1}};
  std::string out;
  write_json(out, outer);
  CHECK(out ==
        "{\"id\":7,\"value\":2.5,\"size\":\"large\",\"good\":true,\"at\":\"2026-11-20T10:00:00.500Z\","
        "\"day\":\"2026-11-20\",\"inner\":{\"text\":null,\"numbers\":[1,0.5]},\"none\":null,\"free\":{\"k\":1}}");
  out.clear();
  write_json(out, std::vector<Inner>{});
  CHECK(out == "[]");
}
