// A short list of widely known passwords, lower-case and sorted by bytes; knows nothing of strength.
#include "security/common_passwords.h"

#include <algorithm>
#include <array>
#include <string>

namespace fitapp::security {
namespace {

// Six characters and more: the shapes refuse shorter ones anyway.
constexpr auto passwords = std::to_array<std::string_view>({
    "000000", "0000000", "00000000", "000000000", "012345", "0123456789", "0987654321", "101010", "102030", "110110",
    "111111", "1111111", "11111111", "111111111", "1111111111", "112233", "11223344", "1122334455", "121212",
    "12121212", "123123", "12312312", "123123123", "1231234", "123321", "123321123", "12341234", "123412345",
    "1234321", "12344321", "123456", "1234567", "12345678", "123456789", "1234567890", "1234abcd", "123654",
    "123654789", "123abc", "123qwe", "123qweasd", "123qweasdzxc", "131313", "135790", "141414", "142536", "147147",
    "147258", "147258369", "147852", "147852369", "151515", "159357", "159753", "159951", "171717", "181818", "191919",
    "1a2b3c", "1a2b3c4d", "1q2w3e", "1q2w3e4r", "1q2w3e4r5t", "1q2w3e4r5t6y", "1qaz1qaz", "1qaz2wsx", "1qaz2wsx3edc",
    "1qazxsw2", "202020", "202122", "212121", "222222", "22222222", "232323", "242424", "252525", "258369", "258456",
    "321321", "321654", "321654987", "333333", "33333333", "343434", "369258", "369258147", "420420", "444444",
    "44444444", "456123", "456456", "456789", "456852", "500500", "5201314", "520520", "543210", "555555", "5555555",
    "55555555", "565656", "567890", "575757", "616161", "654123", "654321", "656565", "666666", "66666666", "676767",
    "686868", "696969", "741852", "741852963", "753951", "757575", "7654321", "767676", "777777", "7777777",
    "77777777", "786786", "789123", "789456", "789456123", "789789", "797979", "808080", "818181", "852456", "868686",
    "87654321", "878787", "888888", "8888888", "88888888", "898989", "909090", "951753", "963852", "963852741",
    "987456", "987654", "987654321", "987654321a", "989898", "999999", "9999999", "99999999", "a12345", "a123456",
    "a1234567", "a12345678", "a123456789", "a1b2c3", "a1b2c3d4", "aa123456", "aaa111", "aaaaaa", "aaaaaaaa", "abc123",
    "abc1234", "abc12345", "abc123456", "abcabc", "abcd123", "abcd1234", "abcd12345", "abcde1", "abcdef", "abcdefg",
    "abcdefgh", "access", "access14", "account", "admin1", "admin12", "admin123", "admin1234", "admin12345",
    "admin123456", "admin@123", "adminadmin", "administrator", "adobe123", "airplane", "alexander", "amanda",
    "america", "amore1", "andrea", "andrew", "angel1", "angela", "angels", "animal", "anthony", "apples", "april1",
    "arsenal", "asdasd", "asdasd123", "asdf12", "asdf123", "asdf1234", "asdfasdf", "asdfgh", "asdfghj", "asdfghjk",
    "asdfghjkl", "ashley", "asshole", "august", "austin", "azerty", "azerty123", "azertyuiop", "babygirl", "babygirl1",
    "backup", "bailey", "banana", "barcelona", "baseball", "baseball1", "basketball", "batman", "batman1", "bayern",
    "beautiful", "berlin", "bigdog", "biteme", "blessed", "blink182", "bonjour", "brandon", "brasil", "buster",
    "butter", "butterfly", "calvin", "camaro", "cameron", "carlos", "celtic", "changeme", "changeme1", "changeme123",
    "changethis", "charles", "charlie", "charlie1", "cheese", "chelsea", "chester", "chicago", "chicken", "chocolate",
    "chris1", "christian", "ciaociao", "cocacola", "coffee", "computer", "computer1", "contrasena", "contrasena1",
    "cookie", "cooper", "corvette", "cowboy", "cowboys", "creative", "crystal", "dallas", "daniel", "daniel1",
    "daniela", "danielle", "david1", "default", "default1", "delete", "demo123", "destiny", "dexter", "diablo",
    "diamond", "dolphin", "donald", "doudou", "dragon", "dragon1", "dragonball", "dubsmash", "eagles", "edward",
    "einstein", "elephant", "eminem", "enter1", "enter123", "estrella", "extreme", "falcon", "family", "ferrari",
    "ficken", "fishing", "fitapp", "fitapp1", "fitapp123", "fitness", "fitness1", "fitness123", "flamengo", "florida",
    "flower", "flower1", "football", "football1", "forever", "forever1", "francesco", "frankfurt", "freedom",
    "freedom1", "friend", "friends", "friends1", "fuckme", "fuckoff", "fuckyou", "fuckyou1", "gabriel", "gangsta",
    "garfield", "gateway", "geheim", "geheim123", "george", "gesundheit", "ginger", "gizmo1", "golden", "golfer",
    "google", "google1", "gordon", "guest1", "guest123", "guitar", "gundam", "hahaha", "hallo123", "hallo1234",
    "hallohallo", "hamburg", "hammer", "hannah", "hardcore", "harley", "heather", "hello1", "hello12", "hello123",
    "hello1234", "hellohello", "hellokitty", "helloworld", "helpme", "hockey", "hola123", "hottie", "hunter",
    "hunter1", "hunter2", "iceman", "ichliebedich", "iloveme", "iloveu", "iloveyou", "iloveyou1", "iloveyou12",
    "iloveyou123", "iloveyou2", "internet", "invite", "jackson", "jaguar", "january", "jasmine", "jasper", "jennifer",
    "jeremy", "jessica", "jessica1", "jesus1", "jordan", "jordan1", "jordan23", "joseph", "joshua", "juliet", "junior",
    "justin", "justin1", "juventus", "kawasaki", "killer", "killer1", "kitten", "kitty1", "knight", "kristin",
    "lakers", "lauren", "legend", "letmein", "letmein1", "letmein123", "letmeinnow", "liverpool", "liverpool1",
    "lizard", "london", "loulou", "lovelove", "lovely", "loveme", "loveme1", "lovers", "loveyou", "lucky1", "lucky7",
    "madison", "maggie", "manager", "manchester", "marina", "marine", "marlboro", "marseille", "martin", "master",
    "master1", "master123", "matrix", "matthew", "mausi1", "maverick", "melissa", "mercedes", "merlin", "metallica",
    "mexico123", "michael", "michael1", "michelle", "mickey", "midnight", "miller", "minecraft", "monday", "money1",
    "monica", "monkey", "monkey1", "monkey12", "monkey123", "monster", "monster1", "morgan", "motdepasse", "mother",
    "motorola", "mountain", "mudar123", "muenchen", "mustang", "mustang1", "myspace1", "naruto", "natasha", "nathan",
    "ncc1701", "newpass", "newyork", "nicholas", "nicole", "nicole1", "nintendo", "nothing", "november", "number1",
    "october", "oliver", "olivia", "onelove", "online", "oracle", "orange", "orange1", "p@$$w0rd", "p@ssw0rd",
    "p@ssw0rd1", "p@ssword", "p@ssword1", "pa$$word", "pakistan", "panther", "parker", "pass123", "pass1234",
    "passpass", "passw0rd", "passw0rd1", "password", "password!", "password0", "password01", "password1", "password1!",
    "password11", "password12", "password123", "password1234", "password12345", "password2", "password21", "password3",
    "password7", "password9", "password99", "passwort", "passwort1", "passwort123", "passwort1234", "patrick",
    "peanut", "people", "pepper", "phoenix", "picture1", "player", "please", "pokemon", "pokemon1", "poohbear",
    "porsche", "power1", "precious", "princess", "princess1", "private", "public", "purple", "purple1", "q1w2e3",
    "q1w2e3r4", "q1w2e3r4t5", "qazwsx", "qazwsx123", "qazwsxedc", "qazxsw", "qqqqqq", "qwaszx", "qwe123", "qwe123qwe",
    "qweasd", "qweasdzxc", "qweqwe", "qweqwe123", "qwer1234", "qwert1", "qwert123", "qwerty", "qwerty!", "qwerty1",
    "qwerty12", "qwerty123", "qwerty1234", "qwerty12345", "qwerty123456", "qwertyu", "qwertyui", "qwertyuiop",
    "qwertz", "qwertz1", "qwertz123", "qwertzuiop", "rachel", "raiders", "rainbow", "ranger", "rangers", "realmadrid",
    "rebecca", "red123", "reddog", "redsox", "richard", "robert", "robert1", "rockstar", "rockyou", "ronaldo",
    "root123", "rootroot", "rush2112", "sabrina", "sakura", "samantha", "samsung", "samsung1", "samuel", "sandra",
    "schalke04", "schatz", "schatz1", "scooter", "scorpio", "scorpion", "secret", "secret1", "secret123", "senha123",
    "september", "server", "service", "sexygirl", "shadow", "shadow1", "shannon", "shelby", "sierra", "silver",
    "simple", "skyline", "slayer", "slipknot", "smokey", "snoopy", "soccer", "soccer1", "soleil", "solomon",
    "somebody", "sommer", "sommer123", "sonnenschein", "sophie", "southpark", "spanky", "sparky", "spider",
    "spiderman", "sporting", "startrek", "starwars", "starwars1", "steelers", "stella", "steven", "success", "summer",
    "summer1", "summer123", "sunflower", "sunshine", "sunshine1", "superman", "superman1", "superstar", "support",
    "sweetie", "sweety", "system", "taylor", "teacher", "teamo1", "teamomucho", "temp123", "temp1234", "temppass",
    "tennis", "teresa", "test12", "test123", "test1234", "test12345", "test123456", "tester", "testing", "testing1",
    "testing123", "testtest", "thomas", "thunder", "tiffany", "tigers", "tigger", "tigger1", "tinkerbell", "toyota",
    "training", "trinity", "trouble", "trustno1", "tucker", "turtle", "twitter", "united", "unknown", "user123",
    "user1234", "vampire", "vanessa", "victor", "victoria", "viking", "vincent", "virginia", "voyager", "walter",
    "warrior", "webadmin", "welcome", "welcome1", "welcome12", "welcome123", "welcome1234", "werder", "whatever",
    "whatever1", "william", "willow", "winner", "winston", "winter", "winter1", "wizard", "wolverine", "workout",
    "workout1", "world1", "xavier", "xxxxxx", "xxxxxxxx", "yamaha", "yankee", "yankees", "yellow", "zaq12wsx",
    "zaq1xsw2", "zaq1zaq1", "zxc123", "zxcvbn", "zxcvbn1", "zxcvbnm", "zxcvbnm1", "zxcvbnm123", "zxczxc", "zzzzzz"
});
static_assert(std::is_sorted(passwords.begin(), passwords.end()));

}  // namespace

bool is_common_password(std::string_view password) {
  std::string lower(password);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return std::binary_search(passwords.begin(), passwords.end(), std::string_view(lower));
}

}  // namespace fitapp::security
