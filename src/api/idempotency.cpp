#include "api/idempotency.h"

#include <algorithm>
#include <charconv>
#include <mutex>
#include <set>
#include <utility>

#include "base/json_text.h"
#include "domain/messages.h"
#include "security/sealed.h"
#include "security/token.h"
#include "store/idempotency.h"

namespace fitapp::api {
namespace {

constexpr std::size_t max_key_bytes = 128;
// Of longer answers only the id is kept.
constexpr std::size_t max_body_bytes = 64 * 1024;
constexpr int retry_seconds = 2;

std::optional<std::string> key_of(const http::Request& request) {
  const std::string* key = request.header("Idempotency-Key");
  if (key == nullptr) return std::nullopt;
  const bool is_visible = std::ranges::all_of(*key, [](char each) { return each > ' ' && each < '\x7f'; });
  if (key->empty() || key->size() > max_key_bytes || !is_visible)
    throw Error(ErrorKind::invalid, messages::bad_idempotency_key);
  return *key;
}

// Lengths separate the parts, so that no two requests have the same text. The key is a secret of the client, without
// which nobody can guess a body by its hash.
std::string hash_of(const std::string& key, const http::Request& request) {
  std::string text;
  const auto add = [&text](std::string_view part) { text += std::to_string(part.size()) + ':' + std::string(part); };
  add(key);
  add(std::to_string(static_cast<int>(request.method)));
  add(request.path);
  for (const auto& [name, value] : request.query) {
    add(name);
    add(value);
  }
  add({});
  add(request.body);
  return security::hash_token(text);
}

// When the person changed the entry. Its age is measured on one clock, so a wrong clock does not matter.
std::optional<Instant> time_of_change(const Caller& me) {
  const std::string* age = me.request.header("Change-Age");
  if (age == nullptr) return std::nullopt;
  std::uint32_t seconds = 0;
  const auto [end, error] = std::from_chars(age->data(), age->data() + age->size(), seconds);
  if (error != std::errc() || end != age->data() + age->size())
    throw Error(ErrorKind::invalid, messages::bad_change_age);
  return me.now - std::chrono::seconds{seconds};
}

// The field of the body that names the row; nullptr: its id is in the path.
const char* naming_field(store::Dated kind) {
  if (kind == store::Dated::note || kind == store::Dated::mark) return "exerciseName";
  return kind == store::Dated::period_day ? "localDate" : nullptr;
}

std::optional<Instant> find_last_change(const Caller& me, store::Dated kind) {
  const char* field = naming_field(kind);
  if (field == nullptr)
    return store::find_last_change(me.user, me.database(), kind,
                                   detail::read_path_value<std::int64_t>(me.request.path_parameters.at(0)));
  const Json body = Json::parse(me.request.body, nullptr, false);
  // The handler refuses such a body.
  if (!body.is_object() || !body.contains(field) || !body[field].is_string()) return std::nullopt;
  return store::find_last_change(me.user, me.database(), kind, body[field].get<std::string>());
}

void require_unchanged_since(const Caller& me, store::Dated kind, Instant changed) {
  const auto last = find_last_change(me, kind);
  if (last && *last > changed) throw Error(ErrorKind::precondition_failed, messages::changed_later);
}

std::optional<std::int64_t> id_in(const http::Reply& reply) {
  if (reply.status != 201) return std::nullopt;
  const Json body = Json::parse(reply.body, nullptr, false);
  if (!body.is_object() || !body.contains("id") || !body["id"].is_number_integer()) return std::nullopt;
  return body["id"].get<std::int64_t>();
}

store::StoredAnswer stored(const std::string& key, const http::Reply& reply) {
  store::StoredAnswer answer{reply.status, id_in(reply), std::nullopt};
  if (reply.body.size() <= max_body_bytes) answer.body = store::Blob{security::seal(key, reply.body)};
  return answer;
}

http::Reply repeated(const std::string& key, const store::StoredAnswer& answer) {
  http::Reply reply;
  reply.status = answer.status;
  reply.headers = {{"Idempotency-Replayed", "true"}};
  if (answer.status == 204) {
    reply.content_type.clear();
  } else if (auto body = answer.body ? security::unseal(key, answer.body->bytes) : std::nullopt) {
    reply.body = std::move(*body);
  } else {
    reply.body = answer.entity ? Json{{"id", *answer.entity}}.dump() : "{}";
  }
  return reply;
}

// The keyed requests that wait for something outside the database. Two of them with one key may not run together.
class RunningKeys {
 public:
  class Entry {
   public:
    Entry(RunningKeys& keys, UserId user, const std::string& key) : keys_(keys), name_(user.value, key) {
      const std::lock_guard lock(keys_.mutex_);
      if (!keys_.names_.insert(name_).second)
        throw Error(ErrorKind::conflict, messages::idempotency_key_in_use).retry_after(retry_seconds);
    }
    ~Entry() {
      const std::lock_guard lock(keys_.mutex_);
      keys_.names_.erase(name_);
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

   private:
    RunningKeys& keys_;
    std::pair<std::int64_t, std::string> name_;
  };

 private:
  std::mutex mutex_;
  std::set<std::pair<std::int64_t, std::string>> names_;
};

}  // namespace

http::Reply answer_once(const Caller& me, const Endpoint& endpoint, const std::function<http::Reply()>& handle) {
  static RunningKeys running;
  store::Database& database = me.database();
  const auto key = key_of(me.request);
  const auto changed = endpoint.dated ? time_of_change(me) : std::nullopt;
  const auto request =
      key ? std::optional(store::KeyedRequest{security::hash_token(*key), hash_of(*key, me.request)}) : std::nullopt;

  const auto answer = [&] {
    if (request) {
      if (const auto known = store::find_answer(me.user, database, *request, me.now)) return repeated(*key, *known);
    }
    if (changed) require_unchanged_since(me, *endpoint.dated, *changed);
    http::Reply reply = handle();
    if (request) store::save_answer(me.user, database, *request, stored(*key, reply), me.now);
    return reply;
  };
  if (!endpoint.waits_outside) return key || changed ? database.write_all(answer) : handle();
  if (!key) return handle();
  const RunningKeys::Entry entry(running, me.user, *key);
  return answer();
}

}  // namespace fitapp::api
