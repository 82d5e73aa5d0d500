import type {
  LabComparison,
  NotebookChange,
} from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { comparisonLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { type Asker, type startNotebookProcesses, TooComplex } from './rendering/renderer.ts';
import { notebookBytes } from './store/notebook-files.ts';
import { filesOfVersions, type VersionFile } from './store/notebooks.ts';
import type { Asking } from './store/projects.ts';

type Process = Pick<ReturnType<typeof startNotebookProcesses>, 'run'>;

interface Pair {
  before: VersionFile | null;
  after: VersionFile | null;
}

/** Pairs of notebooks under other names that are looked at for cells that they share. */
const MOST_GUESSES = 12;

/** Pairs the notebooks of two versions: by name, else by content. Removed ones come last. */
const paired = (before: readonly VersionFile[], after: readonly VersionFile[]): Pair[] => {
  const left = new Set(before);
  const take = (same: (file: VersionFile) => boolean): VersionFile | null => {
    const found = [...left].find(same) ?? null;
    if (found) left.delete(found);
    return found;
  };
  const named = after.map((file) => ({
    before: take(({ name }) => name === file.name),
    after: file,
  }));
  const pairs = named.map((pair): Pair =>
    pair.before ? pair : { ...pair, before: take(({ hash }) => hash === pair.after.hash) },
  );
  return [...pairs, ...[...left].map((file): Pair => ({ before: file, after: null }))];
};

const NOTHING = { Cells: [], Cut: false };

/** Compares versions, one notebook after the other, in the process that is made for it. */
export const comparer = (services: Services, process: Process) => {
  const cellsOf = async (
    before: string,
    after: string,
    asker: Asker,
  ): Promise<Pick<NotebookChange, 'Cells' | 'Cut'>> => {
    try {
      const texts = {
        before: await notebookBytes(services, before),
        after: await notebookBytes(services, after),
      };
      const answer = await process.run({ task: 'compare', ...texts }, asker);
      return JSON.parse(answer.toString('utf8')) as Pick<NotebookChange, 'Cells' | 'Cut'>;
    } catch (error) {
      if (error instanceof TooComplex) return { Cells: [], Cut: true };
      throw error;
    }
  };

  /** The part of cells that stayed, 0 to 1. */
  const likeness = ({ Cells }: Pick<NotebookChange, 'Cells'>): number => {
    const count = (change: (one: (typeof Cells)[number]) => boolean) =>
      Cells.filter(change).reduce((sum, { Count }) => sum + Count, 0);
    const all = count(() => true);
    return all === 0 ? 0 : count(({ Change }) => Change === 'SAME') / all;
  };

  /** Pairs notebooks that have another name, and not the same content, where half of their cells stayed. */
  const withRenamed = async (
    pairs: readonly Pair[],
    ends: number,
    asker: Asker,
  ): Promise<Pair[]> => {
    const gone = new Set(pairs.filter(({ after }) => !after).map(({ before }) => before));
    const result: Pair[] = [];
    let guesses = 0;
    for (const pair of pairs) {
      let best: { before: VersionFile; part: number } | null = null;
      for (const before of pair.before || !pair.after ? [] : gone) {
        if (!before || guesses >= MOST_GUESSES || Date.now() >= ends) break;
        guesses += 1;
        const part = likeness(await cellsOf(before.hash, pair.after?.hash ?? '', asker));
        if (part >= 0.5 && part > (best?.part ?? 0)) best = { before, part };
      }
      if (best) gone.delete(best.before);
      result.push(best ? { ...pair, before: best.before } : pair);
    }
    return result.filter(({ before, after }) => after !== null || gone.has(before));
  };

  const changeOf = async (
    { before, after }: Pair,
    inTime: boolean,
    asker: Asker,
  ): Promise<NotebookChange> => {
    const names = { Name: (after ?? before)?.name ?? '', PreviousName: before?.name ?? null };
    if (!before) return { ...names, Change: 'ADDED', ...NOTHING };
    if (!after) return { ...names, Change: 'REMOVED', ...NOTHING };
    if (before.hash === after.hash) return { ...names, Change: 'SAME', ...NOTHING };
    if (!inTime) return { ...names, Change: 'CHANGED', Cells: [], Cut: true };
    return { ...names, Change: 'CHANGED', ...(await cellsOf(before.hash, after.hash, asker)) };
  };

  /**
   * Answers what became of the notebooks between two versions of a project. @throws Refusal
   * NOT_FOUND
   */
  return async (
    labId: string,
    { from, to }: { from: string; to: string },
    asking: Asking,
    asker: Asker,
  ): Promise<LabComparison> => {
    const files = await filesOfVersions(services.database.db, [from, to], asking);
    if (files.length === 0 || files.some((file) => file.labId !== labId))
      throw notFound('项目版本');
    const of = (id: string) => files.filter(({ versionId }) => versionId === id);
    const ends = Date.now() + comparisonLimits.totalMs;
    const Notebooks: NotebookChange[] = [];
    for (const pair of await withRenamed(paired(of(from), of(to)), ends, asker))
      Notebooks.push(await changeOf(pair, Date.now() < ends, asker));
    return { Notebooks };
  };
};
