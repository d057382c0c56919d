import { gql } from "@apollo/client";
import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createWork } from "#features/company-work/company-work.mutations.ts";
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

  it("keeps nothing of an answer that is shown once", async () => {
    serve({ createWork: { work: { id: "w1", version: 1 }, errors: [] } });
    const content = { title: "介護スタッフ" };
    await send(createWork, { operationId: "9b1f0b3c-6f0e-4a53-9d2b-1d6f4b1f7a10", content }, { isSecret: true });
    expect(JSON.stringify(client.extract())).not.toContain("CompanyWork:w1");
    await send(createWork, { operationId: "9b1f0b3c-6f0e-4a53-9d2b-1d6f4b1f7a10", content });
    expect(JSON.stringify(client.extract())).toContain("CompanyWork:w1");
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
