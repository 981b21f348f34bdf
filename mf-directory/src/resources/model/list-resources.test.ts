import { expect, test } from 'vitest';
import { pinAcademy, searchResources } from './list-resources.ts';
import type { Resource } from './resource.ts';

const resource = (
  title: string,
  url = `https://example.org/${title}`,
  type: Resource['type'] = 'article',
): Resource => ({
  id: title,
  title,
  description: `About ${title}`,
  url,
  type,
  isDemo: false,
  addedAt: new Date(0),
});
const academy = {
  title: 'Power Learn Project Academy',
  description: 'Free courses',
  url: 'https://powerlearnprojectafrica.org/',
};

test('The academy comes first, wherever it stood', () => {
  const own = resource('Power Learn', 'https://www.powerlearnprojectafrica.org/courses', 'course');
  expect(pinAcademy([resource('A'), own, resource('Z')], academy).map(({ title }) => title)).toEqual([
    'Power Learn',
    'A',
    'Z',
  ]);
});

test('Without an entry of it a default one of type course stands at the top', () => {
  const near = resource('Near', 'https://powerlearnprojectafrica.org.example.com/');
  const [first, second] = pinAcademy([near], academy);
  expect(first).toMatchObject({ ...academy, type: 'course' });
  expect(second).toBe(near);
});

test.each([
  ['SQL', ['SQLBolt']],
  ['  sqlbolt ', ['SQLBolt']],
  ['about cv', ['CV writing']],
  ['video', ['Talks']],
  ['', ['SQLBolt', 'CV writing', 'Talks']],
  ['nothing of it', []],
])('A search for "%s" looks at title, description and type', (text, titles) => {
  const all = [resource('SQLBolt'), resource('CV writing'), resource('Talks', undefined, 'video')];
  expect(searchResources(all, { text, type: undefined }).map(({ title }) => title)).toEqual(titles);
});

test('A type narrows the list', () => {
  const all = [resource('SQLBolt'), resource('Talks', undefined, 'video')];
  expect(searchResources(all, { text: '', type: 'video' }).map(({ title }) => title)).toEqual(['Talks']);
});
