import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** What the mail server says at the end of a mail: it takes it, or an answer of another code. */
export type Verdict = { code: number; text: string } | null;

/** A mail server for tests, on a free port. */
export interface SmtpSink {
  url: string;
  /** Message ids in the order in which the server took them. */
  taken: string[];
  /** Sets the answer to every recipient from now on. */
  answer(verdict: Verdict): void;
  close(): Promise<void>;
}

async function messageIdOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return /^message-id: <([^@]+)@/im.exec(Buffer.concat(chunks).toString())?.[1] ?? "";
}

/** Starts a mail server that thinks for `thinkMs` before it takes a mail. */
export async function startSmtpSink({ thinkMs = 0 } = {}): Promise<SmtpSink> {
  const taken: string[] = [];
  let verdict: Verdict = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      done(verdict ? Object.assign(new Error(verdict.text), { responseCode: verdict.code }) : null);
    },
    onData: (stream, _session, done) => {
      void messageIdOf(stream).then(async (id) => {
        await sleep(thinkMs);
        taken.push(id);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    taken,
    answer: (next) => void (verdict = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
