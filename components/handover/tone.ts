let context: AudioContext | null = null;

/** Hertz, and seconds: low and short, unlike a scanner's own beep. */
const PITCH = 220;
const LASTS = 0.3;
const LOUD = 0.3;

/** Sounds that something is wrong: who scans looks at the parcels. */
export function soundWrong(): void {
  context ??= new AudioContext();
  // A page that was opened without a press is silent until one comes, and a scanner's keys are one.
  void context.resume();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'square';
  tone.frequency.value = PITCH;
  volume.gain.value = LOUD;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + LASTS);
}
