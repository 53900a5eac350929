import { describe, expect, it } from 'vitest';
import { collectTexts, openTexts, textsAt } from '../../../lib/stores/places';
import { parsePage } from './parse-page';

const PAGE = parsePage(`
  <p class="total" data-in="ILS">5 <b>₪</b></p><p class="total">6</p>
  <div class="sku"><span>SKU:</span> AB<wbr>12</div>
  <table>
    <tr id="one"><td class="name">Oil</td></tr>
    <tr id="two"><td class="name">Rug</td></tr>
    <tr id="one"><td class="name">Oil, drawn once more</td></tr>
  </table>
  <p id="three">in no row</p>`);

const PLACES = {
  at: { totals: '.total', currency: '.total @data-in', sku: '.sku @text', none: '.none' },
  rows: { goods: { named: '[id] @id', at: { name: '.name' } } },
};

describe('what stands at the places of a page', () => {
  const { at, rows } = collectTexts(PAGE, PLACES);

  it('is what an element says, its own text alone, or an attribute of it', () => {
    expect(at).toEqual({ totals: ['5 ₪', '6'], currency: ['ILS', ''], sku: [' AB12'], none: [] });
  });

  it('is what people see of its lines, or what a field holds by now', () => {
    const page = parsePage('<p>Hebron<br>\nDura\n 7</p><input id="one" value="x"><input id="two">');
    for (const input of page.querySelectorAll('input')) if (input.id === 'one') input.value = 'y';
    const places = { at: { lines: 'p @lines', held: 'input @held', edited: 'input @edited' }, rows: {} };
    const texts = collectTexts(page, { ...places, controls: /^one$/ });
    expect(texts.at).toEqual({ lines: ['Hebron\n Dura 7'], held: ['y', ''], edited: ['edited', ''] });
    expect(texts.controls).toMatchObject([{ key: 'one', value: 'y', isEdited: true }]);
  });

  it('is nothing that a comment in the page says', () => {
    const page = parsePage('<p>Hebron<!-- 5 --><br>Dura</p>');
    const { at } = collectTexts(page, {
      at: { own: 'p @text', lines: 'p @lines', note: 'p @note' },
      rows: {},
    });
    expect(at).toEqual({ own: ['Hebron\nDura'], lines: ['Hebron\nDura'], note: ['Hebron\nDura'] });
  });

  it('is a note with the breaks of its own text, each once', () => {
    const page = parsePage('<p>Ring<br>\ntwice\n<b>now</b></p>');
    expect(collectTexts(page, { at: { note: 'p @note' }, rows: {} }).at).toEqual({
      note: ['Ring\ntwice\nnow'],
    });
  });

  it('is of each row of goods once, as it was drawn last', () => {
    expect(rows).toEqual({ goods: [{ name: ['Oil, drawn once more'] }, { name: ['Rug'] }] });
  });

  it('is cut where it is longer than any text that is read', () => {
    const long = parsePage(`<p class="total">${'x'.repeat(20_000)}</p>`);
    expect(collectTexts(long, PLACES).at.totals?.[0]).toHaveLength(10_001);
  });

  it('is cut at its other end where the newest stands last', () => {
    const long = parsePage(`<p>${'x'.repeat(20_000)}y</p>`);
    const [text] = collectTexts(long, { at: { note: 'p @last' }, rows: {} }).at.note ?? [];
    expect([text?.length, text?.at(-1)]).toEqual([10_001, 'y']);
  });

  it('is no more than any order has', () => {
    const many = new Array(10_001).fill(PAGE.querySelector('.total'));
    const page = Object.assign(PAGE.createDocumentFragment(), { querySelectorAll: () => many });
    expect(textsAt(page, { totals: '.total' }).totals).toHaveLength(10_000);
  });
});

describe('a place of which a page', () => {
  const page = openTexts({ one: ['5', '5'], two: ['5', '6'], blank: [' x  y '] });

  it('says one thing, however often, has that', () => expect(page.only('one')).toBe('5'));
  it('says several things has none', () => expect(page.only('two')).toBeNull());
  it('says nothing has none either', () => {
    expect(page.only('three')).toBeNull();
    expect([page.line('three'), page.all('three'), page.has('three')]).toEqual(['', [], false]);
  });
  it('says something has it as a line', () => expect(page.line('blank')).toBe('x y'));
});
