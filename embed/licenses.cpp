// Provides the embedded licences.
#include "embed/licenses.h"

#include "embed/content.h"
#include "embed/inflate.h"

namespace fitapp::embed {

std::string licenses() { return inflate(licenses_bytes()); }

}  // namespace fitapp::embed
