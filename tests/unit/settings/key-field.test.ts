import { describe, expect, it } from 'vitest';
import { isKeyField, readKeyField } from '../../../lib/settings/key-field';
import { CALLS } from '../courier/calls';
import { fakeService, json, KEY } from '../courier/fake-service';

describe('the name of the key’s field', () => {
  it.each(['api_key', 'Service_API_KEY', '_token', 'X-Api.Key2'])('may be %s', (name) => {
    expect(isKeyField(name)).toBe(true);
  });

  it.each([
    '',
    '1key',
    'api key',
    'مفتاح',
    'key"',
    'a[b]',
    'x'.repeat(65),
    '__proto__',
    'note',
    'total_price',
  ])('is not %j', (name) => {
    expect(isKeyField(name)).toBe(false);
  });

  it('is none that a call sends beside the key', async () => {
    for (const [operation, call] of Object.entries(CALLS)) {
      const service = fakeService(json({}), { keyField: 'api_key' });
      await call(service.client).catch(() => null);
      const [request] = service.requests;
      const isForm = request?.headers.get('content-type')?.startsWith('multipart') ?? false;
      const sent = isForm
        ? [...((await request?.formData()) ?? new FormData()).entries()]
        : Object.entries((await service.sent()) as object);
      expect([operation, Object.fromEntries(sent).api_key]).toEqual([operation, KEY]);
      const others = sent.map(([name]) => name).filter((name) => name !== 'api_key');
      expect(others.filter(isKeyField)).toEqual([]);
      expect(others).not.toContain('Service_API_KEY');
    }
  });

  it('is the specification’s where nothing else is typed', () => {
    expect(readKeyField(' ')).toBeUndefined();
    expect(readKeyField('Service_API_KEY ')).toBeUndefined();
    expect(readKeyField(' api_key\u200e')).toBe('api_key');
    expect(readKeyField('api key')).toBeNull();
  });
});
