import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Link } from "#platform/routing/link.tsx";
import { Arrival } from "./arrival.tsx";

function Frame() {
  return (
    <>
      <Link to="/list">header</Link>
      <div role="dialog" aria-label="above">
        <button type="button">in the dialog</button>
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Arrival />
    </>
  );
}

function List() {
  return (
    <>
      <h1>List</h1>
      <Link to="/list?page=2">next</Link>
      <Link to="/form">form</Link>
      <Link to="/bare">bare</Link>
    </>
  );
}

function Form() {
  return (
    <>
      <h1>Form</h1>
      <input aria-label="name" ref={(field) => field?.focus()} />
    </>
  );
}

function open(at: string) {
  const children = [
    { path: "/list", element: <List /> },
    { path: "/form", element: <Form /> },
    { path: "/bare", element: <p>Bare</p> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [at] })} />);
}

const press = (name: string) => {
  const link = screen.getByRole("link", { name });
  link.focus();
  fireEvent.click(link);
};

describe("somebody who goes to another screen", () => {
  it("has the focus on its heading, also from the header", async () => {
    open("/bare");
    press("header");
    const heading = await screen.findByRole("heading", { name: "List" });
    expect(document.activeElement).toBe(heading);
  });

  it("has it on the screen itself where that has no heading", async () => {
    open("/list");
    press("bare");
    await screen.findByText("Bare");
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("keeps it in the field that the screen has chosen", async () => {
    open("/list");
    press("form");
    expect(document.activeElement).toBe(await screen.findByRole("textbox", { name: "name" }));
  });

  it("keeps it in a dialog that was opened before the screen came", async () => {
    open("/bare");
    fireEvent.click(screen.getByRole("link", { name: "header" }));
    const button = screen.getByRole("button", { name: "in the dialog" });
    button.focus();
    await screen.findByRole("heading", { name: "List" });
    expect(document.activeElement).toBe(button);
  });

  it("keeps it where it is on another page of the same list, and on the first screen", () => {
    open("/list");
    expect(document.activeElement).toBe(document.body);
    press("next");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "next" }));
  });
});
