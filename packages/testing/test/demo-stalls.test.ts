import { readFile } from 'node:fs/promises';
import { campus as ghana } from '@campushive/campus-ghana';
import { HOUR } from '@campushive/contract';
import { createCampus, defineScene } from '@campushive/testing';
import {
  ABENA,
  AKOSUA,
  KOFI,
  NAA,
  NII,
  playTogether,
  SELORM,
  STALL_PICTURES,
} from '@campushive/testing/demo';
import { expect, it } from 'vitest';
import { stallPhoto } from '../src/scenes/demo/cast.js';
import { stalls } from '../src/scenes/demo/stalls.js';

const picture = new URL('../../../campuses/ghana/pictures/kettle-1.avif', import.meta.url);

it.each(['12:00', '21:33', '21:45', '02:10'])(
  'plays the stalls of the demo when it is started at %s, around the hours of the stalls',
  async (time) => {
    const end = new Date(`2026-11-20T${time}:00.000Z`);
    const scene = defineScene('stalls of the demo', async (stage) => {
      for (const name of [ABENA, AKOSUA, KOFI, NAA, NII, SELORM]) await stage.student(name);
      const file = new Blob([await readFile(picture)]);
      for (const [seller, names] of STALL_PICTURES)
        for (const name of names) {
          const { data } = await stage.as(seller).uploads.create({ purpose: 'listing-photo', file });
          stage.name(stallPhoto(seller, name), data.id);
        }
      await playTogether(stage, end, stalls);
    });
    const campus = await createCampus({ campus: ghana, scene, now: new Date(end.getTime() - 220 * HOUR) });
    const queue = (await campus.as(ABENA).stallOrders.queue({ id: campus.world.id(`stall of ${ABENA}`) }))
      .data;
    expect(queue).toHaveLength(3);
    await campus.close();
  },
);
