import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { cardPaymentStatuses } from "./card-payment.entity.ts";

export const CardPaymentStatusEnum = graphqlEnum("CardPaymentStatus", cardPaymentStatuses, "How a card payment stands.");
export const PaymentProviderEnum = graphqlEnum("PaymentProvider", ["STRIPE", "TEST"], "Whose card field is shown.");
