// Builds the product for tests with fast password hashes and predictable tokens.
#include "support/test_app.h"

#include <doctest/doctest.h>

#include <sstream>

#include "api/routes.h"
#include "coach/coach_service.h"
#include "http/reply.h"
#include "http/route_table.h"
#include "security/token.h"
#include "store/catalogue.h"
#include "store/sessions.h"
#include "store/temp_database.h"
#include "store/users.h"
#include "support/catalogue.h"
#include "support/food_table.h"
#include "support/generated.h"

namespace fitapp::tests {
namespace {

http::Method method_of(const std::string& name) {
  if (name == "POST") return http::Method::post;
  if (name == "PUT") return http::Method::put;
  if (name == "DELETE") return http::Method::del;
  return http::Method::get;
}

// Reduces the cost of a hash from thirty milliseconds to one.
security::PasswordOptions cheap() { return {.cost = {.memory_kib = 64, .passes = 1, .lanes = 1}, .slots = 2}; }

// Collects a streamed response.
class TextSink final : public http::Sink {
 public:
  bool write(std::string_view bytes) override {
    text += bytes;
    return true;
  }
  bool is_open() const override { return true; }
  std::string text;
};

domain::Catalogue saved_catalogue(store::Database& database) {
  auto exercises = api::read_catalogue(test::catalogue_text());
  store::save_catalogue(database, exercises);
  return domain::Catalogue(std::move(exercises));
}

// Decodes "%C3%A4" and "+" as browsers send them.
std::string decoded(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == '%' && i + 2 < text.size();
    out += escaped ? static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16)) : text[i] == '+' ? ' ' : text[i];
    if (escaped) i += 2;
  }
  return out;
}

http::Pairs query_of(const std::string& target) {
  http::Pairs query;
  const auto mark = target.find('?');
  std::istringstream rest(mark == std::string::npos ? "" : target.substr(mark + 1));
  for (std::string pair; std::getline(rest, pair, '&');) {
    const auto equals = std::min(pair.find('='), pair.size());
    query.emplace_back(pair.substr(0, equals), equals < pair.size() ? decoded(pair.substr(equals + 1)) : "");
  }
  return query;
}

// The parameters of a path that matches the pattern; nullopt when it does not. In the real server cpp-httplib matches.
std::optional<std::vector<std::string>> parameters_of(const std::string& pattern, const std::string& path) {
  std::vector<std::string> parameters;
  std::istringstream expected(pattern);
  std::istringstream sent(path);
  std::string name;
  std::string value;
  while (std::getline(expected, name, '/')) {
    if (!std::getline(sent, value, '/')) return std::nullopt;
    if (name.starts_with(':') && !value.empty()) {
      parameters.push_back(decoded(value));
    } else if (name != value) {
      return std::nullopt;
    }
  }
  if (std::getline(sent, value, '/') || path.ends_with("//")) return std::nullopt;
  return parameters;
}

}  // namespace

struct TestApp::Impl {
  TempFolder folder;
  // Tests do not simulate power failures, and waiting for the disk would take most of their time.
  store::Database database{{.path = folder.file("test.db"), .durability = store::Durability::normal}};
  security::PasswordHasher hasher{cheap()};
  security::Attempts attempts;
  security::OnePerUser exports;
  api::UsageLedger usage;
  api::LiveStreams live{"run"};
  domain::Catalogue catalogue;
  coach::RulesCoach rules{catalogue};
  coach::RedFlags red_flags{test::source_text("embed/red_flags.json"), test::source_text("embed/help_lines.json"),
                            test::source_text("embed/safety/model.json"),
                            test::source_text("embed/safety/lexicon.txt")};
  coach::CoachService coach;
  api::Services services;
  std::unique_ptr<http::RouteTable> routes;
  int tokens = 0;

  Impl(TestApp& app, api::Settings settings, const coach::Coach* model)
      : catalogue(saved_catalogue(database)),
        coach(rules, red_flags, model),
        services{.database = database,
                 .clock = app.clock,
                 .hasher = hasher,
                 .attempts = attempts,
                 .exports = exports,
                 .usage = usage,
                 .live = live,
                 .catalogue = catalogue,
                 .foods = real_food_table(),
                 .cookbook = real_cookbook(),
                 .coach = coach,
                 .settings = std::move(settings),
                 .new_token = [this] { return "token-" + std::to_string(++tokens); },
                 .new_seed = [] { return 7U; },
                 .send_reset = {},
                 .find_product = {},
                 .metrics_text = {},
                 .notice = [&app](const std::string& event) { app.notices.push_back(event); }} {
    routes = std::make_unique<http::RouteTable>(api::all_routes(services));
  }
};

Instant friday_morning() { return *parse_timestamp("2026-11-20T10:00:00.000Z"); }

std::string Answer::field(const std::string& name) const {
  if (!body.is_object() || !body.contains("fields")) return "";
  return body["fields"].value(name, "");
}

TestApp::TestApp(api::Settings settings, const coach::Coach* model)
    : clock(friday_morning()), impl_(std::make_unique<Impl>(*this, std::move(settings), model)) {}
TestApp::~TestApp() = default;

api::Services& TestApp::services() { return impl_->services; }
store::Database& TestApp::database() { return impl_->database; }

