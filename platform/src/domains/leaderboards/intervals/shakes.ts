import { shakeUp } from '@whaletide/schema/domains/leaderboards/rules/shake-up.ts';
import type { ShakenWork } from '#domains/submissions/store/shaken-works.ts';

/** Shake of a team's work, as it is kept. */
export interface TeamShake {
  teamId: string;
  bestDate: number;
  publicScore: number;
  privateScore: number;
  low: number;
  high: number;
  beyond: boolean;
}

/** Significant digits of a band's ends. */
const DIGITS = 3;

const sumsOf = (bytes: Uint8Array) => new Float32Array(Uint8Array.from(bytes).buffer);

const kindOf = ({ solutionHash, publicRows, privateRows }: ShakenWork) =>
  [solutionHash, publicRows, privateRows].join(':');

/** The shakes of a board's works, of the most that were scored by the same rows. */
export const shakesOf = (all: readonly ShakenWork[]): TeamShake[] => {
  const kinds = [...Map.groupBy(all, kindOf).values()];
  const works = kinds.sort((a, b) => b.length - a.length)[0] ?? [];
  const [first] = works;
  if (!first) return [];
  const shakes = shakeUp(
    works.map((work) => ({
      publicScore: work.publicExact,
      privateScore: work.privateExact,
      publicSums: sumsOf(work.publicInfluences),
      privateSums: sumsOf(work.privateInfluences),
    })),
    { public: first.publicRows, private: first.privateRows },
  );
  return shakes.flatMap(({ low, high, beyond }, at) => {
    const work = works[at];
    if (!work) return [];
    const { teamId, bestDate, publicScore, privateScore } = work;
    const told = { teamId, bestDate, publicScore, privateScore, beyond };
    return [
      { ...told, low: Number(low.toPrecision(DIGITS)), high: Number(high.toPrecision(DIGITS)) },
    ];
  });
};
