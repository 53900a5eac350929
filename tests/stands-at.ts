let stage = 'begun';

/** Says where a long run stands, for whoever waits for it. */
export function standsAt(what: string): void {
  stage = what;
}

/** Prints once a minute where the run stands, beside what it prints as its result. @returns what ends that */
export function sayEveryMinute(): () => void {
  const began = Date.now();
  const timer = setInterval(() => {
    console.error(`${Math.round((Date.now() - began) / 1000)} s: ${stage}`);
  }, 60_000);
  return () => clearInterval(timer);
}
