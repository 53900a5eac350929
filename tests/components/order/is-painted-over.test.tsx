import { beforeEach, describe, expect, it } from 'vitest';
import { isPaintedOver } from '../../../lib/page/covers/is-painted-over';
import { isBefore } from '../../../lib/page/covers/stacking';
import { boxes, lay, layOutForEach, make, onTop, styles, withRoot, words } from '../support/laid-out';

const BAR = [100, 100, 200, 140] as const;
const FAR = [100, 400, 200, 440] as const;
const RED = 'rgb(200, 30, 40)';
let host: HTMLElement;
let part: HTMLElement;

layOutForEach();
beforeEach(() => {
  host = make({ position: 'fixed', zIndex: '20' }, BAR);
  part = make({}, BAR);
});

const judge = () => isPaintedOver(host, [part]);

/** Laid over the bar by the page. */
const ABOVE = { position: 'fixed', zIndex: '30' };
const BELOW = { position: 'fixed', zIndex: '-1' };

describe('the bar among what a page lays out', () => {
  it('is not painted over by what is below it, elsewhere or unpainted', () => {
    document.body.append(
      make({ ...BELOW, backgroundColor: RED }, BAR),
      make({ ...ABOVE, backgroundColor: RED }, FAR),
      make(ABOVE, BAR),
      make({ ...ABOVE, backgroundColor: RED, opacity: '0' }, BAR),
      make(
        { ...ABOVE, filter: 'drop-shadow(rgb(0, 0, 0) 0px 2px 4px)' },
        FAR,
        make({ backgroundColor: RED }, FAR),
      ),
      host,
    );
    expect(judge()).toBe(false);
  });

  it.each(['rgb(255, 0, 0)', 'rgb(0, 0, 0)', 'rgba(0, 0, 0, 0.5)', 'color(srgb 1 0 0)', 'lab(50 20 0)'])(
    'is painted over by a box of %s',
    (backgroundColor) => {
      document.body.append(make({ ...ABOVE, backgroundColor }, BAR), host);
      expect(judge()).toBe(true);
    },
  );

  it.each(['rgba(255, 0, 0, 0)', 'transparent', 'color(srgb 1 0 0 / 0)', 'lab(50 20 0 / 0)'])(
    'is seen through a box of %s',
    (backgroundColor) => {
      document.body.append(make({ ...ABOVE, backgroundColor }, BAR), host);
      expect(judge()).toBe(false);
    },
  );

  it('is painted over by the controls of a sound', () => {
    const sound = document.createElement('audio');
    boxes.set(sound, BAR);
    document.body.append(make(ABOVE, undefined, sound), host);
    expect(judge()).toBe(true);
  });

  it('is painted over by what stands in an element without a box, whatever opacity that has', () => {
    const cover = make({ ...ABOVE, backgroundColor: RED }, BAR);
    document.body.append(make({ display: 'contents', opacity: '0' }, undefined, cover), host);
    expect(judge()).toBe(true);
  });

  it('is painted over by what is in the top layer, though what holds it cannot be seen', () => {
    const cover = make({ position: 'fixed', backgroundColor: RED }, BAR);
    onTop.add(cover);
    document.body.append(make({ opacity: '0' }, undefined, cover), host);
    expect(judge()).toBe(true);
  });

  it('is painted over by what is in the top layer, though it stands in a root below the bar', () => {
    const cover = make({ position: 'fixed', backgroundColor: RED }, BAR);
    onTop.add(cover);
    document.body.append(make(BELOW, undefined, withRoot(make(), make({}, undefined, cover))), host);
    expect(judge()).toBe(true);
  });
});

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

describe('what a box cuts off', () => {
  const BOX = { ...ABOVE, overflowX: 'hidden', overflowY: 'hidden' };
  const inside = () => make({ position: 'relative', backgroundColor: RED }, BAR);

  it('is not painted over the bar', () => {
    document.body.append(make(BOX, FAR, inside()), host);
    expect(judge()).toBe(false);
  });

  it('is, where the box is a set of fields, which cuts no legend off', () => {
    document.body.append(lay(document.createElement('fieldset'), BOX, FAR, inside()), host);
    expect(judge()).toBe(true);
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

describe('the bar where a root of the page’s has a slot for it', () => {
  const slotted = (style: Record<string, string>) =>
    document.body.append(
      withRoot(make({}, undefined, host), make(style, undefined, document.createElement('slot'))),
    );

  it('is seen where nothing there hides it', () => {
    slotted({});
    expect(judge()).toBe(false);
  });

  it.each([{ opacity: '0.01' }, { filter: 'blur(9px)' }, { clipPath: 'inset(50%)' }])(
    'is not seen where what holds the slot has %s',
    (style) => {
      slotted(style);
      expect(judge()).toBe(true);
    },
  );
});

describe('what is painted last', () => {
  const LAST = { position: 'relative', zIndex: '20', backgroundColor: RED };

  it('is what comes last in the document, among equals', () => {
    document.body.append(make(LAST, BAR), host);
    expect(judge()).toBe(false);
    document.body.append(make(LAST, BAR));
    expect(judge()).toBe(true);
  });

  it('is what is ordered to be last', () => {
    document.body.append(make({ display: 'flex' }, undefined, make({ ...LAST, order: '1' }, BAR), host));
    expect(judge()).toBe(true);
  });

  it('is all else where what holds the bar is ordered to be first', () => {
    const holder = make({ order: '-1' }, undefined, host);
    document.body.append(make({ display: 'flex' }, undefined, make(LAST, BAR), holder));
    expect(judge()).toBe(true);
  });

  it('is what the last slot shows', () => {
    const [cover, other] = [make(LAST, BAR), document.createElement('slot')];
    cover.slot = 'late';
    other.name = 'late';
    document.body.append(withRoot(make({}, undefined, cover, host), document.createElement('slot'), other));
    expect(isBefore(host, cover)).toBe(true);
    expect(judge()).toBe(true);
  });

  it('is not told by a level of what has no box', () => {
    const holder = make({
      display: 'contents',
      transform: 'matrix(1, 0, 0, 1, 0, 0)',
      position: 'relative',
      zIndex: '100',
    });
    holder.append(host);
    document.body.append(make({ ...ABOVE, backgroundColor: RED }, BAR), holder);
    expect(judge()).toBe(true);
  });

  it('is not told by a level in a drawing, which counts for nothing', () => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    styles.set(drawing, { position: 'relative', zIndex: '100' });
    drawing.append(host);
    document.body.append(make({ ...ABOVE, backgroundColor: RED }, BAR), drawing);
    expect(judge()).toBe(true);
  });

  it('is what lies over an item that is laid below everything', () => {
    const item = make({ zIndex: '-5' }, undefined, host);
    document.body.append(
      make({ display: 'flex' }, undefined, item),
      make({ ...BELOW, backgroundColor: RED }, BAR),
    );
    expect(judge()).toBe(true);
  });
});
