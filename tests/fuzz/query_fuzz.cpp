// Fuzzes queries, as cpp-httplib decodes them after the check of the head, and percent-decoding.
#include <httplib.h>

#include "api/shapes/coaching.h"
#include "api/shapes/nutrition.h"
#include "api/shapes/workouts.h"
#include "base/text.h"
#include "base/utf8.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/shape_text.h"
#include "http/head.h"

using namespace fitapp;
using fitapp::fuzz::require;

namespace {

void check_decoding(std::string_view text) {
  const auto decoded = decode_percent(text);
  if (!decoded) {
    require(text.find('%') != std::string_view::npos, "only a percent sign can make an encoding invalid");
    return;
  }
  const std::string_view hex = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : *decoded) {
    const auto byte = static_cast<unsigned char>(c);
    encoded += '%';
    encoded += hex[byte >> 4];
    encoded += hex[byte & 15];
  }
  require(decode_percent(encoded) == decoded, "any bytes can be encoded and decoded");
}

void check_lists(std::string_view text) {
  for_each_item(text, [](std::string_view item) {
    require(!item.empty() && item == trim(item) && item.find(',') == std::string_view::npos, "items are trimmed");
  });
}

template <class T>
void check_query(const Json& query) {
  FieldProblems problems;
  const T read = read_shape<T>(query, Source::text, problems);
  if (problems.empty()) fuzz::check_round_trip(read);
}

}  // namespace

FITAPP_FUZZ_TARGET(query) {
  check_decoding(bytes);
  check_lists(bytes);
  http::Head head;
  const std::string raw = "GET /?" + std::string(bytes) + " HTTP/1.1\r\nHost: a\r\n\r\n";
  if (http::read_head(raw, http::Limits{}, head) || !head.target.starts_with("/?")) return;

  httplib::Params parameters;
  httplib::detail::parse_query_text(head.target.substr(2), parameters);
  Json query = Json::object();
  for (const auto& [key, value] : parameters) {
    require(is_clean_text(key) && is_clean_text(value), "decoded queries are valid UTF-8 without control characters");
    if (!value.empty()) query.emplace(key, value);
  }
  check_query<api::PageQuery>(query);
  check_query<api::CompletionQuery>(query);
  check_query<api::LoggedFoodsQuery>(query);
  check_query<api::RecommendationQuery>(query);
}
