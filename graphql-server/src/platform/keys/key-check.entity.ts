import { defineEntity, p } from "@mikro-orm/core";

const KeyCheckSchema = defineEntity({
  name: "KeyCheck",
  tableName: "key_check",
  properties: {
    /** "hmac", or "pii:" with the id of an encryption key. */
    id: p.string().length(40).primary(),
    /** What only that key makes; it tells nothing of the key. */
    value: p.string().length(64),
    createdAt: p.datetime(),
  },
});

/** The mark of a key that this database is written with: a start with another key is refused. */
export class KeyCheck extends KeyCheckSchema.class {}
KeyCheckSchema.setClass(KeyCheck);
