// Writes backups with VACUUM INTO: consistent, compact copies without a write-ahead log.
#include "store/backup.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "base/error.h"
#include "store/connection.h"
#include "store/file.h"

namespace fitapp::store {

namespace {

// Deletes the file if it is still unfinished.
class PartialFile {
 public:
  explicit PartialFile(std::string path) : path_(std::move(path)) {
    ::unlink(path_.c_str());
    create_private_file(path_);
  }
  ~PartialFile() { ::unlink(path_.c_str()); }
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;

 private:
  std::string path_;
};

}  // namespace

void write_backup(const std::string& source, const std::string& target) {
  if (file_exists(target)) {
    throw Error(ErrorKind::internal, "FILE_EXISTS", "The file " + target + " exists already; choose another name.");
  }
  const std::string unfinished = target + ".partial";
  const PartialFile partial(unfinished);
  // Uses its own connection because a query-only connection may not write the copy. It takes no lock that blocks
  // others. SQLite's backup API would copy deleted content and the WAL mode.
  Connection connection(source, Connection::Access::read_write);
  connection.change("VACUUM INTO ?", unfinished);
  flush_to_disk(unfinished);
  if (std::rename(unfinished.c_str(), target.c_str()) != 0) {
    throw Error(ErrorKind::internal, "BACKUP_FAILED",
                "The file " + target + " cannot be written: " + std::strerror(errno) + ".");
  }
  flush_to_disk(target);
}

}  // namespace fitapp::store
