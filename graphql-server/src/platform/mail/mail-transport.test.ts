import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailTransport, readStoredMails } from "./mail-transport.ts";
import type { MailTransport } from "./outgoing-mail.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-mail-"));
const now = () => new Date("2026-11-20T00:00:00Z");
const received: { to: string[]; mail: Email }[] = [];
const mail = {
  id: "01a1fc6d-4a34-72a6-b611-60d81d2d4919",
  to: "hanako.yamada@example.jp",
  subject: "【Kotoba Works】登録のご案内",
  text: "下のリンクを開いてください。\nhttps://kotoba.example/user/signup#token",
  html: "<p>下のリンクを開いてください。</p>",
};
let smtp: MailTransport;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk) => chunks.push(chunk));
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void PostalMime.parse(Buffer.concat(chunks)).then((parsed) => {
        received.push({ to, mail: parsed });
        done();
      });
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  smtp = createMailTransport(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "ことばワークス <no-reply@kotoba.example>", mailDir: dir },
    now,
  );
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  rmSync(dir, { recursive: true, force: true });
});

test("a mail arrives by SMTP with its Japanese subject, both texts and an id that a repeat would share", async () => {
  await smtp.send(mail);
  const [arrived] = received;
  expect(arrived?.to).toEqual([mail.to]);
  expect(arrived?.mail).toMatchObject({ subject: mail.subject, messageId: `<${mail.id}@kotoba.works>` });
  expect(arrived?.mail.from).toMatchObject({ name: "ことばワークス", address: "no-reply@kotoba.example" });
  expect(arrived?.mail.text?.trim()).toBe(mail.text);
  expect(arrived?.mail.html).toContain("開いてください");
});

test("a line break in an address or a subject starts no new header and adds no reader", async () => {
  received.length = 0;
  const evil = { ...mail, subject: "件名\r\nBcc: victim@example.jp", to: "a@example.jp" };
  await smtp.send(evil);
  await smtp.send({ ...mail, to: "a@example.jp\r\nRCPT TO:<victim@example.jp>" }).catch(() => undefined);
  await smtp.send({ ...mail, to: "a@example.jp, victim@example.jp" }).catch(() => undefined);
  expect(JSON.stringify(received.map(({ to, mail: { bcc } }) => ({ to, bcc })))).not.toMatch(/"victim@example\.jp"/);
});

test("without a mail server each mail is one file that only its owner may read, once even when sent twice", async () => {
  const files = createMailTransport({ mailFrom: "x@example.jp", mailDir: dir }, now);
  await files.send(mail);
  await files.send(mail);
  expect(await readStoredMails(dir)).toEqual([{ ...mail, at: "2026-11-20T00:00:00.000Z" }]);
  expect(statSync(join(dir, `${mail.id}.json`)).mode & 0o777).toBe(0o600);
});
