import { readFile } from 'node:fs/promises';
import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { createCampus, previewCampus } from '@campushive/testing';
import { expect, it } from 'vitest';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const pictures = new URL('../../../campuses/ghana/pictures/', import.meta.url);
const scene = previewCampus(async (name) => new Blob([await readFile(new URL(`${name}.avif`, pictures))]));

it('fills every hive of Ghana with listings and pictures, and adds orders and conversations', async () => {
  const campus = await createCampus({ campus: ghana, scene, now: NOW });
  const { data } = await campus.visitor.hives.list({ limit: 50 });
  const hives = new Set(data.map(({ hiveTypeId }) => hiveTypeId));
  expect([...hives].sort()).toEqual(ghana.hives.map(({ name }) => name).sort());
  const goods = data.filter(({ hiveTypeId }) => hiveTypeId === 'essentials');
  expect(goods.length).toBeGreaterThan(10);
  for (const { photos } of goods) expect(photos[0]?.url).toMatch(/^blob:/);
  const orders = (await campus.as('Nii Armah Tetteh').payments.list({})).data;
  expect(orders[0]).toMatchObject({ orderStatus: 'held', meetup: { status: 'accepted' } });
  const conversations = (await campus.as('Akosua Mensah').threads.list({})).data;
  expect(JSON.stringify(conversations)).toContain('It does, and a sleeve.');
  expect(campus.errors).toEqual([]);
  await campus.close();
});

it('plays on a campus with other hives, and without pictures', async () => {
  const campus = await createCampus({
    campus: nairobi,
    scene: previewCampus(() => Promise.resolve(undefined)),
    now: NOW,
  });
  const { data } = await campus.visitor.hives.list({ limit: 50 });
  expect(data.map(({ hiveTypeId }) => hiveTypeId)).not.toContain('archive');
  expect(campus.errors).toEqual([]);
  await campus.close();
});
