// Files beside and under the database: their modes, their sentences when something is in the way, the server's lock.
// Knows no SQL.
#pragma once

#include <string>

namespace fitapp::store {

// Absolute, without symbolic links as far as the path exists, so that one file has one name.
std::string absolute_path(const std::string& path);

bool file_exists(const std::string& path);

// An empty file of mode 0600. False when it exists already. Throws Error with one sentence that names the path.
bool create_private_file(const std::string& path);

// Throws Error with one sentence when `path` is no plain file that this process may read and write, in a folder in
// which it may create files (the write-ahead log stands beside the database).
void require_usable_file(const std::string& path);

// Makes the file's content, and its name in its folder, survive a power cut.
void flush_to_disk(const std::string& path);

// Held by a server for as long as it runs; ends with the process, however that dies.
class ServerLock {
 public:
  // Throws Error when another server holds the lock of this database.
  explicit ServerLock(const std::string& database_path);
  ~ServerLock();
  ServerLock(const ServerLock&) = delete;
  ServerLock& operator=(const ServerLock&) = delete;

 private:
  std::string path_;
  int descriptor_ = -1;
};

}  // namespace fitapp::store
