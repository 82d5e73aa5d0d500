import { expect, it } from '@jest/globals';
import { jpegName, targetSize } from '#web/src/components/ImageCrop/crop-image.ts';

it.each([
  [300, 300, 300, 300],
  [4000, 4000, 512, 512],
  [1024, 512, 512, 256],
  [0.4, 0.4, 1, 1],
])('an area of %i by %i becomes %i by %i', (width, height, ...target) => {
  expect(Object.values(targetSize({ x: 0, y: 0, width, height }))).toEqual(target);
});

it.each([
  ['cover.png', 'cover.jpg'],
  ['a.b.gif', 'a.b.jpg'],
  ['.png', 'image.jpg'],
])('%s becomes %s', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg);
});
