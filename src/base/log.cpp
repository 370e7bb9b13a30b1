// Writes log lines with spdlog. Only this file includes spdlog.
#include "base/log.h"

#include <fcntl.h>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

#include "base/error.h"

namespace fitapp {
namespace {

spdlog::level::level_enum spdlog_level(LogLevel level) {
  switch (level) {
    case LogLevel::debug: return spdlog::level::debug;
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warn: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
  }
  return spdlog::level::info;
}

struct Log {
  LogFormat format;
  spdlog::logger logger;
};

// Creates the file before spdlog does, because spdlog's file mode depends on the umask.
void make_private_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) {
    throw Error(ErrorKind::invalid, "LOG_FILE",
                "The log file " + path + " cannot be written: " + std::strerror(errno) + ".");
  }
  ::close(file);
}

spdlog::sink_ptr open_sink(const std::string& path) {
  if (path.empty()) return std::make_shared<spdlog::sinks::stderr_sink_mt>();
  make_private_file(path);
  return std::make_shared<spdlog::sinks::basic_file_sink_mt>(path);
}

std::unique_ptr<Log> open_log(const LogOptions& options) {
  auto log = std::make_unique<Log>(Log{options.format, spdlog::logger("fitapp", open_sink(options.file))});
  const char* pattern =
      options.format == LogFormat::json ? "{\"time\":\"%Y-%m-%dT%H:%M:%S.%eZ\",%v}" : "%Y-%m-%dT%H:%M:%S.%eZ %v";
  log->logger.set_formatter(std::make_unique<spdlog::pattern_formatter>(pattern, spdlog::pattern_time_type::utc, "\n"));
  log->logger.set_level(spdlog_level(options.level));
  // Flush every line: the last lines before a crash matter most.
  log->logger.flush_on(spdlog::level::trace);
  return log;
}

std::unique_ptr<Log>& current() {
  // Never destroyed: threads may log while the program exits.
  static auto& log = *new std::unique_ptr<Log>(open_log({}));
  return log;
}

void write(LogLevel level, std::string_view event, LogFields fields) {
  Log& log = *current();
  if (!log.logger.should_log(spdlog_level(level))) return;
  const std::string line = log_line(log.format, level, event, fields);
  log.logger.log(spdlog_level(level), spdlog::string_view_t(line.data(), line.size()));
}

}  // namespace

void start_logging(const LogOptions& options) { current() = open_log(options); }

void log_debug(std::string_view event, LogFields fields) { write(LogLevel::debug, event, fields); }
void log_info(std::string_view event, LogFields fields) { write(LogLevel::info, event, fields); }
void log_warn(std::string_view event, LogFields fields) { write(LogLevel::warn, event, fields); }
void log_error(std::string_view event, LogFields fields) { write(LogLevel::error, event, fields); }

}  // namespace fitapp
