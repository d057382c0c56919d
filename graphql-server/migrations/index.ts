import { Migration20261122160000_initial } from "./Migration20261122160000_initial.ts";
import { Migration20261122193000_queue } from "./Migration20261122193000_queue.ts";
import { Migration20261122200000_replies } from "./Migration20261122200000_replies.ts";
import { Migration20261122201500_operations } from "./Migration20261122201500_operations.ts";
import { Migration20261122203000_key_check } from "./Migration20261122203000_key_check.ts";
import { Migration20261122204500_audit_seals } from "./Migration20261122204500_audit_seals.ts";
import { Migration20261122210000_left } from "./Migration20261122210000_left.ts";
import { Migration20261122213000_session_word } from "./Migration20261122213000_session_word.ts";
import { Migration20261122214500_work_tally } from "./Migration20261122214500_work_tally.ts";
import { Migration20261122220000_sealed_people } from "./Migration20261122220000_sealed_people.ts";
import { Migration20261122223000_sealed_addresses } from "./Migration20261122223000_sealed_addresses.ts";
import { Migration20261122230000_sealed_words } from "./Migration20261122230000_sealed_words.ts";
import { Migration20261122233000_sealed_rest } from "./Migration20261122233000_sealed_rest.ts";
import { Migration20261122234500_match_index } from "./Migration20261122234500_match_index.ts";
import { Migration20261123031000_signatures_anew } from "./Migration20261123031000_signatures_anew.ts";
import { Migration20261123040000_count_once } from "./Migration20261123040000_count_once.ts";
import { Migration20261123050000_languages } from "./Migration20261123050000_languages.ts";
import { Migration20261123081000_sign_in } from "./Migration20261123081000_sign_in.ts";
import { Migration20261123082000_intent_reports } from "./Migration20261123082000_intent_reports.ts";
import { Migration20261123083000_search_version } from "./Migration20261123083000_search_version.ts";
import { Migration20261123085000_permissions } from "./Migration20261123085000_permissions.ts";
import { Migration20261123090000_honest_exam } from "./Migration20261123090000_honest_exam.ts";

/** Migrations in order. An explicit list, so that it also works after compiling. */
export const migrationsList = [
  { name: "Migration20261122160000_initial", class: Migration20261122160000_initial },
  { name: "Migration20261122193000_queue", class: Migration20261122193000_queue },
  { name: "Migration20261122200000_replies", class: Migration20261122200000_replies },
  { name: "Migration20261122201500_operations", class: Migration20261122201500_operations },
  { name: "Migration20261122203000_key_check", class: Migration20261122203000_key_check },
  { name: "Migration20261122204500_audit_seals", class: Migration20261122204500_audit_seals },
  { name: "Migration20261122210000_left", class: Migration20261122210000_left },
  { name: "Migration20261122213000_session_word", class: Migration20261122213000_session_word },
  { name: "Migration20261122214500_work_tally", class: Migration20261122214500_work_tally },
  { name: "Migration20261122220000_sealed_people", class: Migration20261122220000_sealed_people },
  { name: "Migration20261122223000_sealed_addresses", class: Migration20261122223000_sealed_addresses },
  { name: "Migration20261122230000_sealed_words", class: Migration20261122230000_sealed_words },
  { name: "Migration20261122233000_sealed_rest", class: Migration20261122233000_sealed_rest },
  { name: "Migration20261122234500_match_index", class: Migration20261122234500_match_index },
  { name: "Migration20261123031000_signatures_anew", class: Migration20261123031000_signatures_anew },
  { name: "Migration20261123040000_count_once", class: Migration20261123040000_count_once },
  { name: "Migration20261123050000_languages", class: Migration20261123050000_languages },
  { name: "Migration20261123081000_sign_in", class: Migration20261123081000_sign_in },
  { name: "Migration20261123082000_intent_reports", class: Migration20261123082000_intent_reports },
  { name: "Migration20261123083000_search_version", class: Migration20261123083000_search_version },
  { name: "Migration20261123085000_permissions", class: Migration20261123085000_permissions },
  { name: "Migration20261123090000_honest_exam", class: Migration20261123090000_honest_exam },
];
