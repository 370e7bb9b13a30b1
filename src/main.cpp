// Runs the command line. Files that it creates are readable by their owner only.
#include <sys/stat.h>

#include "app/commands.h"

int main(int argc, char** argv) {
  umask(077);
  return fitapp::app::run(argc, argv);
}
