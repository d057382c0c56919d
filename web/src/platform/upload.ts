import { currentLanguage } from "#platform/i18n/i18n.ts";

/** A stored file as the server answers it. */
export interface UploadedFile {
  id: string;
  fileName: string;
  mimeType: string;
  byteSize: number;
}

/** A refused upload; `message` is in the reader's language. */
export class UploadError extends Error {}

interface UploadInput {
  file: File;
  purpose: "RESUME" | "MESSAGE" | "PHOTO" | "CERTIFICATE" | "MOVIE" | "POSTER" | "ITEMS" | "NEWS" | "RECORDING" | "WORKPLACE";
  /** The account whose session owns the file. */
  as: "SEEKER" | "COMPANY" | "ADMIN";
  onProgress?: (share: number) => void;
}

function readAnswer(text: string): { attachment?: UploadedFile; detail?: string; title?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Sends one file to POST /api/upload and reports progress from 0 to 1. @throws UploadError */
export function uploadFile({ file, purpose, as, onProgress }: UploadInput): Promise<UploadedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  const form = new FormData();
  form.append("purpose", purpose);
  form.append("as", as);
  form.append("file", file, file.name);
  const request = new XMLHttpRequest();
  request.open("POST", "/api/upload");
  request.setRequestHeader("X-API-Version", "1");
  request.setRequestHeader("Accept-Language", currentLanguage());
  request.upload.onprogress = (event) => onProgress?.(event.total > 0 ? event.loaded / event.total : 0);
  request.onerror = () => reject(new UploadError(""));
  request.onload = () => {
    const answer = readAnswer(request.responseText);
    if (answer.attachment) resolve(answer.attachment);
    else reject(new UploadError(answer.detail ?? answer.title ?? ""));
  };
  request.send(form);
  return promise;
}
