// Every bound of the HTTP server, with the product's defaults.
#pragma once

#include <chrono>
#include <cstddef>

namespace fitapp::http {

struct Limits {
  std::size_t open_body_bytes = 16 * 1024;
  std::size_t signed_in_body_bytes = 1024 * 1024;
  std::size_t path_bytes = 512;
  std::size_t target_bytes = 8 * 1024;  // path and query together; the library's own bound is the same
  std::size_t header_bytes = 16 * 1024;
  std::size_t header_line_bytes = 8 * 1024;  // the library's own bound
  std::size_t header_count = 100;            // the library's own bound
  std::size_t connections_total = 1024;
  std::size_t connections_per_address = 64;  // loopback and trusted proxies count only towards the total
  std::size_t requests_per_connection = 1000;
  std::chrono::milliseconds header_deadline{10'000};  // from the first byte (or from connecting) to the blank line
  std::chrono::milliseconds body_deadline{30'000};  // for a whole body
  std::chrono::milliseconds authentication_age{1'000};  // older when the body is whole: who asks is asked again
  std::chrono::milliseconds keep_alive_idle{5'000};
  std::chrono::milliseconds write_stall{20'000};  // an answer of which the client takes nothing for so long is given up
  std::chrono::milliseconds stop_body_grace{500};      // how long a stop waits for the rest of a body
  std::chrono::milliseconds stop_answer_grace{5'000};  // how long a stop waits for answers to be taken
};

}  // namespace fitapp::http
