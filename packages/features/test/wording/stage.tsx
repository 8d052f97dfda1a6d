import { act, cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Clock } from '../../src/kernel/index.js';
import {
  createStoryCampus,
  type StoryCampus,
  type StoryCampusOptions,
} from '../../src/testing/story-campus.js';
import { spoken } from './spoken.js';
import { StoryProvider } from '../../src/testing/story-provider.js';

/** Timeout for a busy machine. A text that is there is found at once. */
export const PATIENCE = 15_000;

// The whole page in a message hides the message.
configure({ asyncUtilTimeout: PATIENCE, getElementError: (message) => new Error(message ?? '') });

/** Browser features that the test page lacks. */
const nothing = () => undefined;
class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}
const GAPS = {
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  scrollTo: nothing,
};

/** Fills the gaps of the page; `vi.unstubAllGlobals()` opens them again for the files that come after. */
export function fillGaps(): void {
  for (const [name, value] of Object.entries(GAPS)) vi.stubGlobal(name, value);
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
}

/** Pauses that are no promise to anybody, such as those after a key was pressed. */
const SHORT = 300;

interface Timer {
  readonly milliseconds: number;
  readonly run: () => void;
}

/** A screen on its own campus, and the actions of a person. Time passes only on demand. */
export class Stage {
  readonly waited: number[] = [];
  campus: StoryCampus | undefined;
  private timers: Timer[] = [];
  private readonly user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

  show(element: ReactElement, options: StoryCampusOptions = {}): void {
    const made = createStoryCampus(options);
    const campus = { ...made, ports: { ...made.ports, clock: this.clock(made.ports.clock) } };
    this.campus = campus;
    render(<StoryProvider campus={campus}>{element}</StoryProvider>);
  }

  close(): void {
    cleanup();
    document.body.replaceChildren();
  }

  /** Until the text is shown. */
  async see(text: string): Promise<void> {
    await waitFor(
      () => {
        if (!spoken().includes(text)) throw new Error(`Not shown: ${text}`);
      },
      { timeout: PATIENCE },
    );
  }

  async press(name: string): Promise<void> {
    await this.see(name);
    await this.user.click(await this.find(PRESSABLE, name));
  }

  /** Puts the cursor into a field. */
  async enter(label: string): Promise<void> {
    await this.user.click(await this.find(FIELDS, label));
  }

  /** Types, and leaves the field. */
  async fill(label: string, text: string): Promise<void> {
    const field = await this.find(FIELDS, label);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  }

  /** Pastes into the field in which the cursor is. */
  async paste(label: string, text: string): Promise<void> {
    await this.enter(label);
    await this.user.paste(text);
  }

  async submit(): Promise<void> {
    const form = document.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    await act(async () => fireEvent.submit(form));
  }

  /** Whether something waits for exactly so long. */
  isWaiting(milliseconds: number): boolean {
    return this.timers.some((timer) => timer.milliseconds === milliseconds);
  }

  /** Lets a wait of exactly so long be over. */
  async pass(milliseconds: number): Promise<void> {
    await waitFor(() => {
      const others = this.timers.map((one) => one.milliseconds).join(', ');
      if (!this.isWaiting(milliseconds))
        throw new Error(`Nothing waits for ${milliseconds} ms, but for ${others}.`);
    });
    const timer = this.timers.find((one) => one.milliseconds === milliseconds);
    this.timers = this.timers.filter((one) => one !== timer);
    await act(async () => timer?.run());
  }

  private async find(selector: string, name: string): Promise<Element> {
    const named = () =>
      [...document.querySelectorAll(selector)].find((element) => namesOf(element).includes(name));
    await waitFor(
      () => {
        if (named() === undefined) throw new Error(`There is no ${selector} called ${name}.`);
      },
      { timeout: PATIENCE },
    );
    const element = named();
    if (element === undefined) throw new Error(`${name} went away.`);
    return element;
  }

  private clock(real: Clock): Clock {
    const wait = (kind: 'after' | 'every') => (milliseconds: number, run: () => void) => {
      this.waited.push(milliseconds);
      if (milliseconds <= SHORT) return real[kind](milliseconds, () => act(run));
      const timer = { milliseconds, run };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((one) => one !== timer);
      };
    };
    return {
      now: () => real.now(),
      deviceTimeZone: real.deviceTimeZone,
      after: wait('after'),
      every: wait('every'),
    };
  }
}

const PRESSABLE = 'button, a, summary, [role=tab], [role=menuitem], input[type=checkbox]';
const FIELDS = 'input, textarea, select';

function namesOf(element: Element): string[] {
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  return [
    element.getAttribute('aria-label') ?? '',
    ...[element, ...labels].flatMap((one) => [
      one.textContent.replace(/\s+/gu, ' ').trim(),
      ...[...one.childNodes].map((child) => child.textContent?.trim() ?? ''),
    ]),
  ];
}
