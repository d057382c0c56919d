import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../environment.ts";
import { createMailTransport } from "./mail-transport.ts";

const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const key = String(pair.privateKey.export({ type: "pkcs8", format: "pem" }));
const settings = {
  NODE_ENV: "development",
  MAIL_FROM: "ことばワークス <no-reply@mail.kotoba.example>",
  DKIM_DOMAIN: "Kotoba.example",
  DKIM_SELECTOR: "kw202611",
  DKIM_KEY: key.replaceAll("\n", "\\n"),
};
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk) => chunks.push(chunk));
    stream.on("end", () => {
      received.push(Buffer.concat(chunks).toString("utf8"));
      done();
    });
  },
});
let smtpUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function sent(more: Record<string, string>): Promise<string> {
  received.length = 0;
  const transport = createMailTransport(readEnvironment({ ...more, SMTP_URL: smtpUrl }), () => new Date());
  const mail = { id: "01a1fc6d-4a34-72a6-b611-60d81d2d4919", to: "hanako@example.jp", subject: "登録のご案内" };
  await transport.send({ ...mail, text: "下のリンクを\n開いてください。", html: "<p>開いてください。</p>" });
  transport.close();
  return received[0] ?? "";
}

const plain = (value: string) =>
  value
    .replace(/\r\n/g, "")
    .replace(/[ \t]+/g, " ")
    .trim();

/** Whether the signature of a mail holds under our public key, by RFC 6376 with relaxed header and body. */
function isSigned(mail: string): boolean {
  const [head = "", ...rest] = mail.split("\r\n\r\n");
  const headers = head.split(/\r\n(?![ \t])/).map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase().trim(), line.slice(at + 1)];
  });
  const [, signature = ""] = headers.find(([name]) => name === "dkim-signature") ?? [];
  const tags = new Map(
    plain(signature)
      .split(/; ?/)
      .map((tag): [string, string] => [tag.slice(0, tag.indexOf("=")).trim(), tag.slice(tag.indexOf("=") + 1)]),
  );
  const lines = rest
    .join("\r\n\r\n")
    .split("\r\n")
    .map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  const body = `${lines.join("\r\n").replace(/(\r\n)+$/, "")}\r\n`;
  if (createHash("sha256").update(body).digest("base64") !== tags.get("bh")?.replaceAll(" ", "")) return false;
  const left = headers.toReversed();
  const signed = (tags.get("h") ?? "").split(":").flatMap((name) => {
    const at = left.findIndex(([one]) => one === name.trim().toLowerCase());
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ? [`${found[0]}:${plain(found[1])}\r\n`] : [];
  });
  const own = `dkim-signature:${plain(signature.replace(/(\bb=)[^;]*$/s, "$1"))}`;
  const verify = createVerify("sha256").update(signed.join("") + own);
  return verify.verify(pair.publicKey, (tags.get("b") ?? "").replaceAll(" ", ""), "base64");
}

describe("the signature of mails", () => {
  it("holds under the published key, names domain and selector, and breaks when a word is changed", async () => {
    const mail = await sent(settings);
    expect(mail).toMatch(/d=kotoba\.example;/);
    expect(mail).toMatch(/s=kw202611;/);
    expect(isSigned(mail)).toBe(true);
    expect(isSigned(mail.replace(/^Subject: .*$/m, "Subject: other"))).toBe(false);
    expect(isSigned(`${mail}one line more\r\n`)).toBe(false);
  });

  it("is left out while no key is set", async () => {
    expect(await sent({ NODE_ENV: "development", MAIL_FROM: settings.MAIL_FROM })).not.toMatch(/dkim-signature/i);
  });

  it.each([
    ["half of it", { DKIM_KEY: "" }, /go together/],
    ["a key that is none", { DKIM_KEY: "secret" }, /no private key/],
    [
      "a weak key",
      { DKIM_KEY: String(generateKeyPairSync("rsa", { modulusLength: 1_024 }).privateKey.export({ type: "pkcs8", format: "pem" })) },
      /2,048/,
    ],
    ["a domain that is not the sender's", { DKIM_DOMAIN: "other.example" }, /MAIL_FROM/],
    ["a domain that only ends alike", { DKIM_DOMAIN: "oba.example" }, /MAIL_FROM/],
  ])("refuses a start with %s", (_, more, problem) => {
    expect(() => readEnvironment({ ...settings, ...more })).toThrow(problem);
  });
});
