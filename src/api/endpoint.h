// Derives a row of the route table from a handler's signature: access, input, output and OpenAPI description.
//
//   Created<Workout> create_workout(const Caller& me, const WorkoutInput& input);
//   NoContent delete_workout(const Caller& me, Path<WorkoutId> id);
//   std::vector<Workout> list_workouts(const Caller& me, const Query<PageQuery>& query);
//
// An error response lists all problems of an input. Problems that depend on the calendar or on stored data come from
// a check function. It runs only for input that has already been refused; invalid fields then have default values:
//
//   void check_new_workout(const Caller& me, const WorkoutInput& input, FieldProblems& problems);
//
// `const RequestContext&` instead of `const Caller&` makes a route open: it needs no sign-in.
#pragma once

#include <charconv>
#include <functional>
#include <string>
#include <vector>

#include "api/caller.h"
#include "api/openapi.h"
#include "domain/messages.h"
#include "http/route.h"
#include "store/idempotency.h"

namespace fitapp::api {

// Arguments of handlers. Any other type is read from the JSON body.
template <class T>
struct Path {
  T value;
};
template <class T>
struct Query {
  T value;
};
struct RawBody {
  std::string_view bytes;
};

// Results of handlers. Any other type is the body of a 200 response.
template <class T>
struct Created {
  T entity;
  bool existed = false;  // 200 instead of 201, for a repeated clientKey or an upsert
};
struct NoContent {};
// The entity, or 204 if there is none left.
template <class T>
struct OrNothing {
  std::optional<T> entity = {};
};
// The first entity, or with `many` the whole list.
template <class T>
struct OneOrMany {
  std::vector<T> entities;
  bool many = false;
};
struct Raw {
  std::string content_type;
  std::string bytes;
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::function<void(http::Sink&)> write = {};  // instead of `bytes`, piece by piece; runs after the handler
  std::string_view static_bytes = {};           // instead of `bytes`, when they outlive the server
};

// The whole result, or server-sent events if `write_events` is set. It runs after the handler has returned.
template <class T>
struct Streamable {
  T whole;
  std::function<void(http::Sink&)> write_events = {};
};
// Server-sent events, for as long as the client listens.
template <class T>
struct EventsOf {
  using Inner = T;
  std::shared_ptr<http::EventStream> stream;
};
// Whether the request has "Accept: text/event-stream" and no Idempotency-Key: only a whole result can be stored.
bool accepts_events(const http::Request& request);

enum class Access { open, signed_in };

struct Endpoint {
  http::Method method;
  std::string pattern;
  std::string operation_id;
  std::string summary;
  Access access;
  http::BodyLimit limit;
  int success_status = 200;
  bool may_be_empty = false;  // 204 is possible as well
  // The handler waits for a model or hashes a password, so it must not hold the database's writer.
  bool waits_outside = false;
  // An open page calls it without its user, so it does not keep the session from ending.
  bool is_background = false;
  std::optional<store::Dated> dated = {};  // honours Change-Age; the id is the first path parameter
  std::function<http::Reply(const Services&, const http::Request&)> handle;
  std::vector<std::string> path_types;            // JSON types of the path parameters
  std::function<Json(SchemaBook&)> body_schema;   // empty without a JSON body
  std::function<Json(SchemaBook&)> query_schema;  // empty without a query
  std::function<Json(SchemaBook&)> reply_schema;  // empty for 204 and Raw
  std::string reply_type = "application/json";    // of the reply with this schema
};

namespace detail {

template <class T>
struct PathOf : std::false_type {};
template <class T>
struct PathOf<Path<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct QueryOf : std::false_type {};
template <class T>
struct QueryOf<Query<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct CreatedOf : std::false_type {};
template <class T>
struct CreatedOf<Created<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct StreamableOf : std::false_type {};
template <class T>
struct StreamableOf<Streamable<T>> : std::true_type {
  using Inner = T;
};

template <class T>
struct IsEvents : std::false_type {};
template <class T>
struct IsEvents<EventsOf<T>> : std::true_type {};

template <class T>
struct OneOrManyOf : std::false_type {};
template <class T>
struct OneOrManyOf<OneOrMany<T>> : std::true_type {
  using Inner = T;
};

template <class T>
struct OrNothingOf : std::false_type {};
template <class T>
struct OrNothingOf<OrNothing<T>> : std::true_type {
  using Inner = T;
};

template <class>
struct Signature;
template <class R, class Who, class... Arguments>
struct Signature<R (*)(Who, Arguments...)> {
  using Result = R;
  using First = std::remove_cvref_t<Who>;
  using Rest = std::tuple<std::remove_cvref_t<Arguments>...>;
};

// An id that is not a number is treated like an unknown one.
template <class T>
T read_path_value(const std::string& text) {
  if constexpr (std::is_same_v<T, std::string>) {
    return text;
  } else {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) throw not_found(messages::entry_not_found);
    if constexpr (fitapp::detail::IdOf<T>::value) {
      return T{number};
    } else {
      if (!std::in_range<T>(number)) throw not_found(messages::entry_not_found);
      return static_cast<T>(number);
    }
  }
}

Json query_object(const http::Request& request);
Json body_of(const http::Request& request, const Settings& settings);

class ArgumentReader {
 public:
  ArgumentReader(const Services& services, const http::Request& request, FieldProblems& problems)
      : services_(services), request_(request), problems_(problems) {}

