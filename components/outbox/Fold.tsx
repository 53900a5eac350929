import type { ComponentChildren } from 'preact';
import { Disclosure } from '../ui/Disclosure';

interface FoldProps {
  readonly title: string;
  readonly count: number;
  /** How it begins; after that it is the person's. */
  readonly open: boolean;
  readonly children: ComponentChildren;
}

export function Fold({ title, count, open, children }: FoldProps) {
  const summary = (
    <>
      {title} <span class="soft">{count}</span>
    </>
  );
  return <Disclosure {...{ summary, children }} begins={open} />;
}
