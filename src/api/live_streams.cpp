#include "api/live_streams.h"

#include <algorithm>

#include "domain/messages.h"

namespace fitapp::api {
namespace {

// Another user's stream ends when they close the page.
constexpr int retry_seconds = 60;
// A rest that was paused and forgotten.
constexpr std::chrono::hours longest_pause{12};

}  // namespace

void LiveStreams::drop_closed(Feed& feed) {
  std::erase_if(feed.entries, [](const Entry& each) { return !each.stream->is_open(); });
}

void LiveStreams::end(const Entry& entry, LiveEnd reason) {
  std::string last = "data: ";
  write_json(last, LiveEvent{.type = LiveEventType::ended, .reason = reason});
  entry.stream->end(last + "\n\n");
}

// A client that returns replaces its own stream, whose end the server may not have noticed.
void LiveStreams::make_room(Feed& feed, const std::optional<std::string>& client, std::size_t open) {
  auto surplus = std::find_if(feed.entries.begin(), feed.entries.end(),
                              [&](const Entry& each) { return client && each.client == client; });
  if (surplus == feed.entries.end() && feed.entries.size() >= max_per_user) surplus = feed.entries.begin();
  if (surplus != feed.entries.end()) {
    end(*surplus, LiveEnd::replaced);
    feed.entries.erase(surplus);
  } else if (open >= max_total) {
    throw Error(ErrorKind::unavailable, "BUSY", messages::busy).retry_after(retry_seconds);
  }
}

std::size_t LiveStreams::count_open() {
  std::size_t count = 0;
  for (auto& [user, feed] : feeds_) {
    drop_closed(feed);
    count += feed.entries.size();
  }
  return count;
}

std::optional<std::int64_t> LiveStreams::since_change(const Feed& feed, const LiveReader& reader, Instant now) {
  const bool is_own = reader.client && reader.client == feed.last_change_by;
  const std::optional<Instant> last = is_own ? feed.change_before : feed.last_change;
  return last ? std::optional(std::int64_t{(now - *last).count()}) : std::nullopt;
}

std::optional<RestTimer> LiveStreams::timer_of(const Feed& feed, Instant now) {
  std::optional<RestTimer> timer = feed.timer;
  if (!timer || now - feed.timer_set > longest_pause) return std::nullopt;
  if (!timer->is_running) return timer;
  const std::int64_t left = timer->left_ms - std::max<std::int64_t>(0, (now - feed.timer_set).count());
  if (left <= 0) return std::nullopt;
  timer->left_ms = static_cast<int>(left);
  return timer;
}

std::string LiveStreams::text_of(const Feed& feed, const LiveEvent& event) const {
  std::string text = "id: " + run_ + "-" + std::to_string(feed.last_id) + "\ndata: ";
  write_json(text, event);
  return text + "\n\n";
}

void LiveStreams::send(Feed& feed, const LiveEvent& event) {
  ++feed.last_id;
  const std::string text = text_of(feed, event);
  for (const Entry& each : feed.entries) each.stream->send(text);
}

std::shared_ptr<http::EventStream> LiveStreams::open(const LiveReader& reader, Instant now) {
  const std::lock_guard lock(mutex_);
  const std::size_t open = count_open();
  Feed& feed = feeds_[reader.user.value];
  make_room(feed, reader.client, open);
  auto stream = std::make_shared<http::EventStream>();
  const std::string now_at = run_ + "-" + std::to_string(feed.last_id);
  stream->send(text_of(feed, {.type = LiveEventType::opened,
                              .missed = reader.last_event_id && *reader.last_event_id != now_at,
                              .since_change_ms = since_change(feed, reader, now),
                              .by = feed.timer_by,
                              .rest_timer = timer_of(feed, now)}));
  feed.entries.push_back({reader.session, reader.client, stream});
  return stream;
}

void LiveStreams::publish_change(UserId user, const Change& change, Instant now) {
  const std::lock_guard lock(mutex_);
  Feed& feed = feeds_[user.value];
  if (!change.by || change.by != feed.last_change_by) feed.change_before = feed.last_change;
  feed.last_change = now;
  feed.last_change_by = change.by;
  send(feed, {.type = LiveEventType::changed, .path = change.path, .by = change.by});
}

void LiveStreams::set_rest_timer(UserId user, const std::optional<RestTimer>& timer,
                                 const std::optional<std::string>& by, Instant now) {
  const std::lock_guard lock(mutex_);
  Feed& feed = feeds_[user.value];
  feed.timer = timer;
  feed.timer_by = by;
  feed.timer_set = now;
  send(feed, {.type = LiveEventType::rest_timer, .by = by, .rest_timer = timer});
}

std::vector<UserId> LiveStreams::users() {
  const std::lock_guard lock(mutex_);
  std::vector<UserId> users;
  for (auto& [user, feed] : feeds_) {
    drop_closed(feed);
    if (!feed.entries.empty()) users.push_back(UserId{user});
  }
  return users;
}

void LiveStreams::end_other_sessions(UserId user, const std::set<std::int64_t>& sessions) {
  const std::lock_guard lock(mutex_);
  const auto found = feeds_.find(user.value);
  if (found == feeds_.end()) return;
  std::erase_if(found->second.entries, [&](const Entry& each) {
    const bool has_ended = !sessions.contains(each.session.value);
    if (has_ended) end(each, LiveEnd::signed_out);
    return has_ended;
  });
  // Nobody is signed in; the account may be gone. The counter stays, so that no event id is used twice.
  if (sessions.empty()) found->second.timer.reset();
}

}  // namespace fitapp::api
