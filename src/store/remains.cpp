// Runs VACUUM.
#include "store/remains.h"

namespace fitapp::store {
namespace {

void vacuum(Connection& connection, const char* temporary_store) {
  connection.execute(std::string("PRAGMA temp_store = ") + temporary_store);
  connection.execute("VACUUM");
}

}  // namespace

void remove_remains(Connection& connection) {
  try {
    vacuum(connection, "FILE");
  } catch (const Error&) {
    // There may be no folder for temporary files.
    vacuum(connection, "MEMORY");
  }
  connection.execute("PRAGMA temp_store = MEMORY");
  connection.query("PRAGMA wal_checkpoint(TRUNCATE)").next();
}

}  // namespace fitapp::store
