import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markClient } from './mark-client.ts';

it('marks components, hooks, texts and files with React state as client code, once, and leaves other files unmarked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-client-'));
  for (const name of ['src', 'dist']) mkdirSync(join(folder, name));
  const write = (file: string, text = '') => writeFileSync(join(folder, file), text);
  write('src/badge.tsx');
  write('dist/badge.js', 'import { jsx } from "react/jsx-runtime";');
  write('dist/use-words.js', 'import { useId } from "react";');
  write('dist/use-login.js', 'import { useQuery } from "@tanstack/react-query";');
  write('dist/auth.catalogue.js', 'export const catalogue = {};');
  write('dist/reuse-list.js', 'export const all = [];');
  write('dist/context.js', 'import { createContext } from "react";');
  write('dist/marked.js', '"use client";\nimport { use } from "react";');
  write('dist/tokens.js', 'export const tones = [];');
  write('dist/index.js', 'export * from "./badge.js";');
  try {
    markClient(folder);
    markClient(folder);
    const marks = (file: string) =>
      readFileSync(join(folder, 'dist', file), 'utf8').split('"use client"').length - 1;
    expect(
      ['badge.js', 'use-words.js', 'use-login.js', 'auth.catalogue.js', 'context.js'].map(marks),
    ).toEqual([1, 1, 1, 1, 1]);
    expect(marks('marked.js')).toBe(1);
    expect(['tokens.js', 'reuse-list.js', 'index.js'].map(marks)).toEqual([0, 0, 0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
