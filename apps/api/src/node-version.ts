import { ConfigError } from './config.js';

/** Oldest supported Node version; `engines` and the build target use the same. */
export const OLDEST_NODE = 22;

/** Refuses to start on an older Node: there the server would answer for a while, and stop in the middle of a request. */
export function requireNode(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new ConfigError(`this is Node ${version}, and it needs Node ${OLDEST_NODE} or a later one`);
}
