import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FileButton } from '../../../components/ui/FileButton';
import { Icon } from '../../../components/ui/Icon';
import { Spinner } from '../../../components/ui/Spinner';
import { PhotoError, preparePhoto } from './prepare-photo';

interface PhotoFieldProps {
  readonly label: string;
  readonly name: string;
  readonly photo: Blob | null;
  readonly onPhoto: (photo: Blob | null) => void;
  readonly preparing: boolean;
  /** One was chosen that is not ready yet, or none is any more. */
  readonly onPreparing: (isPreparing: boolean) => void;
}

/** A photo: chosen as a file, dropped, or pasted while the focus is here; previewed before it is sent. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, name, photo, onPhoto, preparing, onPreparing } = props;
  const { t } = useText();
  const id = useId();
  const asked = useRef(0);
  const [problem, setProblem] = useState<PhotoError['code'] | null>(null);
  const address = usePreview(photo);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    asked.current += 1;
    const mine = asked.current;
    onPreparing(true);
    setProblem(null);
    try {
      const prepared = await preparePhoto(file);
      if (mine === asked.current) onPhoto(prepared);
    } catch (error) {
      if (mine === asked.current) setProblem(error instanceof PhotoError ? error.code : 'type');
    } finally {
      if (mine === asked.current) onPreparing(false);
    }
  };

  return (
    <fieldset
      class="stack padded photo"
      data-field={name}
      data-tone={problem === null ? undefined : 'error'}
      aria-describedby={`${id}-said`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
      onPaste={(event) => void take(event.clipboardData?.files[0])}
    >
      <legend class="field__label">{label}</legend>
      {photo !== null && address !== null && (
        <img class="photo__seen" src={address} alt={t('photo-seen', { label })} />
      )}
      <div class="actions">
        <FileButton
          name={name}
          label={t('cash-choose')}
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => void take(file)}
        />
        {photo !== null && <Button kind="quiet" onPress={() => onPhoto(null)} text={t('account-remove')} />}
      </div>
      <div id={`${id}-said`} class="small" role="status">
        {preparing && (
          <>
            <Spinner /> {t('loading')}
          </>
        )}
        {!preparing && problem === null && (
          <span class="soft">
            {photo === null
              ? t('photo-hint')
              : t('photo-ready', { size: String(Math.ceil(photo.size / 1024)) })}
          </span>
        )}
        {problem !== null && (
          <span class="field__message bad">
            <Icon name="stop" size={14} />
            {t(`photo-problem-${problem}`)}
          </span>
        )}
      </div>
    </fieldset>
  );
}

/** An object URL of the photo, revoked when the component unmounts. */
function usePreview(photo: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photo === null) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
}
