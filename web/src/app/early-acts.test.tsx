import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { keepEarlyActs } from "#platform/drawn/early-acts.ts";
import { tellTakenOver } from "#platform/drawn/taken-over.ts";
import { BareForm, useDomainForm } from "#ui/forms/form.tsx";

const sent = vi.fn();
const pressed = vi.fn();

function Screen() {
  const of = useDomainForm({
    initialValues: { name: "", agreed: false, level: "N5" },
    onSubmit: async (values) => {
      sent(values);
      return undefined;
    },
  });
  const { form } = of;
  return (
    <BareForm of={of}>
      <input aria-label="name" {...form.getInputProps("name")} />
      <input type="checkbox" {...form.getInputProps("agreed", { type: "checkbox" })} />
      <select {...form.getInputProps("level")}>
        <option>N5</option>
        <option>N1</option>
      </select>
      <button type="button" onClick={pressed}>
        press
      </button>
      <button type="submit">send</button>
    </BareForm>
  );
}

it("what is done before the page is taken over is done then, once", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Screen />);
  keepEarlyActs();
  const find = <E extends Element>(selector: string, kind: new () => E): E => {
    const found = container.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`No ${selector}`);
    return found;
  };
  const name = find("input", HTMLInputElement);
  name.value = "Mai";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  find("[type=checkbox]", HTMLInputElement).click();
  const level = find("select", HTMLSelectElement);
  level.value = "N1";
  level.dispatchEvent(new Event("change", { bubbles: true }));
  find("[type=button]", HTMLButtonElement).click();
  find("[type=button]", HTMLButtonElement).click();
  find("[type=submit]", HTMLButtonElement).click();
  expect([sent.mock.calls, pressed.mock.calls]).toEqual([[], []]);

  const problems: unknown[] = [];
  hydrateRoot(container, <Screen />, { onRecoverableError: (error) => void problems.push(error) });
  // The page is there first: what belongs to a form waits for its form.
  tellTakenOver();
  await expect.poll(() => sent.mock.calls).toEqual([[{ name: "Mai", agreed: true, level: "N1" }]]);
  expect([pressed.mock.calls.length, name.value, problems]).toEqual([1, "Mai", []]);

  find("[type=submit]", HTMLButtonElement).click();
  await expect.poll(() => sent.mock.calls.length).toBe(2);
});
