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

describe('a study file', () => {
  it('is downloadable by members only, counted once per student and served as an attachment', async () => {
    const file = (await upload(pdf(4), 'Prüfung <2026>.pdf')).body.data;
    const { id, archiveDetails } = (await post({ fileId: file.id })).body.data;
    expect(archiveDetails).toEqual({
      fileUrl: null,
      file,
      downloads: null,
      courseCode: null,
      kind: null,
      mayShare: true,
      opinions: null,
    });
    expect((await download(id, null)).status).toBe(401);
    const { url, name, external } = (await download(id)).body.data;
    expect([name, external]).toEqual(['Prüfung 2026.pdf', false]);
    await Promise.all([download(id), download(id), download(id, poster)]);
    const { body } = await campus.request('GET', `/hives/${id}`);
    expect(body.data.archiveDetails.downloads).toBe(1);
    const answer = await read(url);
    expect(await answer.text()).toBe(pdf(4));
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Pr_fung 2026.pdf"');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Pr%C3%BCfung%202026.pdf");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('has an expiring download address that cannot be forged, and no public one', async () => {
    const file = (await upload(pdf(5))).body.data;
    const { id } = (await post({ fileId: file.id })).body.data;
    const { url } = (await download(id)).body.data;
    const parts = url.split('/');
    const later = [...parts.slice(0, -2), String(Number(parts.at(-2)) + 1), parts.at(-1)].join('/');
    expect((await read(later)).status).toBe(404);
    for (const path of [
      `/files/private/study/${file.id}`,
      `/files//private/study/${file.id}`,
      `/files/%70rivate/study/${file.id}`,
      `/files/./private/study/${file.id}`,
    ]) {
      expect((await read(path)).status, path).toBe(404);
    }
    campus.clock.advance(5 * MINUTE + 1);
    expect((await read(url)).status).toBe(404);
  });

  it('is accepted only from its uploader, and returns 404 once its listing is deleted', async () => {
    const file = (await upload(pdf(4), 'a.pdf', reader)).body.data;
    expect((await post({ fileId: file.id })).body.fieldErrors).toEqual({
      fileId: { code: 'unknown_upload' },
    });
    const own = (await upload(pdf(6))).body.data;
    const { id } = (await post({ fileId: own.id })).body.data;
    const update = {
      token: poster.token,
      body: { fileId: null, fileUrl: 'https://drive.example/n', mayShare: true },
    };
    await campus.request('PUT', `/archive/${id}`, update);
    expect((await download(id)).body.data).toEqual({
      url: 'https://drive.example/n',
      name: null,
      external: true,
    });
    await campus.request('DELETE', `/hives/${id}`, { token: poster.token });
    expect((await download(id)).status).toBe(404);
  });

  it('is refused beyond ten uploads a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(pdf(1))));
    expect(answers.filter((answer) => answer.body.code === 'rate_limited')).toHaveLength(2);
  });

  it('is kept while a listing uses it, and deleted after a day when unused', async () => {
    const [used, unused] = [(await upload(pdf(1))).body.data, (await upload(pdf(2))).body.data];
    const { id } = (await post({ fileId: used.id })).body.data;
    campus.clock.advance(DAY + MINUTE);
    await campus.app.platform.jobs.runNow('files.sweep', {});
    const { email, password } = reader;
    const again = (await campus.client().auth.login({ email, password })).data.token;
    const { data } = (await campus.request('GET', `/hives/${id}/file`, { token: again })).body;
    expect((await read(data.url)).status).toBe(200);
    await expect(campus.app.platform.storage.read(`private/study/${unused.id}`)).rejects.toThrow();
  });
});

