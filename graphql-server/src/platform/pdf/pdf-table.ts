import type { PdfSheet } from "./pdf-document.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CellStyle {
  size?: number;
  bold?: boolean;
  align?: "left" | "center" | "right";
  /** Vertical position of the text in its box. */
  valign?: "top" | "middle";
  padding?: number;
  color?: string;
}

const ink = "#1a1a1c";

/** The height a text takes in a width; Noto Sans JP stands on tall lines, so no gap is added. */
export function textHeight(sheet: PdfSheet, text: string, { width, size = 10, bold = false }: { width: number } & CellStyle): number {
  return sheet
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .heightOfString(text || " ", { width });
}

/** Text inside a box. What does not fit is written smaller, down to 6 points: nothing is cut off, and nothing runs over a line. */
export function cellText(sheet: PdfSheet, text: string, box: Box, style: CellStyle = {}): void {
  const { bold = false, align = "left", valign = "middle", padding = 4, color = ink } = style;
  const width = box.width - padding * 2;
  let size = style.size ?? 10;
  while (size > 6 && textHeight(sheet, text, { width, size, bold }) > box.height - 2) size -= 0.5;
  const height = textHeight(sheet, text, { width, size, bold });
  const y = valign === "middle" ? box.y + Math.max((box.height - height) / 2, 0) : box.y + padding;
  sheet.fillColor(color).text(text, box.x + padding, y, { width, align, height: box.height, lineBreak: true });
}

/** A rectangle of thin lines. */
export function frame(sheet: PdfSheet, box: Box, { lineWidth = 0.6, fill }: { lineWidth?: number; fill?: string } = {}): void {
  sheet.lineWidth(lineWidth).strokeColor(ink);
  if (fill) sheet.rect(box.x, box.y, box.width, box.height).fillAndStroke(fill, ink);
  else sheet.rect(box.x, box.y, box.width, box.height).stroke();
}

/** A framed box with its text. */
export function cell(sheet: PdfSheet, text: string, box: Box, style: CellStyle & { fill?: string } = {}): void {
  const { fill, ...rest } = style;
  frame(sheet, box, fill ? { fill } : {});
  cellText(sheet, text, box, rest);
}
