// Telephone numbers of help, by country.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "coach/reply.h"
#include "domain/kinds.h"

namespace fitapp::coach {

class HelpLines {
 public:
  // `json` is embed/help_lines.json. Throws if it is invalid.
  explicit HelpLines(std::string_view json);

  // For text: "112", or what to call where the country is unknown.
  const std::string& emergency(const std::string& country, domain::Language language) const;
  // The lines of a topic ("crisis", "eating", "violence"; a country without lines for it gives those of "crisis", which
  // are for everything; no lines for an empty topic), then the emergency number. An unknown country gets those of the
  // language.
  std::vector<Link> links(const std::string& topic, const std::string& country, domain::Language language) const;
  // The same lines: "TelefonSeelsorge 0800 111 0 111, 116 123".
  std::string list(const std::string& topic, const std::string& country, domain::Language language) const;
  // All countries that have lines, and "" for an unknown one.
  std::vector<std::string> countries() const;

 private:
  struct Line {
    std::string name;
    std::string number;
  };
  struct Country {
    std::string emergency;
    std::vector<std::string> emergency_numbers;
    std::map<std::string, std::vector<Line>> lines;
    const std::vector<Line>& lines_for(const std::string& topic) const;
  };
  const Country& of(const std::string& country, domain::Language language) const;

  std::map<std::string, Country> countries_;
};

}  // namespace fitapp::coach
