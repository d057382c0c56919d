import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { sitePageNames } from "./site-text.ts";

export const SitePageNameEnum = graphqlEnum("SitePageName", sitePageNames, "The pages of the operator.");
