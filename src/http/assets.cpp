// Serves the embedded files.
#include "http/assets.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "base/error.h"
#include "base/gzip.h"
#include "base/text.h"
#include "embed/inflate.h"
#include "http/page_headers.h"

namespace fitapp::http {

namespace {

constexpr std::string_view page_path = "/index.html";
constexpr std::string_view worker_path = "/sw.js";
// The main file of the interface: '/assets/first-DKGdPTXh.js'. Its hash changes with every other file, because it
// contains their names.
constexpr std::string_view main_file_begin = "/assets/first-";
constexpr std::string_view main_file_end = ".js";

// The q parameter of one item, 0 to 1; 1 when absent and 0 when invalid.
double quality_of(std::string_view item) {
  const std::size_t semicolon = item.find(';');
  if (semicolon == std::string_view::npos) return 1;
  const std::string_view parameter = trim(item.substr(semicolon + 1));
  if (parameter.size() < 3 || (parameter[0] != 'q' && parameter[0] != 'Q') || parameter[1] != '=') return 0;
  const std::string digits(parameter.substr(2));
  char* end = nullptr;
  const double quality = std::strtod(digits.c_str(), &end);
  return end == digits.c_str() + digits.size() && quality >= 0 && quality <= 1 ? quality : 0;
}

// A request for the page, not for a file: the client accepts HTML and the last segment has no file name.
bool is_navigation(const Request& request) {
  const std::string* accept = request.header("Accept");
  if (accept == nullptr || lower_case(*accept).find("text/html") == std::string::npos) return false;
  const std::string_view last = std::string_view(request.path).substr(request.path.rfind('/') + 1);
  return last.find('.') == std::string_view::npos;
}

// Weak comparison, as If-None-Match requires.
bool matches_etag(std::string_view if_none_match, std::string_view etag) {
  const auto strong = [](std::string_view tag) { return tag.starts_with("W/") ? tag.substr(2) : tag; };
  bool found = false;
  for_each_item(if_none_match, [&](std::string_view tag) { found |= tag == "*" || strong(tag) == strong(etag); });
  return found;
}

std::string_view bytes_of(std::span<const unsigned char> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string_view archived(const fitapp::embed::Asset& asset) {
  return asset.archive().substr(asset.begin, asset.length);
}

// Each encoding is a separate representation and needs its own tag.
std::string tag_for(std::string_view etag, Encoding encoding) {
  if (encoding == Encoding::identity || etag.size() < 2 || etag.back() != '"') return std::string(etag);
  std::string tag(etag.substr(0, etag.size() - 1));
  return tag + (encoding == Encoding::brotli ? "-br\"" : "-gz\"");
}

}  // namespace

Encoding choose_encoding(std::string_view accept_encoding, bool has_brotli, bool has_gzip) {
  double brotli = -1;
  double gzip = -1;
  double any = -1;
  double identity = -1;
  for_each_item(accept_encoding, [&](std::string_view item) {
    const std::string_view name = trim(item.substr(0, item.find(';')));
    const double quality = quality_of(item);
    if (equal_ignoring_case(name, "br")) brotli = quality;
    if (equal_ignoring_case(name, "gzip") || equal_ignoring_case(name, "x-gzip")) gzip = quality;
    if (equal_ignoring_case(name, "identity")) identity = quality;
    if (name == "*") any = quality;
  });
  // Encodings that are not listed have the quality of '*', or 0 without it.
  const auto resolve = [&](double named, bool exists) { return !exists ? 0 : named >= 0 ? named : std::max(any, 0.0); };
  brotli = resolve(brotli, has_brotli);
  gzip = resolve(gzip, has_gzip);
  if (identity < 0) identity = 0;
  if (brotli > 0 && brotli >= gzip && brotli >= identity) return Encoding::brotli;
  if (gzip > 0 && gzip >= identity) return Encoding::gzip;
  return Encoding::identity;
}

Assets::Assets(AssetSource source) {
  for (const fitapp::embed::Asset& asset : source)
    by_path_.emplace(asset.path, File{&asset, asset.archive ? std::make_unique<Compressed>() : nullptr});
}

std::string Assets::build() const {
  for (const auto& [path, file] : by_path_) {
    if (path.starts_with(main_file_begin) && path.ends_with(main_file_end))
      return std::string(
          path.substr(main_file_begin.size(), path.size() - main_file_begin.size() - main_file_end.size()));
  }
  return {};
}

Reply Assets::answer(const Request& request) const {
  if (const auto found = by_path_.find(request.path); found != by_path_.end()) return serve(found->second, request);
  // "/" serves the page even to clients that do not accept HTML, such as monitors and curl.
  const bool wants_page = request.path == "/" || is_navigation(request);
  if (const auto page = by_path_.find(page_path); page != by_path_.end() && wants_page)
    return serve(page->second, request);
  throw not_found(messages::page_not_found);
}

std::string_view Assets::gzip_of(const File& file) {
  if (!file.compressed) return bytes_of(file.asset->gzip);
  std::call_once(file.compressed->once, [&] {
    file.compressed->gzip = fitapp::gzip(archived(*file.asset), GzipLevel::kept);
    if (file.compressed->gzip.empty()) throw std::bad_alloc();
  });
  return file.compressed->gzip;
}

Reply Assets::serve(const File& file, const Request& request) const {
  const fitapp::embed::Asset& asset = *file.asset;
  const std::string* accepted = request.header("Accept-Encoding");
  const Encoding encoding = choose_encoding(accepted ? *accepted : "", !asset.brotli.empty(),
                                            !asset.gzip.empty() || asset.archive != nullptr);
  Reply reply;
  reply.content_type = asset.content_type;
  const std::string tag = tag_for(asset.etag, encoding);
  reply.headers.emplace_back("ETag", tag);
  reply.headers.emplace_back("Cache-Control", asset.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (asset.path == worker_path)
    reply.headers.insert(reply.headers.end(), worker_headers.begin(), worker_headers.end());
  const std::string* known = request.header("If-None-Match");
  if (known != nullptr && matches_etag(*known, tag)) {
    reply.status = 304;
    return reply;
  }
  if (encoding == Encoding::brotli) {
    reply.headers.emplace_back("Content-Encoding", "br");
    reply.static_body = bytes_of(asset.brotli);
  } else if (encoding == Encoding::gzip) {
    reply.headers.emplace_back("Content-Encoding", "gzip");
    reply.static_body = gzip_of(file);
  } else if (asset.archive != nullptr) {
    reply.static_body = archived(asset);
  } else if (!asset.identity.empty() || asset.gzip.empty()) {
    reply.static_body = bytes_of(asset.identity);
  } else {
    reply.body = embed::inflate(asset.gzip);
  }
  return reply;
}

}  // namespace fitapp::http
