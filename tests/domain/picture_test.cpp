// Tests that pictures lose their metadata and nothing else.
#include "domain/picture.h"

#include <doctest/doctest.h>

#include "support/pictures.h"

using namespace fitapp::domain;
using namespace fitapp::tests;
using namespace std::string_literals;

TEST_CASE("the type is read from the first bytes") {
  CHECK(picture_type(png("x")) == "image/png");
  CHECK(picture_type(jpeg_of("")) == "image/jpeg");
  CHECK(picture_type(webp_of(webp_chunk("VP8 ", "x"))) == "image/webp");
  for (const std::string& other : {"GIF89a"s, "<svg/>"s, "RIFF"s, "\xFF\xD8"s, ""s}) CHECK_FALSE(picture_type(other));
}

TEST_CASE("a JPEG loses EXIF, XMP, comments and bytes after its end, and keeps colours and pixels") {
  const std::string needed = jpeg_segment('\xE0', "JFIF\0 header"s) + jpeg_segment('\xE2', "ICC_PROFILE\0 profile"s) +
                             jpeg_segment('\xEE', "Adobe") + jpeg_segment('\xDB', "tables");
  const std::string metadata = jpeg_segment('\xE1', "Exif\0\0 GPS"s) + jpeg_segment('\xE1', "http://ns.adobe.com/xap") +
                               jpeg_segment('\xED', "Photoshop") + jpeg_segment('\xFE', "a comment") +
                               jpeg_segment('\xE0', "JFXX thumbnail") + jpeg_segment('\xE2', "MPF more pictures");
  CHECK(without_metadata(jpeg_of(needed + metadata) + "a second picture") == jpeg_of(needed));
  CHECK(without_metadata(jpeg_of(metadata + needed)) == jpeg_of(needed));
  CHECK(without_metadata(jpeg_of("\xFF" + needed)) == jpeg_of(needed));
}

TEST_CASE("a JPEG with several scans keeps all of them") {
  const std::string progressive =
      jpeg_of(jpeg_segment('\xDA', "first") + "some\xFF\0pixels"s + jpeg_segment('\xC4', "t"));
  CHECK(without_metadata(progressive) == progressive);
}

TEST_CASE("a PNG loses texts, EXIF, times and unknown chunks, and keeps colours and pixels") {
  const std::string needed = png_chunk("iCCP", "profile") + png_chunk("PLTE", "colours") + png_chunk("tRNS", "alpha") +
                             png_chunk("IDAT", "one") + png_chunk("IDAT", "two");
  const std::string metadata = png_chunk("eXIf", "GPS") + png_chunk("tEXt", "Author") + png_chunk("iTXt", "XMP") +
                               png_chunk("zTXt", "text") + png_chunk("tIME", "when") + png_chunk("caBX", "origin");
  CHECK(without_metadata(png_of(metadata + needed + metadata) + "after the end") == png_of(needed));
}

TEST_CASE("a WebP loses EXIF and XMP with their flags, and keeps colours and pixels") {
  const auto extended = [](char flags) { return webp_chunk("VP8X", flags + "\0\0\0sizes."s); };
  const std::string needed =
      webp_chunk("ICCP", "profile") + webp_chunk("ALPH", "alpha") + webp_chunk("VP8 ", "pixels!");
  const std::string metadata = webp_chunk("EXIF", "GPS") + webp_chunk("XMP ", "more");
  CHECK(without_metadata(webp_of(extended('\x3C') + needed + metadata)) == webp_of(extended('\x30') + needed));
  CHECK(without_metadata(webp_of(webp_chunk("VP8L", "odd"))) == webp_of(webp_chunk("VP8L", "odd")));
}

TEST_CASE("a picture whose parts do not fit the file is refused") {
  const std::string jpeg = jpeg_of(jpeg_segment('\xE0', "JFIF"));
  const std::string picture = png("pixels");
  const std::string webp = webp_of(webp_chunk("VP8 ", "pixels"));
  for (std::size_t length = 12; length < jpeg.size(); ++length) CHECK_FALSE(without_metadata(jpeg.substr(0, length)));
  for (std::size_t length = 8; length < picture.size(); ++length)
    CHECK_FALSE(without_metadata(picture.substr(0, length)));
  for (std::size_t length = 12; length < webp.size(); ++length) CHECK_FALSE(without_metadata(webp.substr(0, length)));
  CHECK_FALSE(without_metadata("\xFF\xD8\xFF\xE0\0\1"s));
  CHECK_FALSE(without_metadata("\xFF\xD8\xFFx no marker"s));
  CHECK_FALSE(without_metadata(webp_of(webp_chunk("EXIF", "GPS"))));
}
