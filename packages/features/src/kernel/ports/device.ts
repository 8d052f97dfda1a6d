import type {
  Client,
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@campushive/contract';
import type { SharedContent, ShareSheetPort, ReceivedSharePort } from './sharing.js';

/** Result of a passkey prompt. `cancelled`: dismissed or timed out. `known`: the device already has a passkey here. */
export type PasskeyOutcome<C> =
  | { readonly status: 'done'; readonly credential: C }
  | { readonly status: 'cancelled' | 'known' | 'failed' };

/** Passkeys of the device (WebAuthn). */
export interface PasskeysPort {
  /** Returns true when the browser supports passkeys. Shows no prompt. */
  supported(): boolean;
  /** Returns true when the browser offers passkeys in the email field. */
  autofills(): Promise<boolean>;
  create(options: PasskeyCreation['options']): Promise<PasskeyOutcome<CreatedPasskey>>;
  /**
   * Requests a passkey. With `autofill`, waits until the user picks one in a field. A further call, or `cancel`, ends the previous
   * request as `cancelled`.
   */
  use(
    options: PasskeyRequest['options'],
    how?: { readonly autofill: boolean },
  ): Promise<PasskeyOutcome<UsedPasskey>>;
  /** Cancels the pending request. */
  cancel(): void;
}

/** Camera failure: permission denied, no camera, or another cause. */
export type CameraProblem = 'denied' | 'missing' | 'failed';

/** Result of opening the camera: a stream, or the reason that there is none. */
export type CameraOutcome =
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

/** Port to the device's camera, for scanning QR codes. */
export interface CameraPort {
  /** Returns true when the browser supports camera access. Shows no prompt. */
  supported(): boolean;
  /** Opens the camera, the rear one if there are two. Asks for permission. The caller must stop the stream's tracks. */
  open(): Promise<CameraOutcome>;
}

/** Push permission of this browser. */
export type PushPermission = 'unsupported' | 'ask' | 'denied' | 'granted';

/** Push subscription of this device, as the server stores it. */
export type PushTarget = Parameters<Client['push']['subscribe']>[0];

/** Port to push notifications in this browser. */
export interface PushPort {
  /** Returns the current permission. Shows no prompt. */
  permission(): PushPermission;
  /** Shows the browser's permission prompt. A denial is permanent. `ask`: the user closed the prompt without answering. */
  askPermission(): Promise<PushPermission>;
  /** Returns null when this device is not subscribed. */
  target(): Promise<PushTarget | null>;
  /** Subscribes this device. Replaces a subscription made with another key. */
  subscribe(publicKey: string): Promise<PushTarget>;
  /** Ends the subscription of this device. Does nothing without one. */
  unsubscribe(): Promise<void>;
}

/** Device features: clipboard, sharing, camera, push and received content. */
export interface DevicePort {
  /** Rejects when the browser denies clipboard access. */
  copy(text: string): Promise<void>;
  /** Opens the share sheet, or copies where there is none. Resolves to the method used. Rejects when neither works. */
  share(content: SharedContent): Promise<'shared' | 'copied'>;
  /** Returns the absolute URL of a page of this site, by its path. */
  address(path: string): string;
  readonly sheet: ShareSheetPort;
  readonly camera: CameraPort;
  readonly push: PushPort;
  /** Content of other apps. Absent on hosts without a share target. */
  readonly received?: ReceivedSharePort;
}
