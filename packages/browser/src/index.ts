export * from './create-browser-ports.js';
export type { CampusRouter } from './navigation/index.js';
export type { Preferences, PreferencesStore } from './preferences/index.js';
export { createQueryClient } from './queries/index.js';
export type { BrowserRealtime, RealtimeOptions } from './realtime/index.js';
export type { BrowserSession } from './session/index.js';
