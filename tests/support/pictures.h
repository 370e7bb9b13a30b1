// The smallest files that count as pictures, with metadata and without.
#pragma once

#include <string>
#include <string_view>

namespace fitapp::tests {

inline std::string png_chunk(std::string_view type, std::string_view content) {
  std::string chunk;
  for (int shift = 24; shift >= 0; shift -= 8) chunk += static_cast<char>(content.size() >> shift & 0xFF);
  return chunk.append(type).append(content).append("CRC!");
}
inline std::string png_of(const std::string& chunks) {
  return std::string("\x89PNG\r\n\x1A\n", 8) + png_chunk("IHDR", "size") + chunks + png_chunk("IEND", "");
}
inline std::string png(std::string_view pixels) { return png_of(png_chunk("IDAT", pixels)); }

inline std::string jpeg_segment(char marker, std::string_view content) {
  std::string segment{'\xFF', marker};
  segment += static_cast<char>((content.size() + 2) >> 8 & 0xFF);
  segment += static_cast<char>((content.size() + 2) & 0xFF);
  return segment.append(content);
}
inline std::string jpeg_of(const std::string& segments) {
  return "\xFF\xD8" + segments + jpeg_segment('\xDA', "scan") + std::string("pixels\xFF\0more\xFF\xD3", 14) +
         "\xFF\xD9";
}

inline std::string webp_chunk(std::string_view type, std::string_view content) {
  std::string chunk(type);
  for (int shift = 0; shift < 32; shift += 8) chunk += static_cast<char>(content.size() >> shift & 0xFF);
  chunk.append(content);
  if (content.size() % 2 == 1) chunk += '\0';
  return chunk;
}
inline std::string webp_of(const std::string& chunks) {
  std::string file = "RIFF";
  for (int shift = 0; shift < 32; shift += 8) file += static_cast<char>((chunks.size() + 4) >> shift & 0xFF);
  return file + "WEBP" + chunks;
}

}  // namespace fitapp::tests
