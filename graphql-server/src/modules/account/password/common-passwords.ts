/** Words of common passwords, in the spelling of `isCommonPassword` (lower case, half-width). From well-known leak statistics. */
export const commonWords = `
  password passwort passw0rd p@ssword p@ssw0rd pass passcode passphrase pword pwd admin administrator root guest user username
  test testing tester demo sample example default changeme change secret login logon signin welcome letmein access master superman
  batman spiderman ironman pokemon pikachu naruto doraemon totoro sasuke goku onepiece luffy hellokitty iloveyou ilove iloveu
  loveyou lovely love loveme baby babygirl princess angel sunshine flower summer winter spring autumn monkey dragon tiger shadow
  ninja samurai football baseball soccer basketball hockey golf michael jordan charlie jessica ashley daniel thomas andrew joshua
  matthew jennifer computer internet freedom whatever trustno1 starwars matrix hunter killer ranger buster cookie chocolate banana
  orange cheese pepper ginger maggie hello helloworld world google facebook amazon yahoo gmail hotmail apple samsung windows
  microsoft nintendo playstation minecraft fortnite blink182 correcthorsebatterystaple tobeornottobe thequickbrownfox
  jumpsoverthelazydog loremipsum openssesame opensesame abracadabra sakura hanako taro tarou yamada suzuki tanaka sato satou
  watanabe takahashi nihon nippon japan tokyo osaka kyoto arigatou arigato konnichiwa konnitiwa ohayou sayonara daisuki aishiteru
  himitsu himitu kawaii tanjoubi neko inu fuji fujisan sushi ramen anime manga karaoke matsuri hoshi tsuki yuki sora umi ichiban
  gambare ganbare ganbatte banzai パスワード ぱすわーど ひみつ 秘密 暗証番号 合言葉 さくら サクラ 桜 にほん 日本 日本語 とうきょう 東京 大阪 ありがとう こんにちは おはよう さようなら だいすき 大好き
  愛してる あいしてる ひらけごま 開けごま てすと テスト ログイン 管理者 いろはにほへと ちりぬるを あいうえお かきくけこ さしすせそ アイウエオ カキクケコ じゅげむじゅげむ 寿限無寿限無
`
  .trim()
  .split(/\s+/);

/** Ways fingers walk over a keyboard, the Japanese one included; any part of one, in either direction, is as weak as the whole. */
export const keyboardWalks = [
  "1234567890-^\\",
  "1234567890-=",
  "qwertyuiop@[",
  "qwertyuiop[]",
  "asdfghjkl;:]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "!@#$%^&*()_+",
  "!\"#$%&'()=~",
  "qwertzuiop",
  "azertyuiop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1a2b3c4d5e6f7g8h9i0j",
  "a1b2c3d4e5f6g7h8i9j0",
  "qazwsxedcrfvtgbyhnujmikolp",
  "qweasdzxcrtyfghvbnuiojklm",
  "qawsedrftgyhujikolp",
  "zaq1xsw2cde3vfr4bgt5nhy6mju7",
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "11223344556677889900",
  "112233445566778899",
  "aabbccddeeffgghhiijj",
  "ぬふあうえおやゆよわほへ",
  "たていすかんなにらせ",
  "ちとしはきくまのりれけ",
  "つさそひこみもねるめ",
  "あいうえおかきくけこさしすせそたちつてとなにぬねの",
] as const;
