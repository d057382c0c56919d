import type { AdminRole, CompanyRole } from "../../shared/viewer/roles.ts";

/** An account with which the demo can be tried. */
export interface DemoAccount {
  kind: "SEEKER" | "COMPANY" | "ADMIN";
  role: string;
  email: string;
  password: string;
  /** Secret of the authenticator, where a code is asked for beside the password. */
  totpSecret?: string;
  /** The state of the product that signing in with it shows. */
  shows: string;
}

/** The password of every demo account. Demo data never exists beside real people's. */
export const demoPassword = "hajimemashite-2026";

export const demoSeekers = { rich: "mai@example.jp", empty: "hajimete@example.jp", cancelled: "taikai@example.jp" } as const;

export interface DemoMember {
  company: number;
  role: CompanyRole;
  email: string;
  name: string;
}

/** Members by the company's place in the list: 0 is company A, 1 is B, 2 waits for review, 3 has left. */
export const demoMembers: readonly DemoMember[] = [
  { company: 0, role: "OWNER", email: "owner-a@example.jp", name: "佐藤 恵" },
  { company: 0, role: "RECRUITER", email: "recruiter-a@example.jp", name: "鈴木 健太" },
  { company: 0, role: "VIEWER", email: "viewer-a@example.jp", name: "高橋 直子" },
  { company: 1, role: "OWNER", email: "owner-b@example.jp", name: "田中 誠" },
  { company: 2, role: "OWNER", email: "owner-pending@example.jp", name: "伊藤 由美" },
];

export const demoAdmins: readonly { role: AdminRole; email: string; name: string }[] = [
  { role: "OWNER", email: "admin-owner@example.jp", name: "運営 太郎" },
  { role: "OPERATOR", email: "admin-operator@example.jp", name: "運営 花子" },
  { role: "EDITOR", email: "admin-editor@example.jp", name: "編集 次郎" },
  { role: "ACCOUNTANT", email: "admin-accountant@example.jp", name: "経理 三郎" },
];

/** An admin whose sign-in asks for a code as well. The secret is published: type it into an authenticator to try it. */
export const demoTwoFactorAdmin = {
  role: "EDITOR" as const,
  email: "admin-two-factor@example.jp",
  name: "認証 四郎",
  totpSecret: "KOTOBAWORKSDEMOTWOFACTORSECRET2A",
};

const password = demoPassword;

/** The demo accounts that the terminal prints at the first start. */
export const demoAccounts: readonly DemoAccount[] = [
  { kind: "SEEKER", role: "", email: demoSeekers.rich, password, shows: "応募・やりとりのある求職者" },
  { kind: "SEEKER", role: "", email: demoSeekers.empty, password, shows: "登録したばかりの求職者" },
  ...demoMembers.map(({ company, role, email }) => ({
    kind: "COMPANY" as const,
    role,
    email,
    password,
    shows: ["求人と応募者のある企業", "別の企業", "審査を待つ企業"][company] ?? "",
  })),
  ...demoAdmins.map(({ role, email }) => ({ kind: "ADMIN" as const, role, email, password, shows: "管理画面" })),
  { kind: "ADMIN", ...demoTwoFactorAdmin, password, shows: `2段階認証の管理者。認証アプリに入れるキー: ${demoTwoFactorAdmin.totpSecret}` },
];
