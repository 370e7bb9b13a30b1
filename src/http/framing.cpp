// The one place that uses the HTTP library. It is given a head of our own making that says nothing but how the body
// is framed, so that nothing a client writes there can reach the library's many special cases: percent-decoded
// header values, ranges, form data, upgrades, compression, routes as regular expressions.
#include "http/framing.h"

#include <httplib.h>

#include <algorithm>
#include <limits>

namespace fitapp::http {

namespace {

constexpr const char* only_path = "/";

// The library reads and writes through this; nothing of its own socket handling runs.
class LibraryStream final : public httplib::Stream {
 public:
  LibraryStream(Passage& passage, const Limits& limits, std::string head)
      : passage_(passage), limits_(limits), head_(std::move(head)) {}

  bool is_readable() const override { return head_used_ < head_.size(); }
  bool wait_readable() const override { return true; }
  bool wait_writable() const override { return !write_failed_; }
  bool is_peer_alive() const override { return !write_failed_; }

  ssize_t read(char* into, size_t size) override {
    if (head_used_ < head_.size()) {
      const std::size_t taken = std::min(size, head_.size() - head_used_);
      head_.copy(into, taken, head_used_);
      head_used_ += taken;
      return static_cast<ssize_t>(taken);
    }
    // After the answer has begun the library would read on to the end of an unread body: there is none for it.
    return may_read_body_ ? passage_.connection.read(into, size, passage_.body_deadline) : -1;
  }

  ssize_t write(const char* bytes, size_t size) override {
    if (!passage_.connection.write({bytes, size}, limits_.write_stall)) {
      write_failed_ = true;
      return -1;
    }
    return static_cast<ssize_t>(size);
  }

  void get_remote_ip_and_port(std::string&, int&) const override {}
  void get_local_ip_and_port(std::string&, int&) const override {}
  socket_t socket() const override { return passage_.connection.socket(); }
  time_t duration() const override { return 0; }

  void allow_body(bool allowed) { may_read_body_ = allowed; }
  bool write_failed() const { return write_failed_; }

 private:
  Passage& passage_;
  const Limits& limits_;
  std::string head_;
  std::size_t head_used_ = 0;
  bool may_read_body_ = false;
  bool write_failed_ = false;
};

class LibrarySink final : public Sink {
 public:
  LibrarySink(const Passage& passage, httplib::DataSink& sink) : passage_(passage), sink_(sink) {}

  bool write(std::string_view bytes) override {
    if (passage_.is_stopping()) return false;
    // An empty chunk would say that the answer ends here.
    return bytes.empty() || sink_.write(bytes.data(), bytes.size());
  }
  bool is_open() const override { return !passage_.is_stopping() && passage_.connection.peer_is_there(); }

