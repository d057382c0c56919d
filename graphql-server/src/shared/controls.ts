/** True for text with control characters other than a tab or the end of a line: nobody types them, and PDFs and feeds break on them. */
export function hasControls(text: string): boolean {
  return /(?![\t\n\r])[\p{Cc}--[\u0080-\u009f]]/v.test(text);
}
