import { HOUR } from '@campushive/contract';
import type { Stage } from './scene.js';

/** Returns the time some hours before the end of a story. */
export type Ago = (hours: number) => Date;

/** Script of calls over days. It yields the time of its next step. */
export type Story = (stage: Stage, ago: Ago) => AsyncGenerator<Date, void, undefined>;

/** Plays stories together until an end, each step at its time. A step before the current time follows at once. */
export async function playTogether(stage: Stage, end: Date, stories: readonly Story[]): Promise<void> {
  const ago: Ago = (hours) => new Date(end.getTime() - hours * HOUR);
  const waiting: { readonly at: number; readonly story: ReturnType<Story> }[] = [];
  const goOn = async (story: ReturnType<Story>) => {
    const { done, value } = await story.next();
    if (done !== true) waiting.push({ at: value.getTime(), story });
  };
  const waitUntil = (at: number) => stage.wait(Math.max(0, at - stage.clock.now().getTime()));
  for (const story of stories) await goOn(story(stage, ago));
  for (;;) {
    const next = waiting.sort((one, other) => one.at - other.at).shift();
    if (next === undefined) return waitUntil(end.getTime());
    await waitUntil(next.at);
    await goOn(next.story);
  }
}