  template <class T>
  T next() {
    if constexpr (PathOf<T>::value) {
      return {read_path_value<typename PathOf<T>::Inner>(request_.path_parameters.at(path_index_++))};
    } else if constexpr (QueryOf<T>::value) {
      return {read_shape<typename QueryOf<T>::Inner>(query_object(request_), Source::text, problems_)};
    } else if constexpr (std::is_same_v<T, RawBody>) {
      return {request_.body};
    } else {
      return read_shape<T>(body_of(request_, services_.settings), Source::json, problems_);
    }
  }

 private:
  const Services& services_;
  const http::Request& request_;
  FieldProblems& problems_;
  std::size_t path_index_ = 0;
};

template <class T>
http::Reply reply_with(const T& result) {
  http::Reply reply;
  if constexpr (std::is_same_v<T, NoContent>) {
    reply.status = 204;
    reply.content_type.clear();
  } else if constexpr (OrNothingOf<T>::value) {
    if (!result.entity) return reply_with(NoContent{});
    write_json(reply.body, *result.entity);
  } else if constexpr (std::is_same_v<T, Raw>) {
    reply.content_type = result.content_type;
    reply.body = result.bytes;
    reply.headers = result.headers;
    reply.stream = result.write;
    reply.static_body = result.static_bytes;
  } else if constexpr (CreatedOf<T>::value) {
    reply.status = result.existed ? 200 : 201;
    write_json(reply.body, result.entity);
  } else if constexpr (OneOrManyOf<T>::value) {
    if (result.many) write_json(reply.body, result.entities);
    if (!result.many) write_json(reply.body, result.entities.at(0));
  } else if constexpr (StreamableOf<T>::value) {
    if (!result.write_events) write_json(reply.body, result.whole);
    if (result.write_events) reply.content_type = "text/event-stream; charset=utf-8";
    reply.stream = result.write_events;
    reply.ends_by_itself = true;
  } else if constexpr (IsEvents<T>::value) {
    reply.content_type = "text/event-stream; charset=utf-8";
    reply.headers = {{"X-Accel-Buffering", "no"}};  // nginx passes each event on at once
    reply.events = result.stream;
  } else {
    reply.body.reserve(1024);
    write_json(reply.body, result);
  }
  return reply;
}

template <class T>
void describe_argument(Endpoint& endpoint) {
  if constexpr (QueryOf<T>::value) {
    endpoint.query_schema = [](SchemaBook& book) {
      return book.schema<typename QueryOf<T>::Inner>(Rule{}, Direction::input);
    };
  } else if constexpr (std::is_same_v<T, RawBody>) {
    endpoint.limit = http::BodyLimit::file;
  } else if constexpr (PathOf<T>::value) {
    endpoint.path_types.push_back(std::is_same_v<typename PathOf<T>::Inner, std::string> ? "string" : "integer");
  } else {
    endpoint.body_schema = [](SchemaBook& book) { return book.schema<T>(Rule{}, Direction::input); };
  }
}

template <class T>
void describe_result(Endpoint& endpoint) {
  if constexpr (std::is_same_v<T, NoContent>) {
    endpoint.success_status = 204;
  } else if constexpr (CreatedOf<T>::value) {
    endpoint.success_status = 201;
    endpoint.reply_schema = [](SchemaBook& book) {
      return book.schema<typename CreatedOf<T>::Inner>(Rule{}, Direction::output);
    };
  } else if constexpr (OneOrManyOf<T>::value) {
    endpoint.reply_schema = [](SchemaBook& book) {
      using Inner = typename OneOrManyOf<T>::Inner;
      return Json{{"oneOf",
                   {book.schema<Inner>(Rule{}, Direction::output),
                    book.schema<std::vector<Inner>>(Rule{}, Direction::output)}}};
    };
  } else if constexpr (StreamableOf<T>::value) {
    endpoint.reply_schema = [](SchemaBook& book) {
      return book.schema<typename StreamableOf<T>::Inner>(Rule{}, Direction::output);
    };
  } else if constexpr (IsEvents<T>::value) {
    endpoint.reply_type = "text/event-stream";
    endpoint.reply_schema = [](SchemaBook& book) { return book.schema<typename T::Inner>(Rule{}, Direction::output); };
  } else if constexpr (OrNothingOf<T>::value) {
    endpoint.may_be_empty = true;
    endpoint.reply_schema = [](SchemaBook& book) {
      return book.schema<typename OrNothingOf<T>::Inner>(Rule{}, Direction::output);
    };
  } else if constexpr (!std::is_same_v<T, Raw>) {
    endpoint.reply_schema = [](SchemaBook& book) { return book.schema<T>(Rule{}, Direction::output); };
  }
}

// For routes without rules across their fields.
struct NoCheck {
  template <class... Arguments>
  void operator()(const Arguments&...) const {}
};

}  // namespace detail

