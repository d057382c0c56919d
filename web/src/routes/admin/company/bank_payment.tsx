import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { type FilesReference, FileTable, loadFiles } from "./+bank_payment/file-table.tsx";
import { type InvoicesReference, InvoiceTable, loadInvoices } from "./+bank_payment/invoice-table.tsx";
import { loadPayments, type PaymentsReference, PaymentTable } from "./+bank_payment/payment-table.tsx";
import { loadSales, type SalesReference, SaleTable } from "./+bank_payment/sale-table.tsx";

const tabs = ["invoices", "payments", "files", "sales"] as const;
type Loaded =
  | { tab: "invoices"; reference: InvoicesReference }
  | { tab: "payments"; reference: PaymentsReference }
  | { tab: "files"; reference: FilesReference }
  | { tab: "sales"; reference: SalesReference };

export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const tab = new URL(request.url).searchParams.get("tab");
  if (tab === "payments") return { tab, reference: await loadPayments(request) };
  if (tab === "files") return { tab, reference: await loadFiles(request) };
  if (tab === "sales") return { tab, reference: await loadSales(request) };
  return { tab: "invoices", reference: await loadInvoices(request) };
}

function Sheet({ loaded }: { loaded: Loaded }) {
  if (loaded.tab === "payments") return <PaymentTable reference={loaded.reference} />;
  if (loaded.tab === "files") return <FileTable reference={loaded.reference} />;
  if (loaded.tab === "sales") return <SaleTable reference={loaded.reference} />;
  return <InvoiceTable reference={loaded.reference} />;
}

/** The accountant's desk: invoices, money that came in, the bank's files, and licences sold by card. */
export function Component() {
  const { t } = useTranslation("adminMoney");
  const loaded: Loaded = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useTitle(t("title"));
  const go = (tab: string) => void navigate(tab === "invoices" ? adminPaths.bankPayments : `${adminPaths.bankPayments}?tab=${tab}`);
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} />
      <Tabs label={t("title")} tabs={tabs.map((value) => ({ value, label: t(value) }))} chosen={loaded.tab} onChoose={go}>
        <Stack gap="md">
          <Sheet loaded={loaded} />
        </Stack>
      </Tabs>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
