import { defineEntity, p } from "@mikro-orm/core";

const ClientOperationSchema = defineEntity({
  name: "ClientOperation",
  tableName: "client_operation",
  properties: {
    id: p.uuid().primary(),
    /** The program that sends it, e.g. mobile. */
    client: p.string().length(40),
    /** Its name in the client's documents. */
    name: p.string().length(100),
    /** Counted for each client and name; earlier versions stay answered until they are retired. */
    version: p.integer(),
    /** SHA-256 of the text in hexadecimal digits, by which clients may ask for it. */
    sha256: p.string().length(64),
    /** The same for every way to write the operation. */
    meaning: p.string().length(43),
    /** The operation with the fragments it uses. */
    text: p.text(),
    /** How often it was asked for; counted every few seconds. */
    uses: p.integer(),
    lastUsedAt: p.datetime().nullable(),
    registeredAt: p.datetime(),
    /** How often it was registered or retired: when the sum of all has grown, processes read them anew. */
    changes: p.integer(),
    retiredAt: p.datetime().nullable(),
    /** What a client shall send instead of a retired operation, in the operator's words. */
    advice: p.string().length(300).nullable(),
  },
  uniques: [{ properties: ["client", "meaning"] }, { properties: ["client", "name", "version"] }],
  indexes: [{ properties: ["registeredAt", "id"] }],
});

/** An operation of a client other than the site's own pages, which the server answers in production. */
export class ClientOperation extends ClientOperationSchema.class {}
ClientOperationSchema.setClass(ClientOperation);
