import { isDeepStrictEqual } from 'node:util';
import {
  canonicalJson,
  type Json,
} from '@whaletide/schema/domains/receipts/rules/canonical-json.ts';
import {
  commitment,
  readScoreLeaf,
  saltFor,
} from '@whaletide/schema/domains/receipts/rules/leaf.ts';
import { ladderScore } from '@whaletide/schema/domains/submissions/rules/board-ladder.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { sha256 } from '#domains/receipts/store/hashing.ts';
import type { LogLeafRow } from '#domains/receipts/tables.ts';
import type { Settlement } from '#domains/submissions/store/settling.ts';
import { shownColumns } from '#domains/submissions/store/shown-scores.ts';
import { toSums } from '#domains/submissions/store/ladder/rungs.ts';
import type { workScorings, WorkRow } from '#domains/submissions/tables.ts';

/** A work as it is kept, with its last leaf in the log. */
export interface KeptWork {
  work: WorkRow;
  scoring: typeof workScorings.$inferSelect | null;
  leaf: LogLeafRow | null;
  /** True where its board doesn't round scores. */
  showsExact: boolean;
}

/** Public scores that a board may show of a work: as its task says, or as a protected board does. */
const shownScores = ({ work, scoring }: Settlement, showsExact: boolean): (number | null)[] => {
  const revealed = work.publicScore;
  if (revealed === null || !scoring) return [revealed];
  if (showsExact) return [scoring.exact.public[0] ?? null];
  const { exact, publicRows = null, publicInfluences = null } = scoring;
  const measured = {
    score: exact.public[0] ?? 0,
    rows: publicRows,
    sums: toSums(publicInfluences),
  };
  return [revealed, ladderScore(measured, revealed)];
};

/** Names what of a work's row and its scoring isn't what scoring its file again gives. */
const rowDifferences = ({ work, scoring, showsExact }: KeptWork, again: Settlement): string[] => {
  if (work.status !== again.work.status) return ['status'];
  if (work.status !== workStatus.reviewed) return [];
  const kept = scoring ?? null;
  const isHidden = work.publicScore === null;
  const shown = shownColumns(again.work, again.scoring, showsExact);
  const checks: Record<string, boolean> = {
    'public score': isHidden || shownScores(again, showsExact).includes(work.publicScore),
    'further public scores': isHidden || isDeepStrictEqual(work.publicFurther, shown.publicFurther),
    'private scores':
      work.privateScore === again.work.privateScore &&
      isDeepStrictEqual(work.privateFurther, again.work.privateFurther),
    'exact scores': isDeepStrictEqual(kept?.exact, again.scoring?.exact),
    'rounded scores': isDeepStrictEqual(kept?.rounded, again.scoring?.rounded),
    'clipped predictions': isDeepStrictEqual(kept?.clipped, again.scoring?.clipped),
    file: kept?.fileHash === again.scoring?.fileHash,
    solution: kept?.solutionHash === again.scoring?.solutionHash,
    rules: kept?.rulesHash === again.scoring?.rulesHash,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
};

const hides = async (committed: Json, salt: Uint8Array, text: string | null): Promise<boolean> =>
  text === null ? committed === null : committed === (await commitment(sha256, salt, text));

/** Names what of a work's last leaf isn't what its row and scoring it again say. */
const leafDifferences = async (
  { work, leaf }: KeptWork,
  again: Settlement,
  taskSalt: Uint8Array,
): Promise<string[]> => {
  const isScored = work.status === workStatus.reviewed;
  if (!leaf) return isScored ? ['no leaf in the log'] : [];
  const read = readScoreLeaf(leaf.leaf);
  if (!read) return ['a leaf that can’t be read'];
  const { facts } = read;
  const secret = new Uint8Array(leaf.secret ?? []);
  const { publicScore, publicFurther } = work;
  const { privateScore, privateFurther } = again.work;
  const hidden = work.late ? null : again.scoring?.exact.private;
  const shown = isScored && publicScore !== null ? [publicScore, ...publicFurther] : null;
  const scores = isScored ? canonicalJson(hidden ?? [privateScore, ...privateFurther]) : null;
  const solution = isScored ? (again.scoring?.solutionHash ?? null) : leaf.solutionHash;
  const checks: Record<string, boolean> = {
    work: facts.work === work.id && facts.task === work.taskId,
    'public score': isDeepStrictEqual(facts.public, shown),
    'private scores': await hides(facts.private, await saltFor(sha256, secret, 'private'), scores),
    solution: await hides(facts.solution, taskSalt, solution),
    file: !isScored || facts.file === (again.scoring?.fileHash ?? null),
    rules: !isScored || facts.rules === (again.scoring?.rulesHash ?? null),
    // Leaves of the first version don't say it.
    authorship: (facts.authorship ?? work.authorship) === work.authorship,
    time: facts.submitted === work.uploadDate.toISOString(),
  };
  return Object.keys(checks)
    .filter((name) => !checks[name])
    .map((name) => `${name} in leaf ${leaf.index}`);
};

/** Everything that differs between a work as it is kept and its file scored again; English. */
export const workDifferences = async (
  kept: KeptWork,
  again: Settlement,
  taskSalt: Uint8Array,
): Promise<string[]> => [
  ...rowDifferences(kept, again),
  ...(await leafDifferences(kept, again, taskSalt)),
];
