import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, EVERYWHERE, grow, meet, shared } from '../../../../lib/page/covers/area';
import { ownClip, UNCLIPPED } from '../../../../lib/page/covers/clip';
import { readContent } from '../../../../lib/page/covers/generated-text';
import { areasAround, isPainted } from '../../../../lib/page/covers/painted-areas';
import { isSurelyContext, laysItems, rankOf } from '../../../../lib/page/covers/stacking';

const BOX: Area = { left: 100, top: 100, right: 200, bottom: 140 };

/** The styles of what paints nothing and stands where it is, with what is changed. */
const style = (change: Partial<CSSStyleDeclaration> = {}) =>
  ({
    display: 'block',
    position: 'static',
    zIndex: 'auto',
    opacity: '1',
    transform: 'none',
    translate: 'none',
    rotate: 'none',
    scale: 'none',
    filter: 'none',
    backdropFilter: 'none',
    perspective: 'none',
    clipPath: 'none',
    maskImage: 'none',
    mixBlendMode: 'normal',
    isolation: 'auto',
    willChange: 'auto',
    contain: 'none',
    containerType: 'normal',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backgroundImage: 'none',
    boxShadow: 'none',
    textShadow: 'none',
    outlineStyle: 'none',
    outlineWidth: '0px',
    outlineOffset: '0px',
    borderImageSource: 'none',
    borderTopWidth: '0px',
    borderRightWidth: '0px',
    borderBottomWidth: '0px',
    borderLeftWidth: '0px',
    listStyleImage: 'none',
    ...change,
  }) as CSSStyleDeclaration;

const area = fc
  .tuple(fc.integer(), fc.integer(), fc.nat(5_000), fc.nat(5_000))
  .map(([left, top, width, height]): Area => ({ left, top, right: left + width, bottom: top + height }));

describe('areas', () => {
  it('meet where what they share has a size, whichever is named first', () => {
    fc.assert(
      fc.property(area, area, (one, other) => {
        const both = shared(one, other);
        const solid = (each: Area) => each.right > each.left && each.bottom > each.top;
        fc.pre(solid(one) && solid(other));
        expect(meet(one, other)).toBe(solid(both));
        expect(meet(other, one)).toBe(meet(one, other));
      }),
    );
  });

  it('meet everything where they are everywhere, and still do when they grow', () => {
    fc.assert(
      fc.property(area, area, fc.nat(100), (one, other, by) => {
        expect(shared(one, EVERYWHERE)).toEqual(one);
        if (meet(one, other)) expect(meet(grow(one, by), other)).toBe(true);
      }),
    );
  });
});

describe('what an element paints', () => {
  it.each<[string, Partial<CSSStyleDeclaration>]>([
    ['a colour, however thin', { backgroundColor: 'rgba(0, 0, 0, 0.01)' }],
    ['a colour without blue, such as black', { backgroundColor: 'rgb(0, 0, 0)' }],
    ['a colour of another space', { backgroundColor: 'color(srgb 1 0 0)' }],
    ['a picture', { backgroundImage: 'url("x")' }],
    ['a shadow', { boxShadow: 'rgb(0, 0, 0) 0px 0px 4px 0px' }],
    ['an outline', { outlineStyle: 'solid' }],
    ['a border', { borderLeftWidth: '1px' }],
    ['what lies behind it, changed', { backdropFilter: 'blur(4px)' }],
    ['what lies behind it, mixed', { mixBlendMode: 'difference' }],
    ['a marker of unknown size', { display: 'list-item', listStyleImage: 'url("x")' }],
  ])('is %s', (_, change) => expect(isPainted(style(change))).toBe(true));

  it('is nothing where none of these is', () => expect(isPainted(style())).toBe(false));

  const reaches = (change: Partial<CSSStyleDeclaration>, at: Area) =>
    areasAround(BOX, style(change)).some((one) => meet(one, at));
  const FAR: Area = { left: 400, top: 100, right: 410, bottom: 140 };

  it.each<[string, Partial<CSSStyleDeclaration>]>([
    ['a shadow that is moved', { boxShadow: 'rgb(0, 0, 0) 300px 0px 0px 0px' }],
    ['a shadow that spreads', { boxShadow: 'rgb(0, 0, 0) 0px 0px 0px 205px' }],
    ['a shadow that is blurred', { boxShadow: 'rgb(0, 0, 0) 0px 0px 70px 0px' }],
    ['a shadow of its text', { textShadow: 'rgb(0, 0, 0) 300px 0px 0px' }],
    ['an outline far off', { outlineStyle: 'solid', outlineWidth: '5px', outlineOffset: '200px' }],
    ['a blur', { filter: 'blur(70px)' }],
    ['a filter of the page’s own', { filter: 'url("#x")' }],
  ])('reaches as far as %s', (_, change) => {
    expect(reaches(change, FAR)).toBe(true);
    expect(reaches({}, FAR)).toBe(false);
  });
});

describe('what is painted over what', () => {
  it('is told by the level of what is placed, or an item, or a context of its own', () => {
    const level = (change: Partial<CSSStyleDeclaration>, isItem = false) => rankOf(style(change), isItem);
    expect(level({ position: 'relative', zIndex: '7' })).toBe(7);
    expect(level({ zIndex: '7' }, true)).toBe(7);
    expect(level({ zIndex: '7' })).toBeLessThan(0);
    expect(level({ position: 'absolute', zIndex: '-1' })).toBe(-1);
    // After all negative levels, before what is placed.
    expect(level({})).toBeGreaterThan(level({ position: 'absolute', zIndex: '-1' }));
    expect(level({})).toBeLessThan(level({ position: 'absolute' }));
    expect(level({ opacity: '0.99' })).toBe(level({ position: 'absolute' }));
  });

  it('is sealed only by what is a context for sure', () => {
    expect(isSurelyContext(style({ position: 'fixed' }))).toBe(true);
    expect(isSurelyContext(style({ opacity: '0.5' }))).toBe(true);
    expect(isSurelyContext(style({ position: 'relative' }))).toBe(false);
    expect(isSurelyContext(style({ display: 'contents', position: 'fixed' }))).toBe(false);
    expect(['flex', 'inline-grid', 'block', null].map(laysItems)).toEqual([true, true, false, false]);
  });

  it('leaves the boxes around it where it is placed or on top', () => {
    const clip = { flow: BOX, placed: grow(BOX, 50) };
    expect(ownClip(clip, style(), false)).toEqual(BOX);
    expect(ownClip(clip, style({ position: 'absolute' }), false)).toEqual(grow(BOX, 50));
    expect(ownClip(clip, style({ position: 'fixed' }), false)).toEqual(EVERYWHERE);
    expect(ownClip(clip, style(), true)).toEqual(EVERYWHERE);
    expect(ownClip(UNCLIPPED, style(), false)).toEqual(EVERYWHERE);
  });
});

describe('what a page’s styles write before and after an element', () => {
  const element = { getAttribute: (name: string) => (name === 'title' ? 'said' : null) } as Element;
  it.each([
    ['none', '', false],
    ['"110"', '110', false],
    ['"a" attr(title) "b"', 'asaidb', false],
    ['"a\\2192 b"', 'axb', false],
    ['"shown" / "spoken"', 'shown', false],
    ['url("x.png")', '', true],
    ['linear-gradient(red, blue)', '', true],
  ])('%s', (content, text, image) => {
    expect(readContent(content, element)).toEqual({ text, image });
  });

  it('is taken for long where a counter writes it', () => {
    expect(readContent('counter(n)', element).text.length).toBeGreaterThan(5);
  });
});
