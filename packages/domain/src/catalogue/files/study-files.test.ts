import { DAY, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listings } from '../../platform/database/schema/index.js';
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
