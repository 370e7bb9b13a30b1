// Finds zones by name in the packed tables and turns moments into wall-clock time and back; knows no clock.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <stdexcept>
#include <utility>

#include "base/calendar.h"
#include "base/zone_rules.h"
#include "embed/zones.h"

namespace fitapp {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// No zone is further from UTC than this, also not before time was standardised.
constexpr seconds widest_offset = std::chrono::hours{26};

class TableZone final : public Zone {
 public:
  TableZone(std::string_view name, ZoneRules rules) : name_(name), rules_(std::move(rules)) {}

  const std::string& name() const override { return name_; }

  LocalMoment local(Instant moment) const override {
    const auto whole = std::chrono::floor<seconds>(moment);
    const int offset = rules_.period_at(whole.time_since_epoch().count()).offset;
    const std::chrono::local_time<milliseconds> wall{moment.time_since_epoch() + seconds{offset}};
    const auto date = std::chrono::floor<std::chrono::days>(wall);
    // Local mean time before about 1900 has odd seconds; the clock shows them, the answered offset cannot.
    return {date, wall - date, offset / 60};
  }

  Instant instant(LocalDate date, milliseconds time_of_day) const override {
    const milliseconds wall = date.time_since_epoch() + time_of_day;
    const EpochSeconds first = std::chrono::floor<seconds>(wall - widest_offset).count();
    const EpochSeconds last = std::chrono::floor<seconds>(wall + widest_offset).count();
    ZonePeriod period = rules_.period_at(first);
    for (;;) {
      const milliseconds candidate = wall - seconds{period.offset};
      const EpochSeconds at = std::chrono::floor<seconds>(candidate).count();
      if (at < period.end) {
        // Past its beginning: the wall clock shows it here. Before it: the jump that began this period skipped it.
        return Instant{at >= period.begin ? candidate : milliseconds{seconds{period.begin}}};
      }
      // Unreachable in a consistent table; the bound keeps a broken one from looping.
      if (period.end > last) return Instant{candidate};
      period = rules_.period_at(period.end);
    }
  }

 private:
  std::string name_;
  ZoneRules rules_;
};

// The layout is described in embed/zones.mjs.
class PackedZones {
 public:
  explicit PackedZones(std::span<const unsigned char> bytes) : bytes_(bytes) {
    constexpr std::string_view magic = "FITZONE1";
    if (bytes.size() < header_size || !std::equal(magic.begin(), magic.end(), bytes.begin())) {
      throw std::logic_error("the embedded time zones are damaged");
    }
    count_ = number(8, 4);
  }

  std::size_t size() const { return count_; }

  std::string_view name(std::size_t index) const {
    const std::size_t entry = entry_at(index);
    const auto part = bytes_.subspan(number(entry, 4), number(entry + 8, 2));
    return {reinterpret_cast<const char*>(part.data()), part.size()};
  }

  std::span<const unsigned char> rules(std::size_t index) const {
    const std::size_t entry = entry_at(index);
    return bytes_.subspan(number(entry + 4, 4), number(entry + 10, 2));
  }

  std::optional<std::size_t> index_of(std::string_view wanted) const {
    std::size_t low = 0, high = count_;
    while (low < high) {
      const std::size_t middle = low + (high - low) / 2;
      if (name(middle) < wanted) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == count_ || name(low) != wanted) return std::nullopt;
    return low;
  }

  std::string version() const {
    const auto part = bytes_.subspan(number(12, 4), number(16, 4));
    return {part.begin(), part.end()};
  }

 private:
  static constexpr std::size_t header_size = 24;
  static constexpr std::size_t entry_size = 12;

  static std::size_t entry_at(std::size_t index) { return header_size + entry_size * index; }

  std::size_t number(std::size_t at, std::size_t size) const {
    std::size_t value = 0;
    for (std::size_t i = size; i-- > 0;) value = value << 8 | bytes_[at + i];
    return value;
  }

  std::span<const unsigned char> bytes_;
  std::size_t count_ = 0;
};

// One slot per name, filled on first use and never emptied, so that a pointer stays good for the life of the process.
class ZoneCache {
 public:
  static ZoneCache& instance() {
    // Never destroyed: threads that outlive main may still hold zones.
    static ZoneCache& cache = *new ZoneCache(embed::zones());
    return cache;
  }

  const Zone* find(std::string_view name) {
    const auto index = packed_.index_of(name);
    if (!index) return nullptr;
    auto& slot = slots_[*index];
    if (const Zone* zone = slot.load(std::memory_order_acquire)) return zone;
    return fill(*index);
  }

  const PackedZones& packed() const { return packed_; }

 private:
  explicit ZoneCache(std::span<const unsigned char> bytes)
      : packed_(bytes), slots_(std::make_unique<std::atomic<const Zone*>[]>(packed_.size())) {}

  const Zone* fill(std::size_t index) {
    const std::lock_guard lock(filling_);
    if (const Zone* zone = slots_[index].load(std::memory_order_acquire)) return zone;
    auto rules = ZoneRules::parse(packed_.rules(index));
    if (!rules) throw std::logic_error("the embedded time zones are damaged");
    const Zone* zone = new TableZone(packed_.name(index), std::move(*rules));
    slots_[index].store(zone, std::memory_order_release);
    return zone;
  }

  PackedZones packed_;
  std::unique_ptr<std::atomic<const Zone*>[]> slots_;
  std::mutex filling_;
};

}  // namespace

const Zone* Zone::find(std::string_view iana_name) { return ZoneCache::instance().find(iana_name); }

const Zone& Zone::utc() {
  static const Zone& zone = *find("UTC");
  return zone;
}

std::string Zone::database_version() { return ZoneCache::instance().packed().version(); }

std::vector<std::string> Zone::names() {
  const PackedZones& packed = ZoneCache::instance().packed();
  std::vector<std::string> all;
  all.reserve(packed.size());
  for (std::size_t i = 0; i < packed.size(); ++i) all.emplace_back(packed.name(i));
  return all;
}

}  // namespace fitapp
