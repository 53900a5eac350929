import { placesIn } from './sheet-extent';

/** What a workbook shows of a sheet, beside what its cells hold. */
export interface SheetLooks {
  readonly isHidden: boolean;
  /** Rows that are not shown, filtered out as a rule, by their places in the table. */
  readonly hiddenRows: ReadonlySet<number>;
  /** What a number is shown with (`JOD`, `₪`), by `row,column` in the table; in quotes where it may be any text. */
  readonly signs: ReadonlyMap<string, string>;
  /** Cells that are struck through, by `row,column` in the table. */
  readonly struck: ReadonlySet<string>;
}

/** The XML of a workbook's file; `null`: there is none. */
type Read = (path: string) => string | null;

/** How each of a workbook's sheets looks, in their order (ECMA-376, 18.2.19 `sheet`, 18.3.1.73 `row`, 18.4.10 `strike`,
 * 18.8.30 `numFmt`). */
export function looksOf(read: Read): readonly SheetLooks[] {
  const targets = new Map(
    tagsIn(read('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target'),
    ]),
  );
  const styles = read('xl/styles.xml') ?? '';
  const [signs, strikes] = [signsOfStyles(styles), struckStyles(styles)];
  return tagsIn(read('xl/workbook.xml') ?? '', 'sheet').map((tag) => {
    const target = targets.get(attributeOf(tag, 'id')) ?? '';
    const sheet = read(target.startsWith('/') ? target.slice(1) : `xl/${target}`) ?? '';
    return { isHidden: /hidden/i.test(attributeOf(tag, 'state')), ...looksIn(sheet, signs, strikes) };
  });
}

function looksIn(
  sheet: string,
  signsOfStyle: readonly string[],
  strikes: ReadonlySet<number>,
): Omit<SheetLooks, 'isHidden'> {
  const hiddenRows = new Set<number>();
  const signs = new Map<string, string>();
  const struck = new Set<string>();
  for (const { isRow, row, column, attributes } of placesIn(sheet)) {
    if (isRow && /^(?:1|true)$/.test(attributeOf(attributes, 'hidden'))) hiddenRows.add(row - 1);
    if (isRow || (signsOfStyle.length === 0 && strikes.size === 0)) continue;
    const style = Number(attributeOf(attributes, 's'));
    const place = `${row - 1},${column - 1}`;
    if (signsOfStyle[style]) signs.set(place, signsOfStyle[style]);
    if (strikes.has(style)) struck.add(place);
  }
  return { hiddenRows, signs, struck };
}

function struckStyles(styles: string): ReadonlySet<number> {
  const fonts = partOf(styles, 'fonts')
    .split(/<(?:[\w-]+:)?font(?=[\s/>])/)
    .slice(1);
  const isStruck = (font = '') =>
    tagsIn(font, 'strike').some((tag) => !/^(?:0|false)$/.test(attributeOf(tag, 'val')));
  const used = tagsIn(partOf(styles, 'cellXfs'), 'xf').map((tag) => attributeOf(tag, 'fontId'));
  return new Set(used.flatMap((id, style) => (id !== '' && isStruck(fonts[Number(id)]) ? [style] : [])));
}

/** What the numbers of each style stand with; none, where no style has anything. */
function signsOfStyles(styles: string): readonly string[] {
  const formats = new Map(
    tagsIn(partOf(styles, 'numFmts'), 'numFmt').map((tag) => [
      attributeOf(tag, 'numFmtId'),
      signOf(attributeOf(tag, 'formatCode')),
    ]),
  );
  const signs = tagsIn(partOf(styles, 'cellXfs'), 'xf').map((tag) => {
    return formats.get(attributeOf(tag, 'numFmtId')) ?? '';
  });
  return signs.some((sign) => sign !== '') ? signs : [];
}

/** `[$JOD] #,##0`, `$#,##0` and `#,##0 "₪"`: a currency in brackets or as its sign, or a text in quotes, with those. */
function signOf(format: string): string {
  const plain = format.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const [sign = '', bracketed] =
    /\[\$([^\]-]+)[^\]]*\]|"[^"]*\p{L}[^"]*"|\p{Sc}(?![^[]*\])/u.exec(plain) ?? [];
  return (bracketed ?? sign).replace(/\p{Cf}/gu, '').trim();
}

function partOf(xml: string, tag: string): string {
  return new RegExp(`<(?:[\\w-]+:)?${tag}[\\s>][\\s\\S]*?</(?:[\\w-]+:)?${tag}>`).exec(xml)?.[0] ?? '';
}

function tagsIn(xml: string, tag: string): readonly string[] {
  const found = xml.matchAll(
    new RegExp(`<(?:[\\w-]+:)?${tag}(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)`, 'g'),
  );
  return [...found].map(([, attributes = '']) => attributes);
}

function attributeOf(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single ?? '';
}
