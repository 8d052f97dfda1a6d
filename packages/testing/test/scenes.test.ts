import { campus as ghana } from '@campushive/campus-ghana';
import { createCampus, scenes, type PageCampus } from '@campushive/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const NOW = new Date('2026-11-20T12:00:00.000Z');
/** Alarms to the operator that belong to a scene. */
const ALARMS: Readonly<Record<string, readonly unknown[]>> = { 'books that differ': [{ opened: 2 }] };

let campus: PageCampus;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, now: NOW });
});
afterAll(() => campus.close());

it.each(Object.values(scenes))('plays "$name" without a refusal or an unexpected error', async (scene) => {
  await campus.reset({ scene, now: NOW });
  expect(campus.errors).toEqual(ALARMS[scene.name] ?? []);
});
