import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ErrorBoundary } from "#app/error-boundary.tsx";
import { routerOptions, routes } from "#app/router.tsx";
import { client } from "#platform/graphql-client.ts";

/** Opens an address of the product as a browser would, with every layout and guard. */
export function renderRoute(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address], ...routerOptions(address) });
  render(
    <ErrorBoundary>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ErrorBoundary>,
  );
  return router;
}
