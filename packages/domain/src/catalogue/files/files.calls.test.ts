import { PDF } from '../../../../../apps/api/test/calls/pdf.js';
import type { ApiError } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('study material', () => {
  let poster: Member;
  let reader: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Ama Notes');
    reader = await join(world(), 'Kofi Reader');
  });
  const upload = async (member: Member, content: string, name: string) =>
    (await member.client.files.create({ purpose: 'study-file', file: new File([content], name) })).data;
  const post = async (change: object) =>
    (
      await poster.client.category.create({
        category: 'archive',
        title: 'Past questions',
        description: 'Level 200',
        mayShare: true,
        ...change,
      })
    ).data;

  it('describes its file before the download and counts each downloading student once', async () => {
    const file = await upload(poster, PDF, 'Level 200.pdf');
    expect(file).toMatchObject({ name: 'Level 200.pdf', format: 'pdf', size: PDF.length });
    const { id, archiveDetails } = await post({ fileId: file.id });
    expect(archiveDetails).toMatchObject({ file, fileUrl: null });
    const { data } = await reader.client.files.download({ id });
    expect(data).toMatchObject({ name: 'Level 200.pdf', external: false });
    await reader.client.files.download({ id });
    await poster.client.files.download({ id });
    expect((await reader.client.hives.get({ id })).data.archiveDetails?.downloads).toBe(1);
    await expectRefusal(world().client().files.download({ id }), 'unauthenticated');
    await poster.client.hives.remove({ id });
    await expectRefusal(reader.client.files.download({ id }), 'not_found');
    await expectRefusal(reader.client.files.download({ id: UNKNOWN_ID }), 'not_found');
  });

  it('is rated once by each student who downloaded it, and shows the result from three ratings on', async () => {
    const { id } = await post({ fileUrl: 'https://drive.example/helpful' });
    const others = await Promise.all(['Esi', 'Yaw', 'Adwoa'].map((name) => join(world(), `${name} Reads`)));
    const [first, second, third] = others;
    if (!first || !second || !third) throw new Error('Three have joined');
    const rate = async ({ client }: Member, helpful: boolean) =>
      (await client.files.rate({ id, helpful })).data;
    const seenBy = async ({ client }: Member) => {
      const { myOpinion, archiveDetails } = (await client.hives.get({ id })).data;
      return [myOpinion, archiveDetails?.opinions];
    };
    await expectRefusal(rate(first, true), 'not_downloaded');
    await expectRefusal(rate(poster, true), 'own_listing');
    expect(await seenBy(first)).toEqual([undefined, null]);
    for (const { client } of [...others, poster]) await client.files.download({ id });
    await expectRefusal(rate(poster, true), 'own_listing');
    expect(await seenBy(poster)).toEqual([undefined, null]);
    expect(await seenBy(first)).toEqual([null, null]);
    expect(await rate(first, true)).toEqual({ helpful: true, opinions: null });
    await rate(first, true);
    expect(await rate(second, true)).toEqual({ helpful: true, opinions: null });
    expect(await rate(third, false)).toEqual({ helpful: false, opinions: { helpful: 2, of: 3 } });
    expect(await rate(second, false)).toEqual({ helpful: false, opinions: { helpful: 1, of: 3 } });
    expect(await seenBy(second)).toEqual([false, { helpful: 1, of: 3 }]);
    const { data: listed } = await world().client().hives.list({ hiveType: 'archive' });
    expect(listed.find((one) => one.id === id)?.archiveDetails?.opinions).toEqual({ helpful: 1, of: 3 });
    await poster.client.category.update({ category: 'archive', id, title: 'Another title' });
    expect(await seenBy(third)).toEqual([false, { helpful: 1, of: 3 }]);
    await poster.client.hives.remove({ id });
    await expectRefusal(rate(first, true), 'not_found');
    await expectRefusal(first.client.files.rate({ id: UNKNOWN_ID, helpful: true }), 'not_found');
  });

  it('is refused as a duplicate of the same file, with a reference to the first listing', async () => {
    const other = await join(world(), 'Esi Copies');
    const content = PDF.replace('%PDF-1.4\n', '%PDF-1.4\n% the same bytes\n');
    const notes = {
      category: 'archive',
      title: 'Copied',
      description: 'Level 200',
      mayShare: true,
    } as const;
    const share = async (member: Member, change: object = {}) => {
      const file = await upload(member, content, 'Same.pdf');
      return (await member.client.category.create({ ...notes, ...change, fileId: file.id })).data;
    };
    const refusalOf = async (attempt: Promise<unknown>) => {
      const error: unknown = await attempt.catch((thrown: unknown) => thrown);
      return (error as ApiError).fieldErrors['fileId'];
    };
    const draft = await share(other, { draft: true });
    const first = await share(poster, { title: 'The first' });
    const params = { listing: first.id, title: 'The first' };
    const others = { code: 'duplicate_file', params };
    const own = { code: 'own_duplicate_file', params };
    expect(await refusalOf(share(other))).toEqual(others);
    expect(await refusalOf(share(poster))).toEqual(own);
    const publish = () => other.client.hives.setStatus({ id: draft.id, status: 'active' });
    expect(await refusalOf(publish())).toEqual(others);
    const linked = await other.client.category.create({ ...notes, fileUrl: 'https://drive.example/s' });
    const { id: fileId } = await upload(other, content, 'Again.pdf');
    const change = { category: 'archive', id: linked.data.id, fileId, mayShare: true } as const;
    expect(await refusalOf(other.client.category.update(change))).toEqual(others);
    await poster.client.category.update({ category: 'archive', id: first.id, title: 'Still the first' });
    await poster.client.hives.remove({ id: first.id });
    expect((await publish()).data.status).toBe('active');
  });

  it('can be a link', async () => {
    const { id } = await post({ fileUrl: 'https://drive.example/notes' });
    expect((await reader.client.files.download({ id })).data).toEqual({
      url: 'https://drive.example/notes',
      name: null,
      external: true,
    });
  });

  it('requires the statement of its poster that it may be shared', async () => {
    const link = { fileUrl: 'https://drive.example/notes' };
    for (const mayShare of [undefined, null, false])
      await expectRefusal(post({ ...link, mayShare }), 'validation_failed', 'mayShare');
    const { data: draft } = await poster.client.category.create({
      category: 'archive',
      draft: true,
      title: 'Past questions',
      description: 'Level 200',
      ...link,
    });
    expect([draft.missing, draft.archiveDetails?.mayShare]).toEqual([['mayShare'], null]);
    const { id } = draft;
    const publish = () => poster.client.hives.setStatus({ id, status: 'active' });
    const change = (fields: object) =>
      poster.client.category.update({ category: 'archive', id, ...fields }).then(({ data }) => data);
    await expectRefusal(publish(), 'validation_failed', 'mayShare');
    expect((await change({ mayShare: true })).missing).toEqual([]);
    expect((await publish()).data.archiveDetails?.mayShare).toBe(true);
    expect((await change({ title: 'Past papers' })).archiveDetails?.mayShare).toBe(true);
    await expectRefusal(change({ mayShare: false }), 'validation_failed', 'mayShare');
    const other = { fileUrl: 'https://drive.example/others' };
    await expectRefusal(change(other), 'validation_failed', 'mayShare');
    expect((await change({ ...other, mayShare: true })).archiveDetails).toMatchObject({
      ...other,
      mayShare: true,
    });
  });

  it('accepts only an upload of its poster, in a supported format', async () => {
    const file = await upload(reader, PDF, 'mine.pdf');
    await expectRefusal(post({ fileId: file.id }), 'validation_failed', 'fileId');
    await expectRefusal(upload(poster, '<script>alert(1)</script>', 'page.html'), 'unsupported_file');
  });
});
