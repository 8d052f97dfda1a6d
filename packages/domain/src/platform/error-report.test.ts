import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../apps/api/test/campus.js';
import { printableError, reportError, summarizeError } from './error-report.js';
import * as schema from './database/schema/index.js';

const SECRET = 'Meet me at the Night Market with 4417-0923';

describe('reportError', () => {
  it('keeps name, SQLSTATE, constraint and query text, and drops values', () => {
    const cause = Object.assign(new Error(`Key (email)=(${SECRET}) already exists.`), {
      ...{ code: '23505', constraint: 'users_email_unique', table: 'users', severity: 'ERROR' },
      ...{ detail: SECRET, where: SECRET, params: [SECRET], query: `insert into users values ('${SECRET}')` },
    });
    const error = Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`, { cause }), {
      query: 'insert into users (email) values ($1)',
      params: [SECRET],
    });
    const report = reportError(error);
    expect(JSON.stringify(report)).not.toContain(SECRET);
    expect(report).toMatchObject({
      query: 'insert into users (email) values ($1)',
      cause: { code: '23505', constraint: 'users_email_unique', message: 'Error 23505 users_email_unique' },
    });
    expect(report.stack).toContain('error-report.test.ts');
    expect(summarizeError(error)).toBe('Error 23505 users_email_unique');
    expect(printableError(error)).not.toContain(SECRET);
  });

  it('keeps messages of errors from our code, and drops quotations of parsers and mail servers', () => {
    expect(summarizeError(new RangeError('Image needs more memory than MAX_DECODE_BYTES'))).toBe(
      'Image needs more memory than MAX_DECODE_BYTES',
    );
    expect(summarizeError(new SyntaxError(`Unexpected token in "${SECRET}"`))).toBe('SyntaxError');
    const refused = Object.assign(new Error(`550 <${SECRET}>: unknown`), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    expect(summarizeError(refused)).toBe('Error EENVELOPE 550');
    expect(reportError(SECRET)).toEqual({ type: 'string', message: 'not an Error', stack: '' });
  });

  it('truncates stack frames of minified libraries', () => {
    const error = new Error('Broken');
    error.stack = `Error: Broken\n    at f (${'x'.repeat(500_000)}:1:1)`;
    expect(reportError(error).stack.length).toBeLessThan(400);
  });
});

describe('the log of a server', () => {
  let campus: TestCampus;
  let log = '';
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    campus = await openTestCampus({ LOG_LEVEL: 'debug' }, stream, { processes: 1 });
  });
  afterAll(() => campus.close());

  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'contains no value of a failed insert into %s',
    async (name, table) => {
      const columns = Object.values(getTableColumns(table)).filter(
        (column) => column.generated === undefined,
      );
      const names = sql.join(
        columns.map((column) => sql.identifier(column.name)),
        sql`, `,
      );
      const values = sql.join(
        columns.map(() => sql`${SECRET}`),
        sql`, `,
      );
      const insert = () =>
        campus.app.platform.db.execute(sql`insert into ${table} (${names}) values (${values})`);
      // A table of texts takes the first row; its key refuses the second.
      const error: unknown = await insert()
        .then(insert)
        .catch((reason: unknown) => reason);
      expect(error, name).toBeInstanceOf(Error);
      log = '';
      campus.app.platform.log.error({ err: error }, 'provoked');
      campus.app.platform.log.error(error);
      expect(log).toContain(name);
      expect(log).not.toContain(SECRET);
      expect(summarizeError(error)).not.toContain(SECRET);
    },
  );

  it('contains no text of a message whose statement fails', async () => {
    const [ama, kofi] = [await campus.student('Ama Owusu'), await campus.student('Kofi Boateng')];
    const { data } = await ama.client.messages.open({ recipientId: kofi.id });
    await campus.app.platform.db.execute(sql`alter table messages rename to messages_away`);
    log = '';
    const sent = await campus.request('POST', '/messages/send', {
      token: ama.token,
      body: { conversationId: data.id, content: SECRET },
    });
    expect(sent.status).toBe(500);
    expect(log).toContain('call failed');
    expect(log).not.toContain(SECRET);
    expect(JSON.stringify(sent.body)).not.toContain(SECRET);
  });
});
