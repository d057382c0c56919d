import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { settingTimes } from "./placed.ts";
import { sitePageNames } from "./site-text.ts";

export const SitePageNameEnum = graphqlEnum("SitePageName", sitePageNames, "The pages of the operator.");
export const SettingTimeEnum = graphqlEnum("SettingTime", settingTimes, "Whether a row was, is or will be in force.");
