import { useText } from '../text/use-text';
import type { FormState } from './form-state';

export function NotSaved({ state }: { readonly state: FormState }) {
  const { t } = useText();
  if (state.safe.value) return null;
  return (
    <p class="bad small" role="alert">
      {t('not-saved')}
    </p>
  );
}
