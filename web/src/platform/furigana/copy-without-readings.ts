/** The selection as text, as it reads while no readings are shown. */
function plainText(selection: Selection): string {
  const root = document.documentElement;
  const { furigana } = root.dataset;
  root.dataset["furigana"] = "off";
  const text = selection.toString();
  if (furigana === undefined) delete root.dataset["furigana"];
  else root.dataset["furigana"] = furigana;
  return text;
}

function plainHtml(selection: Selection): string {
  const holder = document.createElement("div");
  for (let index = 0; index < selection.rangeCount; index++) holder.append(selection.getRangeAt(index).cloneContents());
  for (const reading of holder.querySelectorAll("rt, rp")) reading.remove();
  for (const word of holder.querySelectorAll("ruby")) word.replaceWith(...word.childNodes);
  return holder.innerHTML;
}

function onCopy(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || event.defaultPrevented) return;
  const holdsReading = [...Array(selection.rangeCount).keys()].some((index) =>
    selection.getRangeAt(index).cloneContents().querySelector("rt"),
  );
  if (!holdsReading || !event.clipboardData) return;
  event.clipboardData.setData("text/plain", plainText(selection));
  event.clipboardData.setData("text/html", plainHtml(selection));
  event.preventDefault();
}

/** Makes copying leave out the readings: not every browser leaves out what cannot be selected. */
export function copyWithoutReadings(): void {
  document.addEventListener("copy", onCopy);
}
