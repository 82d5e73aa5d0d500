import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** A page of its own: whether it reports is decided once. */
const newPage = async () => {
  jest.resetModules();
  const { trackFailure } = await import('#web/src/lib/track-failure.ts');
  const { takeTracked } = await import('#web/src/lib/track.ts');
  return { trackFailure, reported: () => takeTracked(100) };
};
const draw = (random: number) => jest.spyOn(Math, 'random').mockReturnValue(random);

let developing = false;
jest.unstable_mockModule('../../../web/src/lib/development.ts', () => ({
  isDevelopment: () => developing,
}));
beforeEach(() => {
  developing = false;
});
afterEach(() => void jest.restoreAllMocks());

describe('what fails in a page', () => {
  it('is reported by eight of a hundred pages', async () => {
    for (const [random, count] of [
      [0.0799, 1],
      [0.08, 0],
    ] as const) {
      draw(random);
      const { trackFailure, reported } = await newPage();
      trackFailure('网络断开');
      expect(reported()).toHaveLength(count);
    }
  });

  it('is decided once a page, whose first five failures are reported', async () => {
    draw(0);
    const { trackFailure, reported } = await newPage();
    trackFailure('第一次');
    draw(0.9);
    for (let time = 0; time < 9; time += 1) trackFailure('又一次');
    const texts = reported().map(({ text }) => text);
    expect(texts).toHaveLength(5);
    expect(texts[0]).toBe('/ 第一次');
  });

  it('is never reported while one develops', async () => {
    draw(0);
    developing = true;
    const { trackFailure, reported } = await newPage();
    trackFailure('第一次');
    expect(reported()).toEqual([]);
  });
});
