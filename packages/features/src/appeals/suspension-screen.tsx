import { screen } from '../kernel/index.js';
import { SuspensionView } from './suspension-view.js';
import { useSuspension } from './use-suspension.js';

/**
 * Where a suspended student arrives who has just logged in: why, until when, and the one appeal. And where an open page of theirs
 * leads.
 */
export const SuspensionScreen = screen(function SuspensionScreen({
  told = false,
}: {
  /** The server has just said that it is suspended, but not whose account it is. */
  told?: boolean;
}) {
  return <SuspensionView {...useSuspension()} told={told} />;
});
