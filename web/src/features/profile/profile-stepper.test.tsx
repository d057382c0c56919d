import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const weights = [
  { criterion: "LEVEL", weight: 25 },
  { criterion: "PERMISSION", weight: 20 },
  { criterion: "PLACE", weight: 15 },
];
const profile = { version: 4, completeness: 20, familyName: "グエン", missingParts: ["PHONE", "HOME", "PERMISSION", "WISHES"] };
const me = (own: object = {}) => ({ id: "seeker-1", email: "mai@example.jp", profile: { ...profile, ...own } });
const says = { viewer: { seeker: aSeeker }, me: me(), matchingCriteria: weights };
const saved = (own: object) => ({ me: me({ version: 5, ...own }), errors: [] });

afterEach(() => sessionStorage.clear());

describe("the profile in steps", () => {
  it("says what a step adds: a share of the profile, and what the match can judge with it", async () => {
    serve(says);
    renderRoute("/user/member/edit?step=permission");
    expect(await screen.findByRole("heading", { name: "働くことの許可" })).toBeDefined();
    expect(screen.getAllByText("プロフィール ＋10％").length).toBeGreaterThan(0);
    expect(screen.getByText("マッチがわかります：在留資格（＋20点まで）")).toBeDefined();
    expect(screen.queryByRole("textbox", { name: /電話番号/ })).toBeNull();
  });

  it("saves by itself what was changed, and nothing else", async () => {
    const sent = serve({ ...says, updateProfile: saved({ phone: "+819012345678" }) });
    renderRoute("/user/member/edit?step=contact");
    fireEvent.change(await screen.findByRole("textbox", { name: /電話番号/ }), { target: { value: "090-1234-5678" } });
    fireEvent.blur(screen.getByRole("textbox", { name: /電話番号/ }));
    expect(await screen.findByText("保存しました")).toBeDefined();
    expect(sent).toEqual([{ name: "updateProfile", input: { version: 4, phone: "090-1234-5678" } }]);
  });

  it("saves the other answers of a step when one is refused, says which, and does not go on", async () => {
    const sent = serve({
      ...says,
      updateProfile: ({ input }: { input: { phone?: string } }) =>
        input.phone ? { me: null, errors: [refusal("電話番号を確かめてください。", ["phone"])] } : saved({ city: "つくば市" }),
    });
    const router = renderRoute("/user/member/edit?step=contact");
    fireEvent.change(await screen.findByRole("textbox", { name: /電話番号/ }), { target: { value: "12" } });
    fireEvent.change(screen.getByRole("textbox", { name: /市区町村/ }), { target: { value: "つくば市" } });
    fireEvent.click(screen.getByRole("button", { name: "次へ" }));
    expect((await screen.findAllByText(/電話番号を確かめてください。/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: "updateProfile", input: { version: 4, city: "つくば市" } }));
    expect(router.state.location.search).toBe("?step=contact");
    expect(screen.getAllByText("直すところがあります").length).toBeGreaterThan(0);
  });

  it("goes on to the next step without asking the server again", async () => {
    serve(says);
    const router = renderRoute("/user/member/edit");
    await screen.findByRole("heading", { name: "名前" });
    fireEvent.click(screen.getByRole("button", { name: "次へ" }));
    expect(await screen.findByRole("heading", { name: "連絡先・住所" })).toBeDefined();
    expect(router.state.location.search).toBe("?step=contact");
    expect(document.activeElement?.textContent).toBe("連絡先・住所");
  });

  it("shows again what was typed and never reached the server, to the person who typed it, and saves it then", async () => {
    sessionStorage.setItem("profile:seeker-1", JSON.stringify({ city: "水戸市", isAbroad: "yes" }));
    const sent = serve({ ...says, updateProfile: saved({ city: "水戸市" }) });
    renderRoute("/user/member/edit?step=contact");
    const city: HTMLInputElement = await screen.findByRole("textbox", { name: /市区町村/ });
    expect(city.value).toBe("水戸市");
    await waitFor(() => expect(sent).toEqual([{ name: "updateProfile", input: { version: 4, city: "水戸市" } }]), { timeout: 3_000 });
    await waitFor(() => expect(sessionStorage.getItem("profile:seeker-1")).toBeNull());
  });

  it("asks for a field, a kind of activity and a graduation only of whom they concern", async () => {
    serve(says);
    renderRoute("/user/member/edit?step=permission");
    expect(await screen.findByRole("combobox", { name: /在留資格/ })).toBeDefined();
    expect(screen.queryByLabelText(/卒業の日/)).toBeNull();
    fireEvent.change(screen.getByRole("combobox", { name: /在留資格/ }), { target: { value: "STUDENT" } });
    expect(await screen.findByLabelText(/卒業の日/)).toBeDefined();
    fireEvent.change(screen.getByRole("combobox", { name: /日本で働くことの許可/ }), { target: { value: "JAPANESE_NATIONAL" } });
    await waitFor(() => expect(screen.queryByRole("combobox", { name: /在留資格/ })).toBeNull());
  });

  it("shows what a résumé says to be confirmed: what is missing is chosen, what would change is not, and only the chosen is saved", async () => {
    const resumes = [{ id: "f1", fileName: "履歴書.pdf", url: "/files/f1" }];
    const facts = { latinName: "NGUYEN THI MAI", familyName: "Nguyen", jlptLevel: null, education: [], workHistory: [] };
    const sent = serve({
      ...says,
      me: { ...me(), resumes },
      readResume: { facts, errors: [] },
      updateProfile: { me: { ...me({ version: 5, latinName: "NGUYEN THI MAI" }), resumes }, errors: [] },
    });
    renderRoute("/user/member/edit?step=files");
    fireEvent.click(await screen.findByRole("button", { name: "この履歴書から入れる" }));
    const missing: HTMLInputElement = await screen.findByRole("checkbox", { name: /NGUYEN THI MAI/ });
    expect(missing.checked).toBe(true);
    expect(screen.getByRole("checkbox", { name: /Nguyen.*いま：グエン/ })).toHaveProperty("checked", false);
    fireEvent.click(screen.getByRole("button", { name: "選んだ内容をプロフィールに入れる" }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: "updateProfile", input: { version: 4, latinName: "NGUYEN THI MAI" } }), {
      timeout: 3_000,
    });
  });
});
