import * as z from 'zod/mini';
import { base64url, readBase64url, writeBase64url } from './base64url';

const PREFIX = 'shahna-relay:';

/** What a browser needs to join a shop. Whoever has it reads the shop's events: it is given by hand, not by mail. */
const invitationSchema = z.object({
  version: z.literal(1),
  url: z.url({ protocol: /^https?$/ }),
  shop: z.string(),
  /** Lets a browser join; a new one replaces it (`shop invite`). */
  secret: z.string(),
  /** Opens what is sealed to the shop; base64url of 32 bytes. The relay does not keep it. */
  privateKey: base64url,
  /** Names orders (`order-key`); base64url of 32 bytes. The relay does not keep it. */
  orderSecret: base64url,
  /** Where the service's events go, so that a browser can have them sent there in one press. */
  webhook: z.optional(z.url({ protocol: /^https?$/ })),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** One whose events go elsewhere would hand a shop's statuses to somebody whom nobody saw. */
export function isOneServer(url: string, webhook: string | null | undefined): boolean {
  return webhook == null || new URL(webhook).origin === new URL(url).origin;
}

export function writeInvitation(invitation: Invitation): string {
  return PREFIX + writeBase64url(new TextEncoder().encode(JSON.stringify(invitation)));
}

/** @returns null for a text that is not a whole invitation */
export function readInvitation(text: string): Invitation | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith(PREFIX)) return null;
  try {
    const bytes = readBase64url(trimmed.slice(PREFIX.length));
    const parsed = invitationSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not base64 or not JSON: a text that was cut off or is something else.
    return null;
  }
}
