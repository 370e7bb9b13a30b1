// A test app with a model coach that uses a scripted server.
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "coach/model_coach.h"
#include "support/catalogue.h"
#include "support/scripted_model.h"
#include "support/test_app.h"

namespace fitapp::tests {

inline const char* const secret_key = "sk-very-secret-4711";
inline const char* const valid_motivation =
    R"({"message": "Model says go.", "encouragement": "Good going.", "nextGoal": "Walk."})";

struct ModelCoachFixture {
  explicit ModelCoachFixture(coach::FirstName name = coach::FirstName::omitted,
                             std::chrono::milliseconds timeout = std::chrono::milliseconds{1500},
                             coach::GateLimits limits = {})
      : coach(options(model, name, timeout, limits), rules, test::real_catalogue(), clock,
              [this](const std::string& event) {
                const std::lock_guard lock(mutex);
                notices.push_back(event);
              }),
        app({}, &coach) {
    me.token = app.sign_up("ada.lovelace@example.com", "Ada Lovelace");
    app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}, {"weight", 163.7}}, me);
  }

  static coach::ModelOptions options(const ScriptedModel& model, coach::FirstName name,
                                     std::chrono::milliseconds timeout, coach::GateLimits limits) {
    coach::ModelOptions options;
    options.service = {.base_url = model.base_url(), .api_key = secret_key, .model = "small", .http = {}};
    options.total_timeout = timeout;
    options.first_name = name;
    options.limits = limits;
    return options;
  }

  Answer motivation() { return app.call("GET", "/api/coaching/motivation", nullptr, me); }
  Answer chat(const std::string& message, const Json& history = Json::array()) {
    return app.call("POST", "/api/coaching/chat", {{"message", message}, {"history", history}}, me);
  }
  Answer recommendation(const std::string& query = "fitnessGoal=strength") {
    return app.call("GET", "/api/coaching/recommendation?" + query, nullptr, me);
  }
  std::string last_request() const { return model.requests().back(); }

  ScriptedModel model;
  FixedClock clock{friday_morning()};
  coach::RulesCoach rules{test::real_catalogue()};
  std::mutex mutex;
  std::vector<std::string> notices;
  coach::ModelCoach coach;
  TestApp app;
  Send me;
};

}  // namespace fitapp::tests
