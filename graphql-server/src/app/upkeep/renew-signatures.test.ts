import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RecoveryCode } from "../../modules/account/two-factor/recovery-code.entity.ts";
import { recoveryCodeHashes, replaceRecoveryCodes } from "../../modules/account/two-factor/recovery-codes.ts";
import { isOurCertificate, signCertificate } from "../../modules/exam/certificate/certificate.ts";
import { ExamResult } from "../../modules/exam/certificate/exam-result.entity.ts";
import { generalExamCode, installBank } from "../../modules/exam/item/install-bank.ts";
import { Exam } from "../../modules/exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { checkKeys, countSignaturesOf } from "../../platform/keys/check-keys.ts";
import { createSigner, type Signer } from "../../platform/keys/signer.ts";
import { newId } from "../../shared/ids.ts";
import { aSeeker } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { systemContext } from "../request-context.ts";
import { renewSignatures } from "./renew-signatures.ts";
import { signedColumns } from "./signed-columns.ts";

const at = new Date("2026-11-20T00:00:00Z");
const [first, second] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64")];
const signers = { first: createSigner([first]), both: createSigner([second, first]), second: createSigner([second]) };
const firstId = signers.first.signingKeyIds[0];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { HMAC_KEY: first } });
  await installBank(server.em(), { now: at });
});
afterAll(() => server.close());

/** A process starts with these keys. */
const start = (signer: Signer) =>
  checkKeys(server.em(), { keyRing: server.services.secrets.keyRing, ...signer }, { now: at, signed: signedColumns });
const fork = () => server.em();
const factsOf = (result: ExamResult) => {
  const { id, certificateCode, theta, se, level, measuredAt, provisional } = result;
  return { id, certificateCode, theta, se, level, measuredAt, provisional, userId: result.user.id };
};

/** A certificate that this key signed. */
async function certificate(signer: Signer, code: string): Promise<string> {
  const em = server.em();
  const user = aSeeker(em);
  const test_ = await em.findOneOrFail(Exam, { code: generalExamCode });
  const scale = { theta: 0.25, se: 0.31 };
  const times = { startedAt: at, deadlineAt: at, createdAt: at, updatedAt: at };
  const sitting = { id: newId(), test: test_, user, status: "FINISHED" as const, withListening: false, operationId: newId() };
  const attempt = em.create(ExamAttempt, { ...sitting, ...scale, ...times });
  const said = { id: newId(), ...scale, level: "N3" as const, certificateCode: code, measuredAt: at, provisional: true };
  const rest = { probabilities: [], skills: [], scoredCount: 20, complete: true, createdAt: at };
  const signature = signCertificate(signer, { ...said, userId: user.id });
  em.create(ExamResult, { ...said, ...rest, attempt, user, signature });
  await em.flush();
  return said.id;
}
const read = (id: string) => server.em().findOneOrFail(ExamResult, { id });
const isOurs = async (signer: Signer, id: string) => {
  const result = await read(id);
  return isOurCertificate(signer, factsOf(result), result.signature);
};
async function codesOf(accountId: string): Promise<string[]> {
  const em = server.em();
  const codes = await replaceRecoveryCodes(systemContext(server.services, "test").ctx, em, { kind: "SEEKER", accountId });
  await em.flush();
  return codes.map((code) => code.replaceAll("-", ""));
}
const found = async (signer: Signer, accountId: string, code: string) =>
  server.em().count(RecoveryCode, { codeHash: { $in: recoveryCodeHashes(signer, { kind: "SEEKER", accountId }, code) } });

test("certificates and recovery codes hold between two keys and after the old one is gone, and what was forged stays void", async () => {
  const accountId = newId();
  const [genuine, forged] = [await certificate(signers.first, "GENUINE"), await certificate(signers.first, "FORGED")];
  await server.em().nativeUpdate(ExamResult, { id: forged }, { theta: 3 });
  const [code = ""] = await codesOf(accountId);
  for (let count = 0; count < 21; count += 1) await codesOf(newId());
  await start(signers.both);
  expect([await isOurs(signers.both, genuine), await isOurs(signers.both, forged), await found(signers.both, accountId, code)]).toEqual([
    true,
    false,
    1,
  ]);
  await expect(start(signers.second)).rejects.toThrow(/^HMAC_KEY lacks a key of before, under which 222 certificates and recovery codes/);

  let asked = 0;
  const begun = await renewSignatures({ fork, signer: signers.both, isStopped: () => (asked += 1) > 3 });
  expect(begun).toBe(202);
  await expect(start(signers.second)).rejects.toThrow(/under which 20 certificates/);
  expect(await renewSignatures({ fork, signer: signers.both })).toBe(20);
  expect(await countSignaturesOf(server.em(), signedColumns, firstId)).toBe(0);
  expect(await renewSignatures({ fork, signer: signers.both })).toBe(0);

  await start(signers.second);
  expect([await isOurs(signers.second, genuine), await isOurs(signers.second, forged)]).toEqual([true, false]);
  expect(await found(signers.second, accountId, code)).toBe(1);
  await expect(start(signers.first)).rejects.toThrow(/^HMAC_KEY is not the one this database was written with/);
});

test("what was signed when there was one key without a name stays good, and a code whose text was not kept holds its key", async () => {
  const em = server.em();
  const mark = signers.first.hmac("key-check", "");
  await em.execute("delete from key_check where id like 'hmac%'");
  await em.execute("insert into key_check (id, value, created_at) values ('hmac', ?, now())", [mark]);
  await em.nativeDelete(RecoveryCode, {});
  const id = await certificate(signers.first, "EARLIER");
  const withoutId = (await read(id)).signature.replace(/^[^.]*\./, "");
  await em.nativeUpdate(ExamResult, { id }, { signature: withoutId });
  const accountId = newId();
  const codeHash = signers.first.hmac("recovery-code", `SEEKER:${accountId}:EARLIERCODE2`);
  em.create(RecoveryCode, { id: newId(), kind: "SEEKER", accountId, codeHash, createdAt: at });
  await em.flush();

  await expect(start(signers.second)).rejects.toThrow(/^HMAC_KEY is not the one/);
  await start(signers.first);
  await start(signers.both);
  expect([await isOurs(signers.both, id), await found(signers.both, accountId, "EARLIERCODE2")]).toEqual([true, 1]);
  await renewSignatures({ fork, signer: signers.both });
  expect(await isOurs(signers.second, id)).toBe(true);
  await expect(start(signers.second)).rejects.toThrow(/under which 1 certificates and recovery codes/);
  await em.nativeUpdate(RecoveryCode, { accountId }, { usedAt: at });
  await start(signers.second);
  expect(await server.em().execute("select id from key_check where id like 'hmac%'")).toEqual([
    { id: `hmac:${signers.second.signingKeyIds[0]}` },
  ]);
});
