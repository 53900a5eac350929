import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { animate, sizeOf } from '../../practice/pictures/animate';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture of one grey, one pixel high, its pixels in so many chunks. */
function picture(width: number, grey: number, parts = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.from([0, ...Array<number>(width).fill(grey)]));
  const size = Math.ceil(pixels.length / parts);
  const data = Array.from({ length: parts }, (_, part) =>
    chunk('IDAT', pixels.subarray(part * size, (part + 1) * size)),
  );
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...data, chunk('IEND', Buffer.alloc(0))]);
}

/** Names and data; every chunk's check is looked at. */
function chunksOf(png: Buffer): readonly { readonly name: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks.push({
      name: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

describe('an animation', () => {
  it('shows its first picture to who knows no animation, and the others in turn', () => {
    const [one, other] = [picture(3, 10), picture(3, 200, 2)];
    const chunks = chunksOf(
      animate([
        { png: one, milliseconds: 1_500 },
        { png: other, milliseconds: 700 },
      ]),
    );
    expect(chunks.map(({ name }) => name)).toEqual([
      'IHDR',
      'acTL',
      'fcTL',
      'IDAT',
      'fcTL',
      'fdAT',
      'fdAT',
      'IEND',
    ]);
    const pixels = (png: Buffer) =>
      Buffer.concat(
        chunksOf(png)
          .filter(({ name }) => name === 'IDAT')
          .map(({ data }) => data),
      );
    expect(chunks[3]?.data).toEqual(pixels(one));
    const later = chunks.slice(5, 7).map(({ data }) => data);
    expect(Buffer.concat(later.map((data) => data.subarray(4)))).toEqual(pixels(other));
    // Controls and later pixels are counted through, from nothing on.
    expect([chunks[2], chunks[4], chunks[5], chunks[6]].map((one) => one?.data.readUInt32BE(0))).toEqual([
      0, 1, 2, 3,
    ]);
    expect([chunks[2], chunks[4]].map((one) => one?.data.readUInt16BE(20))).toEqual([1_500, 700]);
  });

  it('is as large as its pictures, which must be of one size', () => {
    expect(sizeOf(animate([{ png: picture(7, 0), milliseconds: 1 }]))).toEqual({ width: 7, height: 1 });
    const frames = [picture(3, 0), picture(4, 0)].map((png) => ({ png, milliseconds: 1 }));
    expect(() => animate(frames)).toThrow('Picture 2 is of another kind');
  });
});
