const JUST_FOR = 20_000;

/**
 * Tracks pages that were opened a moment ago. They have nothing to show yet, so on a stalled connection a cached response serves them
 * better than a long wait. Later a page has newer data, which a cached response must not replace.
 */
export function createJustOpened(now: () => number = () => performance.now()) {
  const opened = new Map<string, number>();
  const isJust = (at: number | undefined) => at !== undefined && now() - at < JUST_FOR;
  return {
    open(clientId: string): void {
      for (const [id, at] of opened) if (!isJust(at)) opened.delete(id);
      opened.set(clientId, now());
    },
    has: (clientId: string): boolean => isJust(opened.get(clientId)),
  };
}
