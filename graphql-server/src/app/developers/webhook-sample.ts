/** A receiver's check of an event, as it is shown; a test runs it on what the server signs. */
export const webhookSample = `import { createHmac, timingSafeEqual } from "node:crypto";

/** secret: whsec_… as it was shown once. body: the request's body as it came, before it is parsed. */
export function isGenuine({ secret, headers, body, now = Date.now() }) {
  const { "webhook-id": id, "webhook-timestamp": sentAt, "webhook-signature": signatures = "" } = headers;
  if (Math.abs(now / 1000 - Number(sentAt)) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const own = createHmac("sha256", key).update(\`\${id}.\${sentAt}.\${body}\`).digest();
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === own.length && timingSafeEqual(given, own);
  });
}`;
