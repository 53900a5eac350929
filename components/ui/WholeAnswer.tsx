import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Disclosure } from './Disclosure';
import { type Fact, FactList } from './FactList';

/** The service's whole answer, closed at first, below the sentence that says what a tool did. */
export function WholeAnswer({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={t('answer-whole')} open={open} onToggle={setOpen}>
      <FactList class="pairs" facts={facts} />
    </Disclosure>
  );
}
