import { expect, it } from 'vitest';
import { STUDENTS as NAIROBI } from '../nairobi/students.js';
import { STUDENTS as GHANA } from '../students.js';
import { drawPortrait } from './draw-portrait.js';
import { HAIR } from './hair.js';
import { PORTRAITS } from './portraits.js';

it('has at least forty distinct portraits, each of a demo student', () => {
  const names = Object.keys(PORTRAITS);
  const students = [...GHANA, ...NAIROBI].map((demoStudent) => demoStudent.name);
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(names.filter((name) => !students.includes(name))).toEqual([]);
  expect(new Set(Object.values(PORTRAITS).map(drawPortrait)).size).toBe(names.length);
});

it('uses each hair style and skin tone', () => {
  const looks = Object.values(PORTRAITS);
  expect(new Set(looks.map((one) => one.hair))).toEqual(new Set(Object.keys(HAIR)));
  expect(new Set(looks.map((one) => one.skin)).size).toBe(5);
});
