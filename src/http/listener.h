// Takes the port; it knows nothing of who connects.
#pragma once

#include <string>

namespace fitapp::http {

// Owns a file descriptor.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { reset(); }

  int get() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }
  int release();
  void reset();

 private:
  int number_ = -1;
};

// A non-blocking listening socket. Throws fitapp::Error with one clear sentence: port taken, not allowed, address
// unknown or not of this machine. A second program cannot share the port.
Descriptor listen_on(const std::string& host, int port);

// The port a socket is bound to.
int port_of(int socket);

// Lets this process hold that many files more than it may by default, as far as the machine allows.
void make_room_for_files(std::size_t count);

}  // namespace fitapp::http
