import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { appearInOrder, unsaid } from './spoken.js';
import type { Shown } from './specified.js';
import { fillGaps, PATIENCE, Stage } from './stage.js';
import { dashboardStages } from './stages/dashboard.js';
import { hiveStages } from './stages/hives.js';
import { moneyAndMessages } from './stages/money-and-messages.js';
import { publicPages } from './stages/public-pages.js';
import { authStages } from './stages/auth-screens.js';
import type { Stages } from './stages/stages.js';
import { WORDING } from './wording.js';

const stages: Stages = {
  ...publicPages,
  ...authStages,
  ...dashboardStages,
  ...hiveStages,
  ...moneyAndMessages,
};

beforeAll(fillGaps);
afterAll(() => vi.unstubAllGlobals());

let stage = new Stage();
afterEach(() => stage.close());

/** Brings a screen into one of its states, where it says what it is to say. */
async function expectShown(screen: string, { when, says, inOrder = [] }: Shown): Promise<void> {
  stage = new Stage();
  const play = stages[screen]?.[when];
  if (play === undefined) throw new Error(`No stage shows ${screen} ${when}.`);
  await play(stage);
  await waitFor(() => expect(unsaid([...says, ...inOrder])).toEqual([]), { timeout: PATIENCE });
  expect(inOrder).toSatisfy(appearInOrder);
}

describe.each(WORDING)('$screen', ({ screen, shown }) => {
  it.each(shown)('$when', async (state) => {
    await expectShown(screen, state);
    for (const milliseconds of state.waits ?? []) {
      expect(stage.waited).toContain(milliseconds);
      if (stage.isWaiting(milliseconds)) await stage.pass(milliseconds);
    }
    if (state.leadsTo) expect(stage.campus?.visited.at(-1)).toEqual(state.leadsTo);
  });
});
