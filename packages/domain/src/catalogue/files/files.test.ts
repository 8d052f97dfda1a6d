import { DAY, MINUTE } from '@campushive/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listings, studyFiles } from '../../platform/database/schema/index.js';
import { drawnPdf } from '../../../../../apps/api/test/drawn-pdf.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let poster: TestStudent;
let reader: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
});
// The number of uploads per student and minute is limited, and Redis counts by its own clock.
beforeEach(async () => {
  poster = await campus.student('Ama Notes');
  reader = await campus.student('Kofi Reader');
});
afterAll(() => campus.close());

const upload = (bytes: Uint8Array | string, name = 'notes.pdf', student: TestStudent | null = poster) => {
  const body = new FormData();
  body.append('purpose', 'study-file');
  body.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return campus.request('POST', '/uploads/files', { ...(student && { token: student.token }), body });
};
const post = (change: object) =>
  campus.request('POST', '/archive', {
    token: poster.token,
    body: { title: 'Past questions', description: 'Level 200', mayShare: true, ...change },
  });
const download = (id: string, student: TestStudent | null = reader) =>
  campus.request('GET', `/hives/${id}/file`, student === null ? {} : { token: student.token });
const read = (url: string) => fetch(`${campus.url}${url}`);

const pdf = (pages: number, extra = '') =>
  `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count ${pages} >>\nendobj\ntrailer\n<< /Root 1 0 R ${extra}>>\nstartxref\n0\n%%EOF\n`;
