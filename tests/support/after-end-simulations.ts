import {
  type Shake,
  type ShakenScore,
  shakeUp,
} from '@whaletide/schema/domains/leaderboards/rules/shake-up.ts';
import {
  sharedErrors,
  type SharedPair,
} from '@whaletide/schema/domains/leaderboards/rules/shared-errors.ts';
import type { Random } from './random.ts';

const BLOCKS = 256;
const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** Difficulties of rows that all teams have in common. */
const difficulties = (rows: number, random: Random): Float64Array =>
  Float64Array.from({ length: rows }, () => 1.6 * random.normal());

interface HonestBoard {
  teams: number;
  publicRows: number;
  privateRows: number;
  /** Works of a team, of which the best on the public part stands. */
  works: number;
  /** Share of the rows that two works of a team have alike. */
  alike: number;
  /** Teams, from the first on, whose works know the labels of that share of the public rows. */
  cheats?: { teams: number; share: number };
  random: Random;
}

const partOf = (right: Uint8Array, from: number, to: number, blocks: Uint8Array) => {
  let sum = 0;
  for (let row = from; row < to; row += 1) sum += right[row] ?? 0;
  const score = sum / (to - from);
  const sums = new Float64Array(BLOCKS);
  for (let row = from; row < to; row += 1) {
    const block = blocks[row] ?? 0;
    sums[block] = (sums[block] ?? 0) + (right[row] ?? 0) - score;
  }
  return { score, sums };
};

/** Shakes of a board of accuracies whose teams differ in skill and submit several works. */
export const shakenBoard = (options: HonestBoard): Shake[] => {
  const { teams, publicRows, privateRows, works, alike, cheats, random } = options;
  const rows = publicRows + privateRows;
  const hard = difficulties(rows, random);
  const blocks = Uint8Array.from({ length: rows }, () => random.below(BLOCKS));
  const scores: ShakenScore[] = [];
  for (let team = 0; team < teams; team += 1) {
    const skill = 1.5 + 0.4 * random.normal();
    const chances = Float64Array.from(hard, (one) => logistic(skill + one));
    const base = Uint8Array.from(chances, (chance) => (random.next() < chance ? 1 : 0));
    let best: { open: ReturnType<typeof partOf>; hidden: ReturnType<typeof partOf> } | null = null;
    for (let work = 0; work < works; work += 1) {
      const right = base.map((one, row) => {
        if (cheats && team < cheats.teams && row < publicRows && random.next() < cheats.share)
          return 1;
        if (random.next() < alike) return one;
        return random.next() < (chances[row] ?? 0) ? 1 : 0;
      });
      const open = partOf(right, 0, publicRows, blocks);
      if (best && open.score <= best.open.score) continue;
      best = { open, hidden: partOf(right, publicRows, rows, blocks) };
    }
    if (!best) continue;
    scores.push({
      publicScore: best.open.score,
      privateScore: best.hidden.score,
      publicSums: best.open.sums,
      privateSums: best.hidden.sums,
    });
  }
  return shakeUp(scores, { public: publicRows, private: privateRows });
};

/** Independent results of classes, and copies of some of them with noise, which come last. */
export const copiedBoard = (options: {
  teams: number;
  rows: number;
  classes: number;
  copies: number;
  random: Random;
}): { pairs: SharedPair[]; planted: Set<string>; seconds: number } => {
  const { teams, rows, classes, copies, random } = options;
  const truth = Uint8Array.from({ length: rows }, () => random.below(classes));
  const hard = difficulties(rows, random);
  // The class that a row is mostly mistaken for.
  const usual = Uint8Array.from({ length: rows }, () => random.below(classes));
  const results: Uint8Array[] = [];
  for (let team = 0; team < teams; team += 1) {
    const skill = 1.8 + 0.5 * random.normal();
    results.push(
      truth.map((label, row) => {
        if (random.next() < logistic(skill + (hard[row] ?? 0))) return label;
        const wrong = random.next() < 0.6 ? (usual[row] ?? 0) : random.below(classes);
        return wrong === label ? (label + 1 + random.below(classes - 1)) % classes : wrong;
      }),
    );
  }
  const planted = new Set<string>();
  for (let copy = 0; copy < copies; copy += 1) {
    const of = copy * Math.floor(teams / copies);
    const noise = 0.01 + (0.04 * copy) / Math.max(1, copies - 1);
    const source = results[of] ?? new Uint8Array(rows);
    planted.add(`${of}:${results.length}`);
    results.push(source.map((one) => (random.next() < noise ? random.below(classes) : one)));
  }
  const errors = results.map((result) =>
    Uint32Array.from(
      [...result].flatMap((label, row) => (label === truth[row] ? [] : [row * classes + label])),
    ),
  );
  const begun = performance.now();
  const pairs = sharedErrors(errors);
  return { pairs, planted, seconds: (performance.now() - begun) / 1_000 };
};
