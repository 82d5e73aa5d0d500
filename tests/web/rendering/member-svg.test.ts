import { describe, expect, it } from '@jest/globals';
import { memberSvg } from '#web/src/rendering/member-svg.tsx';

const now = Date.parse('2026-11-30T04:00:00Z');
const facts = {
  bestRank: 2,
  awardsCount: 9,
  rating: { value: 1746, deviation: 140 },
  activity: [],
};
const counts = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length;

describe('the picture of a member', () => {
  it('has the best place, the rating, medals as far as they have room, and the days of a year', () => {
    const svg = memberSvg(facts, now);
    expect(svg).toContain('>2</text>');
    expect(svg).toContain('>1746<');
    expect(svg).toContain('±140');
    expect(counts(svg, /<circle r="24"/g)).toBe(6);
    expect(counts(svg, /<rect [^>]*width="16"/g)).toBe(365);
  });

  it('leaves out what there is nothing of', () => {
    const svg = memberSvg({ bestRank: null, awardsCount: 0, rating: null, activity: [] }, now);
    expect(svg).not.toContain('<text');
    expect(counts(svg, /<circle/g)).toBe(0);
  });
});
