// AES-256-GCM from OpenSSL.
#include "security/sealed.h"

#include <openssl/evp.h>

#include <array>
#include <memory>
#include <stdexcept>

#include "security/token.h"

namespace fitapp::security {
namespace {

constexpr std::size_t nonce_bytes = 12;
constexpr std::size_t tag_bytes = 16;

using Cipher = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

void require(bool done) {
  if (!done) throw std::runtime_error("OpenSSL could not encrypt");
}

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

// The secret has other uses, whose hashes must not reveal this key.
Sha256 key_of(std::string_view secret) { return sha256("seal:" + std::string(secret)); }

Cipher make_cipher() {
  Cipher cipher(EVP_CIPHER_CTX_new(), &EVP_CIPHER_CTX_free);
  require(cipher != nullptr);
  return cipher;
}

}  // namespace

std::string seal(std::string_view secret, std::string_view text) {
  std::array<unsigned char, nonce_bytes> nonce;
  fill_random(nonce);
  const Sha256 key = key_of(secret);
  const Cipher cipher = make_cipher();
  std::string content(text.size(), '\0');
  std::string tag(tag_bytes, '\0');
  int length = 0;
  require(EVP_EncryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, key.data(), nonce.data()) == 1);
  require(EVP_EncryptUpdate(cipher.get(), bytes_of(content), &length, bytes_of(text), static_cast<int>(text.size())) ==
          1);
  require(EVP_EncryptFinal_ex(cipher.get(), bytes_of(content) + length, &length) == 1);
  require(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, tag_bytes, bytes_of(tag)) == 1);
  return std::string(reinterpret_cast<const char*>(nonce.data()), nonce.size()) + content + tag;
}

std::optional<std::string> unseal(std::string_view secret, std::string_view sealed) {
  if (sealed.size() < nonce_bytes + tag_bytes) return std::nullopt;
  const std::string_view content = sealed.substr(nonce_bytes, sealed.size() - nonce_bytes - tag_bytes);
  std::string tag(sealed.substr(sealed.size() - tag_bytes));
  const Sha256 key = key_of(secret);
  const Cipher cipher = make_cipher();
  std::string text(content.size(), '\0');
  int length = 0;
  require(EVP_DecryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, key.data(), bytes_of(sealed)) == 1);
  require(EVP_DecryptUpdate(cipher.get(), bytes_of(text), &length, bytes_of(content),
                            static_cast<int>(content.size())) == 1);
  require(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG, tag_bytes, bytes_of(tag)) == 1);
  if (EVP_DecryptFinal_ex(cipher.get(), bytes_of(text) + length, &length) != 1) return std::nullopt;
  return text;
}

}  // namespace fitapp::security
