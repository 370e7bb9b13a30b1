// Serves the embedded files.
#pragma once

#include <memory>
#include <mutex>
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
  // A file of the archive is compressed for clients at its first request.
  struct Compressed {
    std::once_flag once;
    std::string gzip;
  };
  struct File {
    const fitapp::embed::Asset* asset;
    std::unique_ptr<Compressed> compressed;
  };

  static std::string_view gzip_of(const File& file);
  Reply serve(const File& file, const Request& request) const;

  std::unordered_map<std::string_view, File> by_path_;
};

}  // namespace fitapp::http
