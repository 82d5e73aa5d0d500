import { Refusal } from '@whaletide/server/refusal.ts';
import { eventWordOf } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Caller } from '#http/caller.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { ArchiveTarget, CompetitionPart } from '#domains/competitions/store/carried.ts';
import { createCompetition, updateCompetition } from '../settings.ts';
import { createStage } from '../stages.ts';
import { addTask, type PreparedTask } from '../tasks.ts';
import type { ArchiveDocument } from './document.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Says in which part of the description a refusal came. */
export const at = async <T>(place: string, make: () => Promise<T>): Promise<T> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Refusal) throw badInput(`${place}：${error.message}`);
    throw error;
  }
};

/** The parts of which the settings of the competition depend; they come before these. */
const FIRST = 'registration';

/** A draft has to end; one that doesn't gets its open end by its settings. */
const endDateOf = ({ StartDate, EndDate }: ArchiveDocument['Competition']): string =>
  EndDate ?? new Date(Date.parse(StartDate) + DAY).toISOString();

/** The task's place in a message. */
export const taskPlace = (name: string): string => `任务「${name}」`;

export interface Building {
  document: ArchiveDocument;
  parts: readonly CompetitionPart[];
  /** The tasks as far as they were prepared, by their places in the description. */
  preparedTask: (index: number) => Promise<PreparedTask>;
  /** Content of a file that a part names. */
  read: ArchiveTarget['read'];
}

/**
 * Makes a draft of the caller's organization as its managers would, step by step and by their rules.
 *
 * @param services of a transaction (`servicesWithin`): what takes its time was done before
 * @returns id of the draft
 * @throws Refusal BAD_USER_INPUT with the place
 */
export const buildCompetition = async (
  services: Services,
  caller: Caller,
  shortName: string,
  { document, parts, preparedTask, read }: Building,
): Promise<string> => {
  const { Competition, Stages, Tasks, Parts } = document;
  const { Name, StartDate, Kind = 'competition', Activity } = Competition;
  const type = Activity && Kind !== 'exercise' ? { DetailType: Activity.DetailType } : {};
  const draft = { Name, StartDate, EndDate: endDateOf(Competition), Kind, ...type };
  const unknown = Object.keys(Parts).find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) throw badInput(`竞赛描述中有不认识的部分「${unknown.slice(0, 40)}」`);
  const word = eventWordOf(Kind);
  const id = await at(word, () => createCompetition(services, caller, shortName, draft));
  const stageIds: string[] = [];
  const taskIds: string[] = [];
  const target: ArchiveTarget = { competitionId: id, stageIds, taskIds, read };
  const build = ({ name, archive }: CompetitionPart) => {
    const part = Parts[name] ?? null;
    return part === null ? undefined : archive?.build(services, caller, target, part);
  };

  for (const part of parts) if (part.name === FIRST) await at('报名设置', async () => build(part));
  await at(`${word}设置`, () => updateCompetition(services, caller, id, Competition));
  for (const { BeginsAfter, Settings } of Stages) {
    const place = `阶段「${Settings.Name}」`;
    const follows = BeginsAfter === null ? null : (stageIds[BeginsAfter] ?? '');
    if (follows === '') throw badInput(`${place}：它之前的阶段不存在`);
    const settings = { ...Settings, BeginsAfter: follows };
    const stage = await at(place, () => createStage(services, caller, id, settings));
    stageIds.push(stage.id);
  }
  for (const [index, { Stage, Settings }] of Tasks.entries()) {
    const place = taskPlace(Settings.Name);
    const stage = stageIds[Stage];
    if (stage === undefined) throw badInput(`${place}：所属阶段不存在`);
    const input = { ...Settings, Stage: stage };
    const prepared = await preparedTask(index);
    const task = await at(place, () => addTask(services, caller, input, prepared));
    taskIds.push(task.id);
  }
  for (const part of parts)
    if (part.name !== FIRST) await at(`${word}设置`, async () => build(part));
  return id;
};
