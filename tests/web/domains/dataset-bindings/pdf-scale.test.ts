import { expect, it } from '@jest/globals';
import { pageScale } from '#web/src/domains/dataset-bindings/components/DatasetPanel/pdf-scale.ts';

it.each([
  ['is as wide as its place', { width: 600, height: 800 }, 1_200, 2],
  ['is no wider than is sharp', { width: 600, height: 800 }, 6_000, 4],
  [
    'that says it is without end is no higher than a canvas',
    { width: 1, height: 9.6e9 },
    800,
    1e-6,
  ],
])('a page of a PDF %s', (_, page, across, scale) => {
  expect(pageScale(page, across)).toBeCloseTo(scale, 9);
});
