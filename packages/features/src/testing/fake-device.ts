import type {
  CameraOutcome,
  DevicePort,
  PushPermission,
  PushTarget,
  SharedContent,
} from '../kernel/index.js';

export interface FakeDeviceOptions {
  /** Result of opening the camera. Null for a browser without camera access. Default: no camera. */
  readonly camera?: (() => Promise<CameraOutcome>) | null;
  /** Whether the device has a share sheet. Default: false. */
  readonly shares?: boolean;
  /** Whether the browser allows copying. Default: true. */
  readonly copies?: boolean;
  /** Push permission. Default: unsupported. */
  readonly permission?: PushPermission;
  /** User's response to the permission prompt. Default: granted. */
  readonly answer?: PushPermission;
}

/** Device in memory that records its calls. */
export interface FakeDevice extends DevicePort {
  /** Copied texts, oldest first. */
  readonly copied: readonly string[];
  /** Shared content, oldest first. */
  readonly shared: readonly SharedContent[];
}

/** Creates the device of stories and tests, which records copies and shares and shows nothing. */
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
