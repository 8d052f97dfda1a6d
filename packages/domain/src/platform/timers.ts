/** Time that passes while the process works, so that a simulation need not wait for it. */
export interface Timers {
  /** Milliseconds since some moment; never runs backwards. */
  elapsed(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const systemTimers: Timers = {
  elapsed: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
