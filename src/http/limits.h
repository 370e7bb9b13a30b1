// The limits of the HTTP server, with their defaults.
#pragma once

#include <chrono>
#include <cstddef>

namespace fitapp::http {

struct Limits {
  std::size_t open_body_bytes = 16 * 1024;
  std::size_t signed_in_body_bytes = 1024 * 1024;
  std::size_t unfinished_body_bytes = 32 * 1024 * 1024;  // of all bodies together, except 16 KiB of each
  std::size_t path_bytes = 512;
  std::size_t target_bytes = 8 * 1024;  // path and query together; equals cpp-httplib's limit
  std::size_t header_bytes = 16 * 1024;
  std::size_t header_line_bytes = 8 * 1024;  // cpp-httplib's limit
  std::size_t header_count = 100;            // cpp-httplib's limit
  std::size_t connections_total = 1024;
  std::size_t connections_per_address = 64;  // loopback and trusted proxies count only towards the total
  std::size_t requests_per_connection = 1000;
  std::chrono::milliseconds header_deadline{10'000};  // from the first byte, or from connecting, to the blank line
  std::chrono::milliseconds body_deadline{30'000};    // for the whole body
  std::chrono::milliseconds keep_alive_idle{5'000};
  std::chrono::milliseconds write_stall{20'000};         // the client accepts nothing for this long: give up
  std::chrono::milliseconds event_heartbeat{25'000};     // proxies close connections that are silent for a minute
  std::chrono::minutes event_stream_lifetime{30};        // then the client reconnects, and its session is checked
  std::chrono::milliseconds stop_response_grace{5'000};  // how long stopping waits until responses are sent
};

}  // namespace fitapp::http
