/** Returns whether an account is suspended now. A suspension that has ended does not count. */
export function isSuspended(
  { suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
  now: Date,
): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}
