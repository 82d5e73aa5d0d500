import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, TitleLine } from '#shared/rest/common.ts';
import { Competition } from '#domains/competitions/rest/competitions.ts';
import { CompetitionTask } from '#domains/competitions/rest/stages.ts';

/** Calls that copy a competition or a task. The specification names none; these are ours. */
export const cloningCalls = {
  competition: call({
    operation: 'cloning.competition',
    method: 'POST',
    path: '/v2/api/competitions/:id/clones',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Makes a draft of the caller’s out of a competition: its settings, pages, stages, tasks, forms, solutions, files, datasets, baselines, board groups, templates, skill rules, and ways of judging, without teams, judges, works and posts. It begins today at the same hour (managing/rules/cloning.ts). For its owners, else 403 FORBIDDEN',
    params: ById,
    body: Type.Object({ Name: TitleLine }),
    response: Competition,
  }),
  task: call({
    operation: 'cloning.task',
    method: 'POST',
    path: '/v2/api/tasks/:id/clones',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Adds a copy of a task at the end of its stage, with its files, solution, baselines, board groups, template and way of judging, without judges and works; for those who manage the competition. 409 CONFLICT once the final ranking is published',
    params: ById,
    body: Type.Object({}),
    response: CompetitionTask,
  }),
};
