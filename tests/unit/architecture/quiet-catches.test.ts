import { describe, expect, it } from 'vitest';
import { readSourceFiles } from './source-files';

const shipped = [...readSourceFiles().values()].filter(({ path }) =>
  /^(entrypoints|components|lib)\//.test(path),
);

/** Where an error is taken and nothing of it goes on: neither it itself, nor another in its place, nor a log. */
function quietCatches(text: string): readonly { readonly line: number; readonly explained: boolean }[] {
  const lines = text.split('\n');
  const lineAt = (index: number) => text.slice(0, index).split('\n').length - 1;
  const isComment = (line: number) => /^\s*(\/\/|\*|\/\*)|\/\/ /.test(lines[line] ?? '');
  const found = [];
  for (const match of text.matchAll(/\bcatch\s*(?:\((\w+)(?:: unknown)?\)\s*)?\{/g)) {
    const body = blockFrom(text, match.index + match[0].length);
    const [, error] = match;
    const goesOn =
      /\bthrow\b|\blogError\(/.test(body) || (error !== undefined && new RegExp(`\\b${error}\\b`).test(body));
    const line = lineAt(match.index);
    if (!goesOn) found.push({ line: line + 1, explained: /\/\/ /.test(body) || isComment(line - 1) });
  }
  for (const match of text.matchAll(/\.catch\(\s*\(\)\s*=>|\.then\([^;]*?,\s*\(\)\s*=>/gs)) {
    const line = lineAt(match.index);
    const until = text.slice(match.index, match.index + match[0].length + 120).split(';')[0] ?? '';
    if (/\bthrow\b|\blogError\(|Failure\(/.test(until)) continue;
    const near = [line - 3, line - 2, line - 1, line, line + 1].some(isComment);
    found.push({ line: line + 1, explained: near });
  }
  return found;
}

/** What stands between here and the brace that closes. */
function blockFrom(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
  }
  return text.slice(start, end);
}

describe('an error that is taken and goes nowhere', () => {
  it('is found, with and without a reason', () => {
    expect(quietCatches('try { a() } catch { return null; }')).toEqual([{ line: 1, explained: false }]);
    expect(quietCatches('try { a() } catch {\n// It is shown anew.\n}')).toEqual([
      { line: 1, explained: true },
    ]);
    expect(quietCatches('try { a() } catch (error) { show(error); }')).toEqual([]);
    expect(quietCatches('a().catch(() => undefined);')).toEqual([{ line: 1, explained: false }]);
    expect(quietCatches('// Nobody waits.\na().catch(() => null);')).toEqual([{ line: 2, explained: true }]);
    expect(quietCatches("a().catch(logged('a'));")).toEqual([]);
  });

  it('says why where it stands, or is logged', () => {
    const all = shipped.flatMap(({ path, text }) => quietCatches(text).map((one) => ({ path, ...one })));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ explained }) => !explained).map(({ path, line }) => `${path}:${line}`)).toEqual([]);
  });
});

describe('an error that nobody takes', () => {
  it.each(['background/index.ts', 'popup/main.tsx', 'options/main.tsx', 'desk/main.tsx'])(
    'is logged from the start of entrypoints/%s on',
    (path) => {
      const text = shipped.find((file) => file.path === `entrypoints/${path}`)?.text ?? '';
      expect(text).toMatch(/^\s*logUnhandled\('[a-z]+'\);$/m);
    },
  );
});