/** PDF 1.5: the page tree inside a packed object stream, and the list of objects packed as well. */
function packedPdf(pages: number): Buffer {
  const tree = `<< /Type /Pages /Kids [] /Count ${pages} >> `;
  const index = `2 0 3 ${tree.length} `;
  const stream = (head: string, packed: Buffer) =>
    Buffer.concat([
      Buffer.from(`${head} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const begin = Buffer.from('%PDF-1.5\n');
  const objects = stream(
    `5 0 obj\n<< /Type /ObjStm /N 2 /First ${index.length}`,
    deflateSync(`${index}${tree}<< /Type /Catalog /Pages 2 0 R >>`),
  );
  const at = begin.length + objects.length;
  // Free, free, two in the stream, free, the stream, this list.
  const rows = [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 5, 0, 2, 0, 5, 1, 0, 0, 0, 0, 1, 0, begin.length, 0];
  const list = stream(
    '6 0 obj\n<< /Type /XRef /Size 7 /W [1 2 1] /Root 3 0 R',
    deflateSync(Buffer.from([...rows, 1, at >> 8, at & 255, 0])),
  );
  return Buffer.concat([begin, objects, list, Buffer.from(`startxref\n${at}\n%%EOF\n`)]);
}

interface Packed {
  name: string;
  content: Buffer;
  /** False size in the directory, instead of the real one. */
  saysSize?: number;
  flags?: number;
}
function zip(files: readonly Packed[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saysSize = content.length, flags = 0 } of files) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(saysSize, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(saysSize, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    const body = Buffer.concat([local, Buffer.from(name), packed]);
    bodies.push(body);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
const text = (name: string, content = 'Hello') => ({ name, content: Buffer.from(content) });
const TYPES = text('[Content_Types].xml', '<Types/>');

describe('accepted uploads', () => {
  it.each([
    ['a PDF', pdf(12), 'pdf', 12],
    ['a packed PDF', packedPdf(7), 'pdf', 7],
    [
      'a Word file',
      zip([
        TYPES,
        text('word/document.xml'),
        text('docProps/app.xml', '<Properties><Pages>9</Pages></Properties>'),
      ]),
      'docx',
      9,
    ],
    [
      'PowerPoint',
      zip([
        TYPES,
        text('ppt/presentation.xml'),
        text('ppt/slides/slide1.xml'),
        text('ppt/slides/slide2.xml'),
      ]),
      'pptx',
      2,
    ],
    ['an archive', zip([text('a.txt'), text('b/c.txt')]), 'zip', null],
  ])('include %s, by its bytes and not its name', async (_what, bytes, format, pages) => {
    const { status, body } = await upload(bytes, 'Level 200.exe');
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        name: `Level 200.${format}`,
        format,
        size: bytes.length,
        pages,
        preview: null,
      },
    ]);
  });

  it.each(['1.4', '1.7', '1.7ext3'] as const)(
    'include a PDF %s that only an owner password protects, with its page count',
    async (pdfVersion) => {
      const owned = await drawnPdf((document) => document.text('One').addPage().text('Two'), {
        ownerPassword: 'mine',
        pdfVersion,
        permissions: { printing: 'highResolution' },
      });
      const { status, body } = await upload(owned);
      expect([status, body.data]).toMatchObject([201, { format: 'pdf', pages: 2 }]);
    },
  );

  it('include a picture, without its metadata', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
      .withExif({ IFD0: { Copyright: 'Where I live' } })
      .png()
      .toBuffer();
    const { data } = (await upload(picture, '../board.png')).body;
    expect(data).toMatchObject({ name: 'board.jpg', format: 'jpg', pages: 1 });
    const { id } = (await post({ fileId: data.id })).body.data;
    const bytes = Buffer.from(await (await read((await download(id)).body.data.url)).arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(60);
    expect(bytes.includes('Where I live')).toBe(false);
  });
});

describe('refused uploads', () => {
  const bomb = Buffer.alloc(60 * 1024 * 1024);
  it.each([
    ['a web page', '<!doctype html><script>alert(1)</script>', 'unsupported_file'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'unsupported_file'],
    ['a PDF that ends in the middle', pdf(3).slice(0, 60), 'unreadable_file'],
    ['a PDF without pages', pdf(0), 'unreadable_file'],
    ['a locked archive', zip([{ ...text('a.txt'), flags: 1 }]), 'encrypted_file'],
    ['half an archive', zip([text('a.txt', 'x'.repeat(999))]).subarray(0, 60), 'unreadable_file'],
    ['an archive that unpacks to far too much', zip([{ name: 'a', content: bomb }]), 'unsafe_file'],
    ['one that lies about it', zip([{ name: 'a', content: bomb, saysSize: 10 }]), 'unsafe_file'],
    ['one that climbs out of its folder', zip([text('../../evil.txt')]), 'unsafe_file'],
    ['macros', zip([TYPES, text('word/document.xml'), text('word/vbaProject.bin')]), 'unsupported_file'],
    [
      'a PDF that no reader opens',
      `%PDF-1.4\n/Type /Pages /Count 3\nstartxref\n0\n%%EOF\n`,
      'unreadable_file',
    ],
    ['nothing', '', 'unreadable_file'],
  ])('include %s', async (_what, bytes, code) => {
    expect((await upload(bytes)).body.code).toBe(code);
  });

  it('include a PDF that requires a password to open', async () => {
    const locked = await drawnPdf((document) => document.text('Secret'), { userPassword: 'secret' });
    expect((await upload(locked)).body.code).toBe('encrypted_file');
  });

  it('include files above 25 MB and uploads of visitors', async () => {
    expect((await upload(Buffer.alloc(25 * 1024 * 1024 + 1))).body.code).toBe('payload_too_large');
    expect((await upload(pdf(1), 'a.pdf', null)).status).toBe(401);
  });
});

describe('the first page of a PDF', () => {
  const notes = (title: string) =>
    drawnPdf((document) => document.fontSize(40).text(title).addPage().text('The second page'));
  const previewOf = async (id: string) =>
    (await campus.request('GET', `/hives/${id}`)).body.data.archiveDetails.file.preview;

  it('is shown to everyone as a picture in every size before the download', async () => {
    const file = (await upload(await notes('Vectors'))).body.data;
    expect(file).toMatchObject({ pages: 2, preview: { id: file.id, width: 1279, height: 1808 } });
    const { id } = (await post({ fileId: file.id })).body.data;
    const preview = await previewOf(id);
    expect(preview).toEqual(file.preview);
    expect(preview.variants).toHaveLength(9);
    for (const { url, width } of preview.variants) {
      const answer = await read(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width);
    }
  });

  it('is deleted together with a file that no listing uses', async () => {
    const { preview } = (await upload(await notes('Unused'))).body.data;
    expect((await read(preview.url)).status).toBe(200);
    campus.clock.advance(DAY + MINUTE);
    await campus.app.platform.jobs.runNow('files.sweep', {});
    expect((await read(preview.url)).status).toBe(404);
  });

  it('is drawn once by the job for files from before previews existed', async () => {
    const { db, jobs } = campus.app.platform;
    const file = (await upload(await notes('Old'))).body.data;
    const { id } = (await post({ fileId: file.id })).body.data;
    const old = { preview: null, drawnAt: null };
    await db.update(studyFiles).set(old).where(eq(studyFiles.id, file.id));
    const details = sql`${listings.details} #- '{file,preview}'`;
    await db.update(listings).set({ details }).where(eq(listings.id, id));
    const broken = (await upload(pdf(3, '/Old true '))).body.data;
    await db.update(studyFiles).set(old).where(eq(studyFiles.id, broken.id));
    expect(await previewOf(id)).toBeNull();
    await jobs.runNow('files.draw', {});
    expect(await previewOf(id)).toEqual(file.preview);
    const undrawn = await db.select().from(studyFiles).where(isNull(studyFiles.drawnAt));
    expect(undrawn.filter(({ format }) => format === 'pdf')).toEqual([]);
  });
});
