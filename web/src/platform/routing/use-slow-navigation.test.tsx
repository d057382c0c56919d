import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { useSlowNavigation } from "./use-slow-navigation.ts";

function Frame() {
  return (
    <>
      <p>{useSlowNavigation() ? "お待ちください" : "静か"}</p>
      <Outlet />
    </>
  );
}

/** Goes to an address whose data do not come until the returned function lets them. */
async function goSlowly(from: string, to: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const paths = [...new Set([from, to].map((address) => address.split("?")[0] ?? ""))];
  const loader = ({ request }: { request: Request }) => (request.url.endsWith(to) ? promise : null);
  const children = paths.map((path) => ({ path, loader, Component: () => null }));
  const router = createMemoryRouter([{ Component: Frame, HydrateFallback: () => null, children }], { initialEntries: [from] });
  render(<RouterProvider router={router} />);
  await screen.findByText("静か");
  act(() => void router.navigate(to));
  return async () => {
    await act(async () => resolve(null));
  };
}

it.each([
  ["in the back office", "/admin/home", "/admin/work"],
  ["of a company", "/company/top", "/company/work/lists"],
  ["of a visitor", "/", "/japanesejob"],
])("a slow way to another screen %s is said", async (_name, from, to) => {
  const arrive = await goSlowly(from, to);
  expect(await screen.findByText("お待ちください")).toBeDefined();
  await arrive();
  expect(await screen.findByText("静か")).toBeDefined();
});

it("a list of the back office that takes other conditions says so itself", async () => {
  const arrive = await goSlowly("/admin/work", "/admin/work?status=OPEN");
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(screen.queryByText("お待ちください")).toBeNull();
  await arrive();
});
