// Fuzzes the configuration: a TOML file, and the text of single settings as in environment variables.
#include "app/config.h"

#include <sys/mman.h>
#include <unistd.h>

#include "app/settings.h"
#include "base/error.h"
#include "base/utf8.h"
#include "fuzz/fuzz_target.h"

using namespace fitapp;
using namespace fitapp::app;
using fitapp::fuzz::require;

namespace {

// A file in memory.
class File {
 public:
  File() : descriptor_(memfd_create("config", 0)) { require(descriptor_ >= 0, "a file in memory can be created"); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { close(descriptor_); }

  std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }
  void write(std::string_view text) const {
    require(ftruncate(descriptor_, 0) == 0, "a file can be emptied");
    const auto size = pwrite(descriptor_, text.data(), text.size(), 0);
    require(size == static_cast<ssize_t>(text.size()), "a file can be written");
  }

 private:
  int descriptor_;
};

std::optional<Config> load(std::string_view text) {
  static const File file;
  file.write(text);
  try {
    return load_config({.file = file.path(), .environment = {}, .overrides = {}});
  } catch (const Error& error) {
    require(error.kind() == ErrorKind::invalid && !error.message().empty(), "a refusal says why");
    return std::nullopt;
  }
}

std::string toml_of(const Config& config) {
  std::string text;
  std::string_view section;
  for (const Setting& setting : settings()) {
    if (setting.section != section) text += "[" + std::string(setting.section) + "]\n";
    section = setting.section;
    text += std::string(setting.key) + " = " + toml_value(setting, config) + "\n";
  }
  return text;
}

void check_file(std::string_view text) {
  auto config = load(text);
  if (!config) return;
  // The secrets are already read; a secret and its file exclude each other.
  config->smtp.password_file.clear();
  config->coach.api_key_file.clear();
  config->metrics.token_file.clear();
  for (const std::string* secret : {&config->smtp.password, &config->coach.api_key, &config->metrics.token})
    if (replace_invalid_utf8(*secret) != *secret) return;
  require(load(toml_of(*config)) == config, "a configuration that is written reads back the same");
}

// As in an environment variable. The length of the text chooses the setting.
void check_value(std::string_view text) {
  const Setting& setting = settings()[text.size() % settings().size()];
  Config config;
  if (!assign_text(setting, config, text).empty())
    return require(config == Config{}, "a refused value changes nothing");
  Config again;
  if (!std::holds_alternative<WholeKind>(setting.kind)) return;
  require(assign_text(setting, again, toml_value(setting, config)).empty(), "a number that is written is accepted");
  require(again == config, "a number that is written reads back the same");
}

}  // namespace

FITAPP_FUZZ_TARGET(config) {
  check_file(bytes);
  check_value(bytes);
}
