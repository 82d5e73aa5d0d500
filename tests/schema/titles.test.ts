import { expect, it } from '@jest/globals';
import { allCalls } from '../contract/support/calls.ts';

interface Shape {
  type?: string;
  format?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

const texts = (shape: Shape, path = ''): [path: string, text: Shape][] => [
  ...(shape.type === 'string' ? ([[path, shape]] as [string, Shape][]) : []),
  ...Object.entries(shape.properties ?? {}).flatMap(([key, inner]) =>
    texts(inner, path === '' ? key : `${path}.${key}`),
  ),
  ...(shape.items ? texts(shape.items, path) : []),
  ...(shape.anyOf ?? []).flatMap((inner) => texts(inner, path)),
];

/**
 * Names of files, which are what their owners' machines call them; those of what a page reports, and
 * of clients, whose pattern leaves letters that can be seen.
 */
const notWritten = new Set([
  'uploads.begin Name',
  'tracking.record Events.Name',
  'clients.report Clients.Name',
]);

it('every name and title that a call takes can be seen', () => {
  const open = [...allCalls.values()].flatMap(({ operation, body }) =>
    texts((body ?? {}) as Shape)
      .filter(([path, { format }]) => /(Name|Title)$/.test(path) && format !== 'title')
      .map(([path]) => `${operation} ${path}`),
  );
  expect(open.filter((place) => !notWritten.has(place))).toEqual([]);
});
