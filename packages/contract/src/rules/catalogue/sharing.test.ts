import { describe, expect, it } from 'vitest';
import { statementAfter } from './sharing.js';

const now = new Date('2026-11-25T10:00:00Z');
const said = { mayShare: true, mayShareAt: '2026-11-01T08:00:00.000Z' };
const file = { id: 'notes' };

describe('the statement that study material may be shared', () => {
  it('is stored with the time at which it was made', () => {
    expect(statementAfter({}, { fileId: 'notes', mayShare: true }, now)).toEqual({
      mayShare: true,
      mayShareAt: now.toISOString(),
    });
  });

  it('is null until it is made, and after it is taken back', () => {
    const nothing = { mayShare: null, mayShareAt: null };
    expect(statementAfter({}, { fileId: 'notes' }, now)).toEqual(nothing);
    expect(statementAfter({ file }, {}, now)).toEqual(nothing);
    expect(statementAfter({ file, ...said }, { mayShare: false }, now)).toEqual(nothing);
    expect(statementAfter({ file, ...said }, { mayShare: null }, now)).toEqual(nothing);
  });

  it('stays unchanged when neither the file nor the link changes', () => {
    expect(statementAfter({ file, ...said }, {}, now)).toEqual(said);
    const unchanged = { fileId: 'notes', fileUrl: null, mayShare: true };
    expect(statementAfter({ file, ...said }, unchanged, now)).toEqual(said);
    // Covers material without a file, and statements from before they had a time.
    expect(statementAfter({ file: 'none', ...said }, { fileId: null }, now)).toEqual(said);
    expect(statementAfter({ file, mayShare: true }, {}, now).mayShareAt).toBe(now.toISOString());
    expect(statementAfter({ file, mayShareAt: said.mayShareAt }, { mayShare: true }, now).mayShareAt).toBe(
      now.toISOString(),
    );
  });

  it.each([
    ['another file', { file }, { fileId: 'others' }],
    ['no file any more', { file, fileUrl: 'https://a.example' }, { fileId: null }],
    ['another link', { fileUrl: 'https://a.example' }, { fileUrl: 'https://b.example' }],
    ['a link beside the file', { file }, { fileUrl: 'https://a.example' }],
  ])('must be made again for %s', (_what, before, change) => {
    expect(statementAfter({ ...before, ...said }, change, now).mayShare).toBe(null);
    expect(statementAfter({ ...before, ...said }, { ...change, mayShare: true }, now)).toEqual({
      mayShare: true,
      mayShareAt: now.toISOString(),
    });
  });
});
