// Reads the type of a picture and removes its metadata, which may name the place and the device.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fitapp::domain {

// "image/jpeg", "image/png" or "image/webp", from the first bytes.
std::optional<std::string> picture_type(std::string_view bytes);

// The picture without EXIF, XMP, IPTC, comments, texts and bytes after its end. Colour profiles and pixels are
// unchanged. nullopt when the file's structure is broken. `bytes` must have a picture_type.
std::optional<std::string> without_metadata(std::string_view bytes);

}  // namespace fitapp::domain
