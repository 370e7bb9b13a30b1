// Provides the embedded licences.
#include "embed/licenses.h"

#include "embed/content.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string licenses() { return unpack(licenses_bytes()); }

}  // namespace fitapp::embed
