/** A number as people in Japan write it: 090-1234-5678 for a mobile, digits of a landline as they are; others as stored (E.164). */
export function formatPhone(number: string): string {
  const domestic = number.startsWith("+81") ? `0${number.slice(3)}` : number;
  const mobile = /^(0[5789]0)(\d{4})(\d{4})$/.exec(domestic);
  if (mobile) return mobile.slice(1).join("-");
  const tokyoOrOsaka = /^(0[36])(\d{4})(\d{4})$/.exec(domestic);
  return tokyoOrOsaka ? tokyoOrOsaka.slice(1).join("-") : domestic;
}
