// Asks for one product with the fields that FitApp reads.
#include "outbound/open_food_facts.h"

#include <utility>

namespace fitapp::outbound {
namespace {

constexpr const char* fields =
    "product_name,product_name_en,product_name_de,brands,nutriments,serving_quantity,serving_quantity_unit,"
    "product_quantity_unit";

}  // namespace

OpenFoodFacts::OpenFoodFacts(std::string base_url, std::string user_agent, HttpOptions options)
    : base_url_(std::move(base_url)), user_agent_(std::move(user_agent)), client_(std::move(options)) {}

ProductAnswer OpenFoodFacts::find(const std::string& barcode) const {
  const HttpRequest request{.url = base_url_ + "/api/v2/product/" + barcode + ".json?fields=" + fields,
                            .headers = {"User-Agent: " + user_agent_, "Accept: application/json"},
                            .body = {}};
  HttpResponse response = client_.send(request);
  ProductAnswer answer;
  while (const auto bytes = response.read()) answer.json += *bytes;
  const HttpResult result = response.result();
  if (result.end != HttpEnd::complete) {
    answer.problem = result.problem;
  } else if (result.status == 200) {
    answer.status = ProductStatus::found;
  } else if (result.status == 404) {
    answer.status = ProductStatus::unknown;
  } else {
    answer.problem = host_of(base_url_) + " answered with status " + std::to_string(result.status) + ".";
  }
  if (answer.status != ProductStatus::found) answer.json.clear();
  return answer;
}

}  // namespace fitapp::outbound
