// Reads and applies POSIX TZ rules as RFC 8536 extends them; knows no table and no name.
#include "base/zone_footer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

namespace fitapp {
namespace {

constexpr int seconds_per_hour = 3600;
constexpr int seconds_per_day = 86400;

// Walks through the text; every read says whether it found what it looked for.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool done() const { return rest_.empty(); }

  bool take(char expected) {
    if (rest_.empty() || rest_.front() != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }

  // "CET" or "<+0530>": at least three characters, the text itself is of no use to us.
  bool skip_letters() {
    const bool quoted = take('<');
    std::size_t length = 0;
    while (length < rest_.size() && is_letter(rest_[length], quoted)) ++length;
    if (length < 3) return false;
    rest_.remove_prefix(length);
    return !quoted || take('>');
  }

  std::optional<int> number(int low, int high) {
    int value = 0;
    std::size_t length = 0;
    while (length < rest_.size() && length < 4 && rest_[length] >= '0' && rest_[length] <= '9') {
      value = value * 10 + (rest_[length++] - '0');
    }
    if (length == 0 || value < low || value > high) return std::nullopt;
    rest_.remove_prefix(length);
    return value;
  }

  // "[+-]hh[:mm[:ss]]" in seconds.
  std::optional<int> clock(int highest_hour) {
    const bool negative = take('-');
    if (!negative) take('+');
    const auto hours = number(0, highest_hour);
    if (!hours) return std::nullopt;
    int seconds = *hours * seconds_per_hour;
    for (int unit = 60; unit >= 1 && take(':'); unit /= 60) {
      const auto part = number(0, 59);
      if (!part) return std::nullopt;
      seconds += *part * unit;
    }
    return negative ? -seconds : seconds;
  }

 private:
  static bool is_letter(char c, bool quoted) {
    const bool alphabetic = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return alphabetic || (quoted && ((c >= '0' && c <= '9') || c == '+' || c == '-'));
  }

  std::string_view rest_;
};

std::optional<FooterChange> read_month_week_day(Reader& reader) {
  FooterChange change{FooterChange::Form::month_week_day};
  const auto month = reader.number(1, 12);
  if (!month || !reader.take('.')) return std::nullopt;
  const auto week = reader.number(1, 5);
  if (!week || !reader.take('.')) return std::nullopt;
  const auto day = reader.number(0, 6);
  if (!day) return std::nullopt;
  change.month = *month;
  change.week = *week;
  change.day = *day;
  return change;
}

std::optional<FooterChange> read_day(Reader& reader) {
  if (reader.take('M')) return read_month_week_day(reader);
  const bool julian = reader.take('J');
  FooterChange change{julian ? FooterChange::Form::julian : FooterChange::Form::day_of_year};
  const auto day = julian ? reader.number(1, 365) : reader.number(0, 365);
  if (!day) return std::nullopt;
  change.day = *day;
  return change;
}

std::optional<FooterChange> read_change(Reader& reader) {
  if (!reader.take(',')) return std::nullopt;
  auto change = read_day(reader);
  if (!change) return std::nullopt;
  change->seconds = 2 * seconds_per_hour;
  if (!reader.take('/')) return change;
  const auto seconds = reader.clock(167);
  if (!seconds) return std::nullopt;
  change->seconds = *seconds;
  return change;
}

std::chrono::sys_days day_of(const FooterChange& change, std::chrono::year year) {
  using namespace std::chrono;
  const sys_days first = year / January / 1;
  switch (change.form) {
    case FooterChange::Form::julian: return first + days{change.day - 1 + (year.is_leap() && change.day >= 60 ? 1 : 0)};
    case FooterChange::Form::day_of_year: return first + days{change.day};
    case FooterChange::Form::month_week_day: break;
  }
  const auto in_month = year / month{static_cast<unsigned>(change.month)};
  const weekday day{static_cast<unsigned>(change.day)};
  if (change.week == 5) return sys_days{in_month / day[last]};
  return sys_days{in_month / day[static_cast<unsigned>(change.week)]};
}

// `offset` is the one in force before the change, by which the rule's time is meant.
EpochSeconds moment_of(const FooterChange& change, std::chrono::year year, int offset) {
  const EpochSeconds midnight = EpochSeconds{day_of(change, year).time_since_epoch().count()} * seconds_per_day;
  return midnight + change.seconds - offset;
}

}  // namespace

std::optional<ZoneFooter> ZoneFooter::parse(std::string_view text) {
  Reader reader(text);
  ZoneFooter footer;
  if (!reader.skip_letters()) return std::nullopt;
  const auto west = reader.clock(24);
  if (!west) return std::nullopt;
  footer.standard_offset_ = -*west;
  if (reader.done()) return footer;

  if (!reader.skip_letters()) return std::nullopt;
  footer.has_daylight_ = true;
  footer.daylight_offset_ = footer.standard_offset_ + seconds_per_hour;
  if (const auto daylight_west = reader.clock(24)) footer.daylight_offset_ = -*daylight_west;
  const auto to_daylight = read_change(reader);
  if (!to_daylight) return std::nullopt;
  const auto to_standard = read_change(reader);
  if (!to_standard || !reader.done()) return std::nullopt;
  footer.to_daylight_ = *to_daylight;
  footer.to_standard_ = *to_standard;
  return footer;
}

ZonePeriod ZoneFooter::period_at(EpochSeconds moment) const {
  using namespace std::chrono;
  constexpr EpochSeconds ever = std::numeric_limits<EpochSeconds>::max();
  if (!has_daylight_) return {-ever, ever, standard_offset_};

  struct Change {
    EpochSeconds at;
    int offset;
  };
  // A change may fall into the neighbouring year by UTC, so one more year on either side is looked at.
  const year middle = year_month_day{floor<days>(sys_seconds{seconds{moment}})}.year();
  std::array<Change, 10> changes;
  std::size_t count = 0;
  for (int step = -2; step <= 2; ++step) {
    const year y = middle + years{step};
    changes[count++] = {moment_of(to_standard_, y, daylight_offset_), standard_offset_};
    changes[count++] = {moment_of(to_daylight_, y, standard_offset_), daylight_offset_};
  }
  // Stable: where both fall on one moment (daylight time all year), the change to daylight time stands last and wins.
  std::stable_sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) { return a.at < b.at; });
  const auto next = std::upper_bound(changes.begin(), changes.end(), moment,
                                     [](EpochSeconds value, const Change& change) { return value < change.at; });
  const auto current = std::prev(next);
  return {current->at, next->at, current->offset};
}

}  // namespace fitapp
