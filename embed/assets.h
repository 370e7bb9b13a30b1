// The embedded files of the interface.
#pragma once

#include <span>
#include <string_view>

namespace fitapp::embed {

// A file in up to three encodings. An encoding that is not stored is empty; identity or gzip is always stored. The
// bytes live as long as the process.
struct Asset {
  std::string_view path;          // "/assets/index-4f2a.js"
  std::string_view content_type;  // "text/javascript; charset=utf-8"
  std::string_view etag;          // with its quotes
  bool immutable;                 // the name contains a hash of the content
  std::span<const unsigned char> identity;
  std::span<const unsigned char> brotli;
  std::span<const unsigned char> gzip;
};

// All files of the interface, sorted by path; empty in a build without the interface.
std::span<const Asset> assets();

}  // namespace fitapp::embed
