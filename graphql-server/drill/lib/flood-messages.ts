import { z } from "zod";

/** What the flooding process is told to do. */
export const floodOrder = z.object({
  url: z.string(),
  requests: z.number(),
  /** How many requests are under way at a time. */
  atOnce: z.number(),
  senders: z.object({ seeker: z.string(), company: z.string(), admin: z.string() }),
});

/** What became of the flood. */
export const floodedShape = z.object({
  sent: z.number(),
  ourErrors: z.array(z.string()),
  unanswered: z.array(z.string()),
  statuses: z.record(z.string(), z.number()),
  longestMs: z.number(),
});
export type Flooded = z.output<typeof floodedShape>;
