import type { Client } from '@campushive/contract';
import { defineScene } from '../scene.js';
import { sell } from './steps.js';
import { AKOSUA, KWAME, YAW } from './names.js';

const notes = (title: string, courseCode: string) =>
  ({
    category: 'archive',
    title,
    description: 'What helped me pass',
    courseCode,
    fileUrl: 'https://drive.example/notes',
    mayShare: true,
  }) as const;

/**
 * Kwame has notes, tutoring and a textbook for MATH 223, only notes for DCIT 103, and more notes for STAT 111 than one page holds.
 */
export const courseMaterial = defineScene('course material', async (stage) => {
  await stage.student(KWAME);
  const { category } = stage.as(KWAME);
  for (const title of ['Past questions, 2018 to 2025', 'Summary of all lectures'])
    await category.create(notes(title, 'math223'));
  await category.create({ ...tutoring('Calculus, one to one', 60), courseCode: 'math223' });
  await sell(stage, KWAME, 'textbook', { title: 'Engineering Mathematics, Stroud', courseCode: 'math223' });
  await category.create(notes('Lecture slides', 'DCIT 103'));
  for (let week = 1; week <= 13; week += 1)
    await category.create(notes(`Slides of week ${week}`, 'STAT 111'));
});

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n';

/**
 * Kwame shares notes for MATH 223 as a PDF and behind a link. Four have downloaded the PDF: Esi and Yaw found it helpful, Efua did not,
 * and Akosua has not said.
 */
export const studyFile = defineScene('study file', async (stage) => {
  const kwame = await stage.student(KWAME);
  const names = [AKOSUA, 'Esi Ofori', YAW, 'Efua Danquah'];
  const readers: Client[] = [];
  for (const name of names) readers.push(await stage.student(name));
  await stage.student('Abena Frimpong');
  const file = new File([PDF], 'MATH 223 past questions.pdf', { type: 'application/pdf' });
  const { data: stored } = await kwame.files.create({ purpose: 'study-file', file });
  const material = { ...notes('MATH 223 past questions', 'MATH 223'), fileUrl: null, fileId: stored.id };
  const { data } = await kwame.category.create(material);
  stage.name('notes', data.id);
  for (const reader of readers) await reader.files.download({ id: data.id });
  for (const [n, reader] of readers.slice(1).entries())
    await reader.files.rate({ id: data.id, helpful: n < 2 });
  const { data: linked } = await kwame.category.create(notes('Slides of the whole year', 'MATH 223'));
  stage.name('linked notes', linked.id);
});

/** Returns the input of a tutoring listing. `price`: per session, in major units. */
export const tutoring = (title: string, price: number) =>
  ({
    category: 'academia',
    title,
    description: 'Limits to integrals, with past questions.',
    price,
    duration: 60,
    location: 'Balme Library',
  }) as const;
