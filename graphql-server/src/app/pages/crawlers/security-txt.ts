/** How long what it says may be relied on; it is made anew for every reader. */
const validDays = 180;

interface SecurityContact {
  email: string;
  baseUrl: string;
  now: Date;
}

/** Returns the text of /.well-known/security.txt: whom to tell of a weakness (RFC 9116). */
export function securityTxt({ email, baseUrl, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${baseUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: ja, en",
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
