// Client of the product API of Open Food Facts, version 2.
#pragma once

#include <string>

#include "outbound/http_client.h"

namespace fitapp::outbound {

enum class ProductStatus { found, unknown, unavailable };

// `json` is the answer when the product was found; `problem` is a sentence for the operator's log.
struct ProductAnswer {
  ProductStatus status = ProductStatus::unavailable;
  std::string json = {};
  std::string problem = {};
};

// Safe to use from many threads at once.
class OpenFoodFacts {
 public:
  // `base_url` has no trailing slash. The service asks for a user agent that names the application.
  OpenFoodFacts(std::string base_url, std::string user_agent, HttpOptions options);

  // `barcode` consists of digits. Nothing else about the person is sent.
  ProductAnswer find(const std::string& barcode) const;

 private:
  std::string base_url_;
  std::string user_agent_;
  HttpClient client_;
};

}  // namespace fitapp::outbound
