/** JIS X 0201, the one-byte part of Shift_JIS: ASCII and half-width katakana. Undefined at the first byte that is neither. */
export function decodeHalfWidth(bytes: Uint8Array): string | undefined {
  let text = "";
  for (const byte of bytes) {
    if (byte >= 0x20 && byte <= 0x7e) text += String.fromCharCode(byte);
    else if (byte >= 0xa1 && byte <= 0xdf) text += String.fromCharCode(0xff61 + byte - 0xa1);
    else return undefined;
  }
  return text;
}

/** The bytes of text in ASCII and half-width katakana. @throws Error for any other character */
export function encodeHalfWidth(text: string): Buffer {
  const bytes = [...text].map((character) => {
    const code = character.charCodeAt(0);
    if (code >= 0x20 && code <= 0x7e) return code;
    if (code >= 0xff61 && code <= 0xff9f) return code - 0xff61 + 0xa1;
    if (character === "\r" || character === "\n") return code;
    throw new Error(`Not half-width: ${character}`);
  });
  return Buffer.from(bytes);
}

const voiced = /[\u3099\u309a]/g;
const wide = "ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロワヲンー・「」、。";
const narrow = "ｧｱｨｲｩｳｪｴｫｵｶｷｸｹｺｻｼｽｾｿﾀﾁｯﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓｬﾔｭﾕｮﾖﾗﾘﾙﾚﾛﾜｦﾝｰ･｢｣､｡";
const toNarrow = new Map([...wide].map((character, index) => [character, narrow[index] ?? character]));

/** Full-width katakana as half-width, each sound mark a character of its own. */
export function halfWidth(text: string): string {
  return [...text.normalize("NFD")]
    .map((character) => {
      if (character === "\u3099") return "ﾞ";
      if (character === "\u309a") return "ﾟ";
      return toNarrow.get(character) ?? character;
    })
    .join("");
}

/** Full-width katakana, large letters only, as banks write names. Sound marks stay. */
export function fullWidth(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[ぁ-ゖ]/g, katakana)
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, enlarge)
    .replaceAll("ヲ", "オ");
}

function katakana(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) + 0x60);
}

const small = "ァィゥェォッャュョヮヵヶ";
const large = "アイウエオツヤユヨワカケ";
function enlarge(sign: string): string {
  return large[small.indexOf(sign)] ?? sign;
}

/** Without sound marks: a name that was cut between a letter and its mark is still the same. */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(voiced, "").normalize("NFC");
}
