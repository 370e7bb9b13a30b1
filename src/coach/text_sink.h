// Receives an answer piece by piece while it is being written.
#pragma once

#include <string_view>

namespace fitapp::coach {

class TextSink {
 public:
  virtual ~TextSink() = default;

  // Returns false if the reader has disconnected. An empty piece only checks this.
  bool write(std::string_view piece) {
    has_text_ |= !piece.empty();
    return send(piece);
  }
  // Whether the reader has been sent any text.
  bool has_text() const { return has_text_; }

 private:
  virtual bool send(std::string_view piece) = 0;

  bool has_text_ = false;
};

}  // namespace fitapp::coach
