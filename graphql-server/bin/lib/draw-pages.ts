export interface EncodedMovie {
  packets: { data: string; isKey: boolean; atSeconds: number; seconds: number }[];
  /** The description a video decoder is configured with, base64. */
  description: string;
  /** The first page as WebP, base64. */
  poster: string;
}

interface Pages {
  title: string;
  level: string;
  slides: readonly { heading: string; lines: readonly string[] }[];
  starts: readonly number[];
  durationMs: number;
}

/** Draws and encodes; it runs inside the browser and so stands alone. Two pictures a second, a key picture where a page begins. */
export async function drawPages({ title, level, slides, starts, durationMs }: Pages): Promise<EncodedMovie> {
  const [width, height] = [640, 360];
  const font = '"Noto Sans CJK JP", "Noto Sans JP", sans-serif';
  const colours: Record<string, string> = { N5: "#1f6f43", N4: "#00687a", N3: "#1d4f91", N2: "#5a3d8a", N1: "#8a2f3d" };
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

  function text(value: string, at: { x: number; y: number; size: number; colour: string; weight?: number }): void {
    if (!context) return;
    context.fillStyle = at.colour;
    context.font = `${at.weight ?? 400} ${at.size}px ${font}`;
    context.fillText(value, at.x, at.y, width - at.x - 24);
  }

  function draw(index: number, shown: number, share: number): void {
    if (!context) return;
    const slide = slides[index];
    const colour = colours[level] ?? "#333";
    context.fillStyle = index === 0 ? colour : "#fbfaf7";
    context.fillRect(0, 0, width, height);
    if (index > 0) {
      context.fillStyle = colour;
      context.fillRect(0, 0, width, 64);
    }
    const [y, size] = index === 0 ? [165, 40] : [43, 26];
    text(slide?.heading ?? "", { x: 32, y, size, colour: "#ffffff", weight: 700 });
    text(level, { x: width - 72, y: 43, size: 22, colour: "#ffffff", weight: 700 });
    const lines = slide?.lines ?? [];
    const gap = lines.length > 3 ? 48 : 60;
    for (const [row, line] of lines.slice(0, shown).entries()) {
      const start = index === 0 ? 215 : 130;
      text(line, { x: 32, y: start + row * gap, size: index === 0 ? 22 : 28, colour: index === 0 ? "#ffffff" : "#1b1b1b" });
    }
    text(index === 0 ? "ことばワークス" : title, { x: 32, y: 334, size: 14, colour: index === 0 ? "#ffffff" : "#555555" });
    context.fillStyle = index === 0 ? "#ffffff" : colour;
    context.fillRect(0, height - 6, Math.round(width * share), 6);
  }

  await document.fonts.ready;
  draw(0, 9, 0);
  const poster = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.8));
  const packets: EncodedMovie["packets"] = [];
  let description = "";
  const step = 500;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const own = metadata?.decoderConfig?.description;
      if (own instanceof ArrayBuffer) description = toBase64(new Uint8Array(own));
      packets.push({ data: toBase64(bytes), isKey: chunk.type === "key", atSeconds: chunk.timestamp / 1e6, seconds: step / 1e3 });
    },
    error: (error) => console.error(error),
  });
  encoder.configure({
    codec: "avc1.42001f",
    width,
    height,
    bitrate: 24_000,
    framerate: 2,
    latencyMode: "quality",
    avc: { format: "avc" },
  });
  let before = -1;
  for (let at = 0; at < durationMs; at += step) {
    const index = starts.findLastIndex((start) => start <= at);
    const start = starts[index] ?? 0;
    const length = (starts[index + 1] ?? durationMs) - start;
    const lines = slides[index]?.lines.length ?? 0;
    const shown = Math.min(lines, 1 + Math.floor(((at - start) / (length * 0.7)) * lines));
    draw(index, shown, at / durationMs);
    const frame = new VideoFrame(canvas, { timestamp: at * 1_000, duration: step * 1_000 });
    encoder.encode(frame, { keyFrame: index !== before });
    before = index;
    frame.close();
  }
  await encoder.flush();
  return { packets, description, poster: toBase64(new Uint8Array((await poster?.arrayBuffer()) ?? new ArrayBuffer(0))) };
}
