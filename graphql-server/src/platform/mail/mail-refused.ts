/** A mail that will not be accepted however often it is tried. The message is the server's answer. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}
