import type { MailTemplate } from "../mail-template.ts";

/** Every mail of the product by name. */
export const mailTemplates: Readonly<Record<string, MailTemplate>> = {};
