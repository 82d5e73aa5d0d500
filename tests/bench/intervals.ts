// Coverage of intervals of scores and ranks on simulated boards of known truth, the time that the
// ranks of 10,000 teams take, what 300 submissions read off a protected board, changes beyond luck
// and planted copies:
// `npm run bench:boards`.
import { parseArgs } from 'node:util';
import { rankIntervals } from '@whaletide/schema/domains/leaderboards/rules/rank-intervals.ts';
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { boost, climbBy, shareRight, tuneToEdge } from '../support/board-attacks.ts';
import {
  crowdedBoard,
  draws,
  rankCoverage,
  scoreCoverage,
} from '../support/interval-simulations.ts';
import { ladderBoard, randomBlocks, roundingBoard } from '../support/ladder-board.ts';
import { copiedBoard, shakenBoard } from '../support/after-end-simulations.ts';
import { randomOf } from '../support/random.ts';
import { begin } from '../support/progress.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' } } });
const runs = Number(values.runs);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const say = (text: string) => process.stdout.write(`${text}\n`);

say(`Coverage of score intervals at 95 %, ${runs} runs (goal 93 to 97 %)`);
for (const rows of [200, 1_000])
  for (const [metric, draw] of Object.entries(draws)) {
    begin(`${rows} rows, ${metric}`);
    const random = randomOf(rows);
    const share = scoreCoverage(metric as BuiltInMetric, draw, { rows, runs, random });
    say(`  ${String(rows).padStart(5)} rows  ${metric.padEnd(10)} ${percent(share)}`);
  }

say('Rank intervals: coverage of the worst team (goal at least 95 %), mean width in ranks');
const boards = {
  'five tied, 20 teams': Array.from({ length: 20 }, (_, team) =>
    team < 5 ? 0 : (team - 4) * 0.03,
  ),
  'spread, 20 teams': Array.from({ length: 20 }, (_, team) => team * 0.02),
  'all tied, 20 teams': new Array<number>(20).fill(0),
};
for (const [name, skills] of Object.entries(boards)) {
  begin(name);
  const options = { rows: 1_000, runs: Math.ceil(runs / 5), random: randomOf(3), wholeRows: true };
  const { blocks, rows } = rankCoverage(skills, options);
  say(
    `  ${name.padEnd(20)} blocks ${percent(blocks.worst)}, ${blocks.width.toFixed(2)}; rows ${percent(rows?.worst ?? 0)}, ${rows?.width.toFixed(2)}; width by ${(blocks.width / (rows?.width ?? 1)).toFixed(3)} (goal at most 1.05)`,
  );
}
{
  begin('500 teams');
  const skills = Array.from({ length: 500 }, (_, team) => Math.floor(team / 5) * 0.01);
  const options = {
    rows: 1_000,
    runs: Math.ceil(runs / 100),
    random: randomOf(4),
    wholeRows: false,
  };
  const { blocks } = rankCoverage(skills, options);
  say(`  500 teams, each five tied: blocks ${percent(blocks.worst)}, ${blocks.width.toFixed(1)}`);
}

say('Ranks of a crowded board (goal: 10,000 teams within 5 s)');
for (const teams of [1_000, 3_000, 10_000]) {
  begin(`${teams} teams`);
  const board = crowdedBoard(teams, randomOf(5));
  const begun = performance.now();
  rankIntervals(board);
  say(
    `  ${String(teams).padStart(6)} teams  ${((performance.now() - begun) / 1_000).toFixed(2)} s`,
  );
}

say('Labels of 500 public rows that 300 submissions have right (goal at most 55 %)');
const attacks = {
  'majority of random ones': boost,
  'tuned to an edge': tuneToEdge,
  'changing 5 at a time': climbBy(5),
  'changing 20 at a time': climbBy(20),
  'changing 50 at a time': climbBy(50),
  'changing 100 at a time': climbBy(100),
};
const SEEDS = 20;
for (const [name, attack] of Object.entries(attacks)) {
  const shares = { rounding: 0, ladder: 0 };
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    begin(`${name}: ${seed} of ${SEEDS}`);
    for (const kind of ['rounding', 'ladder'] as const) {
      const random = randomOf(seed);
      const truth = Uint8Array.from({ length: 1_000 }, () => random.below(2));
      const blocks = randomBlocks(500, random);
      const ask = kind === 'ladder' ? ladderBoard(truth, blocks).ask : roundingBoard(truth, blocks);
      const read = await attack({ ask, rows: 1_000, publicRows: 500, submissions: 300, random });
      shares[kind] += shareRight(read, truth, 0, 500) / SEEDS;
    }
  }
  say(
    `  ${name.padEnd(24)} rounded ${percent(shares.rounding)}, protected ${percent(shares.ladder)}`,
  );
}

say('Honest teams whose change to the private board is said to be beyond luck (goal at most 1 %)');
for (const works of [1, 10, 40]) {
  let [beyond, all] = [0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    begin(`best of ${works} works: ${seed} of 20`);
    const board = { teams: 200, publicRows: 600, privateRows: 1_400, works, alike: 0.9 };
    const shakes = shakenBoard({ ...board, random: randomOf(seed) });
    all += shakes.length;
    beyond += shakes.filter((shake) => shake.beyond).length;
  }
  say(`  best of ${String(works).padStart(2)} works  ${((100 * beyond) / all).toFixed(2)} %`);
}

say(
  'Planted copies with 1 to 5 % noise among independent results (goal: 10 found, at most 1 false)',
);
for (const classes of [2, 5]) {
  begin(`copies among results of ${classes} classes`);
  const options = { teams: 2_000, rows: 1_000, classes, copies: 10, random: randomOf(classes) };
  const { pairs, planted, seconds } = copiedBoard(options);
  const found = pairs.filter(({ one, other }) => planted.has(`${one}:${other}`)).length;
  say(
    `  ${classes} classes, 2,000 results  ${found} of 10 found, ${pairs.length - found} false, ${seconds.toFixed(1)} s`,
  );
}
