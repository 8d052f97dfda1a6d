/** The time limit of one request. */
export interface Deadline {
  /** Aborted when the time is over, or with the signal of the caller. */
  readonly signal: AbortSignal;
  /** Whether the time is over. */
  isOver(): boolean;
  /** Stops the timer and forgets the signal of the caller. */
  end(): void;
}

/**
 * Starts the time limit of a request that its caller may abort earlier. Replaces `AbortSignal.any` and `AbortSignal.timeout`, which
 * browsers at the floor lack (docs/browsers.md).
 */
export function startDeadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, milliseconds);
  const follow = () => controller.abort(caller?.reason);
  if (caller?.aborted === true) follow();
  else caller?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    isOver: () => over,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
