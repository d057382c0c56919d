import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Question {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

interface Faults {
  /** Instead of the site's own origin. */
  origin?: string;
  /** False: nobody proved to the authenticator who they are. */
  isVerified?: boolean;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** An authenticator without a device: makes one passkey and answers for it as browsers do. */
export function aSoftwareAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let uses = 0;
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });

  const clientData = (type: string, { challenge }: Question, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
  const flagsOf = ({ isVerified = true }: Faults) => 0x01 | (isVerified ? 0x04 : 0);
  const common = { id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} };

  return {
    /** The answer to the options of a registration. */
    create(options: string, faults: Faults = {}): string {
      const question: Question = JSON.parse(options);
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(question.rp?.id ?? "", flagsOf(faults) | 0x40),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      const clientDataJSON = text(clientData("webauthn.create", question, faults.origin));
      const response = { clientDataJSON, attestationObject: text(isoCBOR.encode(attestation)), transports: ["internal"] };
      return JSON.stringify({ ...common, response });
    },
    /** The answer to the options of a sign-in. */
    get(options: string, faults: Faults = {}): string {
      const question: Question = JSON.parse(options);
      uses += 1;
      const data = authenticatorData(question.rpId ?? "", flagsOf(faults));
      const client = clientData("webauthn.get", question, faults.origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
      return JSON.stringify({ ...common, response });
    },
  };
}
