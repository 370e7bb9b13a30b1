// How much the signed-in user has stored, and the limits for it (docs/behaviour.md, Limits).
#include "api/usage.h"

#include "api/shapes/usage.h"
#include "store/usage.h"

namespace fitapp::api {
namespace {

domain::Usage usage_of(const Caller& me) {
  if (const auto known = me.services.usage.find(me.user)) return *known;
  const domain::Usage counted = store::count_usage(me.user, me.database());
  me.services.usage.counted(me.user, counted);
  return counted;
}

constexpr std::int64_t mebibyte = 1024 * 1024;

std::optional<Message> refusal(const domain::Usage& usage, const Settings& settings) {
  if (usage.rows >= settings.max_user_rows)
    return Message(messages::quota_rows_reached, {{"maximum", static_cast<double>(settings.max_user_rows)}});
  if (usage.bytes < settings.max_user_bytes) return std::nullopt;
  const std::int64_t maximum = settings.max_user_bytes / mebibyte;
  return Message(messages::quota_size_reached, {{"maximum", static_cast<double>(maximum)}});
}

UsageView show_usage(const Caller& me) {
  const domain::Usage usage = usage_of(me);
  return {usage.rows, me.services.settings.max_user_rows, usage.bytes, me.services.settings.max_user_bytes};
}

}  // namespace

void require_room(const Caller& me) {
  if (const auto reason = refusal(usage_of(me), me.services.settings))
    throw Error(ErrorKind::conflict, "QUOTA_REACHED", *reason);
  me.services.usage.changed(me.user, me.request.body.size());
}

void note_deletion(const Caller& me) {
  const auto known = me.services.usage.find(me.user);
  if (known && refusal(*known, me.services.settings)) me.services.usage.forget(me.user);
}

std::vector<Endpoint> usage_endpoints() {
  return {FITAPP_ROUTE(get, "/api/user/usage", show_usage, "Get how much the user has stored, and the limits")};
}

}  // namespace fitapp::api
