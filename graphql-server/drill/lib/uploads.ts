import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type Answer, ask, isPassing, send } from "./ask.ts";
import type { Seeker } from "./people.ts";
import type { Scene } from "./stage.ts";

/** A file that the product has acknowledged. */
interface Stored {
  id: string;
  owner: Seeker;
  sha256: string;
}

/** People who upload files all the time. */
export interface Uploads {
  stored: Stored[];
  /** Statuses of the answers so far. */
  statuses: number[];
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

const taken = z.object({ attachment: z.object({ id: z.string() }) });
const listed = z.object({ data: z.object({ me: z.object({ resumes: z.array(z.object({ id: z.string(), url: z.string() })) }) }) });

/** What a product without room for files may say, beside 503. */
const noRoom = 507;

function upload(url: string, { cookie }: Seeker, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append("purpose", "RESUME");
  form.append("as", "SEEKER");
  form.append("file", new Blob([new Uint8Array(bytes)]), "drill.pdf");
  return send(`${url}/api/upload`, { method: "POST", headers: { cookie, "x-api-version": "1" }, body: form });
}

/** Starts to upload small files one after the other, each as another seeker. */
export function startUploads({ people, ledger, urls }: Scene): Uploads {
  const [stored, statuses]: [Stored[], number[]] = [[], []];
  let isOver = false;
  const all = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const owner = people.seekers[turn % people.seekers.length];
      if (!owner) return;
      const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(60_000), Buffer.from("\n%%EOF")]);
      const answer = await upload(urls[0] ?? "", owner, bytes);
      statuses.push(answer.status);
      if (answer.status !== noRoom) ledger.note(answer, "upload");
      const { data } = taken.safeParse(answer.body);
      if (data) stored.push({ id: data.attachment.id, owner, sha256: createHash("sha256").update(bytes).digest("hex") });
      await sleep(50);
    }
  })();
  return {
    stored,
    statuses,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

async function readBack(url: string, { id, owner }: Stored): Promise<string> {
  const answer = await ask({ url, cookie: owner.cookie, query: "{ me { resumes { id url } } }" });
  if (isPassing(answer)) return "passing";
  const found = listed.safeParse(answer.body).data?.data.me.resumes.find((file) => file.id === id);
  if (!found) return "no such file";
  const response = await fetch(new URL(found.url, url), { headers: { cookie: owner.cookie } });
  return createHash("sha256")
    .update(Buffer.from(await response.arrayBuffer()))
    .digest("hex");
}

/** Reads every acknowledged file again as its owner. @returns how many are not there byte by byte */
export async function countLostFiles(url: string, stored: readonly Stored[]): Promise<number> {
  let lost = 0;
  for (const file of stored) if ((await readBack(url, file)) !== file.sha256) lost += 1;
  return lost;
}
