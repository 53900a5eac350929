/** What an element is to be. */
export interface Part {
  readonly tag: 'section' | 'div' | 'p' | 'b' | 'bdi' | 'span' | 'kbd' | 'button';
  /** Its classes; by the first of them an element is known again among those of its parent. */
  readonly classes: string;
  /** False takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  readonly onClick?: (event: MouseEvent) => void;
  readonly content: string | readonly (Part | null)[];
}

/** What our elements are now; the page finds nothing of it on them. */
const drawn = new WeakMap<Element, Part>();

/**
 * Makes an element's content what it is to be. An element that stays is kept: it has the keyboard, it may be held down,
 * and it is followed for how long it has been seen. Text is set as text, never as markup.
 */
export function draw(parent: Element, content: Part['content']): void {
  if (typeof content === 'string') {
    if (parent.textContent !== content) parent.textContent = content;
    return;
  }
  const before = new Map([...parent.children].map((child) => [nameOf(drawn.get(child)), child]));
  const elements = content.flatMap((part) =>
    part === null ? [] : [update(before.get(nameOf(part)) ?? make(part), part)],
  );
  for (const node of [...parent.childNodes]) if (!elements.some((element) => element === node)) node.remove();
  elements.forEach((element, at) => {
    const there = parent.children[at] ?? null;
    if (there !== element) parent.insertBefore(element, there);
  });
}

function nameOf(part: Part | undefined): string | undefined {
  return part?.classes.split(' ')[0];
}

function make({ tag }: Part): HTMLElement {
  const element: HTMLElement = document.createElement(tag);
  element.addEventListener('click', (event) => drawn.get(element)?.onClick?.(event));
  return element;
}

function update(element: Element, part: Part): Element {
  drawn.set(element, part);
  const attributes: Part['attributes'] = { class: part.classes, ...part.attributes };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  draw(element, part.content);
  return element;
}
