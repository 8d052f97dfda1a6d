#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { command } from './command.js';

async function ask(question: string, standard: string): Promise<string> {
  // In a pipe, no one can answer: missing options take their defaults.
  if (!process.stdin.isTTY) return standard;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await prompt.question(`${question} (${standard}): `)).trim() || standard;
  } finally {
    prompt.close();
  }
}

const template = fileURLToPath(new URL('template', import.meta.url));
process.exitCode = await command(process.argv.slice(2), template, {
  ask,
  say: console.log,
  complain: console.error,
});
