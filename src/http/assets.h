// Serves the embedded files.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "embed/assets.h"
#include "http/reply.h"
#include "http/request.h"

namespace fitapp::http {

using AssetSource = std::span<const fitapp::embed::Asset>;

// Content encodings, preferred ones first.
enum class Encoding { brotli, gzip, identity };

// The best available encoding for Accept-Encoding; identity when the header is absent or refuses everything.
Encoding choose_encoding(std::string_view accept_encoding, bool has_brotli, bool has_gzip);

class Assets {
 public:
  // Paths begin with '/'. "/index.html" is the app's page.
  explicit Assets(AssetSource source);

  // For a path outside /api: the file, or the app's page for a navigation. Throws not found otherwise.
  Reply answer(const Request& request) const;

  // Identifies the interface; empty in a build without it.
  std::string build() const;

 private:
  Reply serve(const fitapp::embed::Asset& asset, const Request& request) const;

  std::unordered_map<std::string_view, const fitapp::embed::Asset*> by_path_;
};

}  // namespace fitapp::http
