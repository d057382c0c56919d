import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const item = {
  ...{ id: "i1", code: "N5-LIS-01", pool: "EXAM", skill: "LISTENING", level: "N5", version: 3, key: 0, options: ["あ", "い", "う", "え"] },
  ...{ stem: "どこですか。", script: "男：駅です。\n女：はい。", chosen: [0, 0, 0, 0], recording: null },
};
const voices = new File(["RIFF"], "voices.wav", { type: "audio/wav" });

const choose = async () => fireEvent.change(await screen.findByLabelText("録音を選ぶ"), { target: { files: [voices] } });
const takes = (answer: () => Response) => server.use(http.post("*/api/upload", answer));
const open = (says: object = {}) => {
  const sent = serve({ viewer: { admin: anOwner }, adminTestItem: item, recordTestItem: { item: { id: "i1" }, errors: [] }, ...says });
  renderRoute("/admin/test?id=i1");
  return sent;
};

describe("the recording of a listening item", () => {
  it("is given to it only after the editor has said that it was heard", async () => {
    const sent = open();
    takes(() =>
      HttpResponse.json({ attachment: { id: "f1", fileName: "voices.m4a", mimeType: "audio/mp4", byteSize: 9 } }, { status: 201 }),
    );
    expect(await screen.findByText(/録音がありません/)).toBeDefined();
    await choose();
    const save = await screen.findByRole<HTMLButtonElement>("button", { name: "この録音を使う" });
    expect(save.disabled).toBe(true);
    fireEvent.click(screen.getByRole("checkbox", { name: /聞いて確かめました/ }));
    await expect.poll(() => save.disabled).toBe(false);
    fireEvent.click(save);
    await expect.poll(() => sent).toEqual([{ name: "recordTestItem", input: { id: "i1", version: 3, fileId: "f1", isFaithful: true } }]);
  });

  it("that is refused says why, and what was chosen stays", async () => {
    const sent = open();
    takes(() => HttpResponse.json({ code: "RECORDING_SILENT", detail: "録音から音が聞こえません。" }, { status: 422 }));
    await choose();
    fireEvent.click(await screen.findByRole("checkbox", { name: /聞いて確かめました/ }));
    fireEvent.click(screen.getByRole("button", { name: "この録音を使う" }));
    expect(await screen.findByText("録音から音が聞こえません。")).toBeDefined();
    expect(screen.getByText("選んだファイル：voices.wav")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("can be heard and taken away", async () => {
    const recording = { url: "/api/admin/test/recording/i1?v=3", durationMs: 4_000, kind: "DEMO" };
    const sent = open({ adminTestItem: { ...item, recording } });
    expect(await screen.findByText(/デモの音です/)).toBeDefined();
    expect(document.querySelector("audio")?.getAttribute("src")).toBe(recording.url);
    fireEvent.click(screen.getByRole("button", { name: "録音を外す" }));
    await expect.poll(() => sent).toEqual([{ name: "recordTestItem", input: { id: "i1", version: 3, fileId: null, isFaithful: false } }]);
  });
});
