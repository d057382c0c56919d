import { describe, expect, it } from "vitest";
import { UserErrors } from "../../../shared/user-error.ts";
import { checkNewPassword } from "./password-rules.ts";

function verdict(password: string, email = "hanako.yamada@example.jp"): string {
  try {
    checkNewPassword(password, { email, path: ["password"] });
    return "OK";
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error;
    return error.problems.map(({ code }) => code).join();
  }
}

/** Text of n code points without a pattern an attacker would try first. */
const unusual = (length: number) =>
  [..."七転び八起きの猫と蓮根を煮る晩".repeat(9)]
    .map((char, index) => (index % 15 === 14 ? String.fromCodePoint(0x4e00 + index) : char))
    .slice(0, length)
    .join("");

describe("a new password", () => {
  it.each([
    [7, "PASSWORD_TOO_SHORT"],
    [8, "PASSWORD_TOO_SHORT"],
    [14, "PASSWORD_TOO_SHORT"],
    [15, "OK"],
    [64, "OK"],
    [128, "OK"],
    [129, "PASSWORD_TOO_LONG"],
  ])("of %i code points is %s", (length, expected) => {
    expect(verdict(unusual(length))).toBe(expected);
  });

  it("counts an emoji as one character, whatever it takes in memory", () => {
    const faces = [..."😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍"];
    expect(verdict(faces.slice(0, 14).join(""))).toBe("PASSWORD_TOO_SHORT");
    expect(verdict(faces.join(""))).toBe("OK");
  });

  it("counts after NFKC, so that full-width letters and ligatures are what they look like", () => {
    expect(verdict("ﬃ".repeat(5))).toBe("PASSWORD_COMMON");
    expect(verdict("ｐａｓｓｗｏｒｄｐａｓｓｗｏｒｄ")).toBe("PASSWORD_COMMON");
  });

  it.each([
    "passwordpassword",
    "Password1234567",
    "P@ssw0rd-2026-2026",
    "123456789012345",
    "qwertyuiop123456",
    "1qaz2wsx3edc4rfv",
    "aaaaaaaaaaaaaaaa",
    "abcabcabcabcabcabc",
    "iloveyou iloveyou",
    "パスワードパスワードパスワード",
    "さくらさくらさくらさくらさくら",
    "あいうえおかきくけこさしすせそ",
    "zaq1xsw2cde3vfr4",
    "               ",
  ])("that attackers try first is refused: %s", (password) => {
    expect(verdict(password)).toBe("PASSWORD_COMMON");
  });

  it.each(["password of my blue kettle", "836291047562910", "qwerty and a rainy balcony", "さくらの下で読んだ三冊目の本"])(
    "with something of its own passes: %s",
    (password) => {
      expect(verdict(password.padEnd(15, "緑"))).toBe("OK");
    },
  );

  it("may not contain the address before the @", () => {
    expect(verdict("my cat Hanako.Yamada naps")).toBe("PASSWORD_HAS_EMAIL");
    expect(verdict("an orange in the lamplight", "an@example.jp")).toBe("OK");
  });

  it("may not contain the name of this site", () => {
    expect(verdict("KotobaWorks in the rain")).toBe("PASSWORD_HAS_SITE_NAME");
    expect(verdict("雨の日のことばワークスの傘立て")).toBe("PASSWORD_HAS_SITE_NAME");
  });
});
