import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Disclosure } from './Disclosure';

/** Under the sentence that says what a tool did: all that the service answered, for who wants to look. */
export function WholeAnswer({ children }: { readonly children: ComponentChildren }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={t('answer-whole')} open={open} onToggle={setOpen}>
      <dl class="pairs">{children}</dl>
    </Disclosure>
  );
}
