// The interface's files as they are compiled in; it knows nothing of how they are served.
#pragma once

#include <span>
#include <string_view>

namespace fitapp::embed {

// One file in up to three encodings; an empty one is not kept, and there is always identity or gzip. All bytes live as
// long as the program.
struct Asset {
  std::string_view path;          // "/assets/index-4f2a.js"
  std::string_view content_type;  // "text/javascript; charset=utf-8"
  std::string_view etag;          // with its quotes
  bool immutable;                 // the name holds a hash of the content
  std::span<const unsigned char> identity;
  std::span<const unsigned char> brotli;
  std::span<const unsigned char> gzip;
};

// Every file of the built interface, sorted by path; empty when the program was built without it.
std::span<const Asset> assets();

}  // namespace fitapp::embed
