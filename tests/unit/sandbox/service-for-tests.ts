import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SandboxControl } from '../../sandbox/control/control';
import type { Seed } from '../../sandbox/seed/seed-schema';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox';

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface TestService {
  readonly url: string;
  readonly control: SandboxControl;
  /** Sends JSON as the specification wants it; `Service_API_KEY` is the practice key unless the body has one. */
  send(
    path: string,
    body: object,
    init?: { method?: string; headers?: Record<string, string> },
  ): Promise<Reply>;
  /** Sends a form, with the practice key unless it has one. */
  sendForm(path: string, fields: Record<string, string | File>): Promise<Reply>;
}

const PRACTICE_KEY = 'practice-key';

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

/** One sandbox for a file's tests, back at its seed before each. */
export function serviceForTests(seed?: Seed): TestService {
  let running: RunningSandbox | undefined;
  const started = () => {
    if (running === undefined) throw new Error('the sandbox has not started');
    return running;
  };
  beforeAll(async () => {
    running = await startSandbox(seed === undefined ? {} : { seed });
  });
  beforeEach(() => started().control.reset());
  afterAll(() => running?.close());

  return {
    get url() {
      return started().url;
    },
    get control() {
      return started().control;
    },
    send: async (path, body, { method = 'POST', headers = {} } = {}) =>
      replyOf(
        await fetch(`${started().url}${path}`, {
          method,
          headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify({ Service_API_KEY: PRACTICE_KEY, ...body }),
        }),
      ),
    sendForm: async (path, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ Service_API_KEY: PRACTICE_KEY, ...fields })) {
        form.append(name, value);
      }
      return replyOf(
        await fetch(`${started().url}${path}`, {
          method: 'POST',
          headers: { Accept: 'application/json' },
          body: form,
        }),
      );
    },
  };
}

/** A request to `parcels/create` that the default seed accepts. */
export const ORDINARY_PARCEL = {
  recipient: { first_name: 'أمل', phone: '0598765432' },
  address: { village_id: 103, street_name: 'شارع الإرسال 5' },
  total_price: 120.5,
  description: 'كتب مستعملة',
};
