import { createPrivateKey } from "node:crypto";

/** What mails are signed with (RFC 6376), so that receivers know that they come from the domain of their sender. */
export interface DkimSettings {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

interface Given {
  domain: string | undefined;
  selector: string | undefined;
  key: string | undefined;
  from: string;
}

/** The domain of a sender, with or without a name before it. */
function domainOf(from: string): string {
  return (/@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "").toLowerCase();
}

/** A PEM, whose line breaks may be written as `\n` where a setting holds one line. @throws Error when it is no key that signs */
function readKey(text: string): string {
  const pem = text.replaceAll("\\n", "\n");
  try {
    const { asymmetricKeyType: type = "", asymmetricKeyDetails: details } = createPrivateKey(pem);
    if (type === "rsa" && (details?.modulusLength ?? 0) >= 2_048) return pem;
  } catch {
    throw new Error("DKIM_KEY is no private key in PEM.");
  }
  throw new Error("DKIM_KEY must be an RSA key of 2,048 bits or more.");
}

/**
 * The signature of mails when it is set up. The domain is that of the sender or one above it: receivers of DMARC ask for it.
 * @throws Error when half of it is set, or it cannot be used
 */
export function readDkim({ domain, selector, key, from }: Given): DkimSettings | undefined {
  if (!domain && !selector && !key) return undefined;
  if (!domain || !selector || !key) throw new Error("DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together: set all three or none.");
  const domainName = domain.toLowerCase();
  const sender = domainOf(from);
  if (sender !== domainName && !sender.endsWith(`.${domainName}`))
    throw new Error("DKIM_DOMAIN must be the domain of MAIL_FROM, or one above it.");
  return { domainName, keySelector: selector, privateKey: readKey(key) };
}
