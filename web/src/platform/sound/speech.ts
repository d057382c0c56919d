const japanese = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-").toLowerCase().startsWith("ja");
const waitMs = 1_500;

/** The device's Japanese voices; browsers list them a moment after the page has started. */
async function japaneseVoices(): Promise<SpeechSynthesisVoice[]> {
  if (typeof speechSynthesis === "undefined") return [];
  const now = speechSynthesis.getVoices();
  if (now.length > 0) return now.filter(japanese);
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, waitMs);
  });
  return speechSynthesis.getVoices().filter(japanese);
}

/** True when the device can read Japanese aloud. */
export async function canSpeakJapanese(): Promise<boolean> {
  return (await japaneseVoices()).length > 0;
}

/** Reads lines aloud one after the other; each speaker (男：, 女：) has a pitch of their own, and the mark itself is not read. */
export async function speakJapanese(script: string): Promise<void> {
  const [voice] = await japaneseVoices();
  if (!voice) return;
  speechSynthesis.cancel();
  for (const line of script.split("\n")) {
    const utterance = new SpeechSynthesisUtterance(line.replace(/^[男女]：/, ""));
    utterance.voice = voice;
    utterance.lang = "ja-JP";
    utterance.rate = 0.95;
    utterance.pitch = line.startsWith("男") ? 0.75 : 1.2;
    speechSynthesis.speak(utterance);
  }
}

/** Falls silent, e.g. when the screen is left. */
export function stopSpeaking(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
