// Gives out the certificate authorities' text; knows nothing of TLS.
#include "embed/ca_bundle.h"

#include "embed/content.h"

namespace fitapp::embed {

std::string_view ca_bundle_pem() { return ca_bundle_text(); }

}  // namespace fitapp::embed
