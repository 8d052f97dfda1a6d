import { crc32, deflateSync } from 'node:zlib';
import type { Chance } from './chance.ts';

/** Returns a PNG of noise, which takes as much work to encode as a photo of its size. */
export function noise(width: number, height: number, chance: Chance): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let at = 0; at < rows.length; at += 1) rows[at] = at % (width * 3 + 1) === 0 ? 0 : chance.number(256);
  return png(width, height, rows);
}

/** Returns a black PNG: few bytes, and as many pixels to decode as a photo of its size. */
export function plain(width: number, height: number): Buffer {
  return png(width, height, Buffer.alloc((width * 3 + 1) * height));
}

/** Packs rows of RGB pixels, each after its filter byte, into a PNG. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** Returns a PDF with an empty page. */
export function emptyPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 144] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const lines = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${lines}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text);
}
