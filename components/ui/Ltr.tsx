import type { ComponentChildren } from 'preact';

interface LtrProps {
  readonly children: ComponentChildren;
  /** Parcel codes and keys, where a 0 must not be taken for an O. */
  readonly code?: boolean;
}

/** Phones, codes and amounts: left-to-right and isolated, whatever the text around them. */
export function Ltr({ children, code = false }: LtrProps) {
  return (
    <bdi dir="ltr" class={code ? 'ltr code' : 'ltr'}>
      {children}
    </bdi>
  );
}