describe('the statement that material may be shared', () => {
  const saidAt = async (id: string) => {
    const [row] = await campus.app.platform.db.select().from(listings).where(eq(listings.id, id));
    return new Date(String(row?.details['mayShareAt']));
  };
  const change = (id: string, body: object) =>
    campus.request('PUT', `/archive/${id}`, { token: poster.token, body });

  it('keeps its time until the material changes', async () => {
    const before = campus.clock.now();
    const { id } = (await post({ fileUrl: 'https://drive.example/n' })).body.data;
    const since = await saidAt(id);
    expect(since.getTime()).toBeGreaterThanOrEqual(before.getTime());
    campus.clock.advance(MINUTE);
    await change(id, { title: 'Past papers', mayShare: true });
    expect(await saidAt(id)).toEqual(since);
    await change(id, { fileUrl: 'https://drive.example/others', mayShare: true });
    expect((await saidAt(id)).getTime()).toBeGreaterThan(since.getTime());
  });

  it('is required at the next edit of an older listing, but not to reactivate it', async () => {
    const { id } = (await post({ fileUrl: 'https://drive.example/n' })).body.data;
    const old = { title: 'Old', fileUrl: 'https://drive.example/n' };
    await campus.app.platform.db
      .update(listings)
      .set({ details: old, status: 'expired' })
      .where(eq(listings.id, id));
    const open = { token: poster.token, body: { status: 'active' } };
    expect((await campus.request('PUT', `/hives/${id}/status`, open)).status).toBe(200);
    expect((await change(id, { title: 'Older' })).body.fieldErrors).toEqual({
      mayShare: { code: 'permission_missing' },
    });
    expect((await change(id, { title: 'Older', mayShare: true })).status).toBe(200);
  });
});

describe('the rating of study material', () => {
  const rate = (id: string, student: TestStudent, helpful: boolean) =>
    campus.request('PUT', `/hives/${id}/opinion`, { token: student.token, body: { helpful } });

  it('counts each student once, also for concurrent requests', async () => {
    const { id } = (await post({ fileUrl: 'https://drive.example/n' })).body.data;
    const readers = await Promise.all(['Esi', 'Yaw', 'Adwoa', 'Kojo'].map((name) => campus.student(name)));
    for (const student of readers) await download(id, student);
    await Promise.all(
      readers.flatMap((student, at) => [rate(id, student, at > 0), rate(id, student, at > 0)]),
    );
    const { body } = await campus.request('GET', `/hives/${id}`);
    expect(body.data.archiveDetails.opinions).toEqual({ helpful: 3, of: 4 });
  });

  it('is refused for listings of other hives and for hidden listings', async () => {
    const { id } = (await post({ fileUrl: 'https://drive.example/n' })).body.data;
    await download(id);
    await campus.app.platform.db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, id));
    expect((await rate(id, reader, true)).status).toBe(404);
    const kettle = {
      title: 'Kettle',
      description: 'Boils',
      price: 5,
      condition: 'good',
      pickupLocation: 'Hall',
    };
    const sold = await campus.request('POST', '/essentials', { token: poster.token, body: kettle });
    expect((await rate(sold.body.data.id, reader, true)).status).toBe(404);
  });
});

describe('the same file', () => {
  const bytes = pdf(3, '/Same true ');
  const share = async (student: TestStudent) => {
    const { id: fileId } = (await upload(bytes, 'same.pdf', student)).body.data;
    const body = { title: 'Past questions', description: 'Level 200', mayShare: true, fileId };
    return campus.request('POST', '/archive', { token: student.token, body });
  };

  it('is posted once when two students post it concurrently', async () => {
    const answers = await Promise.all([share(poster), share(reader)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    const listing = answers.find(({ status }) => status === 201)?.body.data.id;
    expect(refused?.body.fieldErrors).toEqual({
      fileId: { code: 'duplicate_file', params: { listing, title: 'Past questions' } },
    });
    const owner = answers[0]?.status === 201 ? poster : reader;
    const other = owner === poster ? reader : poster;
    await campus.app.platform.db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, listing));
    expect((await share(other)).status).toBe(201);
    expect((await share(owner)).body.fieldErrors.fileId.code).toBe('duplicate_file');
  });
});
