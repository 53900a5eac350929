import type { ComponentChildren } from 'preact';

interface OrderLinkProps {
  readonly link: string;
  readonly class?: string;
  readonly title?: string;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

/** Leads to an order in its store; the background knows the address by which it opens. */
export function OrderLink({ link, class: name, title, onOpen, children }: OrderLinkProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      class={name}
      href={link}
      target="_blank"
      rel="noreferrer"
      title={title}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && open(event)}
    >
      {children}
    </a>
  );
}
