import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "../environment.ts";
import type { MailTransport } from "./outgoing-mail.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** The shape of a calendar file where it is read back. */
export const mailCalendar = z.object({ text: z.string(), method: z.enum(["PUBLISH", "CANCEL"]) });

const storedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
  unsubscribeUrl: z.string().optional(),
  calendar: mailCalendar.optional(),
  replyTo: z.string().optional(),
});
export type StoredMail = z.infer<typeof storedMail>;

function fileTransport(dir: string, now: () => Date): MailTransport {
  return {
    send: async (mail) => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const draft = join(dir, `.${mail.id}.tmp`);
      await writeFile(draft, JSON.stringify({ ...mail, at: now().toISOString() }, null, 1), { mode: 0o600 });
      await rename(draft, join(dir, `${mail.id}.json`));
    },
    close: () => undefined,
  };
}

/** SMTP when an address is set, else one file a mail. */
export function createMailTransport(
  environment: Pick<Environment, "smtpUrl" | "mailFrom" | "mailDir" | "dkim">,
  now: () => Date,
): MailTransport {
  if (environment.smtpUrl) return smtpTransport(environment.smtpUrl, environment.mailFrom, environment.dkim);
  return fileTransport(environment.mailDir, now);
}

/** Mails written as files, newest first. */
export async function readStoredMails(dir: string): Promise<StoredMail[]> {
  const names = await readdir(dir).catch(() => []);
  const files = names
    .filter((name) => /^[0-9a-f-]{36}\.json$/.test(name))
    .sort()
    .reverse();
  return Promise.all(files.map(async (name) => storedMail.parse(JSON.parse(await readFile(join(dir, name), "utf8")))));
}
