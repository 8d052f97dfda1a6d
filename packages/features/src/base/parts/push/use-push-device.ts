import { useEffect, useState } from 'react';
import { useClient, useDevice, useStorage } from '../../../kernel/index.js';
import { subscribeDevice, unsubscribeDevice } from './push-device.js';

/** State of this browser's pushes, with the switch. */
export type PushDevice =
  | { readonly status: 'loading' }
  /** The browser has no push support. */
  | { readonly status: 'unsupported' }
  /** The user denied the permission; only the browser's settings can undo that. */
  | { readonly status: 'denied' }
  /** The server sends no pushes. */
  | { readonly status: 'unavailable' }
  | {
      readonly status: 'ready';
      readonly on: boolean;
      readonly working: boolean;
      /** True after a failed change. */
      readonly failed: boolean;
      readonly onChange: (change: { on: boolean }) => void;
    };

type DeviceState = 'loading' | 'unsupported' | 'denied' | 'unavailable' | 'on' | 'off';

/** Switches pushes to this browser on and off. The browser asks for permission only when the user switches them on. */
export function usePushDevice(): PushDevice {
  const client = useClient();
  const storage = useStorage();
  const { push } = useDevice();
  const [deviceState, setDeviceState] = useState<DeviceState>('loading');
  const [step, setStep] = useState<'rest' | 'working' | 'failed'>('rest');

  useEffect(() => {
    let active = true;
    const permission = push.permission();
    const find = async (): Promise<DeviceState> => {
      if (permission === 'unsupported' || permission === 'denied') return permission;
      return permission === 'granted' && (await push.target()) !== null ? 'on' : 'off';
    };
    find().then(
      (found) => active && setDeviceState(found),
      () => active && setDeviceState('off'),
    );
    return () => {
      active = false;
    };
  }, [push]);

  async function change(on: boolean): Promise<DeviceState> {
    if (!on) {
      await unsubscribeDevice(client, push);
      // Switching off also declines future offers.
      storage.write('push-offer', 'declined');
      return 'off';
    }
    const answer = await push.askPermission();
    if (answer === 'denied' || answer === 'unsupported') return answer;
    if (answer === 'ask') return 'off';
    storage.write('push-offer', null);
    return (await subscribeDevice(client, push)) ? 'on' : 'unavailable';
  }

  if (deviceState !== 'on' && deviceState !== 'off') return { status: deviceState };
  return {
    status: 'ready',
    on: deviceState === 'on',
    working: step === 'working',
    failed: step === 'failed',
    onChange({ on }) {
      if (step === 'working') return;
      setStep('working');
      change(on).then(
        (found) => {
          setDeviceState(found);
          setStep('rest');
        },
        () => setStep('failed'),
      );
    },
  };
}
