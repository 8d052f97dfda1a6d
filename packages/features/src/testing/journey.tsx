import { useState, type ReactNode } from 'react';
import {
  CampusProvider,
  type Clock,
  type Destination,
  type NavigationPort,
  useCampus,
  useClient,
  useClock,
  useDevice,
  useLocale,
  useNavigation,
  usePasskeysPort,
  useRealtime,
  useSessionPort,
  useStorage,
  useTraffic,
} from '../kernel/index.js';

export interface JourneyProps {
  start: Destination;
  /** Renders the screen of a destination. */
  show: (at: Destination) => ReactNode;
}

/**
 * Host of several screens for a story that leads through them. Shows the last destination, and skips the delays in which screens leave a
 * message on display.
 */
export function Journey({ start, show }: JourneyProps) {
  const own = { clock: useClock(), navigation: useNavigation() };
  const [at, setAt] = useState(start);
  // Stable, because a new clock would restart pending delays.
  const [clock] = useState((): Clock => ({
    ...own.clock,
    after: (_milliseconds, run) => own.clock.after(0, run),
  }));
  const [navigation] = useState((): NavigationPort => ({
    ...own.navigation,
    go: (destination) => setAt(destination),
  }));
  const ports = {
    client: useClient(),
    session: useSessionPort(),
    realtime: useRealtime(),
    navigation,
    clock,
    storage: useStorage(),
    traffic: useTraffic(),
    passkeys: usePasskeysPort(),
    device: useDevice(),
  };
  return (
    <CampusProvider ports={ports} campus={useCampus()} locale={useLocale()}>
      {show(at)}
    </CampusProvider>
  );
}
