// Files beside and under the database: their modes, their sentences when something is in the way, locks.
// Knows no SQL.
#pragma once

#include <memory>
#include <string>

namespace fitapp::store {

// Absolute, without symbolic links as far as the path exists, so that one file has one name.
std::string absolute_path(const std::string& path);

bool file_exists(const std::string& path);

// The first of "STEM.db", "STEM-2.db", … that does not exist, where `ending` is ".db".
std::string free_file_name(const std::string& stem, const std::string& ending);

// An empty file of mode 0600. False when it exists already. Throws Error with one sentence that names the path.
bool create_private_file(const std::string& path);

// Throws Error with one sentence when `path` is no plain file that this process may read and write, in a folder in
// which it may create files (the write-ahead log stands beside the database).
void require_usable_file(const std::string& path);

// Makes the file's content, and its name in its folder, survive a power cut.
void flush_to_disk(const std::string& path);

// A lock among processes and threads, as a file that is there while it is held; it ends with the process, however that
// dies.
class FileLock {
 public:
  enum class Wait { no, yes };

  // Null when another holds it and `wait` is no.
  static std::unique_ptr<FileLock> take(const std::string& path, Wait wait);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  FileLock(std::string path, int descriptor);

  std::string path_;
  int descriptor_;
};

// The lock of whoever alone may serve the database; throws Error with one sentence when somebody else holds it. It is a
// file of its own: closing any descriptor of the database file itself would drop SQLite's locks on it.
std::unique_ptr<FileLock> take_server_lock(const std::string& database);

}  // namespace fitapp::store
