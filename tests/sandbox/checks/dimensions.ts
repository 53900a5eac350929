/** Centimetres; the unit is not specified. */
export interface Dimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** A side the service can work with at all: a whole number above zero. */
export function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** Whether every side is within what the service carries. */
export function isAcceptedSize({ length, width, height }: Dimensions, maximumSide: number): boolean {
  return Math.max(length, width, height) <= maximumSide;
}

/** Cubic: length × width × height. */
export function volume({ length, width, height }: Dimensions): number {
  return length * width * height;
}
