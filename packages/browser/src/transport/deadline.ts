/** The time limit of one request. */
export interface Deadline {
  /** Aborted at the time limit, or with the caller's signal. */
  readonly signal: AbortSignal;
  /** Returns whether the time limit has passed. */
  isOver(): boolean;
  /** Stops the timer and detaches the caller's signal. */
  end(): void;
}

/**
 * Starts the time limit of a request that its caller may abort earlier. Replaces `AbortSignal.any` and `AbortSignal.timeout`, which the
 * oldest supported browsers lack (docs/browsers.md).
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
