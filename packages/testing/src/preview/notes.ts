import type { Bank } from '../bank.js';
import { fillBank, noteOf, type BankNote } from '../bank-note.js';
import type { MemoryMailbox, ReceivedMail } from '../mailbox.js';
import type { StoredFile } from '../memory-storage.js';
import type { StoredDatabase } from './stored-database.js';

/** Number of mails that are kept, the newest ones. */
const MAX_MAILS = 60;

/** Tables beside those of the domain, in the same database, so that both are stored together. */
const TABLES = `create table if not exists preview_notes (name text primary key, value jsonb not null);
create table if not exists preview_files (key text primary key, type text not null, bytes bytea not null)`;

/** Map that remembers which keys have changed. */
export class NotedFiles extends Map<string, StoredFile> {
  readonly changed = new Set<string>();

  override set(key: string, file: StoredFile): this {
    // The constructor of a map calls this before the fields exist.
    this.changed?.add(key);
    return super.set(key, file);
  }

  override delete(key: string): boolean {
    this.changed.add(key);
    return super.delete(key);
  }
}

export interface Notes {
  /** Writes what has changed to the database. */
  write(): Promise<void>;
}

export interface Noted {
  readonly bank: Bank;
  readonly mailbox: MemoryMailbox;
  readonly files: NotedFiles;
}

/** Keeps mails, files and the books of the provider in the database. Reads those of an earlier visit first. */
export async function storeNotes(database: StoredDatabase, { bank, mailbox, files }: Noted): Promise<Notes> {
  await database.execute(TABLES);
  const written = new Map<string, string>();
  for (const { name, value } of await rowsOf<{ name: string; value: unknown }>(database, 'preview_notes')) {
    if (name === 'bank') fillBank(bank, value as BankNote);
    if (name === 'mails')
      mailbox.fill((value as ReceivedMail[]).map((mail) => ({ ...mail, at: new Date(mail.at) })));
  }
  for (const file of await rowsOf<{ key: string; type: string; bytes: Uint8Array }>(
    database,
    'preview_files',
  ))
    files.set(file.key, { bytes: file.bytes, contentType: file.type });
  files.changed.clear();
  const note = async (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    if (written.get(name) === text) return;
    await database.execute(
      'insert into preview_notes values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value',
      [name, text],
    );
    written.set(name, text);
  };
  return {
    async write() {
      await note('bank', noteOf(bank));
      await note('mails', mailbox.newest(MAX_MAILS).reverse());
      for (const key of files.changed) {
        files.changed.delete(key);
        const file = files.get(key);
        if (file === undefined) await database.execute('delete from preview_files where key = $1', [key]);
        else
          await database.execute(
            'insert into preview_files values ($1, $2, $3) on conflict (key) do update set bytes = excluded.bytes',
            [key, file.contentType, file.bytes],
          );
      }
    },
  };
}

async function rowsOf<T>(database: StoredDatabase, table: string): Promise<readonly T[]> {
  return (await database.execute(`select * from ${table}`)).rows as T[];
}