Answer TestApp::call(const std::string& method, const std::string& target, const Json& body, const Send& send) {
  const std::string path = target.substr(0, target.find('?'));
  http::Request request;
  const http::Route* route = nullptr;
  for (const http::Route& row : impl_->routes->rows()) {
    auto parameters = parameters_of(row.pattern, path);
    if (route != nullptr || row.method != method_of(method) || !parameters) continue;
    route = &row;
    request.path_parameters = std::move(*parameters);
  }

  request.method = method_of(method);
  request.path = path;
  request.query = query_of(target);
  if (!send.token.empty()) request.headers.emplace_back("Authorization", "Bearer " + send.token);
  if (!send.zone.empty()) request.headers.emplace_back("X-Timezone", send.zone);
  if (!body.is_null()) request.body = body.is_string() ? body.get<std::string>() : body.dump();
  if (!send.accept.empty()) request.headers.emplace_back("Accept", send.accept);
  if (!send.language.empty()) request.headers.emplace_back("Accept-Language", send.language);
  if (!send.coach.empty()) request.headers.emplace_back("X-Coach", send.coach);
  if (!send.client.empty()) request.headers.emplace_back("X-Client", send.client);
  if (!send.last_event_id.empty()) request.headers.emplace_back("Last-Event-ID", send.last_event_id);
  request.headers.insert(request.headers.end(), send.headers.begin(), send.headers.end());
  request.remote_address = send.address;
  request.id = "test";

  http::Reply reply = http::guarded(
      [&] {
        if (route == nullptr) throw not_found(messages::page_not_found);
        if (route->authenticate) route->authenticate(request);
        return route->handle(request);
      },
      request.id, [](const std::string& text) { FAIL_CHECK("internal error: " << text); });
  TextSink sink;
  if (!reply.static_body.empty()) reply.body = reply.static_body;
  if (reply.stream) reply.stream(sink);
  reply.body += sink.text;
  Json parsed = Json::parse(reply.body, nullptr, false);
  if (parsed.is_discarded()) parsed = nullptr;
  return {reply.status, reply.body, std::move(parsed), reply.headers, reply.events};
}

std::string TestApp::sign_up(const std::string& email, const std::string& name) {
  const Answer answer =
      call("POST", "/api/auth/signup", {{"name", name}, {"email", email}, {"password", "correct horse"}});
  REQUIRE(answer.status == 201);
  return answer.body["token"].get<std::string>();
}

void expect_example(const std::string& name, const std::string& method, const std::string& target, const Json& body,
                    const Answer& answer) {
  Json request{{"method", method}, {"path", target}};
  if (!body.is_null()) request["body"] = body;
  Json response{{"status", answer.status}};
  if (!answer.body.is_null()) response["body"] = answer.body;
  const std::string text = Json{{"request", request}, {"response", response}}.dump(2) + "\n";

  INFO("example ", name, " (./run gen records it again)");
  CHECK(is_checked_in("tests/contract/examples/" + name + ".json", text));
}

std::string make_reset_token(TestApp& app, const std::string& email) {
  const auto user = store::find_credentials(app.database(), email);
  REQUIRE(user);
  const Instant now = app.clock.now();
  store::insert_reset_token(user->user, app.database(), security::hash_token("reset-token"),
                            now + std::chrono::hours{1}, {domain::SecurityEventKind::reset_requested, now});
  return "reset-token";
}

namespace {

// A field of the body's shape that is neither sent nor refused, with an invalid value. Prefers the client key, because
// no rule of another field depends on it. nullopt when there is no such field.
std::optional<std::pair<std::string, Json>> another_invalid_field(const std::string& operation, const Json& body,
                                                                  const Json& refused) {
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (endpoint.operation_id != operation || !endpoint.body_schema) continue;
    api::SchemaBook book;
    const Json schema = endpoint.body_schema(book);
    if (!schema.contains("$ref")) return std::nullopt;
    const std::string reference = schema.at("$ref");
    const Json properties = book.schemas().at(reference.substr(reference.rfind('/') + 1)).at("properties");
    const Json wrong{{"wrong", Json::array()}, {"type", 1}};
    const auto is_free = [&](const std::string& key) { return !body.contains(key) && !refused.contains(key); };
    if (properties.contains("clientKey") && is_free("clientKey")) return std::pair{std::string("clientKey"), wrong};
    for (const auto& [key, property] : properties.items()) {
      if (is_free(key)) return std::pair{key, wrong};
    }
  }
  return std::nullopt;
}

// The errors of a refused input must not change when another field is invalid too. Skips wrong passwords: each check of
// one counts as an attempt.
void check_with_another_error(TestApp& app, const std::string& name, const std::string& method,
                              const std::string& target, const Json& body, const Send& send, const Answer& answer) {
  const bool names_fields = (answer.status == 400 || answer.status == 404) && answer.body.contains("fields");
  if (!names_fields || !body.is_object() || answer.text.find("This is not your") != std::string::npos) return;
  const auto more = another_invalid_field(name.substr(0, name.find('.')), body, answer.body["fields"]);
  if (!more || more->first == "metadata") return;
  Json both = body;
  both[more->first] = more->second;
  const Answer refusal = app.call(method, target, both, send);
  INFO(name << " with a wrong " << more->first << ": " << refusal.text);
  CHECK(refusal.status == 400);
  CHECK(refusal.field(more->first) != "");
  for (const auto& [field, message] : answer.body["fields"].items()) {
    CHECK(refusal.field(field) == message.get<std::string>());
  }
}

}  // namespace

Answer call_example(TestApp& app, const std::string& name, const std::string& method, const std::string& target,
                    const Json& body, const Send& send) {
  Answer answer = app.call(method, target, body, send);
  expect_example(name, method, target, body, answer);
  check_with_another_error(app, name, method, target, body, send, answer);
  return answer;
}

}  // namespace fitapp::tests
