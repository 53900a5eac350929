/** The description of an element. */
export interface Part {
  readonly tag: 'section' | 'div' | 'p' | 'b' | 'bdi' | 'span' | 'kbd' | 'button';
  /** Its classes; the first of them identifies the element among its parent's. */
  readonly classes: string;
  /** False takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  readonly onClick?: (event: MouseEvent) => void;
  readonly content: string | readonly (Part | null)[];
}

/** The present description of each element, kept where the page cannot read it. */
const drawn = new WeakMap<Element, Part>();

/**
 * Updates an element's content. An element that stays is kept, since it may be focused or held down,
 * and since the time for which it has been visible is measured. Text is set as text, never as markup.
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
