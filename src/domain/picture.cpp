// Copies the parts of a picture that are needed to show it. Sources: ITU-T T.81 (JPEG), the PNG specification (third
// edition), the WebP container specification.
#include "domain/picture.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fitapp::domain {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view png_head = "\x89PNG\r\n\x1A\n"sv;

std::uint32_t byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

std::uint32_t big_endian(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < size; ++i) value = value << 8 | byte_at(bytes, at + i);
  return value;
}

std::uint32_t little_endian(std::string_view bytes, std::size_t at) {
  return byte_at(bytes, at) | byte_at(bytes, at + 1) << 8 | byte_at(bytes, at + 2) << 16 | byte_at(bytes, at + 3) << 24;
}

// APP0 (JFIF), APP2 with a colour profile and APP14 (Adobe's colour transform) are needed. The other application
// segments are EXIF, XMP, IPTC and thumbnails.
bool keeps_segment(std::uint32_t marker, std::string_view content) {
  if (marker == 0xFE) return false;  // a comment
  if (marker < 0xE0 || marker > 0xEF) return true;
  return (marker == 0xE0 && content.starts_with("JFIF"sv)) ||
         (marker == 0xE2 && content.starts_with("ICC_PROFILE"sv)) || marker == 0xEE;
}

// The end of the compressed data that begins at `at`: the next marker that is no stuffed byte and no restart.
std::size_t end_of_scan(std::string_view bytes, std::size_t at) {
  for (; at + 1 < bytes.size(); ++at) {
    if (byte_at(bytes, at) != 0xFF) continue;
    const std::uint32_t next = byte_at(bytes, at + 1);
    if (next != 0x00 && next != 0xFF && (next < 0xD0 || next > 0xD7)) return at;
  }
  return bytes.size();
}

std::optional<std::string> clean_jpeg(std::string_view bytes) {
  std::string clean(bytes.substr(0, 2));
  for (std::size_t at = 2; at + 2 <= bytes.size();) {
    if (byte_at(bytes, at) != 0xFF) return std::nullopt;
    const std::uint32_t marker = byte_at(bytes, at + 1);
    if (marker == 0xFF) {  // a fill byte
      ++at;
      continue;
    }
    if (marker == 0xD9) return clean += "\xFF\xD9"sv;
    if (at + 4 > bytes.size()) return std::nullopt;
    const std::size_t length = big_endian(bytes, at + 2, 2);
    if (length < 2 || at + 2 + length > bytes.size()) return std::nullopt;
    std::size_t end = at + 2 + length;
    if (marker == 0xDA) end = end_of_scan(bytes, end);
    if (keeps_segment(marker, bytes.substr(at + 4, length - 2))) clean += bytes.substr(at, end - at);
    at = end;
  }
  return std::nullopt;
}

std::optional<std::string> clean_png(std::string_view bytes) {
  constexpr auto kept = std::to_array<std::string_view>(
      {"IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD", "pHYs"});
  constexpr std::size_t frame = 12;  // length, type and checksum
  std::string clean(png_head);
  for (std::size_t at = png_head.size(); at + frame <= bytes.size();) {
    const std::size_t length = big_endian(bytes, at, 4);
    if (length > bytes.size() - at - frame) return std::nullopt;
    const std::string_view type = bytes.substr(at + 4, 4);
    const std::string_view chunk = bytes.substr(at, length + frame);
    if (std::find(kept.begin(), kept.end(), type) != kept.end()) clean += chunk;
    if (type == "IEND") return clean;
    at += chunk.size();
  }
  return std::nullopt;
}

std::optional<std::string> clean_webp(std::string_view bytes) {
  constexpr std::uint32_t exif_and_xmp = 0x08 | 0x04;  // flags of VP8X
  constexpr auto kept = std::to_array<std::string_view>({"VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"});
  std::string chunks = "WEBP";
  bool has_pixels = false;
  for (std::size_t at = 12; at + 8 <= bytes.size();) {
    const std::string_view type = bytes.substr(at, 4);
    const std::size_t length = little_endian(bytes, at + 4);
    if (length > bytes.size() - at - 8) return std::nullopt;
    std::string chunk(bytes.substr(at, 8 + length));
    if (length % 2 == 1) chunk += '\0';
    if (type == "VP8X" && length > 0) chunk[8] = static_cast<char>(byte_at(chunk, 8) & ~exif_and_xmp);
    if (std::find(kept.begin(), kept.end(), type) != kept.end()) chunks += chunk;
    has_pixels = has_pixels || type == "VP8 " || type == "VP8L";
    at += 8 + length + length % 2;
  }
  if (!has_pixels) return std::nullopt;
  std::string clean = "RIFF";
  for (int shift = 0; shift < 32; shift += 8) clean += static_cast<char>(chunks.size() >> shift & 0xFF);
  return clean + chunks;
}

}  // namespace

std::optional<std::string> picture_type(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xD8\xFF"sv)) return "image/jpeg";
  if (bytes.starts_with(png_head)) return "image/png";
  if (bytes.starts_with("RIFF"sv) && bytes.substr(0, 12).ends_with("WEBP"sv)) return "image/webp";
  return std::nullopt;
}

std::optional<std::string> without_metadata(std::string_view bytes) {
  const auto type = picture_type(bytes);
  if (type == "image/jpeg") return clean_jpeg(bytes);
  return type == "image/png" ? clean_png(bytes) : clean_webp(bytes);
}

}  // namespace fitapp::domain