RequestContext request_context(const Services& services, const http::Request& request);

// Returns what `answer` returns. If it fails because data is missing, and the session has ended in the meantime (the
// account may have been deleted), throws 401 instead.
http::Reply while_signed_in(const Caller& me, const std::function<http::Reply()>& answer);

template <class Handler, class Check = detail::NoCheck>
Endpoint make_endpoint(http::Method method, std::string pattern, std::string operation_id, std::string summary,
                       Handler handler, Check check = {}) {
  using Signature = detail::Signature<Handler>;
  constexpr bool open = std::is_same_v<typename Signature::First, RequestContext>;
  static_assert(open || std::is_same_v<typename Signature::First, Caller>,
                "a handler takes a RequestContext or a Caller first");

  Endpoint endpoint{.method = method,
                    .pattern = std::move(pattern),
                    .operation_id = std::move(operation_id),
                    .summary = std::move(summary),
                    .access = open ? Access::open : Access::signed_in,
                    .limit = open ? http::BodyLimit::open_route : http::BodyLimit::signed_in,
                    .success_status = 200,
                    .may_be_empty = false,
                    .waits_outside = false,
                    .is_background = false,
                    .dated = {},
                    .handle = {},
                    .path_types = {},
                    .body_schema = {},
                    .query_schema = {},
                    .reply_schema = {},
                    .reply_type = "application/json"};
  [&]<class... Arguments>(std::tuple<Arguments...>*) {
    (detail::describe_argument<Arguments>(endpoint), ...);
  }(static_cast<typename Signature::Rest*>(nullptr));
  detail::describe_result<typename Signature::Result>(endpoint);

  endpoint.handle = [handler, check](const Services& services, const http::Request& request) {
    // Route::authenticate has already run, so unauthenticated clients do not learn what input a route accepts.
    const auto& who = [&]() -> decltype(auto) {
      if constexpr (open) {
        return request_context(services, request);
      } else {
        return caller_of(request);
      }
    }();
    const auto answer = [&]<class... Arguments>(std::tuple<Arguments...>*) {
      FieldProblems problems;
      detail::ArgumentReader reader(services, request, problems);
      // Braces guarantee the order of evaluation: path parameters are read from left to right.
      std::tuple<Arguments...> arguments{reader.next<Arguments>()...};
      try {
        if (problems.empty()) {
          return std::apply([&](const auto&... each) { return detail::reply_with(handler(who, each...)); }, arguments);
        }
      } catch (const Error& error) {
        if (!is_validation(error)) throw;
        problems.add(error.fields());
      }
      std::apply([&](const auto&... each) { check(who, each..., problems); }, arguments);
      throw invalid(problems.messages());
    };
    constexpr auto expected = static_cast<typename Signature::Rest*>(nullptr);
    if constexpr (open) {
      return answer(expected);
    } else {
      return while_signed_in(who, [&] { return answer(expected); });
    }
  };
  return endpoint;
}

// The handler's name is the operationId.
#define FITAPP_ROUTE(METHOD, PATTERN, HANDLER, SUMMARY) \
  ::fitapp::api::make_endpoint(::fitapp::http::Method::METHOD, PATTERN, #HANDLER, SUMMARY, &(HANDLER))
#define FITAPP_CHECKED_ROUTE(METHOD, PATTERN, HANDLER, CHECK, SUMMARY) \
  ::fitapp::api::make_endpoint(::fitapp::http::Method::METHOD, PATTERN, #HANDLER, SUMMARY, &(HANDLER), &(CHECK))

inline Endpoint waits_outside(Endpoint endpoint) {
  endpoint.waits_outside = true;
  return endpoint;
}
inline Endpoint background(Endpoint endpoint) {
  endpoint.is_background = true;
  return endpoint;
}
inline Endpoint dated(store::Dated kind, Endpoint endpoint) {
  endpoint.dated = kind;
  return endpoint;
}

}  // namespace fitapp::api
