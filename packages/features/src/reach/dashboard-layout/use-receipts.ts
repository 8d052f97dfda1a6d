import { useEffect } from 'react';
import { useClient, useClock, useConnection, useRealtime, useUser } from '../../kernel/index.js';

/** Window in milliseconds in which several messages share one receipt. */
const WAIT = 1_000;

/** Confirms the receipt of messages on this device, after connecting and with each new message. */
export function useReceipts(): void {
  const client = useClient();
  const realtime = useRealtime();
  const clock = useClock();
  const connection = useConnection();
  const myId = useUser()?.id;
  useEffect(() => {
    if (connection !== 'online' || myId === undefined) return undefined;
    let cancel: (() => void) | undefined;
    const receive = () => {
      cancel ??= clock.after(WAIT, () => {
        cancel = undefined;
        // Failures are ignored: the next message or connection confirms again.
        client.threads.received({}).catch(() => undefined);
      });
    };
    receive();
    const stops = (['newMessage', 'groupMessage'] as const).map((event) =>
      realtime.on(event, ({ senderId }) => {
        if (senderId !== myId) receive();
      }),
    );
    return () => {
      for (const stop of stops) stop();
      cancel?.();
    };
  }, [client, realtime, clock, connection, myId]);
}
