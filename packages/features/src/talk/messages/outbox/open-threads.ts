import type { RealtimePort } from '../../../kernel/index.js';

const open = new WeakMap<RealtimePort, Map<string, number>>();

/** Returns true when this page shows a conversation or group to its viewer. */
export const isThreadOpen = (realtime: RealtimePort, id: string): boolean =>
  (open.get(realtime)?.get(id) ?? 0) > 0;

/** Joins a thread that this page shows. Returns the function that leaves it. */
export function openThread(realtime: RealtimePort, id: string): () => void {
  const threads = open.get(realtime) ?? new Map<string, number>();
  open.set(realtime, threads);
  const change = (by: 1 | -1) => threads.set(id, (threads.get(id) ?? 0) + by);
  change(1);
  const leave = realtime.join(id);
  return () => {
    change(-1);
    leave();
  };
}
