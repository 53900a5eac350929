import { LIMITS } from '../../../assets/listing/listing';
import { DATA, REASONS } from '../../../assets/listing/permissions';

/** What of a built manifest the stores ask about. */
export interface AskedOf {
  readonly permissions: readonly string[];
  readonly optional_host_permissions?: readonly string[];
  readonly host_permissions?: readonly string[];
  readonly browser_specific_settings?: {
    readonly gecko: { readonly data_collection_permissions: { readonly required: readonly string[] } };
  };
}

export interface Manifests {
  readonly chrome: AskedOf;
  readonly firefox: AskedOf;
}

/** What is asked for without a reason, or explained and not asked for, or explained too long; none: all is well. */
export function checkListing({ chrome, firefox }: Manifests): readonly string[] {
  const asked = new Set([chrome, firefox].flatMap(permissionsOf));
  const data = firefox.browser_specific_settings?.gecko.data_collection_permissions.required ?? [];
  return [
    ...differences('permission', [...asked], Object.keys(REASONS)),
    ...differences('kind of data', data, Object.keys(DATA)),
    ...Object.entries({ ...REASONS, ...DATA })
      .filter(([, reason]) => reason.length > LIMITS.reason)
      .map(([name, reason]) => `the reason for ${name} has ${reason.length} letters of ${LIMITS.reason}`),
  ];
}

export function permissionsOf(manifest: AskedOf): readonly string[] {
  const { permissions, host_permissions = [], optional_host_permissions = [] } = manifest;
  return [...permissions, ...host_permissions, ...optional_host_permissions];
}

function differences(
  what: string,
  asked: readonly string[],
  explained: readonly string[],
): readonly string[] {
  return [
    ...asked.filter((name) => !explained.includes(name)).map((name) => `no reason for the ${what} ${name}`),
    ...explained
      .filter((name) => !asked.includes(name))
      .map((name) => `the ${what} ${name} is not asked for`),
  ];
}
