// The event streams of all users, and the rest timer that each user's devices share. Held in memory only.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "api/shapes/live.h"
#include "base/id.h"
#include "http/event_stream.h"

namespace fitapp::api {

// Who opens a stream.
struct LiveReader {
  UserId user;
  SessionId session;
  std::optional<std::string> client;         // X-Client
  std::optional<std::string> last_event_id;  // Last-Event-ID
};

// Thread-safe. An event goes to the streams of one user.
class LiveStreams {
 public:
  static constexpr std::size_t max_per_user = 2;
  static constexpr std::size_t max_total = 128;

  // `run` differs between runs of the server, so that an event id of an earlier run is not taken for one of this run.
  explicit LiveStreams(std::string run) : run_(std::move(run)) {}

  // Ends the oldest stream of a user who has two. Throws 503 when there are 128 in all.
  std::shared_ptr<http::EventStream> open(const LiveReader& reader, Instant now);

  struct Change {
    std::string path;
    std::optional<std::string> by;
  };
  void publish_change(UserId user, const Change& change, Instant now);
  // nullopt: there is none.
  void set_rest_timer(UserId user, const std::optional<RestTimer>& timer, const std::optional<std::string>& by,
                      Instant now);

  // Those with open streams.
  std::vector<UserId> users();
  // Ends the streams of all sessions of the user that are not among `sessions`.
  void end_other_sessions(UserId user, const std::set<std::int64_t>& sessions);

 private:
  struct Entry {
    SessionId session;
    std::optional<std::string> client;
    std::shared_ptr<http::EventStream> stream;
  };
  struct Feed {
    std::uint64_t last_id = 0;
    // The last change, and the last one by another client than that.
    std::optional<Instant> last_change;
    std::optional<std::string> last_change_by;
    std::optional<Instant> change_before;
    std::deque<Entry> entries;  // oldest first
    std::optional<RestTimer> timer;
    std::optional<std::string> timer_by;
    Instant timer_set{};
  };

  static void drop_closed(Feed& feed);
  static void end(const Entry& entry, LiveEnd reason);
  static void make_room(Feed& feed, const std::optional<std::string>& client, std::size_t open);
  std::size_t count_open();
  static std::optional<std::int64_t> since_change(const Feed& feed, const LiveReader& reader, Instant now);
  static std::optional<RestTimer> timer_of(const Feed& feed, Instant now);
  std::string text_of(const Feed& feed, const LiveEvent& event) const;
  void send(Feed& feed, const LiveEvent& event);

  const std::string run_;
  std::mutex mutex_;
  std::unordered_map<std::int64_t, Feed> feeds_;  // by user
};

}  // namespace fitapp::api
