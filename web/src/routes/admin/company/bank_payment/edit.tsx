import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { type FileReference, FileSheet, loadFile } from "./+edit/file-sheet.tsx";
import { type InvoiceReference, InvoiceSheet, loadInvoice } from "./+edit/invoice-sheet.tsx";
import { loadPayment, type PaymentReference, PaymentSheet } from "./+edit/payment-sheet.tsx";
import { loadSale, type SaleReference, SaleSheet } from "./+edit/sale-sheet.tsx";

type Loaded =
  | { kind: "invoice"; reference: InvoiceReference; today: string }
  | { kind: "payment"; reference: PaymentReference }
  | { kind: "file"; reference: FileReference }
  | { kind: "sale"; reference: SaleReference };

/** Today in Japan as YYYY-MM-DD. */
const todayInJapan = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(Date.now());

export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams;
  const [payment, file, sale] = [search.get("payment"), search.get("file"), search.get("sale")];
  if (file) return { kind: "file", reference: await loadFile(request, file) };
  if (sale) return { kind: "sale", reference: await loadSale(sale) };
  if (payment) return { kind: "payment", reference: await loadPayment(payment) };
  return { kind: "invoice", reference: await loadInvoice(search.get("id") ?? ""), today: todayInJapan() };
}

/** One invoice, payment, bank file or licence sold, whichever the address names. */
export function Component() {
  const loaded: Loaded = useLoaderData<typeof loader>();
  if (loaded.kind === "file") return <FileSheet reference={loaded.reference} />;
  if (loaded.kind === "sale") return <SaleSheet reference={loaded.reference} />;
  if (loaded.kind === "payment") return <PaymentSheet reference={loaded.reference} />;
  return <InvoiceSheet reference={loaded.reference} today={loaded.today} />;
}

export const ErrorBoundary = ScreenError;
