// A temporary folder and a database in it for tests.
#pragma once

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "store/db.h"

namespace fitapp::tests {

class TempFolder {
 public:
  TempFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "fitapp-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  ~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  std::string file(const std::string& name) const { return path_ + "/" + name; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// An empty database with the current schema.
class TempDatabase {
 public:
  TempDatabase() : database_(store::Options{.path = folder_.file("test.db")}) {}
  store::Database& operator*() { return database_; }
  store::Database* operator->() { return &database_; }

 private:
  TempFolder folder_;
  store::Database database_;
};

inline int mode_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) throw std::runtime_error("no file " + path);
  return static_cast<int>(status.st_mode & 0777);
}

// Returns the fitapp::Error that `function` throws. The test fails if there is none.
template <class F>
Error error_of(F&& function) {
  try {
    function();
  } catch (const Error& error) {
    return error;
  }
  throw std::runtime_error("no error was thrown");
}

}  // namespace fitapp::tests
