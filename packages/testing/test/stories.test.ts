import { campus as ghana } from '@campushive/campus-ghana';
import { HOUR } from '@campushive/contract';
import { createCampus, defineScene } from '@campushive/testing';
import { playTogether, type Story } from '@campushive/testing/demo';
import { expect, it } from 'vitest';

const END = new Date('2026-11-20T12:00:00.000Z');
const START = new Date(END.getTime() - 10 * HOUR);

it('plays the steps of all stories in the order of their times, and ends at the present', async () => {
  const steps: string[] = [];
  const tell = (name: string, ...hours: readonly number[]): Story =>
    async function* (stage, ago) {
      for (const hour of hours) {
        yield ago(hour);
        steps.push(`${name} ${stage.clock.now().toISOString().slice(11, 16)}`);
      }
    };
  const scene = defineScene('two stories', (stage) =>
    playTogether(stage, END, [tell('first', 9, 2), tell('second', 5, 4, 1)]),
  );
  const campus = await createCampus({ campus: ghana, scene, now: START });
  expect(steps).toEqual(['first 03:00', 'second 07:00', 'second 08:00', 'first 10:00', 'second 11:00']);
  expect(campus.clock.now()).toEqual(END);
  await campus.close();
});

it('plays a step immediately when its time has passed', async () => {
  const times: Date[] = [];
  const scene = defineScene('late story', (stage) =>
    playTogether(stage, END, [
      async function* (_stage, ago) {
        yield ago(30);
        times.push(stage.clock.now());
      },
    ]),
  );
  const campus = await createCampus({ campus: ghana, scene, now: START });
  expect(times).toEqual([START]);
  await campus.close();
});
