// The embedded files of the interface.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace fitapp::embed {

// A file in up to three encodings, or a part of the archive. An encoding that is not stored is empty. The bytes live as
// long as the process.
struct Asset {
  std::string_view path;          // "/assets/index-4f2a.js"
  std::string_view content_type;  // "text/javascript; charset=utf-8"
  std::string_view etag;          // with its quotes
  bool immutable;                 // the name contains a hash of the content
  std::span<const unsigned char> identity;
  std::span<const unsigned char> brotli;
  std::span<const unsigned char> gzip;
  // Decompresses the archive of the files that the first screen does not need, once. Null: not in the archive.
  std::string_view (*archive)() = nullptr;
  std::size_t begin = 0;
  std::size_t length = 0;
};

// All files of the interface, sorted by path; empty in a build without the interface.
std::span<const Asset> assets();

}  // namespace fitapp::embed
