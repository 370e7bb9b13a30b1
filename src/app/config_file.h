// Reads a TOML file as a flat list of entries.
#pragma once

#include <string>
#include <vector>

#include "app/settings.h"

namespace fitapp::app {

struct FileEntry {
  std::string section;  // empty for a key before the first section
  std::string key;      // empty for the section itself
  int line;
  SettingValue value;
};

// Sorted by line. Throws an invalid fitapp::Error that names the path and the line.
std::vector<FileEntry> read_config_file(const std::string& path);

// Reads a secret without its trailing line break. False if the file is unreadable or larger than 64 KiB.
bool read_secret_file(const std::string& path, std::string& secret);

}  // namespace fitapp::app
