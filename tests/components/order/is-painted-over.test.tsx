import { describe, expect, it } from 'vitest';
import { isBefore } from '../../../lib/page/covers/stacking';
import {
  ABOVE,
  BAR,
  FAR,
  host,
  judge,
  lay,
  layOutForEach,
  make,
  onTop,
  RED,
  styles,
  withRoot,
} from '../support/laid-out';

layOutForEach();

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

  it.each(['audio', 'progress', 'meter'])('is painted over by what the browser draws of <%s>', (name) => {
    const cover = lay(document.createElement(name), {}, BAR);
    document.body.append(make(ABOVE, undefined, cover), host);
    expect(judge()).toBe(true);
  });

  it('is painted over by the line of a fraction', () => {
    const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math');
    math.append(lay(document.createElementNS(math.namespaceURI, 'mfrac'), {}, BAR));
    document.body.append(make(ABOVE, undefined, math), host);
    expect(judge()).toBe(true);
  });

  it('is painted over by the bars by which a box is scrolled', () => {
    document.body.append(make({ ...ABOVE, overflowX: 'hidden', overflowY: 'scroll' }, BAR), host);
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
