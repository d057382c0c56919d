import { currentLanguage } from "#platform/i18n/i18n.ts";

/** The server's answer in place of a file. */
export interface DownloadProblem {
  code: string;
  message: string;
  path: readonly string[];
}

interface ProblemAnswer {
  detail?: string;
  title?: string;
  code?: string;
  errors?: { code: string; message: string; path: string[] }[];
}

async function problemsOf(response: Response): Promise<DownloadProblem[]> {
  const answer: ProblemAnswer = await response.json().catch(() => ({}));
  if (answer.errors && answer.errors.length > 0) return answer.errors;
  return [{ code: answer.code ?? "INTERNAL", message: answer.detail ?? answer.title ?? "", path: [] }];
}

/** Hands a file that is there to the browser's downloads. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Asks for a file by POST and hands it to the browser's downloads; returns the problems when there is none. */
export async function download(path: string, body: object): Promise<readonly DownloadProblem[] | undefined> {
  const headers = { "Content-Type": "application/json", "X-API-Version": "1", "Accept-Language": currentLanguage() };
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) return problemsOf(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  save(await response.blob(), name ?? "download");
  return undefined;
}
