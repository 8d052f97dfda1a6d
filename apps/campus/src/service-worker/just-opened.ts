const JUST_FOR = 20_000;

/**
 * Which pages were opened a moment ago. They have nothing to show yet: on a line on which nothing passes, what was kept
 * serves them better than a long wait. Later a page knows more than was kept, which must not take its place.
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
