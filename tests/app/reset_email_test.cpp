// Tests the text of password reset emails.
#include "app/reset_email.h"

#include <doctest/doctest.h>

using namespace fitapp::app;

namespace {

using std::chrono::minutes;

const std::string url = "https://fit.example.org";
const std::string expected_link = "https://fit.example.org/reset-password#token=abc-123_x";

ResetEmail email(Language language, minutes lifetime = minutes{60}) {
  return write_reset_email(language, url, "abc-123_x", lifetime);
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a reset email has the link on its own line, and in HTML as button and as text") {
  for (const Language language : {Language::en, Language::de}) {
    const ResetEmail written = email(language);
    CHECK(contains(written.text, "\n\n" + expected_link + "\n\n"));
    CHECK(contains(written.html, "<a href=\"" + expected_link + "\""));
    CHECK(contains(written.html, ">" + expected_link + "</a>"));
    CHECK(contains(written.text, url + "\n"));
  }
}

TEST_CASE("a reset email says how long its link is valid") {
  CHECK(contains(email(Language::en).text, "within one hour and"));
  CHECK(contains(email(Language::en, minutes{45}).text, "within 45 minutes and"));
  CHECK(contains(email(Language::en, minutes{90}).html, "within 90 minutes and"));
  CHECK(contains(email(Language::en, minutes{1440}).html, "within 24 hours and"));
  CHECK(contains(email(Language::de).text, "innerhalb von einer Stunde diesen"));
  CHECK(contains(email(Language::de, minutes{5}).html, "innerhalb von 5 Minuten diesen"));
  CHECK(contains(email(Language::de, minutes{120}).text, "innerhalb von 2 Stunden diesen"));
}

TEST_CASE("the HTML of a reset email names its language and loads no resources") {
  for (const Language language : {Language::en, Language::de}) {
    const std::string html = email(language).html;
    CHECK(contains(html, language == Language::de ? "<html lang=\"de\">" : "<html lang=\"en\">"));
    for (const char* loader : {"<img", "<script", "<link", "<style", "url(", "src="})
      CHECK_FALSE(contains(html, loader));
  }
}

TEST_CASE("the server's URL is escaped in the HTML") {
  const std::string html = write_reset_email(Language::en, "https://x.org/?a=1&b='<i>\"", "t", minutes{60}).html;
  CHECK(contains(html, "https://x.org/?a=1&amp;b=&#39;&lt;i&gt;&quot;/reset-password#token=t"));
  CHECK_FALSE(contains(html, "<i>"));
}

TEST_CASE("reset emails are in German only for German locales") {
  for (const char* locale : {"de", "de-DE", "de-AT", "de_CH"}) CHECK(language_of(locale) == Language::de);
  for (const char* locale : {"", "en", "en-DE", "den", "nl-de", "d"}) CHECK(language_of(locale) == Language::en);
  CHECK(language_of(std::nullopt) == Language::en);
}
