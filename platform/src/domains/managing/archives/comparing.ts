import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  archivedBoards,
  boardDifference,
  sameScores,
} from '@whaletide/schema/domains/managing/rules/archive-boards.ts';
import { unlessGone } from '#jobs/unless-gone.ts';
import type { Objective } from '#domains/competitions/tables.ts';
import type { Scorer } from '#domains/scoring/store/scorer.ts';
import { boardRulesOf } from './archived-works.ts';
import { refuseArchive } from './archive-problem.ts';
import type { CheckedArchive } from './check-archive.ts';
import { type ArchiveDocument, checkBoards, checkWorks } from './document.ts';
import { toObjective } from '../task-values.ts';

const SECRET_BYTES = 32;

/** A task as it is scored after the import. */
interface ScoredTask {
  objective: Objective;
  /** Entry of its solution; null where it has none. */
  solution: string | null;
}

export interface Comparison {
  /** Works whose scores were made again, and those that can't be. */
  compared: number;
  left: number;
}

export interface Comparing {
  scorer: Scorer;
  /** Aborts where the comparison isn't waited for any more. */
  gone: AbortSignal;
  /** Told before each work. */
  onWork: (done: number, total: number) => Promise<void>;
}

const nameOf = ({ Tasks }: ArchiveDocument, task: number): string =>
  `任务「${Tasks[task]?.Settings.Name ?? task + 1}」`;

/** Solutions' entries by task, as the packed description names them. */
const solutionsOf = (packed: unknown): (string | null)[] => {
  const { Tasks = [] } = packed as {
    Tasks?: { Settings?: { Objective?: { Solution?: { $file?: unknown } } } }[];
  };
  return Tasks.map(({ Settings }) => {
    const entry = Settings?.Objective?.Solution?.$file;
    return typeof entry === 'string' ? entry : null;
  });
};

/**
 * Scores the works of an archive again by its own rules, and compares scores and boards with what it
 * says.
 * @throws ArchiveProblem with the entry or the task and the place that differ; the reason of `gone`
 *   where it aborts
 */
export const compareWorks = async (
  { scorer, gone, onWork }: Comparing,
  archive: CheckedArchive,
  document: ArchiveDocument,
): Promise<Comparison> => {
  const works = checkWorks(archive.works);
  const boards = checkBoards(archive.boards);
  const solutions = solutionsOf(archive.document);
  const tasks = document.Tasks.map(({ Settings: { Objective: sent } }, task): ScoredTask | null =>
    sent ? { objective: toObjective(sent), solution: solutions[task] ?? null } : null,
  );
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  const importId = randomUUID();
  const texts = new Map<string, string>();
  const textOf = async (entry: string): Promise<string> => {
    const known = texts.get(entry);
    if (known !== undefined) return known;
    const file = archive.files.get(entry);
    const text = file ? await readFile(file.path, 'utf8') : refuseArchive(`缺少条目「${entry}」`);
    texts.set(entry, text);
    return text;
  };

  const basisOf = async (entry: string) => {
    const csv = await textOf(entry);
    return { name: `${importId} ${entry}`, secret, read: () => csv };
  };

  const named = new Set(works.map(({ file }) => file));
  for (const entry of archive.files.keys())
    if (entry.startsWith('works/') && !named.has(entry))
      return refuseArchive(`条目「${entry}」没有被 works.json 引用`);
  let [compared, left] = [0, 0];
  for (const [index, work] of works.entries()) {
    gone.throwIfAborted();
    await onWork(index, works.length);
    const task = tasks[work.task];
    if (!task) return refuseArchive(`作品 ${index + 1} 指向不存在的任务`);
    if (work.scorer === 'worker' || work.file === null || task.solution === null) {
      left += 1;
      continue;
    }
    const file = archive.files.get(work.file);
    if (!file) return refuseArchive(`缺少条目「${work.file}」`);
    const content = await readFile(file.path);
    const scoring = scorer.score(
      {
        result: Uint8Array.from(content),
        basis: await basisOf(task.solution),
        task: task.objective,
      },
      gone,
    );
    const outcome = await unlessGone(scoring, gone);
    if (!outcome.ok) return refuseArchive(`条目「${work.file}」无法重新评分：${outcome.message}`);
    const exact = (part: 'public' | 'private') => {
      const { exact: first, further } = outcome[part];
      return [first, ...further.map((one) => one.exact)];
    };
    if (
      !sameScores(exact('public'), work.exact.public) ||
      !sameScores(exact('private'), work.exact.private)
    )
      return refuseArchive(`条目「${work.file}」重新评分的得分与归档的得分不一致`);
    compared += 1;
  }

  for (const [index, task] of tasks.entries()) {
    const own = works.filter((work) => work.task === index);
    const archived = boards.filter((board) => board.task === index);
    if (!task || (own.length === 0 && archived.length === 0)) continue;
    const again = archivedBoards(index, own, boardRulesOf(task.objective));
    const [board] = archived;
    if (!board || archived.length > 1)
      return refuseArchive(`boards.json 中${nameOf(document, index)}的榜单缺失或重复`);
    for (const part of ['public', 'private'] as const) {
      const place = boardDifference(again[part], board[part]);
      const title = part === 'public' ? 'Public 榜' : 'Private 榜';
      if (place !== null)
        return refuseArchive(
          `boards.json 中${nameOf(document, index)}的${title}第 ${place} 名与重新计算的不一致`,
        );
    }
  }
  return { compared, left };
};
