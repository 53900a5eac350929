import { useRef } from 'preact/hooks';
import { Button } from '../ui/Button';

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (text: string) => void;
}

/** Opens a file of the person's and hands on its text. */
export function FileButton({ label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onPress={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        hidden
        onChange={async (event) => {
          const { currentTarget } = event;
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(await file.text());
          // The same file can be opened again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
