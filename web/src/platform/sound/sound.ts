/** A sound that is being played. */
export interface PlayingSound {
  /** Resolves when it has come to its end or was stopped. */
  ended: Promise<void>;
  stop: () => void;
}

/**
 * Opens the way to the loudspeaker; to be called while a press is handled, because browsers allow sound only then.
 * @returns a function that plays a sound from memory. @throws Error when the sound cannot be decoded
 */
export function openLoudspeaker(): (sound: ArrayBuffer) => Promise<PlayingSound> {
  const context = new AudioContext();
  void context.resume();
  return async (sound) => {
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(sound);
    source.connect(context.destination);
    const { promise, resolve } = Promise.withResolvers<void>();
    source.addEventListener("ended", () => resolve(), { once: true });
    source.start();
    return { ended: promise.finally(() => void context.close()), stop: () => source.stop() };
  };
}
