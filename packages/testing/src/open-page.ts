import type { Acknowledgement, ClientEvents, ServerEvents } from '@campushive/contract';

/** Connection of one open page, seen from the screens. */
export interface OpenPage {
  on<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): () => void;
  /** Sends an event and resolves with its acknowledgement. */
  ask<E extends 'sendMessage' | 'sendToThread' | 'joinConversation' | 'watchListing'>(
    event: E,
    payload: Parameters<ClientEvents[E]>[0],
  ): Promise<Acknowledgement<unknown>>;
  /** Sends an event that has no acknowledgement. */
  emit<E extends keyof ClientEvents>(event: E, payload: Parameters<ClientEvents[E]>[0]): void;
  close(): void;
}
