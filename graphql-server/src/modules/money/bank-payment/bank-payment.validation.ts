import { z } from "zod";

/** The reason for an act; those who read the history see it. */
export const reason = z.string().trim().min(1).max(500);

/** Yen of one transfer. */
export const yen = z.int().min(1).max(2_000_000_000);

/** A day as YYYY-MM-DD. */
export const day = z.iso.date({ error: () => "INVALID_DATE" });
