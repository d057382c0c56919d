import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fitText, type TextBox } from "./fit-text.ts";
import { drawSharePicture, type ShareText, shareTag } from "./share-picture.ts";

const text: ShareText = {
  ...{ site: "ことばワークス", kind: "求人", title: "介護スタッフ" },
  ...{ main: "月給215,000円〜248,000円", place: "茨城県つくば市", owner: "社会福祉法人みなとの風福祉会" },
};
const long: ShareText = {
  ...text,
  title: "夜".repeat(40),
  owner: "株式会社".repeat(50),
  place: `鹿児島県${"長".repeat(60)}`,
  main: "月給1,215,000円〜12,248,000円",
};

/** Whether anything is drawn outside of the room of the texts: the edge around it has the ground's own pixels. */
async function edgeOf(bytes: Buffer): Promise<string> {
  const strips = [
    { left: 0, top: 160, width: 70, height: 470 },
    { left: 1_130, top: 0, width: 70, height: 470 },
    { left: 0, top: 602, width: 1_030, height: 28 },
  ];
  const cut = await Promise.all(strips.map((strip) => sharp(bytes).extract(strip).removeAlpha().raw().toBuffer()));
  return Buffer.concat(cut).toString("base64");
}

describe("the picture of a page for previews", () => {
  it("is 1200 by 630 whatever it says, and small", async () => {
    for (const each of [text, long, { ...text, main: "", place: "", owner: "" }]) {
      const bytes = await drawSharePicture(each);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height, format]).toEqual([1_200, 630, "png"]);
      expect(bytes.length).toBeLessThan(100_000);
    }
  });

  it("keeps a title of 40 characters and a name of 200 within their room", async () => {
    const short = await edgeOf(await drawSharePicture(text));
    expect(await edgeOf(await drawSharePicture(long))).toBe(short);
  });

  it("is another when it says something else, and the same when it does not", () => {
    expect(shareTag({ ...text })).toBe(shareTag(text));
    expect(shareTag({ ...text, main: "月給216,000円" })).not.toBe(shareTag(text));
  });
});

describe("a text in a box", () => {
  const box: TextBox = { text: "介護スタッフ", face: "bold", colour: "#000000", width: 600, height: 130, sizes: [60, 40] };

  it("has the wanted size where it fits, a smaller one where it does not, and is cut where none does", async () => {
    expect(await fitText(box)).toMatchObject({ size: 60, text: "介護スタッフ" });
    const whole = "介護".repeat(12);
    expect(await fitText({ ...box, text: whole })).toMatchObject({ size: 40, text: whole });
    const cut = await fitText({ ...box, text: "介護".repeat(100) });
    expect(cut?.text).toMatch(/^(?:介護)+介?…$/);
    expect(cut && cut.width <= 600 && cut.height <= 130).toBe(true);
  });

  it("shows signs of markup as they are, breaks words without a space, and is nothing when empty", async () => {
    expect(await fitText({ ...box, text: "<b>A&B</b> 'x'" })).toMatchObject({ text: "<b>A&B</b> 'x'" });
    const word = await fitText({ ...box, text: "W".repeat(400) });
    expect(word && word.width <= 600).toBe(true);
    expect(await fitText({ ...box, text: " " })).toBeUndefined();
  });
});
