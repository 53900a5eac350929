const HIDDEN = '[…]';

/** A shorter key could be an ordinary word, and hiding it in answers would change what they say. */
const SHORTEST_TELLING_KEY = 8;

/**
 * A service may echo what it was sent, and what it says is kept and shown: the key is taken out first, as it stands
 * and as JSON, HTML and addresses write it.
 */
export class KeyHider {
  readonly #forms: readonly string[];
  readonly #telling: boolean;

  constructor(key: string) {
    const json = JSON.stringify(key).slice(1, -1);
    const html = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const forms = [
      key,
      json,
      json.replaceAll('/', '\\/'),
      html,
      html.replaceAll('"', '&quot;').replaceAll("'", '&#039;'),
      encodeURIComponent(key.toWellFormed()),
    ];
    this.#forms = [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
    this.#telling = key.length >= SHORTEST_TELLING_KEY;
  }

  text(text: string): string {
    return this.#forms.reduce((rest, form) => rest.replaceAll(form, HIDDEN), text);
  }

  /** A JSON value without the key in any of its texts. */
  value(value: unknown): unknown {
    if (!this.#telling) return value;
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [this.text(name), this.value(item)]),
    );
  }
}
