import { KeyedHash } from "../../../platform/keys/keyed-hash.ts";

/** Finds the inquiries of an address. It stands here because what somebody asked before they registered is erased with their account. */
export const inquiryEmail = new KeyedHash("email", "inquiry.email");
