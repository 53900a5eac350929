/** A part of the window, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const EVERYWHERE: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export function meet(one: Area, other: Area): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** What two areas share; of two apart, one that meets nothing. */
export function shared(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The smallest area that holds both. */
export function around(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function grow({ left, top, right, bottom }: Area, x: number, y = x): Area {
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

/** A length in pixels; 0 for anything else, such as `auto`. */
export function px(length: string | undefined): number {
  return Number.parseFloat(length ?? '') || 0;
}
