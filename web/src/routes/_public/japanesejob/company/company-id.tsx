import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { CompanyPage, loadCompanyPage } from "#features/employer/company-page.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => loadCompanyPage(params["companyId"] ?? "");

/** A company's public page. */
export function Component() {
  return <CompanyPage reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
