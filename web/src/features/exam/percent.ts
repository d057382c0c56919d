/** 78%; a probability that is not certain is never shown as 0% or 100%. */
export function percent(probability: number): string {
  const rounded = Math.round(probability * 100);
  if (rounded === 0 && probability > 0.0005) return "<1%";
  return rounded === 100 ? ">99%" : `${rounded}%`;
}
