import { useRef } from 'preact/hooks';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';

interface FileButtonProps {
  readonly label: string;
  /** Names the input for whoever looks for it on the page: `[data-file="settings"]`. */
  readonly name: string;
  readonly onFile: (file: File, ...others: readonly File[]) => void;
  readonly takesMany?: boolean;
  /** The kinds of file that are offered; left out: JSON. */
  readonly accept?: string;
  readonly kind?: 'primary' | 'secondary';
  readonly icon?: IconName;
  readonly busy?: boolean;
}

export function FileButton(props: FileButtonProps) {
  const { label, name, accept = 'application/json,.json', kind = 'secondary', icon } = props;
  const { busy = false, takesMany = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} busy={busy} onPress={() => input.current?.click()}>
        {icon && <Icon name={icon} />}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={takesMany}
        aria-label={label}
        hidden
        data-file={name}
        onChange={({ currentTarget }) => {
          const [file, ...others] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file !== undefined) props.onFile(file, ...others);
        }}
      />
    </>
  );
}
