import { describe, expect, it } from 'vitest';
import {
  ABOVE,
  BAR,
  FAR,
  host,
  judge,
  layOutForEach,
  make,
  pseudos,
  RED,
  withRoot,
  words,
} from '../support/laid-out';

layOutForEach();

describe('what stands far from the bar paints over it', () => {
  const cover = () => make({ backgroundColor: RED }, FAR);

  it.each([
    ['a shadow of all that stands in it', 'drop-shadow(rgb(0, 0, 0) 0px -300px 0px)'],
    [
      'a shadow of that shadow',
      'drop-shadow(rgb(0, 0, 0) 0px -150px 0px) drop-shadow(rgb(0, 0, 0) 0px -150px 0px)',
    ],
    ['a blur of all that stands in it', 'blur(100px)'],
    ['a filter of the page’s own', 'url("#moved")'],
  ])('by %s', (_, filter) => {
    document.body.append(make({ ...ABOVE, filter }, undefined, make({}, undefined, cover())), host);
    expect(judge()).toBe(true);
  });

  it.each([
    [
      'its shadow, drawn larger',
      { boxShadow: 'rgb(0, 0, 0) 0px -3px 0px 0px', transform: 'matrix(100, 0, 0, 100, 0, 0)' },
    ],
    ['its shadow, turned', { boxShadow: 'rgb(0, 0, 0) 300px 0px 0px 0px', rotate: '-90deg' }],
    ['its outline, drawn larger', { outlineStyle: 'solid', outlineWidth: '3px', scale: '100' }],
  ])('by %s', (_, style) => {
    const {
      boxShadow = 'none',
      outlineStyle = 'none',
      outlineWidth = '0px',
      ...turned
    } = style as Record<string, string>;
    const painted = make({ backgroundColor: RED, boxShadow, outlineStyle, outlineWidth }, FAR);
    document.body.append(make({ ...ABOVE, ...turned }, undefined, painted), host);
    expect(judge()).toBe(true);
  });

  it.each([
    ['the strokes of its letters', { webkitTextStrokeWidth: '600px' }],
    ['a line under its words', { textDecorationLine: 'underline', textUnderlineOffset: '-300px' }],
    ['a thick line under its words', { textDecorationLine: 'underline', textDecorationThickness: '3000%' }],
    ['the marks over its letters', { textEmphasisStyle: '"█"', fontSize: '300px' }],
  ])('by %s', (_, style) => {
    document.body.append(make({ ...ABOVE, ...style }, undefined, words(FAR)), host);
    expect(judge()).toBe(true);
  });

  it.each([
    ['the shadow of its first line', '::first-line', { textShadow: 'rgb(0, 0, 0) 0px -300px 0px' }],
    ['the box of its first letter', '::first-letter', { backgroundColor: RED }],
  ])('by %s', (_, name, style) => {
    const cover = make(ABOVE, undefined, words(FAR));
    pseudos.set(cover, { [name]: style });
    document.body.append(cover, host);
    expect(judge()).toBe(true);
  });

  it('by the line between its columns', () => {
    const rule = { columnRuleStyle: 'solid', columnRuleWidth: '600px' };
    document.body.append(make({ ...ABOVE, ...rule }, FAR), host);
    expect(judge()).toBe(true);
  });

  it('by a line that is drawn through the words within', () => {
    const line = { textDecorationLine: 'line-through', textDecorationThickness: '600px' };
    document.body.append(make({ ...ABOVE, ...line }, undefined, make({}, undefined, words(FAR))), host);
    expect(judge()).toBe(true);
  });
});

describe('the marker of a list’s item', () => {
  const item = (style: Record<string, string>) =>
    document.body.append(make({ ...ABOVE, display: 'list-item', fontSize: '100px', ...style }, FAR), host);

  it.each([
    ['that a style writes', { listStyleType: '"████"' }],
    ['of the page’s own making', { listStyleType: 'own-counter' }],
    ['whose content is written', { listStyleType: 'none', content: '"████"' }],
    ['that is a picture', { listStyleType: 'none', content: 'url("x")' }],
  ])('%s may be painted over the bar', (_, style) => {
    item(style);
    expect(judge()).toBe(true);
  });

  it.each([{ listStyleType: 'none' }, { listStyleType: 'disc', fontSize: '16px' }])('is not: %s', (style) => {
    item(style);
    expect(judge()).toBe(false);
  });
});

describe('words over the bar', () => {
  it('are found where they stand in a root itself', () => {
    document.body.append(withRoot(make(ABOVE), words(BAR)), host);
    expect(judge()).toBe(true);
  });

  it('are found where a slot has them painted', () => {
    const element = make({}, undefined, words(BAR));
    document.body.append(withRoot(element, make(ABOVE, undefined, document.createElement('slot'))), host);
    expect(judge()).toBe(true);
  });
});
