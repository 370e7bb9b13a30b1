// The program: files it makes belong to its owner alone, and the rest is the command's.
#include <sys/stat.h>

#include "app/commands.h"

int main(int argc, char** argv) {
  umask(077);
  return fitapp::app::run(argc, argv);
}
