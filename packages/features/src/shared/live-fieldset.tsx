import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * The fields of a form on a page that is drawn ahead of its code. Until the code is there they cannot be filled in:
 * what is typed before would be lost when it arrives. Lays nothing out itself.
 */
export function LiveFieldset({ className, children }: { className: string; children: ReactNode }) {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!live} className={className}>
      {children}
    </fieldset>
  );
}
