import { waitFor } from '@testing-library/react';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { Stage } from '../wording/stage.js';
import { JOURNEYS, type Journey } from './journeys.js';
import { readAloud } from './read-aloud.js';

const folder = `${import.meta.dirname}/spoken`;
let stage = new Stage();
let isTouched = false;
for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, () => void (isTouched = true));
afterEach(() => {
  stage.close();
  stage = new Stage();
  isTouched = false;
});

/**
 * Toasts have their own place, fetched with the first touch or key; the announcement of one is gone after a
 * second.
 */
const settled = () =>
  waitFor(() => {
    const place = document.querySelector('[role="region"][aria-label^="Notifications"]');
    if (isTouched && place === null) throw new Error('Toasts have no place yet');
    if (document.querySelector('body > [role="status"]') !== null) throw new Error('A toast is announced');
  });

async function transcribe(journey: Journey): Promise<string> {
  const parts: string[] = [];
  for (const [does, act] of Object.entries(journey)) {
    await act(stage);
    await settled();
    parts.push([`# ${does}`, ...(await readAloud())].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Transcripts of a screen reader are reviewed like code. `WRITE_TRANSCRIPTS=1` writes them again. */
it.each(Object.entries(JOURNEYS))('is read aloud as it was reviewed: %s', async (name, journey) => {
  const spoken = await transcribe(journey);
  const file = `${folder}/${name}.txt`;
  if (process.env['WRITE_TRANSCRIPTS'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, spoken);
  }
  expect(existsSync(file), 'Take it down with WRITE_TRANSCRIPTS=1').toBe(true);
  expect(spoken).toBe(readFileSync(file, 'utf8'));
});
