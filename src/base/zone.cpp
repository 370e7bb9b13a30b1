// Finds time zones in the embedded table and converts between UTC and local time with cctz.
#include <absl/time/internal/cctz/include/cctz/time_zone.h>
#include <absl/time/internal/cctz/include/cctz/zone_info_source.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "base/calendar.h"
#include "embed/zones.h"

namespace cctz = absl::time_internal::cctz;
namespace cctz_extension = absl::time_internal::cctz_extension;

namespace fitapp {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class CctzZone final : public Zone {
 public:
  CctzZone(std::string name, cctz::time_zone zone) : name_(std::move(name)), zone_(zone) {}

  const std::string& name() const override { return name_; }

  LocalMoment local(Instant moment) const override {
    const int offset = zone_.lookup(std::chrono::floor<cctz::seconds>(moment)).offset;
    const std::chrono::local_time<milliseconds> wall{moment.time_since_epoch() + seconds{offset}};
    const auto date = std::chrono::floor<std::chrono::days>(wall);
    // Local mean time before about 1900 has offsets with seconds. The local time includes them; `utc_offset` cannot.
    return {date, wall - date, offset / 60};
  }

  Instant instant(LocalDate date, milliseconds time_of_day) const override {
    const milliseconds wall = date.time_since_epoch() + time_of_day;
    const auto whole = std::chrono::floor<seconds>(wall);
    const auto found = zone_.lookup(cctz::civil_second{1970, 1, 1} + whole.count());
    if (found.kind == cctz::time_zone::civil_lookup::SKIPPED) return found.trans;
    return found.pre + (wall - whole);
  }

 private:
  std::string name_;
  cctz::time_zone zone_;
};

// Reads a zone file in memory like a stream.
class EmbeddedFile final : public cctz::ZoneInfoSource {
 public:
  explicit EmbeddedFile(std::string_view bytes) : left_(bytes) {}

  std::size_t Read(void* target, std::size_t size) override {
    const std::size_t count = std::min(size, left_.size());
    std::memcpy(target, left_.data(), count);
    left_.remove_prefix(count);
    return count;
  }

  int Skip(std::size_t size) override {
    left_.remove_prefix(std::min(size, left_.size()));
    return 0;
  }

 private:
  std::string_view left_;
};

// The format is described in embed/zones.mjs.
class ZoneTable {
 public:
  static ZoneTable& instance() {
    // Never destroyed: threads that outlive main may still use zones.
    static ZoneTable& table = *new ZoneTable(embed::zones());
    return table;
  }

  // cctz caches every name that is looked up, including unknown ones, so only names in this table are passed to it.
  const Zone* find(std::string_view name) {
    const auto found = entries_.find(name);
    if (found == entries_.end()) return nullptr;
    auto& [known_name, entry] = *found;
    std::call_once(entry.loaded, [&] {
      cctz::time_zone zone;
      if (!cctz::load_time_zone(known_name, &zone)) throw std::logic_error("the embedded time zones are damaged");
      entry.zone = std::make_unique<CctzZone>(known_name, zone);
    });
    return entry.zone.get();
  }

  std::unique_ptr<cctz::ZoneInfoSource> open(const std::string& name) const {
    const auto found = entries_.find(name);
    return found == entries_.end() ? nullptr : std::make_unique<EmbeddedFile>(found->second.bytes);
  }

  const std::string& version() const { return version_; }

  std::vector<std::string> names() const {
    std::vector<std::string> all;
    all.reserve(entries_.size());
    for (const auto& [name, entry] : entries_) all.push_back(name);
    return all;
  }

 private:
  struct Entry {
    std::string_view bytes;
    std::once_flag loaded;
    std::unique_ptr<const Zone> zone;
  };

  explicit ZoneTable(std::string_view content) {
    const std::size_t end_of_line = content.find('\n');
    const auto index = nlohmann::json::parse(content.substr(0, end_of_line));
    const std::string_view files = content.substr(end_of_line + 1);
    version_ = index.at("version");
    for (const auto& [name, range] : index.at("zones").items()) {
      entries_[name].bytes = files.substr(range.at(0), range.at(1));
    }
  }

  std::map<std::string, Entry, std::less<>> entries_;
  std::string version_;
};

using OpenFile = std::function<std::unique_ptr<cctz::ZoneInfoSource>(const std::string&)>;

// The second parameter reads the system's zone files and is not used.
std::unique_ptr<cctz::ZoneInfoSource> open_embedded(const std::string& name, const OpenFile& /*fallback*/) {
  return ZoneTable::instance().open(name);
}

}  // namespace

const Zone* Zone::find(std::string_view iana_name) { return ZoneTable::instance().find(iana_name); }

const Zone& Zone::utc() {
  static const Zone& zone = *find("UTC");
  return zone;
}

std::string Zone::database_version() { return ZoneTable::instance().version(); }

std::vector<std::string> Zone::names() { return ZoneTable::instance().names(); }

}  // namespace fitapp

// Replaces cctz's weak definition, which reads the system's files.
cctz_extension::ZoneInfoSourceFactory cctz_extension::zone_info_source_factory = fitapp::open_embedded;
