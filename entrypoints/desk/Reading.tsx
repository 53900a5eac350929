import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/FailureNotice';
import { Spinner } from '../../components/ui/Spinner';
import type { Failure } from '../../lib/failure';

interface ReadingProps {
  /** Why it could not be read; `null`: it is being read. */
  readonly failure: Failure | null;
  readonly onAgain?: () => void;
}

/** Shown in place of a section's content until that is read. */
export function Reading({ failure, onAgain }: ReadingProps) {
  const { t } = useText();
  return failure === null ? (
    <p class="row loose soft desk__waiting" role="status">
      <Spinner />
      {t('loading')}
    </p>
  ) : (
    <FailureNotice
      failure={failure}
      actions={onAgain && <Button onPress={onAgain} text={t('try-again')} />}
    />
  );
}
