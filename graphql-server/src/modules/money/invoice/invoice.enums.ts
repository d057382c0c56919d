import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { billingMethods, invoiceStatuses } from "./invoice.entity.ts";

export const BillingMethodEnum = graphqlEnum("BillingMethod", billingMethods, "By card, or by invoice and bank transfer.");
export const InvoiceStatusEnum = graphqlEnum("InvoiceStatus", invoiceStatuses, "What has come in for a bill.");
