// Creates, checks and locks the database file and the files beside it.
#pragma once

#include <memory>
#include <string>

namespace fitapp::store {

// Absolute and without symbolic links, as far as the path exists, so that each file has one name.
std::string absolute_path(const std::string& path);

bool file_exists(const std::string& path);

// The first of "STEM.db", "STEM-2.db", … that does not exist, where `ending` is ".db".
std::string free_file_name(const std::string& stem, const std::string& ending);

// Creates an empty file with mode 0600. Returns false when it exists. Throws Error with one sentence that names the
// path.
bool create_private_file(const std::string& path);

// Throws Error with one sentence unless `path` is a regular file that this process can read and write, in a folder
// where it can create files (for the write-ahead log).
void require_usable_file(const std::string& path);

// Makes the file's content and its directory entry survive a power failure.
void flush_to_disk(const std::string& path);

// A lock between processes and threads on a file that exists while the lock is held. The lock is released when the
// process exits or crashes.
class FileLock {
 public:
  enum class Wait { no, yes };

  // Returns null when the lock is held elsewhere and `wait` is no.
  static std::unique_ptr<FileLock> take(const std::string& path, Wait wait);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  FileLock(std::string path, int descriptor);

  std::string path_;
  int descriptor_;
};

// Only one server per database can hold this lock. Throws Error when another server holds it. It is a separate file,
// because closing any descriptor of the database file would release SQLite's locks.
std::unique_ptr<FileLock> take_server_lock(const std::string& database);

}  // namespace fitapp::store