 private:
  const Passage& passage_;
  httplib::DataSink& sink_;
};

std::string framing_head(const Passage& passage) {
  // GET and HEAD bring no body, so that the library looks for none; POST stands for all that do.
  std::string head = passage.reads_body ? "POST" : passage.head.method == "HEAD" ? "HEAD" : "GET";
  head += std::string(" ") + only_path + " HTTP/1.1\r\n";
  if (passage.reads_body && passage.head.chunked) head += "Transfer-Encoding: chunked\r\n";
  if (passage.reads_body && passage.head.content_length)
    head += "Content-Length: " + std::to_string(*passage.head.content_length) + "\r\n";
  return head + "\r\n";
}

// The library's handlers are set once and get no context: each thread passes one request at a time.
struct Current {
  Passage* passage = nullptr;
  LibraryStream* stream = nullptr;
};
thread_local Current current;

void fill_stream(Reply reply, httplib::Response& response) {
  auto produce = [stream = std::move(reply.stream)](size_t, httplib::DataSink& sink) {
    Passage& passage = *current.passage;
    LibrarySink out(passage, sink);
    const bool sound = passage.run_stream([&] { stream(out); });
    // Cut short on purpose: without its last chunk the client sees that the answer is not whole.
    if (!sound || passage.is_stopping()) return false;
    sink.done();
    return true;
  };
  if (current.passage->head.is_http_1_0) {
    current.passage->keep = false;  // only the end of the connection tells such a client where the answer ends
    response.set_content_provider(reply.content_type, std::move(produce));
  } else {
    response.set_chunked_content_provider(reply.content_type, std::move(produce));
  }
}

void fill(Reply reply, httplib::Response& response) {
  response.status = reply.status;
  current.passage->status = reply.status;
  for (const auto& [name, value] : reply.headers) response.headers.emplace(name, value);
  if (reply.status == 204 || reply.status == 304) return;
  if (reply.stream) {
    fill_stream(std::move(reply), response);
  } else if (!reply.lasting_body.empty()) {
    const std::string_view bytes = reply.lasting_body;
    response.set_content_provider(bytes.size(), reply.content_type,
                                  [bytes](size_t offset, size_t length, httplib::DataSink& sink) {
                                    return sink.write(bytes.data() + offset, length);
                                  });
  } else {
    response.headers.emplace("Content-Type", reply.content_type);
    response.body = std::move(reply.body);
  }
}

void answer_without_body(const httplib::Request&, httplib::Response& response) {
  fill(current.passage->answer({}, BodyEnd::complete), response);
}

void answer_with_body(const httplib::Request&, httplib::Response& response, const httplib::ContentReader& read) {
  Passage& passage = *current.passage;
  Connection& connection = passage.connection;
  std::string body;
  bool too_large = false;
  current.stream->allow_body(true);
  connection.reading_body = true;
  const bool complete = read([&](const char* bytes, size_t size) {
    too_large = size > passage.most_body_bytes - body.size();
    if (!too_large) body.append(bytes, size);
    return !too_large;
  });
  connection.reading_body = false;
  current.stream->allow_body(false);
  if (!complete) passage.keep = false;
  const BodyEnd end = complete                      ? BodyEnd::complete
                      : too_large                   ? BodyEnd::too_large
                      : connection.timed_out()      ? BodyEnd::too_slow
                      : connection.reading_is_cut() ? BodyEnd::stopped
                                                    : BodyEnd::broken;
  fill(passage.answer(std::move(body), end), response);
}

// Runs before every answer goes out, whoever made it: what the library adds by itself is put right here.
void put_right(const httplib::Request&, httplib::Response& response) {
  const Passage& passage = *current.passage;
  for (const char* name : {"Keep-Alive", "Connection", "Accept-Ranges"}) response.headers.erase(name);
  if (response.status == 204 || response.status == 304) {
    response.headers.erase("Content-Length");
    response.headers.erase("Content-Type");
  }
  if (!passage.keep) response.headers.emplace("Connection", "close");
  if (passage.keep && passage.head.is_http_1_0) response.headers.emplace("Connection", "keep-alive");
}

}  // namespace

class Framing::Library final : public httplib::Server {
 public:
  Library() {
    // Never bound, never listening; an invalid socket would mean 'shutting down' to it and end every stream.
    svr_sock_ = 0;
    // Bounds are each route's own: the library's would answer in its own words.
    set_payload_max_length(std::numeric_limits<std::size_t>::max() - 1);
    Get(only_path, answer_without_body);
    Post(only_path, answer_with_body);
    set_post_routing_handler(put_right);
    // Nothing of ours throws past `guarded`; should the library, its text must not leak in a header.
    set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
      current.passage->keep = false;
      current.passage->status = response.status = 500;
    });
  }

  // False when the answer could not be written whole.
  bool exchange(LibraryStream& stream) {
    bool closed = false;
    return process_request(stream, "", 0, "", 0, !current.passage->keep, closed, nullptr);
  }
};

Framing::Framing(const Limits& limits) : limits_(limits), library_(std::make_unique<Library>()) {}
Framing::~Framing() = default;

void Framing::pass(Passage& passage) {
  LibraryStream stream(passage, limits_, framing_head(passage));
  if (passage.reads_body && passage.head.expects_continue &&
      !passage.connection.write("HTTP/1.1 100 Continue\r\n\r\n", limits_.write_stall)) {
    passage.keep = false;
    return;
  }
  current = {&passage, &stream};
  const bool written = library_->exchange(stream);
  current = {};
  if (!written || stream.write_failed()) passage.keep = false;
}

}  // namespace fitapp::http
