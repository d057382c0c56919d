import { ApolloProvider } from "@apollo/client/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeAll, describe, expect, it } from "vitest";
import { client } from "#platform/graphql-client.ts";
import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import { api, server } from "#testing/api.ts";
import { AreaTheme } from "#ui/theme/area-theme.tsx";
import { MessageForm } from "../message-form.tsx";
import { MessageMeter } from "./message-meter.tsx";

beforeAll(() => loadCatalogues("ja", ["conversation", "messageMeter"]));

const polite = "履歴書をお送りください。";
const plain = "履歴書を送ってください。";
const wait = { timeout: 30_000 };

function preview(body: string) {
  const isPolite = body.includes(polite);
  return {
    __typename: "MessagePreview",
    level: isPolite ? "N1" : "N4",
    readerLevel: "N4",
    isTooHard: isPolite,
    wrongDays: body.includes("（金）") ? ["12月3日（金）"] : [],
    plainer: isPolite ? [{ __typename: "PlainerSentence", sentence: polite, easy: plain }] : [],
    bridge: null,
  };
}

describe("the meter of an employer's message", () => {
  it("says how hard it is for its reader, and makes a sentence plainer by one press", async () => {
    server.use(
      api.query("MessagePreview", ({ variables }) => HttpResponse.json({ data: { messagePreview: preview(variables["input"].body) } })),
    );
    render(
      <ApolloProvider client={client}>
        <AreaTheme area="company">
          <MessageForm as="COMPANY" meter={(tools) => <MessageMeter {...tools} conversationId="c1" />} onSend={async () => []} />
        </AreaTheme>
      </ApolloProvider>,
    );
    const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "メッセージを書く" });
    fireEvent.change(box, { target: { value: `こんにちは。\n${polite}\n12月3日（金）` } });
    await screen.findByText("応募者には難しい文です", undefined, wait);
    expect(screen.getByText("この文を読むにはN1くらいの日本語が必要です。応募者の日本語はN4です。")).toBeDefined();
    expect(screen.getByText("曜日が合っていません：12月3日（金）")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: `「${polite}」を「${plain}」に置きかえる` }));
    await waitFor(() => expect(box.value).toBe(`こんにちは。\n${plain}\n12月3日（金）`));
    await screen.findByText("応募者が読める文です", undefined, wait);
    fireEvent.change(box, { target: { value: "" } });
    await waitFor(() => expect(screen.queryByText("応募者が読める文です")).toBeNull());
  });
});
