import { expect, it } from 'vitest';
import { createFairGate, createGate } from './concurrency-limit.js';

/** Returns a task that ends on command. */
function taskFor(started: string[], name: string) {
  let end = () => {};
  let fail = () => {};
  const outcome = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const task = () => {
    started.push(name);
    return outcome;
  };
  return { task, end, fail };
}

it('runs a limited number of tasks at once, and the rest in their order', async () => {
  const gate = createGate(2);
  const started: string[] = [];
  const tasks = ['a', 'b', 'c', 'd'].map((name) => taskFor(started, name));
  const ends = tasks.map(({ task }) => gate(task));
  expect(started).toEqual(['a', 'b']);
  tasks[1]?.end();
  await ends[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const { end } of tasks) end();
  expect(await Promise.all(ends)).toEqual(['a', 'b', 'c', 'd']);
});

it('continues after a failed task', async () => {
  const gate = createGate(1);
  const started: string[] = [];
  const [bad, good] = [taskFor(started, 'bad'), taskFor(started, 'good')];
  const ends = [gate(bad.task), gate(good.task)];
  bad.fail();
  await expect(ends[0]).rejects.toThrow('bad');
  good.end();
  expect(await ends[1]).toBe('good');
  expect(await gate(async () => 'later')).toBe('later');
});

it('runs urgent tasks before the others', async () => {
  const gate = createGate(1);
  const started: string[] = [];
  const [first, later, urgent] = ['first', 'later', 'urgent'].map((name) => taskFor(started, name));
  if (first === undefined || later === undefined || urgent === undefined) throw new Error('Three tasks');
  const ends = [gate(first.task), gate(later.task), gate(urgent.task, 'urgent')];
  for (const { end } of [first, later, urgent]) end();
  await Promise.all(ends);
  expect(started).toEqual(['first', 'urgent', 'later']);
});

it('refuses a task when the queue is full, and continues with the rest', async () => {
  const refuse = () => {
    throw new Error('full');
  };
  const gate = createGate(1, { longestQueue: 1, refuse });
  const started: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => taskFor(started, name));
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three tasks');
  const ends = [gate(first.task), gate(second.task)];
  await expect(gate(third.task)).rejects.toThrow('full');
  for (const { end } of [first, second]) end();
  expect(await Promise.all(ends)).toEqual(['first', 'second']);
});

it('alternates between owners, so that many tasks of one owner delay another by one task only', async () => {
  const gate = createFairGate(1);
  const started: string[] = [];
  const names = ['many1', 'many2', 'many3', 'many4', 'one1', 'two1', 'two2'];
  const tasks = names.map((name) => taskFor(started, name));
  const ends = tasks.map(({ task }, index) => gate(names[index]?.slice(0, -1) ?? '', task));
  for (const { end } of tasks) end();
  await Promise.all(ends);
  expect(started).toEqual(['many1', 'many2', 'one1', 'two1', 'many3', 'two2', 'many4']);
});

it('passes the turn of an owner on after a failed task', async () => {
  const gate = createFairGate(1);
  const started: string[] = [];
  const [bad, good] = [taskFor(started, 'bad'), taskFor(started, 'good')];
  const ends = [gate('a', bad.task), gate('b', good.task)];
  bad.fail();
  await expect(ends[0]).rejects.toThrow('bad');
  good.end();
  expect(await ends[1]).toBe('good');
  expect(await gate('a', async () => 'later')).toBe('later');
});
