import { asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import type { ArchiveSource, CompetitionPart } from '#domains/competitions/store/carried.ts';
import { type CompetitionRow, stages, tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { type UploadRow, uploads } from '#domains/uploads/tables.ts';
import {
  type NamedContent,
  namedKeys,
  type NamedUpload,
  type PackedEntry,
  packer,
} from './packing.ts';
import { competitionDocument, stageDocument, taskDocument } from './settings-documents.ts';

/** Names files in documents before they are packed. */
const naming: Pick<ArchiveSource, 'upload' | 'content'> = {
  upload: (key, purpose): NamedUpload => ({ $upload: key, purpose }),
  content: (folder, name, content, purpose): NamedContent => ({
    $content: content,
    folder,
    name,
    purpose,
  }),
};

/** A competition as an archive describes it, with the entries that the description names. */
export interface Description {
  document: unknown;
  entries: PackedEntry[];
  /** In the order of the description. */
  taskIds: string[];
}

const uploadsOf = async (db: Handle, keys: readonly string[]) => {
  const rows = new Map<string, UploadRow>();
  for (const slice of slices([...new Set(keys)]))
    for (const row of await db.select().from(uploads).where(inArray(uploads.key, slice)))
      rows.set(row.key, row);
  return rows;
};

/** Describes a competition in the words of its managers, parts of other domains too. */
export const describeCompetition = async (
  db: Handle,
  competition: CompetitionRow,
  parts: readonly CompetitionPart[],
): Promise<Description> => {
  const ownStages = await db
    .select()
    .from(stages)
    .where(eq(stages.competitionId, competition.id))
    .orderBy(asc(stages.startDate), asc(stages.id));
  const found = await db
    .select({ task: tasks, solution: taskSolutions })
    .from(tasks)
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .where(eq(tasks.competitionId, competition.id))
    .orderBy(asc(tasks.position), asc(tasks.id));
  const ownTasks = ownStages.flatMap(({ id }) => found.filter(({ task }) => task.stageId === id));
  const placeOf = (id: string | null) => ownStages.findIndex((stage) => stage.id === id);
  const source: ArchiveSource = {
    competition,
    stages: ownStages,
    tasks: ownTasks.map(({ task }) => task),
    ...naming,
  };
  const document = {
    Competition: competitionDocument(competition, naming.upload),
    Stages: ownStages.map((stage) => ({
      // Place of the stage that it begins after.
      BeginsAfter: stage.beginsAfter === null ? null : placeOf(stage.beginsAfter),
      Settings: stageDocument(stage),
    })),
    Tasks: ownTasks.map(({ task, solution }) => ({
      Stage: placeOf(task.stageId),
      Settings: taskDocument(task, solution ?? undefined, naming),
    })),
    Parts: {} as Record<string, unknown>,
  };
  for (const { name, archive } of parts)
    if (archive) document.Parts[name] = await archive.describe(db, source);
  const known = await uploadsOf(db, namedKeys(document));
  const { pack, entries } = packer(competition.startDate, known);
  return { document: pack(document), entries, taskIds: source.tasks.map(({ id }) => id) };
};
