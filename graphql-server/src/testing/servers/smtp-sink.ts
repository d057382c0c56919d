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
  /** Sets the milliseconds it thinks before it takes a mail. */
  think(milliseconds: number): void;
  /** Greets nobody and answers no recipient from now on. */
  hang(): void;
  /** Answers again; those who waited are not answered any more. */
  goOn(): void;
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
  let thinkFor = thinkMs;
  let hangs = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => void (hangs || done()),
    onRcptTo: (_address, _session, done) => {
      if (hangs) return;
      done(verdict ? Object.assign(new Error(verdict.text), { responseCode: verdict.code }) : null);
    },
    onData: (stream, _session, done) => {
      const take = async (id: string) => {
        await sleep(thinkFor);
        taken.push(id);
        done();
      };
      // A sender that died in the midst of a mail has handed over none.
      void messageIdOf(stream).then(take, () => undefined);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    taken,
    answer: (next) => void (verdict = next),
    think: (milliseconds) => void (thinkFor = milliseconds),
    hang: () => void (hangs = true),
    goOn: () => void (hangs = false),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
