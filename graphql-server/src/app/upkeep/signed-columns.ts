import type { SignedColumn } from "../../platform/keys/check-keys.ts";

/** Where signatures lie that HMAC_KEY made. Links, counters and addresses of mails carry others, which end by themselves. */
export const signedColumns: readonly SignedColumn[] = [
  { table: "test_result", column: "signature", where: "true" },
  { table: "recovery_code", column: "code_hash", where: "used_at is null" },
];
