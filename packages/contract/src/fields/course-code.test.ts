import { expect, it } from 'vitest';
import { courseCodeIn, courseSlug, readCourseCode } from './course-code.js';

it.each([
  ['MATH 223', 'MATH 223'],
  ['math223', 'MATH 223'],
  ['MATH-223', 'MATH 223'],
  ['  Math   223 ', 'MATH 223'],
  ['math.223', 'MATH 223'],
  ['math – 223', 'MATH 223'],
  ['ＭＡＴＨ２２３', 'MATH 223'],
  ['ee 51', 'EE 51'],
  ['BIT2103', 'BIT 2103'],
  ['ugrc 150b', 'UGRC 150B'],
])('reads %j as %s', (typed, code) => {
  expect(readCourseCode(typed)).toBe(code);
});

it.each([
  '',
  'MATH',
  '223',
  '223 MATH',
  'M 223',
  'MATH 2',
  'MATH 22345',
  'MATHEMATICS 223',
  'MATH 223 notes',
  'MATH/223',
  'MÁTH 223',
  'MATH 223BC',
  '../223',
])('returns no course code for %j', (typed) => {
  expect(readCourseCode(typed)).toBeNull();
});

it('reads a course code and its slug back as the same code', () => {
  for (const code of ['MATH 223', 'EE 51', 'UGRC 150B']) {
    expect(readCourseCode(courseSlug(code))).toBe(code);
    expect(readCourseCode(code)).toBe(code);
  }
});

it('finds the course code that a title contains', () => {
  expect(courseCodeIn('MATH 223 past questions')).toBe('MATH 223');
  expect(courseCodeIn('Notes (DCIT-103)')).toBe('DCIT 103');
  expect(courseCodeIn('Slides for CSM157, weeks 1 to 6')).toBe('CSM 157');
});

it.each(['iPhone 13', 'iPhone 128GB', 'Fan 220V', 'Casio FX 991ES', 'Room 223', 'XMATH 2234'])(
  'finds no course code in the title %j',
  (title) => {
    expect(courseCodeIn(title)).toBeNull();
  },
);
