// Backups by VACUUM INTO: a consistent, compact copy without a log beside it; knows no table.
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

// Removes what is unfinished.
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
  // A connection of its own: a query-only one may not write the copy either. It takes no lock that stops others. The
  // library's Backup would copy pages as they are, with what was deleted and with the mark that asks for a log.
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
