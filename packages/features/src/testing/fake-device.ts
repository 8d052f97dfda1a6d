import type {
  CameraOutcome,
  DevicePort,
  PushPermission,
  PushTarget,
  SharedContent,
} from '../kernel/index.js';

export interface FakeDeviceOptions {
  /** What opening the camera comes to; null for a device that lets pages use none. Default: it has none. */
  readonly camera?: (() => Promise<CameraOutcome>) | null;
  /** Whether it has a way of sharing of its own. Default: false. */
  readonly shares?: boolean;
  /** Whether the browser lets pages copy. Default: true. */
  readonly copies?: boolean;
  /** Default: the browser cannot be pushed to. */
  readonly permission?: PushPermission;
  /** What its user answers when asked to allow pushes. Default: yes. */
  readonly answer?: PushPermission;
}

/** A device in memory, and what it was made to do. */
export interface FakeDevice extends DevicePort {
  /** Oldest first. */
  readonly copied: readonly string[];
  /** Oldest first. */
  readonly shared: readonly SharedContent[];
}

/** The device of stories and tests: it copies and shares into lists, and shows nothing of its own. */
export function createFakeDevice(options: FakeDeviceOptions = {}): FakeDevice {
  const { camera = async () => ({ status: 'failed', problem: 'missing' }) } = options;
  const copied: string[] = [];
  const shared: SharedContent[] = [];
  let permission = options.permission ?? 'unsupported';
  let target: PushTarget | null = null;
  async function copy(text: string): Promise<void> {
    if (options.copies === false) throw new DOMException('Write permission denied.', 'NotAllowedError');
    copied.push(text);
  }
  return {
    copied,
    shared,
    copy,
    async share(content) {
      if (options.shares === true) {
        shared.push(content);
        return 'shared';
      }
      await copy(content.text ?? `https://campus.example${content.path ?? '/'}`);
      return 'copied';
    },
    camera: {
      supported: () => camera !== null,
      open: async () => (camera === null ? { status: 'failed', problem: 'missing' } : camera()),
    },
    push: {
      permission: () => permission,
      async askPermission() {
        if (permission === 'ask') permission = options.answer ?? 'granted';
        return permission;
      },
      target: async () => target,
      async subscribe(publicKey) {
        target = { endpoint: `https://push.example/${publicKey}`, keys: { p256dh: 'key', auth: 'secret' } };
        return target;
      },
      async unsubscribe() {
        target = null;
      },
    },
  };
}
