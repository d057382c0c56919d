import { Migration20261121043119_initial } from "./Migration20261121043119_initial.ts";
import { Migration20261121043200_audit_append_only } from "./Migration20261121043200_audit_append_only.ts";
import { Migration20261121043300_plans } from "./Migration20261121043300_plans.ts";
import { Migration20261121045550_minimum_wage } from "./Migration20261121045550_minimum_wage.ts";
import { Migration20261121072857_licence } from "./Migration20261121072857_licence.ts";
import { Migration20261121072930_news_topics } from "./Migration20261121072930_news_topics.ts";
import { Migration20261121074500_matching_and_shifts } from "./Migration20261121074500_matching_and_shifts.ts";
import { Migration20261121074505_furigana } from "./Migration20261121074505_furigana.ts";
import { Migration20261121074824_cancellation } from "./Migration20261121074824_cancellation.ts";
import { Migration20261121075321_work_view } from "./Migration20261121075321_work_view.ts";
import { Migration20261121075747_exam } from "./Migration20261121075747_exam.ts";
import { Migration20261121080206_operator_settings } from "./Migration20261121080206_operator_settings.ts";
import { Migration20261121080236_company_registration } from "./Migration20261121080236_company_registration.ts";
import { Migration20261121080908_saved_searches_and_settings } from "./Migration20261121080908_saved_searches_and_settings.ts";
import { Migration20261121081246_inquiry } from "./Migration20261121081246_inquiry.ts";
import { Migration20261121083457_open_work_orders } from "./Migration20261121083457_open_work_orders.ts";
import { Migration20261121083953_subscription } from "./Migration20261121083953_subscription.ts";
import { Migration20261121084558_applicant_review } from "./Migration20261121084558_applicant_review.ts";
import { Migration20261121084843_complete_profile } from "./Migration20261121084843_complete_profile.ts";
import { Migration20261121085021_bank_account } from "./Migration20261121085021_bank_account.ts";
import { Migration20261121085115_item_alarms } from "./Migration20261121085115_item_alarms.ts";
import { Migration20261121085332_interview } from "./Migration20261121085332_interview.ts";

/** Migrations in order. An explicit list, so that it also works after compiling. */
export const migrationsList = [
  { name: "Migration20261121043119_initial", class: Migration20261121043119_initial },
  { name: "Migration20261121043200_audit_append_only", class: Migration20261121043200_audit_append_only },
  { name: "Migration20261121043300_plans", class: Migration20261121043300_plans },
  { name: "Migration20261121045550_minimum_wage", class: Migration20261121045550_minimum_wage },
  { name: "Migration20261121072857_licence", class: Migration20261121072857_licence },
  { name: "Migration20261121072930_news_topics", class: Migration20261121072930_news_topics },
  { name: "Migration20261121074500_matching_and_shifts", class: Migration20261121074500_matching_and_shifts },
  { name: "Migration20261121074505_furigana", class: Migration20261121074505_furigana },
  { name: "Migration20261121074824_cancellation", class: Migration20261121074824_cancellation },
  { name: "Migration20261121075321_work_view", class: Migration20261121075321_work_view },
  { name: "Migration20261121075747_exam", class: Migration20261121075747_exam },
  { name: "Migration20261121080206_operator_settings", class: Migration20261121080206_operator_settings },
  { name: "Migration20261121080236_company_registration", class: Migration20261121080236_company_registration },
  { name: "Migration20261121080908_saved_searches_and_settings", class: Migration20261121080908_saved_searches_and_settings },
  { name: "Migration20261121081246_inquiry", class: Migration20261121081246_inquiry },
  { name: "Migration20261121083457_open_work_orders", class: Migration20261121083457_open_work_orders },
  { name: "Migration20261121083953_subscription", class: Migration20261121083953_subscription },
  { name: "Migration20261121084843_complete_profile", class: Migration20261121084843_complete_profile },
  { name: "Migration20261121085021_bank_account", class: Migration20261121085021_bank_account },
  { name: "Migration20261121085115_item_alarms", class: Migration20261121085115_item_alarms },
  { name: "Migration20261121084558_applicant_review", class: Migration20261121084558_applicant_review },
  { name: "Migration20261121085332_interview", class: Migration20261121085332_interview },
];
