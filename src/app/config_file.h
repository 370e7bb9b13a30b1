// A TOML file as a flat list of what stands in it; knows no setting, and nobody else sees the TOML library.
#pragma once

#include <string>
#include <vector>

#include "app/settings.h"

namespace fitapp::app {

struct FileEntry {
  std::string section;  // empty: the key stands before the first section
  std::string key;      // empty: the section itself, once for each
  int line;
  GivenValue value;
};

// In the order of their lines. Throws fitapp::Error invalid with one sentence that names `path` and the line.
std::vector<FileEntry> read_config_file(const std::string& path);

// A small text file without the line break at its end, for secrets. False when it cannot be read or is over 64 KiB.
bool read_secret_file(const std::string& path, std::string& secret);

}  // namespace fitapp::app
