import { crc32 } from 'node:zlib';

/** One picture of an animation: a PNG, and how long it stands. */
export interface Frame {
  readonly png: Buffer;
  readonly milliseconds: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * PNGs of one size and one kind of colour as one animated PNG that never ends: their compressed pixels go over as
 * they are (W3C PNG, third edition, section 11.3.6: APNG). A reader that knows no animation shows the first.
 * @throws Error where sizes or kinds differ
 */
export function animate(frames: readonly Frame[]): Buffer {
  const pictures = frames.map(({ png }) => chunksOf(png));
  const [first] = pictures;
  const header = first?.find(({ name }) => name === 'IHDR')?.data;
  if (header === undefined) throw new Error('There is no picture');
  let sequence = 0;
  const body = pictures.flatMap((chunks, index) => {
    const own = chunks.find(({ name }) => name === 'IHDR')?.data;
    if (own === undefined || !own.equals(header)) throw new Error(`Picture ${index + 1} is of another kind`);
    const control = Buffer.alloc(26);
    control.writeUInt32BE(sequence++, 0);
    header.copy(control, 4, 0, 8);
    control.writeUInt16BE(frames[index]?.milliseconds ?? 0, 20);
    control.writeUInt16BE(1000, 22);
    const pixels = chunks
      .filter(({ name }) => name === 'IDAT')
      .map(({ data }) => {
        if (index === 0) return chunk('IDAT', data);
        const numbered = Buffer.alloc(4);
        numbered.writeUInt32BE(sequence++);
        return chunk('fdAT', Buffer.concat([numbered, data]));
      });
    return [chunk('fcTL', control), ...pixels];
  });
  const whole = Buffer.alloc(8);
  whole.writeUInt32BE(frames.length, 0);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('acTL', whole),
    ...body,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Width and height in pixels. */
export function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): readonly Chunk[] {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG');
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data });
    at += length + 12;
  }
  return chunks;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
