// Health checks, metrics and the OpenAPI document. None of them reveals anything about users.
#include "api/system.h"

#include "api/routes.h"
#include "base/gzip.h"
#include "base/messages.h"
#include "domain/messages.h"
#include "http/assets.h"
#include "security/token.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

Raw plain(std::string text) { return {"text/plain; charset=utf-8", std::move(text)}; }

Raw check_health(const RequestContext&) { return plain("ok\n"); }

// Throws 503 if the database does not answer.
Raw check_readiness(const RequestContext& context) {
  store::count_users(context.database());
  return plain("ready\n");
}

// Disabled by default. Needs the configured token, if there is one.
Raw show_metrics(const RequestContext& context) {
  const Services& services = context.services;
  if (!services.metrics_text) throw not_found(messages::page_not_found);
  const std::string* given = context.request.header("Authorization");
  const std::string expected = "Bearer " + services.settings.metrics_token;
  const bool allowed =
      services.settings.metrics_token.empty() || (given != nullptr && security::constant_time_equal(*given, expected));
  if (!allowed) throw Error(ErrorKind::unauthorized, "UNAUTHORIZED", messages::metrics_token_wrong);
  return {"text/plain; version=0.0.4; charset=utf-8", services.metrics_text()};
}

// Made once: the document is large, and everybody may request it.
Raw show_openapi(const RequestContext& context) {
  static const std::string text = openapi_document(all_endpoints()).dump();
  static const std::string packed = gzip(text);
  const std::string* accepted = context.request.header("Accept-Encoding");
  const bool takes_gzip = http::choose_encoding(accepted ? *accepted : "", false, true) == http::Encoding::gzip;
  Raw reply{.content_type = "application/json",
            .bytes = {},
            .headers = {{"Vary", "Accept-Encoding"}},
            .write = {},
            .static_bytes = takes_gzip ? packed : text};
  if (takes_gzip) reply.headers.emplace_back("Content-Encoding", "gzip");
  return reply;
}

}  // namespace

std::vector<Endpoint> system_endpoints() {
  return {
      FITAPP_ROUTE(get, "/healthz", check_health, "Check that the process is alive"),
      FITAPP_ROUTE(get, "/readyz", check_readiness, "Check that the database responds"),
      FITAPP_ROUTE(get, "/metrics", show_metrics, "Get metrics for Prometheus, if enabled"),
      FITAPP_ROUTE(get, "/api/openapi.json", show_openapi, "Get this description"),
  };
}

}  // namespace fitapp::api
