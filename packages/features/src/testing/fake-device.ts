import type {
  CameraOutcome,
  DevicePort,
  PushPermission,
  PushTarget,
  ReceivedShare,
  ReceivedSharePort,
  SharedContent,
  SheetContent,
  SheetOutcome,
} from '../kernel/index.js';

/** Features of a fake device, each with its result. */
export interface FakeDeviceOptions {
  /** Result of opening the camera. Null for a browser without camera access. Default: no camera. */
  readonly camera?: (() => Promise<CameraOutcome>) | null;
  /** Whether the device has a share sheet. Default: false. */
  readonly shares?: boolean;
  /** Whether the share sheet takes files. Default: true. */
  readonly takesFiles?: boolean;
  /** Results of opening the share sheet, in order; the last one repeats. Default: `shared`. */
  readonly outcomes?: readonly [SheetOutcome, ...SheetOutcome[]];
  /** Whether the browser allows copying. Default: true. */
  readonly copies?: boolean;
  /** Push permission. Default: unsupported. */
  readonly permission?: PushPermission;
  /** User's response to the permission prompt. Default: granted. */
  readonly answer?: PushPermission;
  /** Content that another app shared. Default: none. */
  readonly received?: ReceivedShare | null;
}

/** Device in memory that records its calls. */
export interface FakeDevice extends DevicePort {
  readonly received: ReceivedSharePort;
  /** Copied texts, oldest first. */
  readonly copied: readonly string[];
  /** Shared content, oldest first. */
  readonly shared: readonly SharedContent[];
  /** Contents with which the share sheet was opened, oldest first. */
  readonly sheets: readonly SheetContent[];
}

/** Creates the device of stories and tests, which records copies and shares and shows nothing. */
export function createFakeDevice(options: FakeDeviceOptions = {}): FakeDevice {
  const { camera = async () => ({ status: 'failed', problem: 'missing' }) } = options;
  const copied: string[] = [];
  const shared: SharedContent[] = [];
  const sheets: SheetContent[] = [];
  let permission = options.permission ?? 'unsupported';
  let target: PushTarget | null = null;
  let received = options.received ?? null;
  const address = (path: string) => `https://campus.example${path}`;
  async function copy(text: string): Promise<void> {
    if (options.copies === false) throw new DOMException('Write permission denied.', 'NotAllowedError');
    copied.push(text);
  }
  return {
    copied,
    shared,
    sheets,
    copy,
    address,
    async share(content) {
      if (options.shares === true) {
        shared.push(content);
        return 'shared';
      }
      await copy(content.text ?? address(content.path ?? '/'));
      return 'copied';
    },
    sheet: {
      supported: () => options.shares === true,
      canShareFiles: () => options.takesFiles !== false,
      async open(content) {
        sheets.push(content);
        const { outcomes = ['shared'] } = options;
        return outcomes[Math.min(sheets.length, outcomes.length) - 1] ?? 'shared';
      },
    },
    camera: {
      supported: () => camera !== null,
      open: async () => (camera === null ? { status: 'failed', problem: 'missing' } : camera()),
    },
    received: {
      read: async () => received,
      async clear() {
        received = null;
      },
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
