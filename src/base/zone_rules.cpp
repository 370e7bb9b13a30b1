// Decodes TZif bytes, never trusting a length in them; knows no name and no day.
#include "base/zone_rules.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace fitapp {
namespace {

constexpr std::size_t header_size = 44;
constexpr EpochSeconds ever = std::numeric_limits<EpochSeconds>::max();

// Big-endian integer of `size` bytes, two's complement.
std::int64_t read_integer(std::span<const unsigned char> bytes, std::size_t at, std::size_t size) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < size; ++i) value = value << 8 | bytes[at + i];
  if (size == 4) return static_cast<std::int32_t>(static_cast<std::uint32_t>(value));
  return static_cast<std::int64_t>(value);
}

// Where each block of the data part begins.
struct Layout {
  std::size_t times, time_types, types, type_count, footer;
  std::size_t time_count;
};

std::optional<Layout> read_layout(std::span<const unsigned char> bytes) {
  const std::string_view magic("TZif");
  if (bytes.size() < header_size || !std::equal(magic.begin(), magic.end(), bytes.begin())) return std::nullopt;
  const auto count = [&](std::size_t index) {
    return static_cast<std::size_t>(static_cast<std::uint32_t>(read_integer(bytes, 20 + 4 * index, 4)));
  };
  const std::size_t utc_flags = count(0), standard_flags = count(1), leaps = count(2), letters = count(5);
  Layout layout{};
  layout.time_count = count(3);
  layout.type_count = count(4);
  layout.times = header_size;
  layout.time_types = layout.times + layout.time_count * 8;
  layout.types = layout.time_types + layout.time_count;
  layout.footer = layout.types + layout.type_count * 6 + letters + leaps * 12 + standard_flags + utc_flags;
  if (layout.type_count == 0 || layout.footer > bytes.size()) return std::nullopt;
  return layout;
}

// The text between two line feeds after the data.
std::optional<std::string_view> read_footer(std::span<const unsigned char> bytes, std::size_t at) {
  const std::string_view rest(reinterpret_cast<const char*>(bytes.data()) + at, bytes.size() - at);
  if (rest.size() < 2 || rest.front() != '\n') return std::nullopt;
  const auto end = rest.find('\n', 1);
  if (end == std::string_view::npos) return std::nullopt;
  return rest.substr(1, end - 1);
}

}  // namespace

std::optional<ZoneRules> ZoneRules::parse(std::span<const unsigned char> tzif) {
  const auto layout = read_layout(tzif);
  if (!layout) return std::nullopt;
  const auto offset_of = [&](std::size_t type) {
    return static_cast<int>(read_integer(tzif, layout->types + 6 * type, 4));
  };

  ZoneRules rules;
  rules.first_offset_ = offset_of(0);
  for (std::size_t i = 0; i < layout->time_count; ++i) {
    const EpochSeconds at = read_integer(tzif, layout->times + 8 * i, 8);
    const std::size_t type = tzif[layout->time_types + i];
    if (type >= layout->type_count || (i > 0 && at <= rules.changes_.back())) return std::nullopt;
    rules.changes_.push_back(at);
    rules.offsets_.push_back(offset_of(type));
  }

  const auto text = read_footer(tzif, layout->footer);
  if (!text) return std::nullopt;
  if (text->empty()) return rules;
  rules.footer_ = ZoneFooter::parse(*text);
  if (!rules.footer_) return std::nullopt;
  return rules;
}

ZonePeriod ZoneRules::period_at(EpochSeconds moment) const {
  const auto next = std::upper_bound(changes_.begin(), changes_.end(), moment);
  const auto index = next - changes_.begin();
  const EpochSeconds begin = next == changes_.begin() ? -ever : *std::prev(next);
  if (next != changes_.end()) return {begin, *next, index == 0 ? first_offset_ : offsets_[index - 1]};
  if (!footer_) return {begin, ever, index == 0 ? first_offset_ : offsets_[index - 1]};
  ZonePeriod period = footer_->period_at(moment);
  period.begin = std::max(period.begin, begin);
  return period;
}

}  // namespace fitapp
