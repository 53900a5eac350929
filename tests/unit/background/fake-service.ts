import { madeAccount } from '../made-account';

export const ACCOUNT = madeAccount();

/** A service that knows nobody and makes every parcel; it remembers what it was asked to make. */
export class FakeService {
  down = false;
  /** What it answers to a parcel in place of making it. */
  answer: (() => Response | Promise<Response>) | null = null;
  #asked: Readonly<Record<string, unknown>>[] = [];

  reset(): void {
    this.down = false;
    this.answer = null;
    this.#asked = [];
  }

  creations(): readonly Readonly<Record<string, unknown>>[] {
    return this.#asked;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    if (this.down) throw new TypeError('Failed to fetch');
    if (!request.url.endsWith('parcels/create')) return Response.json({ success: true, recipients: [] });
    if (this.answer !== null) return this.answer();
    this.#asked.push(await request.json());
    return Response.json({ success: true, parcel_code: `P-${crypto.randomUUID()}` });
  };
}
