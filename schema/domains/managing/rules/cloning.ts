import type { EventWord } from '#domains/competitions/rules/competition-kind.ts';
import { settingsLimits, textProblem } from '#domains/competitions/rules/competition-settings.ts';
import { partLimits } from '#domains/competitions/rules/competition-parts.ts';
import type { Refusal } from '#shared/rules/refusal.ts';
import { startOfDay } from '#shared/rules/time.ts';

/**
 * Milliseconds by which all times of a competition move so that its copy begins today, in Shanghai,
 * at the hour at which it began: whole days, so that hours and distances stay.
 */
export const cloneShift = (startDate: Date, now: Date): number =>
  startOfDay(now).getTime() - startOfDay(startDate).getTime();

/**
 * Why a copy can't have this name; null when it can.
 *
 * @param word that the problem calls the copy by
 */
export const cloneNameProblem = (name: string, word: EventWord = '比赛'): Refusal | null =>
  textProblem(name, { title: `${word}名称`, most: settingsLimits.name, field: 'Name' });

const COPY = '（副本）';

const copied = (name: string, most: number): string =>
  `${[...name].slice(0, most - [...COPY].length).join('')}${COPY}`;

/** The name of a copied task, as long as names of tasks are. */
export const copiedTaskName = (name: string): string => copied(name, partLimits.taskName);
