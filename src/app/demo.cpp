#include "app/demo.h"
namespace fitapp::app {
void make_demo(store::Database&, UserId, const Zone&, Instant, const domain::Catalogue&, std::uint64_t) {}
}  // namespace fitapp::app
