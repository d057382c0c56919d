import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { AreaTheme } from "#ui/theme/area-theme.tsx";
import { MessageForm, type OutgoingMessage } from "./message-form.tsx";

beforeAll(() => loadCatalogues("ja", ["conversation"]));

/** A form whose sends end one after the other as `outcomes` say; a lost one never reaches the server. */
function show(...outcomes: readonly (readonly FieldProblem[] | "lost" | "busy")[]) {
  const sent: OutgoingMessage[] = [];
  const onSend = async (message: OutgoingMessage) => {
    const outcome = outcomes[sent.length] ?? [];
    sent.push(message);
    if (outcome === "lost") throw new TypeError("Failed to fetch");
    if (outcome === "busy") throw new CombinedGraphQLErrors({ errors: [{ message: "", extensions: { code: "BUSY" } }] });
    return outcome;
  };
  render(
    <AreaTheme area="seeker">
      <MessageForm as="SEEKER" onSend={onSend} />
    </AreaTheme>,
  );
  return sent;
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "メッセージを書く" });
const press = () => fireEvent.click(screen.getByRole("button", { name: "送信する" }));

async function send(body: string): Promise<void> {
  fireEvent.change(box(), { target: { value: body } });
  press();
  await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "送信する" }).disabled).toBe(false);
}

describe("a message", () => {
  it("for which the service was too busy to the end keeps its text and says so", async () => {
    const sent = show("busy");
    await send("水曜日に伺います。");
    expect((await screen.findByRole("alert")).textContent).toContain("混み合っています。入力した内容は残っています");
    expect(box().value).toBe("水曜日に伺います。");
    press();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.operationId).toBe(sent[0]?.operationId);
  });

  it("that did not get through keeps its text; pressed again it is the same message", async () => {
    const sent = show("lost");
    await send("火曜日に伺います。");
    expect((await screen.findByRole("alert")).textContent).toContain("通信できませんでした");
    expect(box().value).toBe("火曜日に伺います。");
    press();
    await expect.poll(() => box().value).toBe("");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it("that is refused keeps its text and says why", async () => {
    show([{ code: "CLOSED", path: [], message: "この企業には送れません。" }]);
    await send("こんにちは。");
    expect((await screen.findByRole("alert")).textContent).toContain("この企業には送れません。");
    expect(box().value).toBe("こんにちは。");
  });

  it("after one that was sent is another one", async () => {
    const sent = show();
    await send("はい。");
    await expect.poll(() => box().value).toBe("");
    await send("はい。");
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.operationId).not.toBe(sent[0]?.operationId);
  });

  it("without a word is not sent", async () => {
    const sent = show();
    await send("   ");
    expect((await screen.findByRole("alert")).textContent).toContain("メッセージを入力してください");
    expect(sent).toEqual([]);
  });

  it("with a wording that its writer should see is shown once, and goes out as it is when pressed again", async () => {
    const sent: OutgoingMessage[] = [];
    const asked: string[] = [];
    const check = async (body: string) => {
      asked.push(body);
      return body.includes("本籍") ? [{ __typename: "MessageFinding" as const, word: "本籍", rewrite: "聞きません", law: null }] : [];
    };
    const onSend = async (message: OutgoingMessage) => {
      sent.push(message);
      return [];
    };
    render(
      <AreaTheme area="seeker">
        <MessageForm as="COMPANY" check={check} onSend={onSend} />
      </AreaTheme>,
    );
    await send("本籍を教えてください。");
    expect(await screen.findByText(/「本籍」は採用の場で使えない/)).toBeDefined();
    expect(sent).toEqual([]);
    press();
    await expect.poll(() => sent.map(({ body }) => body)).toEqual(["本籍を教えてください。"]);
    await expect.poll(() => box().value).toBe("");
    await send("3日の10時に伺います。");
    await expect.poll(() => sent.length).toBe(2);
    expect(asked).toEqual(["本籍を教えてください。", "3日の10時に伺います。"]);
  });
});
