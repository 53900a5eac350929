import { useRef, useState } from 'preact/hooks';
import type { PastedOrderView } from '../../lib/messaging/views/pasted';
import type { FormState } from '../parcel-form/form-state';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { Field } from '../ui/Field';
import { TextArea } from '../ui/TextArea';
import { FoundFields } from './FoundFields';
import { MarkedText } from './MarkedText';
import { PastedOrders } from './PastedOrders';

interface PastedBoxProps {
  readonly state: FormState;
  /** The person asked for it: it stands open, and the keyboard is in it. */
  readonly wanted: boolean;
}

/** A chat's text in, the form filled; beneath it what was found where. */
export function PastedBox({ state, wanted }: PastedBoxProps) {
  const { t } = useText();
  const { pasted } = state.form.value;
  const [open, setOpen] = useState(wanted || pasted !== null);
  const [text, setText] = useState(pasted?.text ?? '');
  const [failed, setFailed] = useState(false);
  /** Counts what was sent, so that an answer to an earlier text fills nothing. */
  const sent = useRef(0);

  const paste = async (typed: string, order?: PastedOrderView) => {
    setText(typed);
    sent.current += 1;
    const mine = sent.current;
    try {
      const form = await state.paste(typed, order);
      if (mine === sent.current) state.renew(form);
      setFailed(false);
    } catch {
      // Said under the box.
      setFailed(true);
    }
  };

  return (
    <Disclosure summary={t('paste-title')} open={open} onToggle={setOpen}>
      <div class="pasted">
        <Field
          label={t('paste-label')}
          name="pasted"
          hint={pasted === null ? t('paste-hint') : null}
          messages={failed ? [{ tone: 'error', text: t('paste-failed') }] : []}
        >
          {(control) => (
            <TextArea
              control={control}
              rows={text === '' ? 4 : 3}
              value={text}
              autofocus={wanted}
              onInput={(typed) => void paste(typed)}
            />
          )}
        </Field>
        {pasted !== null && (
          <>
            <PastedOrders view={pasted} onPick={(order) => void paste(text, order)} />
            <MarkedText view={pasted} onPick={state.look} />
            {(pasted.orders.length === 0 || pasted.orders.some(({ chosen }) => chosen)) && (
              <FoundFields view={pasted} onPick={state.look} />
            )}
          </>
        )}
      </div>
    </Disclosure>
  );
}
