// Reads lines and passwords from the terminal.
#include "app/prompt.h"

#include <termios.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>

#include "base/error.h"

namespace fitapp::app {
namespace {

void require_terminal(const char* instead) {
  if (isatty(STDIN_FILENO) == 0) throw Error(ErrorKind::invalid, "NO_TERMINAL", instead);
}

// Turns echo off until the end of the scope.
class EchoOff {
 public:
  EchoOff() {
    tcgetattr(STDIN_FILENO, &before_);
    termios silent = before_;
    silent.c_lflag &= static_cast<tcflag_t>(~ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
  }
  ~EchoOff() { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_); }
  EchoOff(const EchoOff&) = delete;
  EchoOff& operator=(const EchoOff&) = delete;

 private:
  termios before_{};
};

std::string ask_hidden(const char* question) {
  std::fprintf(stderr, "%s", question);
  const EchoOff silent;
  std::string answer = read_line();
  std::fprintf(stderr, "\n");
  return answer;
}

}  // namespace

std::string read_line() {
  std::string line;
  if (!std::getline(std::cin, line)) {
    throw Error(ErrorKind::invalid, "NO_INPUT", "Standard input is empty.");
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

std::string ask_new_password() {
  require_terminal("There is no terminal to ask for a password; use --password-stdin.");
  for (;;) {
    std::string first = ask_hidden("New password: ");
    if (first == ask_hidden("Repeat the password: ")) return first;
    std::fprintf(stderr, "The passwords do not match.\n");
  }
}

bool confirm(const std::string& question) {
  require_terminal("There is no terminal to ask; use --yes.");
  std::fprintf(stderr, "%s [y/N] ", question.c_str());
  const std::string answer = read_line();
  return answer == "y" || answer == "Y" || answer == "yes";
}

}  // namespace fitapp::app
