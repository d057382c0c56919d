import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { licenceKinds } from "./licence-product.entity.ts";

export const LicenceKindEnum = graphqlEnum("LicenceKind", licenceKinds, "What a licence opens: learning and examination goods only.");
