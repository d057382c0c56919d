import { z } from "zod";

const fieldProblem = z.object({
  code: z.string().meta({ description: "Stable." }),
  path: z.array(z.string()).meta({ description: "Where in what was sent." }),
  message: z.string().meta({ description: "In the reader's language (Accept-Language)." }),
});

/** RFC 9457 problem as it is on the wire: see shared/problem.ts. */
export const problemShape = z
  .object({
    type: z.literal("about:blank"),
    status: z.int().min(400).max(599),
    code: z.string().meta({ description: "Stable; contract/errors.json lists every code." }),
    title: z.string().meta({ description: "In the reader's language." }),
    detail: z.string().optional(),
    errors: z.array(fieldProblem).optional().meta({ description: "What the sender can put right, field by field." }),
    reference: z.uuid().optional().meta({ description: "Stands in the server's log." }),
  })
  .meta({ id: "Problem", description: "RFC 9457 problem." });
