import { z } from "zod";
import { userError } from "../../../shared/user-error.ts";

/** Characters of a browser's answer; those of attestations are the longest. */
const longest = 20_000;
const text = z.string().min(1).max(longest);

const extensions = z.record(z.string(), z.unknown()).default({});
const common = {
  id: z.string().min(1).max(1_400),
  rawId: z.string().min(1).max(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: extensions,
};
const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
      .max(7)
      .default([])
      .catch([]),
  }),
});
const authentication = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: z.string().max(200).optional() }),
});

export type RegistrationAnswer = z.output<typeof registration>;
export type AuthenticationAnswer = z.output<typeof authentication>;

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function read<S extends z.ZodType>(schema: S, json: string): z.output<S> {
  const parsed = json.length > longest ? undefined : schema.safeParse(readJson(json));
  if (!parsed?.success) throw userError("PASSKEY_REFUSED");
  return parsed.data;
}

/** The browser's answer to a new passkey. @throws UserErrors PASSKEY_REFUSED for what no browser sends */
export const readRegistration = (json: string): RegistrationAnswer => read(registration, json);

/** The browser's answer of a passkey. @throws UserErrors PASSKEY_REFUSED for what no browser sends */
export const readAuthentication = (json: string): AuthenticationAnswer => read(authentication, json);

const clientData = z.object({ challenge: z.string().min(1).max(200) });

/** The question that an answer says it answers. @throws UserErrors PASSKEY_REFUSED */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  return read(clientData, Buffer.from(response.clientDataJSON, "base64url").toString("utf8")).challenge;
}
