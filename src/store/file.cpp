// Creates, checks and locks files with POSIX calls.
#include "store/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "base/descriptor.h"
#include "base/error.h"

namespace fitapp::store {

namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only = 0600;

Error unusable(std::string sentence) { return Error(ErrorKind::internal, "DATABASE_UNUSABLE", std::move(sentence)); }

std::string reason(int system_error) { return std::strerror(system_error); }

void flush(const std::string& path, int flags) {
  const Descriptor file(::open(path.c_str(), flags | O_CLOEXEC));
  if (file.get() < 0 || ::fsync(file.get()) != 0) {
    throw unusable("The file " + path + " cannot be written to the disk: " + reason(errno) + ".");
  }
}

}  // namespace

std::string absolute_path(const std::string& path) {
  std::error_code failed;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, failed), failed);
  if (!failed) return whole.string();
  throw unusable("The database path " + path + " cannot be used: " + failed.message() + ".");
}

bool file_exists(const std::string& path) { return ::access(path.c_str(), F_OK) == 0; }

std::string free_file_name(const std::string& stem, const std::string& ending) {
  std::string name = stem + ending;
  for (int i = 2; file_exists(name); ++i) name = stem + "-" + std::to_string(i) + ending;
  return name;
}

bool create_private_file(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, owner_only));
  if (file.get() < 0) {
    if (errno == EEXIST) return false;
    const int system_error = errno;
    const std::string folder = fs::path(path).parent_path().string();
    if (system_error == ENOENT) throw unusable("The folder " + folder + " does not exist.");
    throw unusable("The file " + path + " cannot be created: " + reason(system_error) + ".");
  }
  // The umask may have removed the owner's permissions.
  ::fchmod(file.get(), owner_only);
  return true;
}

void require_usable_file(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0)
    throw unusable("The database " + path + " cannot be used: " + reason(errno) + ".");
  if (S_ISDIR(status.st_mode)) throw unusable("The database path " + path + " is a folder, not a file.");
  if (!S_ISREG(status.st_mode)) throw unusable("The database path " + path + " is not a plain file.");
  if (::access(path.c_str(), R_OK | W_OK) != 0) {
    throw unusable("The database " + path + " cannot be read and written: " + reason(errno) + ".");
  }
  const std::string folder = fs::path(path).parent_path().string();
  if (::access(folder.c_str(), W_OK | X_OK) != 0) {
    throw unusable("The folder " + folder + " of the database cannot be written: " + reason(errno) + ".");
  }
}

void flush_to_disk(const std::string& path) {
  flush(path, O_RDONLY);
  flush(fs::path(path).parent_path().string(), O_RDONLY | O_DIRECTORY);
}

FileLock::FileLock(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

std::unique_ptr<FileLock> FileLock::take(const std::string& path, Wait wait) {
  for (;;) {
    Descriptor file(::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, owner_only));
    if (file.get() < 0) throw unusable("The file " + path + " cannot be created: " + reason(errno) + ".");
    while (::flock(file.get(), wait == Wait::yes ? LOCK_EX : LOCK_EX | LOCK_NB) != 0) {
      if (errno == EWOULDBLOCK) return nullptr;
      if (errno != EINTR) throw unusable("The file " + path + " cannot be locked: " + reason(errno) + ".");
    }
    // The previous holder may have deleted the file between open() and flock().
    struct stat ours {};
    struct stat named {};
    if (::fstat(file.get(), &ours) == 0 && ::stat(path.c_str(), &named) == 0 && ours.st_ino == named.st_ino) {
      return std::unique_ptr<FileLock>(new FileLock(path, file.release()));
    }
  }
}

FileLock::~FileLock() {
  ::unlink(path_.c_str());
  ::close(descriptor_);
}

std::unique_ptr<FileLock> take_server_lock(const std::string& database) {
  auto lock = FileLock::take(database + ".lock", FileLock::Wait::no);
  if (!lock) {
    throw Error(ErrorKind::internal, "DATABASE_IN_USE", "Another server is already running on " + database + ".");
  }
  return lock;
}

}  // namespace fitapp::store
