import { hourMinute, useDateFormat } from '../../../kernel/index.js';

/** Returns the hour and minute of a message in the reader's format. `iso`: its time. */
export function useMessageTime(iso: string): string {
  return hourMinute(iso, useDateFormat());
}
