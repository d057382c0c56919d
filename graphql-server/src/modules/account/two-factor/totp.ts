import { generateSecret, generateURI, verifySync } from "otplib";

/** Seconds a code lasts; its neighbours count too, as clocks of telephones are off (RFC 6238, 5.2). */
const stepSeconds = 30;

/** A new secret: 20 random bytes in base32, as RFC 4226 asks. */
export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** The address an authenticator reads from the picture: it names the site and the owner of the secret. */
export function secretUri({ secret, email }: { secret: string; email: string }): string {
  return generateURI({ issuer: "Kotoba Works", label: email, secret });
}

/**
 * The half minute since 1970 that a code of six digits belongs to: the present one, the one before or the one after. Undefined for any
 * other code. Who asks must refuse a half minute that was used before: a code is worth one sign-in.
 */
export function stepOf(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: Math.floor(now.getTime() / 1_000), epochTolerance: stepSeconds });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
