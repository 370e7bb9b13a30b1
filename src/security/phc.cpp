// Formats PHC strings and parses them strictly.
#include "security/phc.h"

#include <charconv>
#include <cstddef>
#include <utility>

#include "base/base64.h"

namespace fitapp::security {
namespace {

constexpr std::string_view prefix = "$argon2id$v=19$";
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string encode(const std::vector<unsigned char>& bytes) {
  return base64({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, Base64::unpadded);
}

std::optional<std::vector<unsigned char>> decode(std::string_view text) {
  std::vector<unsigned char> bytes;
  unsigned bits = 0;
  int count = 0;
  for (const char letter : text) {
    const auto value = letters.find(letter);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<unsigned>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<unsigned char>(bits >> count));
  }
  // A single remaining character, or bits that belong to no byte.
  if (count >= 6 || (bits & ((1u << count) - 1)) != 0) return std::nullopt;
  return bytes;
}

bool consume(std::string_view& text, std::string_view expected) {
  if (!text.starts_with(expected)) return false;
  text.remove_prefix(expected.size());
  return true;
}

// Consumes "m=19456", with `highest` as the bound. A number has no leading zeros, so that each hash has one text form.
bool consume_number(std::string_view& text, std::string_view name, std::uint32_t highest, std::uint32_t& value) {
  if (!consume(text, name) || text.starts_with('0')) return false;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || value > highest) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

}  // namespace

std::string format_phc(const PhcHash& parts) {
  const PasswordCost& cost = parts.cost;
  std::string text(prefix);
  text += "m=" + std::to_string(cost.memory_kib) + ",t=" + std::to_string(cost.passes);
  text += ",p=" + std::to_string(cost.lanes) + "$" + encode(parts.salt) + "$" + encode(parts.hash);
  return text;
}

std::optional<PhcHash> parse_phc(std::string_view text) {
  constexpr std::uint32_t one_gib = 1024 * 1024;
  PhcHash parts;
  PasswordCost& cost = parts.cost;
  if (!consume(text, prefix) || !consume_number(text, "m=", one_gib, cost.memory_kib)) return std::nullopt;
  if (!consume_number(text, ",t=", 100, cost.passes) || !consume_number(text, ",p=", 16, cost.lanes))
    return std::nullopt;
  if (cost.memory_kib < 8 * cost.lanes || !consume(text, "$")) return std::nullopt;
  const auto middle = text.find('$');
  if (middle == std::string_view::npos) return std::nullopt;
  auto salt = decode(text.substr(0, middle));
  auto hash = decode(text.substr(middle + 1));
  if (!salt || !hash || salt->size() < 8 || salt->size() > 64 || hash->size() < 16 || hash->size() > 64) {
    return std::nullopt;
  }
  parts.salt = std::move(*salt);
  parts.hash = std::move(*hash);
  return parts;
}

}  // namespace fitapp::security
