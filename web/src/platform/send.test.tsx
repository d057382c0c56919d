import { gql } from "@apollo/client";
import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createApiKey } from "#routes/admin/+api_key/api-key.mutations.ts";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { client } from "./graphql-client.ts";
import { send, useSend } from "./send.ts";

const input = { name: "求人サイトA", requestsPerMinute: 120 };

describe("the sender of commands", () => {
  it("answers the payload with the problems in it", async () => {
    serve({ createApiKey: { errors: [refusal("名前が長すぎます。", ["name"])] } });
    expect((await send(createApiKey, input)).errors).toMatchObject([{ message: "名前が長すぎます。", path: ["name"] }]);
  });

  it("takes neither silence nor a failure for success", async () => {
    server.use(api.mutation("CreateApiKey", () => HttpResponse.json({ data: {} })));
    await expect(send(createApiKey, input)).rejects.toThrow();
    server.use(api.mutation("CreateApiKey", () => HttpResponse.error()));
    await expect(send(createApiKey, input)).rejects.toThrow();
  });

  it("reads queries again before the answer counts", async () => {
    let count = 0;
    serve({ adminQueues: () => [{ kind: "INQUIRY", count: ++count }] });
    const query = gql`
      query Waiting {
        adminQueues {
          kind
          count
        }
      }
    `;
    await client.query({ query });
    const watched = client.watchQuery({ query }).subscribe(() => undefined);
    await send(createApiKey, input, { refetch: [query] });
    expect(client.readQuery({ query })).toMatchObject({ adminQueues: [{ count: 2 }] });
    watched.unsubscribe();
  });

  it("tells a component that it waits, until the answer is here or has failed", async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      api.mutation("CreateApiKey", async () => {
        await held.promise;
        return HttpResponse.error();
      }),
    );
    const { result } = renderHook(() => useSend());
    const answer = result.current.send(createApiKey, input);
    await waitFor(() => expect(result.current.isSending).toBe(true));
    held.resolve();
    await expect(answer).rejects.toThrow();
    await waitFor(() => expect(result.current.isSending).toBe(false));
  });
});
