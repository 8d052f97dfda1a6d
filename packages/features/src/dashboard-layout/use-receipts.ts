import { useEffect } from 'react';
import { useClient, useClock, useConnection, useRealtime, useUser } from '../kernel/index.js';

/** Several messages that come close together are one receipt. */
const WAIT = 1_000;

/** Says that this device has what was written to its student: after connecting, and as messages come in. */
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
        // Not worth a word: the next message or connection says it again.
        client.messages.received({}).catch(() => undefined);
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
