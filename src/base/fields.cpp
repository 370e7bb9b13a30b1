// The parts of reading and writing shapes that are not templates.
#include "base/fields.h"

#include <algorithm>
#include <charconv>

#include "base/email.h"
#include "base/json_bounds.h"
#include "base/messages.h"
#include "base/utf8.h"

namespace fitapp {
namespace {

std::string_view type_name(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null: return "null";
    case Json::value_t::boolean: return "boolean";
    case Json::value_t::string: return "string";
    case Json::value_t::array: return "array";
    case Json::value_t::object: return "object";
    default: return "number";
  }
}

Message expected_but_received(std::string_view expected, std::string_view received) {
  return {messages::wrong_type, {{"expected", std::string(expected)}, {"received", std::string(received)}}};
}

std::string trimmed(const std::string& text) {
  const auto* blanks = " \t\r\n\f\v";
  auto first = text.find_first_not_of(blanks);
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool looks_like_email(std::string_view text) {
  auto at = text.find('@');
  if (at == std::string_view::npos || at == 0 || text.find('@', at + 1) != std::string_view::npos) return false;
  if (text.find_first_of(" \t\r\n<>,;:\"()[]\\") != std::string_view::npos) return false;
  auto domain = text.substr(at + 1);
  auto dot = domain.rfind('.');
  return dot != std::string_view::npos && dot != 0 && dot + 1 < domain.size() && domain.front() != '.' &&
         domain.find("..") == std::string_view::npos;
}

Message too_low(const Rule& rule, const MessageText& general, double minimum) {
  return {rule.low == nullptr ? general : *rule.low, {{"minimum", minimum}}};
}

Message too_high(const Rule& rule, const MessageText& general, double maximum) {
  return {rule.high == nullptr ? general : *rule.high, {{"maximum", maximum}}};
}

// The number in a query value, else nullopt.
std::optional<double> number_in(const std::string& text) {
  double number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
  return number;
}

const MessageText& own_or(const MessageText* own, const MessageText& general) {
  return own == nullptr ? general : *own;
}

Message length_too_low(const Rule& rule) {
  if (rule.low == nullptr && rule.min_length == 1) return messages::required;
  return too_low(rule, messages::too_short, static_cast<double>(rule.min_length));
}

}  // namespace

void Reader::problem(const std::string& path, Message message) {
  problems_.add(path.empty() ? "body" : path, std::move(message));
}

void Reader::wrong_type(std::string_view expected, const Json& value, const Rule& rule, const std::string& path) {
  if (value.is_null() && rule.required != Rule{}.required) return problem(path, *rule.required);
  problem(path, expected_but_received(expected, type_name(value)));
}

bool Reader::read_text(std::string& out, const Json& value, const Rule& rule, const std::string& path) {
  if (!value.is_string()) {
    wrong_type("string", value, rule, path);
    return false;
  }
  const auto& raw = value.get_ref<const std::string&>();
  std::string text = rule.format == TextFormat::secret ? raw : trimmed(raw);
  if (text.find('\0') != std::string::npos) {
    problem(path, messages::invalid_input);
    return false;
  }
  const auto length = count_characters(text);
  if (length < rule.min_length) {
    const bool missing = length == 0 && rule.low == nullptr && rule.required != Rule{}.required;
    problem(path, missing ? Message(*rule.required) : length_too_low(rule));
    return false;
  }
  if (length > rule.max_length) {
    problem(path, too_high(rule, messages::too_long, static_cast<double>(rule.max_length)));
    return false;
  }
  if (rule.format == TextFormat::email) {
    text = normalized_email(text);
    if (!looks_like_email(text)) {
      problem(path, own_or(rule.pattern, messages::invalid_email));
      return false;
    }
  }
  if (rule.format == TextFormat::time_zone && Zone::find(text) == nullptr) {
    problem(path, own_or(rule.pattern, messages::unknown_time_zone));
    return false;
  }
  out = std::move(text);
  return true;
}

bool Reader::read_number(double& out, const Json& value, const Rule& rule, const std::string& path) {
  std::optional<double> number;
  if (value.is_number()) number = value.get<double>();
  if (from_text() && value.is_string()) number = number_in(value.get_ref<const std::string&>());
  if (!number) {
    wrong_type("number", value, rule, path);
    return false;
  }
  if (rule.decimals >= 0 && std::abs(*number) < 1e15) {
    const double scale = std::pow(10.0, rule.decimals);
    number = std::round(*number * scale) / scale;
  }
  if (*number < rule.minimum) {
    problem(path, too_low(rule, messages::at_least, rule.minimum));
    return false;
  }
  if (*number > rule.maximum || !std::isfinite(*number)) {
    problem(path, too_high(rule, messages::at_most, rule.maximum));
    return false;
  }
  if (rule.step > 0 && std::remainder(*number, rule.step) != 0) {
    problem(path, own_or(rule.pattern, messages::invalid_input));
    return false;
  }
  out = *number;
  return true;
}

bool Reader::read_integer(std::int64_t& out, const Json& value, const Rule& rule, const std::string& path) {
  // Above 2^53 a double cannot represent every integer. No field needs larger numbers.
  constexpr double exact = 9007199254740992.0;
  double number = 0;
  Rule bounded = rule;
  bounded.decimals = -1;
  bounded.minimum = std::max(rule.minimum, -exact);
  bounded.maximum = std::min(rule.maximum, exact);
  if (value.is_number_float() && value.get<double>() != std::floor(value.get<double>())) {
    problem(path, messages::not_whole);
    return false;
  }
  if (!read_number(number, value, bounded, path)) return false;
  if (number != std::floor(number)) {
    problem(path, messages::not_whole);
    return false;
  }
  out = static_cast<std::int64_t>(number);
  return true;
}

bool Reader::read_boolean(bool& out, const Json& value, const std::string& path) {
  if (from_text() && value.is_string() && (value == "true" || value == "false")) {
    out = value == "true";
    return true;
  }
  if (!value.is_boolean()) {
    wrong_type("boolean", value, Rule{}, path);
    return false;
  }
  out = value.get<bool>();
  return true;
}

// A timestamp counts as the date written in it, without time zone conversion (docs/behaviour.md, Dates and time).
bool Reader::read_date(LocalDate& out, const Json& value, const Rule& rule, const std::string& path) {
  if (!value.is_string()) {
    wrong_type("string", value, rule, path);
    return false;
  }
  const auto& text = value.get_ref<const std::string&>();
  auto date = parse_date(text);
  if (!date && parse_timestamp(text)) date = parse_date(std::string_view(text).substr(0, 10));
  if (!date) {
    problem(path, messages::invalid_date);
    return false;
  }
  out = *date;
  return true;
}

bool Reader::read_moment(Instant& out, const Json& value, const std::string& path) {
  EntryTime given;
  if (!read_entry_time(given, value, path)) return false;
  if (!given.moment) problem(path, messages::invalid_date);
  if (given.moment) out = *given.moment;
  return given.moment.has_value();
}

bool Reader::read_entry_time(EntryTime& out, const Json& value, const std::string& path) {
  if (!value.is_string()) {
    wrong_type("string", value, Rule{}, path);
    return false;
  }
  const auto& text = value.get_ref<const std::string&>();
  out.date = parse_date(text);
  if (!out.date) out.moment = parse_timestamp(text);
  if (!out.date && !out.moment) problem(path, messages::invalid_date);
  return out.date || out.moment;
}

bool Reader::read_names(NameList& out, const Json& value, const Rule& rule, const std::string& path) {
  Json list = value;
  if (value.is_string()) {
    std::string text = value.get<std::string>();
    std::replace(text.begin(), text.end(), '\n', ',');
    list = detail::split_list(Json(std::move(text)));
  }
  Rule each = rule;
  each.min_length = 0;
  if (!read_value(out.names, list, each, path, *this)) return false;
  std::erase_if(out.names, [](const std::string& name) { return name.empty(); });
  return true;
}

bool Reader::read_free_object(Json& out, const Json& value, const Rule& rule, const std::string& path) {
  if (!value.is_object()) {
    wrong_type("object", value, rule, path);
    return false;
  }
  if (value.dump().size() > rule.max_length) {
    problem(path, too_high(rule, messages::too_long, static_cast<double>(rule.max_length)));
    return false;
  }
  out = value;
  return true;
}

Json detail::split_list(const Json& text) {
  Json list = Json::array();
  std::string_view rest = text.get_ref<const std::string&>();
  while (!rest.empty()) {
    auto comma = std::min(rest.find(','), rest.size());
    list.push_back(trimmed(std::string(rest.substr(0, comma))));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return list;
}

Json parse_json(std::string_view text, std::size_t most_values) {
  if (!is_bounded_json(text, most_values)) throw Error(ErrorKind::invalid, messages::too_many_values);
  // The parser stops at a NUL between two values, and ignores what follows.
  if (text.find('\0') != std::string_view::npos) throw Error(ErrorKind::invalid, messages::malformed_json);
  constexpr bool throwing = false;
  Json value = Json::parse(text, nullptr, throwing);
  if (value.is_discarded()) {
    throw Error(ErrorKind::invalid, messages::malformed_json);
  }
  return value;
}

void write_parameters(std::string& out, const MessageParameters& parameters) {
  char before = '{';
  for (const auto& [name, value] : parameters) {
    out += before;
    write_json_string(out, name);
    out += ':';
    std::visit([&](const auto& each) { write_json(out, each); }, value);
    before = ',';
  }
  out += parameters.empty() ? "{}" : "}";
}

}  // namespace fitapp
