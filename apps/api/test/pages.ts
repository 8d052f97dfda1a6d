import type { ClientEvents, ServerEvents } from '@campushive/contract';
import { io, type Socket } from 'socket.io-client';
import type { TestCampus, TestStudent } from './campus.js';

/** A connected page of a student. */
export type Page = Socket<ServerEvents, ClientEvents>;

/** Opens pages, and closes those of a test at its end. */
export interface Pages {
  connect(student: Pick<TestStudent, 'token'>): Promise<Page>;
  closeAll(): void;
}

export function openPages(campus: () => TestCampus): Pages {
  const pages: Page[] = [];
  return {
    async connect({ token }) {
      const page: Page = io(campus().anyUrl(), {
        auth: { token },
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      pages.push(page);
      await new Promise<void>((resolve, reject) => {
        page.once('connect', resolve);
        page.once('connect_error', reject);
      });
      return page;
    },
    closeAll: () => pages.splice(0).forEach((page) => page.disconnect()),
  };
}

/** Waits for a page's next event of a kind, and returns its payload. */
export const next = <E extends keyof ServerEvents>(page: Page, event: E) =>
  new Promise<Parameters<ServerEvents[E]>[0]>((resolve) => {
    page.once(event, ((payload: Parameters<ServerEvents[E]>[0]) => resolve(payload)) as never);
  });
