import type { TestClient } from "../http-client.ts";

/** An expected failure as an answer states it. */
export interface AnsweredError {
  code: string;
  path: string[];
  message: string;
}

/** A mutation's answer about a work. */
export interface WorkAnswer {
  work: { id: string; status: string; version: number; title: string } | null;
  errors: AnsweredError[];
}

/** The mutations of a work and of its revision by name, with the type of their input. */
export const workMutations = {
  createWork: "CreateWorkInput",
  updateWork: "UpdateWorkInput",
  submitWork: "SubmitWorkInput",
  withdrawWork: "WithdrawWorkInput",
  pauseWork: "PauseWorkInput",
  resumeWork: "ResumeWorkInput",
  closeWork: "CloseWorkInput",
  duplicateWork: "DuplicateWorkInput",
  approveWork: "ApproveWorkInput",
  returnWork: "ReturnWorkInput",
  suspendWork: "SuspendWorkInput",
  unsuspendWork: "UnsuspendWorkInput",
  correctWork: "CorrectWorkInput",
  saveWorkRevision: "SaveWorkRevisionInput",
  submitWorkRevision: "SubmitWorkRevisionInput",
  discardWorkRevision: "DiscardWorkRevisionInput",
  approveWorkRevision: "ApproveWorkRevisionInput",
  returnWorkRevision: "ReturnWorkRevisionInput",
} as const;
export type WorkMutation = keyof typeof workMutations;

/** Sends one of the mutations; a GraphQL error fails the test. */
export async function changeWork(client: TestClient, name: WorkMutation, input: Record<string, unknown>): Promise<WorkAnswer> {
  const query = `mutation($input: ${workMutations[name]}!) {
    ${name}(input: $input) { work { id status version title } errors { code path message } }
  }`;
  const answer = await client.graphql(query, { input });
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name];
}

/** A posting with every item the law requires, as the form sends it. */
export const lawfulInput = {
  title: "介護スタッフ",
  category: "WELFARE_CARE",
  occupation: "介護職員",
  employmentType: "CONTRACT",
  openings: 2,
  employer: { name: "社会福祉法人みどり会", address: "東京都新宿区西新宿2-8-1 みどりビル3階301", contactEmail: "jobs@example.jp" },
  workplace: {
    name: "みどり園",
    postalCode: "160-0023",
    prefecture: "13",
    city: "新宿区",
    addressLine: "西新宿2-8-1",
    changeScope: "変更なし",
    remote: "NONE",
    smoking: "NO_SMOKING",
  },
  description: "入浴、食事、移動の介助と記録をお願いします。",
  dutiesChangeScope: "法人の定める業務",
  japaneseLevel: "N3",
  salary: { unit: "MONTH", min: 230_000, max: 280_000, closing: "月末", payDay: "翌月15日" },
  hours: {
    system: "SHIFT",
    times: [{ start: "09:00", end: "18:00" }],
    breakMinutes: 60,
    weeklyHours: 40,
    overtime: true,
    overtimeHoursPerMonth: 5,
    holidays: "シフト制、月9日",
    holidaysPerYear: 110,
  },
  insurance: { health: true, pension: true, accident: true, employment: true },
  contract: {
    fixedTerm: true,
    termMonths: 12,
    renewal: "POSSIBLE",
    renewalCriteria: "勤務成績と業務量による",
    renewalLimit: "通算5年まで",
    trial: true,
    trialMonths: 3,
    trialConditions: "同条件",
  },
  selection: { process: "書類選考、面接1回", resumeRequired: true, questions: [{ text: "夜勤はできますか。", required: true }] },
};
