import { describe, expect, it } from 'vitest';
import { SourceCheck } from '../../../relay/http/sources';

const HERE = '::ffff:127.0.0.1';

function check(url: string, isBehindProxy = false): SourceCheck {
  return new SourceCheck({ allowed: [], isBehindProxy, url });
}

describe('what is for this machine alone', () => {
  it.each(['http://localhost:4020', 'http://127.0.0.1:4020', 'http://[::1]:4020'])(
    'is told to this machine where the relay is reached at %s',
    (url) => {
      expect(check(url).isLocal(HERE, undefined)).toBe(true);
      expect(check(url).isLocal('192.0.2.1', undefined)).toBe(false);
      expect(check(url).isLocal(HERE, '192.0.2.1')).toBe(false);
    },
  );

  it.each(['https://relay.example', 'https://127.relay.example', 'https://localhost.example'])(
    'is told to nobody where something stands in front at %s, that may not say for whom it asks',
    (url) => {
      expect(check(url).isLocal(HERE, undefined)).toBe(false);
    },
  );

  it('is told to this machine behind a proxy that says for whom it asks', () => {
    const behind = check('https://relay.example', true);
    expect(behind.isLocal(HERE, undefined)).toBe(true);
    expect(behind.isLocal(HERE, '192.0.2.1')).toBe(false);
  });
});
