// Defines the commands with CLI11. No other file includes it.
#include "app/commands.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <functional>

#include "app/accounts.h"
#include "app/maintenance.h"
#include "app/serve.h"
#include "base/error.h"

namespace fitapp::app {
namespace {

constexpr int exit_failure = 1;
constexpr int exit_usage = 2;
constexpr const char* default_config_file = "fitapp.toml";  // in the working directory

// The parsed command line.
struct CommandLine {
  std::string config_file;
  std::string host;
  std::string port;
  std::string database;
  std::string backup_file;
  bool check_only = false;
  bool show_licenses = false;
  AccountOptions account;
  std::function<int(const Config&)> action;
};

void add_database_options(CLI::App& command, CommandLine& line) {
  command.add_option("--config", line.config_file, "TOML file with settings [fitapp.toml, if it exists]");
  command.add_option("--db", line.database, "the database file [fitapp.db]");
}

void add_address_options(CLI::App& command, CommandLine& line) {
  command.add_option("--host", line.host, "address to listen on [127.0.0.1]");
  command.add_option("--port", line.port, "port to listen on [8080]");
}

CLI::App* add_command(CLI::App& app, CommandLine& line, const char* name, const char* help,
                      std::function<int(const Config&)> action) {
  CLI::App* command = app.add_subcommand(name, help);
  add_database_options(*command, line);
  command->callback([&line, action = std::move(action)] { line.action = action; });
  return command;
}

template <class Action>
std::function<int(const Config&)> done(Action action) {
  return [action](const Config& config) {
    action(config);
    return 0;
  };
}

void add_account_commands(CLI::App& app, CommandLine& line) {
  AccountOptions& account = line.account;
  CLI::App* add = add_command(app, line, "user-add", "create an account",
                              done([&](const Config& config) { user_add(config, account); }));
  CLI::App* reset = add_command(app, line, "user-reset", "set a new password, or print a reset link",
                                done([&](const Config& config) { user_reset(config, account); }));
  CLI::App* remove = add_command(app, line, "user-delete", "delete an account with all its data",
                                 done([&](const Config& config) { user_delete(config, account); }));
  for (CLI::App* command : {add, reset, remove}) command->add_option("email", account.email)->required();
  add->add_option("--name", account.name, "the person's name [the part before the @]");
  for (CLI::App* command : {add, reset}) {
    command->add_flag("--password-stdin", account.password_stdin, "read the password from standard input");
  }
  reset->add_flag("--link", account.link, "print a link that lets the person choose a password");
  remove->add_flag("--yes", account.yes, "do not ask");
  add_command(app, line, "user-list", "list the accounts", done([](const Config& config) { user_list(config); }));
  CLI::App* demo_command = add_command(app, line, "demo", "create an account with a year of sample data",
                                       done([&](const Config& config) { demo(config, account); }));
  demo_command->add_option("--email", account.email, "its email address [demo@fitapp.local]");
  demo_command->add_option("--name", account.name, "its name [Robin]");
  demo_command->add_flag("--yes", account.yes, "do not ask when other accounts exist");
}

void add_commands(CLI::App& app, CommandLine& line) {
  CLI::App* server =
      add_command(app, line, "serve", "start the server", done([](const Config& config) { serve(config); }));
  add_address_options(*server, line);
  CLI::App* update = add_command(app, line, "migrate", "update the database schema",
                                 [&](const Config& config) { return migrate(config, line.check_only); });
  update->add_flag("--check", line.check_only,
                   "show what would change, without changing it; exit code 1 if there is something");
  add_account_commands(app, line);
  CLI::App* copy = add_command(app, line, "backup", "copy the database into a new file",
                               done([&](const Config& config) { backup(config, line.backup_file); }));
  CLI::App* back = add_command(app, line, "restore", "replace the database with a backup; stop the server first",
                               done([&](const Config& config) { restore(config, line.backup_file); }));
  for (CLI::App* command : {copy, back}) command->add_option("file", line.backup_file)->required();
  add_command(app, line, "check", "check the database file, the mail server and the coach's model",
              [](const Config& config) { return check(config); });
  CLI::App* health = add_command(app, line, "healthcheck", "check that the server responds",
                                 done([](const Config& config) { healthcheck(config); }));
  add_address_options(*health, line);
  app.add_subcommand("licenses", "print the licences of all libraries")->callback([&] { line.show_licenses = true; });
}

Config config_of(const CommandLine& line) {
  ConfigSources sources;
  if (!line.config_file.empty()) sources.file = line.config_file;
  if (line.config_file.empty() && std::filesystem::exists(default_config_file)) sources.file = default_config_file;
  sources.environment = process_environment();
  if (!line.host.empty()) sources.overrides.push_back({"--host", "server.host", line.host});
  if (!line.port.empty()) sources.overrides.push_back({"--port", "server.port", line.port});
  if (!line.database.empty()) sources.overrides.push_back({"--db", "database.path", line.database});
  return load_config(sources);
}

int failure(int code, const char* sentence) {
  std::fprintf(stderr, "fitapp: %s\n", sentence);
  return code;
}

int run_command(const CommandLine& line) {
  Config config;
  try {
    config = config_of(line);
  } catch (const Error& error) {
    return failure(exit_usage, error.what());
  }
  try {
    start_logging({config.log.level, config.log.format, config.log.file});
    return line.action(config);
  } catch (const std::exception& error) {
    return failure(exit_failure, error.what());
  }
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app("FitApp: a self-hosted fitness tracker. Your data stays in one file on your machine.", "fitapp");
  app.require_subcommand(0, 1);
  bool show_version = false;
  app.add_flag("--version", show_version, "print the versions of FitApp and its libraries");
  CommandLine line;
  add_commands(app, line);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error, std::cout, std::cerr);
    return code == 0 ? 0 : exit_usage;
  }
  if (show_version) {
    print_version();
    return 0;
  }
  if (line.show_licenses) {
    print_licenses();
    return 0;
  }
  if (!line.action) {
    std::cout << app.help();
    return exit_usage;
  }
  return run_command(line);
}

}  // namespace fitapp::app
