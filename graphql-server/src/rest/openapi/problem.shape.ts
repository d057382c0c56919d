import { z } from "zod";

const fieldProblem = z.object({
  code: z.string().meta({ description: "Stable." }),
  path: z.array(z.string()).meta({ description: "Where in what was sent." }),
  message: z.string().meta({ description: "In the reader's language (Accept-Language)." }),
});

/** RFC 9457 problem as it is on the wire: see shared/problem.ts. */
export const problemShape = z
  .object({
    type: z.url().meta({ description: "Address of a page that explains the code." }),
    status: z.int().min(400).max(599),
    code: z.string().meta({ description: "Stable; GET /api/problems lists every code." }),
    title: z.string().meta({ description: "What kind of refusal it is, in the reader's language: the same whenever it happens." }),
    detail: z.string().meta({ description: "What is wrong with this request, in the reader's language: show it to people." }),
    instance: z.string().optional().meta({ description: "Names the request, as the header X-Request-Id does." }),
    errors: z.array(fieldProblem).optional().meta({ description: "What the sender can put right, field by field." }),
    reference: z.uuid().optional().meta({ description: "Stands in the server's log." }),
  })
  .meta({ id: "Problem", description: "RFC 9457 problem." });
