/** What stores call it beside its usual names, which the other countries have alone. */
const PALESTINE: ReadonlySet<string> = new Set([
  'palestine',
  'state of palestine',
  'palestinian territory',
  'palestinian territory occupied',
  'occupied palestinian territory',
  'palestinian authority',
  'فلسطين',
  'دولة فلسطين',
  'الأراضي الفلسطينية المحتلة',
  'פלסטין',
  'הרשות הפלסטינית',
]);

let usual: ReadonlyMap<string, string> | null = null;

/** A country's ISO 3166-1 alpha-2 code by its name in English, Arabic or Hebrew; `null`: not one of these. */
export function findCountry(name: string): string | null {
  const plain = fold(name);
  if (PALESTINE.has(plain)) return 'PS';
  usual ??= listUsualNames();
  return usual.get(plain) ?? null;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[,()]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** Codes that are no country (`EU`, `QO`) have names too; nobody's address has them. */
function listUsualNames(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Map<string, string>();
  for (const language of ['en', 'ar', 'he']) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code);
    }
  }
  return names;
}
