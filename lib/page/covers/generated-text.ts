import { px } from './area';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page's styles put before or after an element. `image`: a picture among it, whose size nobody tells. */
export interface Generated {
  readonly text: string;
  readonly image: boolean;
}

/** @param content as the computed style writes it: `"a" attr(title) counter(n) url("b") / "spoken"` */
export function readContent(content: string, element: Element): Generated {
  if (content === 'none' || content === 'normal') return { text: '', image: false };
  const image = /url\(|gradient\(|image-set\(|cross-fade\(|element\(/.test(content);
  const shown = content.replace(/ \/ (?:[^"]|"(?:[^"\\]|\\.)*")*$/, '');
  let text = '';
  for (const [part, words, name] of shown.matchAll(
    /"((?:[^"\\]|\\.)*)"|attr\(([^)\s,]+)[^)]*\)|[\w-]+\([^)]*\)|[\w-]+/g,
  )) {
    if (words !== undefined) text += words.replace(/\\([0-9a-f]{1,6} ?|.)/gi, 'x');
    else if (name !== undefined) text += element.getAttribute(name) ?? '';
    else if (/counter|quote/.test(part)) text += 'x'.repeat(12);
  }
  return { text, image };
}

let canvas: CanvasRenderingContext2D | null = null;

/**
 * The size of such a text in its lines, measured by the browser with the page's own fonts: the words of an icon's
 * ligature are as wide as the icon. What a canvas cannot be told of the style is reckoned by its letters, which errs
 * towards too large.
 * @param room the width in which it is laid out, where it may wrap
 */
export function textSize(text: string, style: CSSStyleDeclaration, room: number): Size {
  if (!/\S/.test(text)) return { width: 0, height: 0 };
  const lineHeight = px(style.lineHeight) || 1.5 * px(style.fontSize);
  const widthOf = measureWith(style);
  const lines = text.split('\n').map(widthOf);
  const whole = lines.reduce((widest, width) => Math.max(widest, width), 0);
  if (style.writingMode !== undefined && !/^horizontal/.test(style.writingMode)) {
    return { width: Math.max(whole, lineHeight * lines.length), height: Math.max(whole, lineHeight) };
  }
  if (/nowrap|pre$/.test(style.whiteSpace)) return { width: whole, height: lineHeight * lines.length };
  const words = text.split(/\s+/).filter(Boolean);
  const width = Math.min(
    whole,
    words.reduce((widest, word) => Math.max(widest, widthOf(word)), room),
  );
  // Two lines together are longer than one that is full.
  const count = Math.min(words.length, 2 * Math.ceil(whole / Math.max(width, 1)) - 1);
  return { width, height: lineHeight * Math.max(count, lines.length) };
}

function measureWith(style: CSSStyleDeclaration): (text: string) => number {
  canvas ??= document.createElement('canvas').getContext('2d');
  const context = canvas;
  const isMeasured =
    context !== null &&
    style.font !== '' &&
    /^(normal|none|)$/.test(style.fontVariant) &&
    /^(normal|"liga"( 1| on)?)$/.test(style.fontFeatureSettings) &&
    [style.fontVariationSettings, style.textTransform, style.fontSizeAdjust].every((value) =>
      /^(normal|none|)$/.test(value),
    );
  if (!isMeasured) return (text) => text.length * (px(style.fontSize) + px(style.letterSpacing));
  context.font = style.font;
  context.letterSpacing = `${px(style.letterSpacing)}px`;
  context.wordSpacing = `${px(style.wordSpacing)}px`;
  return (text) => context.measureText(text).width + px(style.textIndent);
}
