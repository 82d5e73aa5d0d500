import { Refusal } from '@whaletide/server/refusal.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { CompetitionPart } from '../../competitions/store/carried.ts';
import { createCompetition, updateCompetition } from '../settings.ts';
import { createStage } from '../stages.ts';
import type { TaskTools } from '../task-tools.ts';
import { createTask } from '../tasks.ts';
import type { ArchiveDocument } from './document.ts';

/** Services whose every transaction is this one, so that all of what they make stands or none. */
export const servicesWithin = (services: Services, tx: Transaction): Services => ({
  ...services,
  database: { ...services.database, db: tx, transaction: (work) => work(tx) },
});

/** Says in which part of the description a refusal came. */
const at = async <T>(place: string, make: () => Promise<T>): Promise<T> => {
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
const endOf = ({ StartDate, EndDate }: ArchiveDocument['Competition']): string =>
  EndDate ?? new Date(Date.parse(StartDate) + 86_400_000).toISOString();

/**
 * Makes a draft of the caller's organization as its managers would, step by step and by their rules.
 * Runs in a transaction (`servicesWithin`).
 * @returns id of the draft
 * @throws Refusal BAD_USER_INPUT with the place
 */
export const buildCompetition = async (
  tools: TaskTools,
  caller: Caller,
  shortName: string,
  { document, parts }: { document: ArchiveDocument; parts: readonly CompetitionPart[] },
): Promise<string> => {
  const { services } = tools;
  const { Competition, Stages, Tasks, Parts } = document;
  const { Name, StartDate, Kind = 'competition', Activity } = Competition;
  const type = Activity && Kind !== 'exercise' ? { DetailType: Activity.DetailType } : {};
  const draft = { Name, StartDate, EndDate: endOf(Competition), Kind, ...type };
  const unknown = Object.keys(Parts).find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) throw badInput(`竞赛描述中有不认识的部分「${unknown.slice(0, 40)}」`);
  const id = await at('比赛', () => createCompetition(services, caller, shortName, draft));
  const stageIds: string[] = [];
  const taskIds: string[] = [];
  const target = { competitionId: id, stageIds, taskIds };
  const build = ({ name, archive }: CompetitionPart) => {
    const part = Parts[name] ?? null;
    return part === null ? undefined : archive?.build(services, caller, target, part);
  };

  for (const part of parts) if (part.name === FIRST) await at('报名设置', async () => build(part));
  await at('比赛设置', () => updateCompetition(services, caller, id, Competition));
  for (const { BeginsAfter, Settings } of Stages) {
    const place = `阶段「${Settings.Name}」`;
    const follows = BeginsAfter === null ? null : (stageIds[BeginsAfter] ?? '');
    if (follows === '') throw badInput(`${place}：它之前的阶段不存在`);
    const settings = { ...Settings, BeginsAfter: follows };
    const stage = await at(place, () => createStage(services, caller, id, settings));
    stageIds.push(stage.id);
  }
  for (const { Stage, Settings } of Tasks) {
    const place = `任务「${Settings.Name}」`;
    const stage = stageIds[Stage];
    if (stage === undefined) throw badInput(`${place}：所属阶段不存在`);
    const task = await at(place, () => createTask(tools, caller, { ...Settings, Stage: stage }));
    taskIds.push(task.id);
  }
  for (const part of parts) if (part.name !== FIRST) await at('比赛设置', async () => build(part));
  return id;
};
