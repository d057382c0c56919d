import type { EntityManager } from "@mikro-orm/postgresql";
import { RecoveryCode } from "../../modules/account/two-factor/recovery-code.entity.ts";
import { recoveryCodeHash } from "../../modules/account/two-factor/recovery-codes.ts";
import { isOurCertificate, signCertificate } from "../../modules/exam/certificate/certificate.ts";
import { ExamResult } from "../../modules/exam/certificate/exam-result.entity.ts";
import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import type { Signer } from "../../platform/keys/signer.ts";

interface Renewing {
  fork(): EntityManager;
  signer: Signer;
  /** Asked between batches. */
  isStopped?(): boolean;
}

const batch = 200;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Rows behind an id whose signature another key made, with a lock; those that somebody else holds come in the next round. */
async function staleIds(em: EntityManager, query: string, { after, keyId }: { after: string; keyId: string }): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(`${query} order by id limit ${batch} for update skip locked`, [after, `${keyId}.%`]);
  return rows.map(({ id }) => id);
}

const staleCertificates = "select id from test_result where id > ? and signature not like ?";
const staleCodes = "select id from recovery_code where id > ? and code_hash not like ? and used_at is null and code is not null";

/** One that was not signed by us, or was changed since, gets a value that is nobody's signature: it stays as void as it was. */
async function signCertificatesAnew(em: EntityManager, signer: Signer, ids: readonly string[]): Promise<void> {
  for (const result of await em.find(ExamResult, { id: { $in: [...ids] } })) {
    const { id, certificateCode, theta, se, level, measuredAt, provisional } = result;
    const facts = { id, certificateCode, theta, se, level, measuredAt, provisional, userId: result.user.id };
    const isOurs = isOurCertificate(signer, facts, result.signature);
    result.signature = isOurs ? signCertificate(signer, facts) : `${signer.signingKeyIds[0]}.void`;
  }
  await em.flush();
}

async function hashCodesAnew(em: EntityManager, signer: Signer, ids: readonly string[]): Promise<void> {
  for (const row of await em.find(RecoveryCode, { id: { $in: [...ids] } })) {
    if (row.code) row.codeHash = recoveryCodeHash(signer, row, row.code);
  }
  await em.flush();
}

async function walk(
  { fork, signer, isStopped }: Renewing,
  query: string,
  renew: (em: EntityManager, signer: Signer, ids: readonly string[]) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let after = beforeAll; !isStopped?.(); ) {
    const ids = await runInTransaction(fork(), async (em) => {
      const found = await staleIds(em, query, { after, keyId: signer.signingKeyIds[0] });
      if (found.length > 0) await renew(em, signer, found);
      return found;
    });
    const last = ids.at(-1);
    if (!last) break;
    after = last;
    count += ids.length;
  }
  return count;
}

/**
 * Makes signatures of older keys anew with the first one, in batches that stay done, while the site runs. Recovery codes of before their
 * text was kept cannot be: their owners make new ones, or use them up. @returns how many
 */
export async function renewSignatures(renewing: Renewing): Promise<number> {
  return (await walk(renewing, staleCertificates, signCertificatesAnew)) + (await walk(renewing, staleCodes, hashCodesAnew));
}
