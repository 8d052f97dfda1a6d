import type { Page } from 'playwright-core';

/** Window that records a story's motion while reduced motion is requested. */
interface WatchedWindow {
  storyMotion?: string[];
}

/** Records motion that lasts longer than a frame, also while a story plays. Must run before the page's own scripts. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const FRAME = 17;
    const seen: string[] = [];
    Object.assign(window, { storyMotion: seen });

    const note = (problem: string, element: Element | null) => {
      seen.push(`${problem}: ${element?.outerHTML.slice(0, 120) ?? '?'}`);
    };
    const look = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) * iterations > FRAME) note(`moves for ${String(duration)} ms`, target);
      }
    };
    document.addEventListener('animationstart', look, true);
    document.addEventListener('transitionrun', look, true);

    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const duration = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      if (duration > FRAME) note(`is moved by a script for ${duration} ms`, this);
      return animate.call(this, frames, options);
    };
    for (const scrolled of [Element.prototype, window] as const) {
      for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
        const own: unknown = Reflect.get(scrolled, name);
        if (typeof own !== 'function') continue;
        Reflect.set(scrolled, name, function (this: unknown, ...args: unknown[]) {
          const [options] = args;
          if (
            typeof options === 'object' &&
            options !== null &&
            Reflect.get(options, 'behavior') === 'smooth'
          )
            note(`scrolls smoothly with ${name}`, this instanceof Element ? this : null);
          return Reflect.apply(own, this, args) as unknown;
        });
      }
    }
  });
}

/** Clears the record. */
export function forgetMotion(): void {
  const { storyMotion } = window as WatchedWindow;
  if (storyMotion) storyMotion.length = 0;
}

/** Returns a line for each recorded motion, and for each animation that is still running. */
export function findMotion(): string[] {
  const running = document.getAnimations().flatMap((animation) => {
    const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return Number(duration) * iterations > 17
      ? [`goes on moving: ${target?.outerHTML.slice(0, 120) ?? '?'}`]
      : [];
  });
  return [...new Set([...((window as WatchedWindow).storyMotion ?? []), ...running])];
}
