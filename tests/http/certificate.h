// Creates a self-signed certificate in temporary files.
#pragma once

#include <string>

namespace fitapp::http::test {

class TestCertificate {
 public:
  TestCertificate();
  ~TestCertificate();
  TestCertificate(const TestCertificate&) = delete;
  TestCertificate& operator=(const TestCertificate&) = delete;

  std::string certificate_file() const { return folder_ + "/certificate.pem"; }
  std::string key_file() const { return folder_ + "/key.pem"; }

 private:
  std::string folder_;
};

}  // namespace fitapp::http::test
