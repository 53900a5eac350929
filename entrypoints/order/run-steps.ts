/** What is known after something happened, and what is to be done, in this order. */
export type Step<State, Deed> = readonly [State, ...Deed[]];

export type Tell<State, Deed> = <What extends readonly unknown[]>(
  happened: (state: State, ...what: What) => Step<State, Deed>,
  ...what: What
) => void;

export type Doings<Deed extends { readonly do: string }> = {
  readonly [Do in Deed['do']]: (deed: Extract<Deed, { do: Do }>) => void;
};

/** Keeps what is known, and does what is to be done whenever it is told that something happened. */
export function runSteps<State, Deed extends { readonly do: string }>(
  state: State,
  signal: AbortSignal,
  doings: () => Doings<Deed>,
): readonly [now: () => State, tell: Tell<State, Deed>] {
  const tell: Tell<State, Deed> = (happened, ...what) => {
    if (signal.aborted) return;
    const [next, ...deeds] = happened(state, ...what);
    state = next;
    for (const deed of deeds) (doings()[deed.do as Deed['do']] as (deed: Deed) => void)(deed);
  };
  return [() => state, tell];
}
