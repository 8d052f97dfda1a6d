/** Locks the data folder of its argument until it is ended. Prints `held`, or the refusal. */
import { lockDataFolder } from '../src/platform/data-lock.js';

try {
  lockDataFolder(process.argv[2] ?? '');
  console.log('held');
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
// Ends with its standard input, so that no test leaves it behind.
process.stdin.resume();
