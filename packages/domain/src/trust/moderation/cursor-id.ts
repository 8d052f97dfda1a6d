import { decodeCursor } from '../../calls/page.js';

export function idOf(cursor: string | undefined): string | undefined {
  const [id] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
  return id === undefined ? undefined : String(id);
}
