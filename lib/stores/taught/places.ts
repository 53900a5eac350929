import { elementText } from './element-text';
import { findBeside, indexLabels, type LabelIndex } from './labels';
import { type Step, type TaughtPlace, TEACHING_LIMITS } from './teaching';

/** A page being read: what is found in it more than once is looked up once. */
export interface Page {
  readonly document: Document;
  labels(): LabelIndex;
  text(element: Element): string;
}

export function openPage(document: Document): Page {
  let labels: LabelIndex | null = null;
  const texts = new Map<Element, string>();
  return {
    document,
    labels() {
      labels ??= indexLabels(document);
      return labels;
    },
    text(element) {
      const text = texts.get(element) ?? elementText(element);
      texts.set(element, text);
      return text;
    },
  };
}

/** The elements at a place; none when the page has it not, or the browser cannot look for it. Never throws. */
export function findPlace(page: Page, place: TaughtPlace): readonly Element[] {
  if (place.by === 'label') return findBeside(page.labels(), place).slice(0, TEACHING_LIMITS.found);
  try {
    const found = page.document.querySelectorAll(selectorOf(place));
    return found.length > TEACHING_LIMITS.found ? [] : [...found];
  } catch {
    // What was taught may come from a file: no selector, nothing found.
    return [];
  }
}

function selectorOf(place: Exclude<TaughtPlace, { by: 'label' }>): string {
  switch (place.by) {
    case 'id':
      return `[id=${quoted(place.id)}]`;
    case 'name':
      return `:is(input, select, textarea)[name=${quoted(place.name)}]`;
    case 'attribute': {
      const { tag, name, value, begins } = place;
      return value === null ? `${tag}[${name}]` : `${tag}[${name}${begins ? '^' : ''}=${quoted(value)}]`;
    }
    case 'structure':
      return place.steps.map(stepSelector).join(' > ');
  }
}

function stepSelector({ tag, id, attribute, classes }: Step): string {
  return [
    tag,
    id === null ? '' : `[id=${quoted(id)}]`,
    attribute === null ? '' : `[${attribute.name}=${quoted(attribute.value)}]`,
    ...classes.map((name) => `[class~=${quoted(name)}]`),
  ].join('');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}"`;
}
