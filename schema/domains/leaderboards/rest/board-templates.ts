import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Nullable, Prose } from '#shared/rest/common.ts';

/** The HTML that a board is shown in, with placeholders: leaderboards/rules/board-template.ts. Null for none. */
export const BoardTemplate = Type.Object({ Html: Nullable(Prose) });
export type BoardTemplate = Static<typeof BoardTemplate>;

const parents = { tasks: 'task', stages: 'stage' } as const;

const templateCalls = <P extends keyof typeof parents>(parent: P) => ({
  get: call({
    operation: `boardTemplates.${parents[parent]}`,
    method: 'GET',
    path: `/v2/api/${parent}/:id/leaderboardTemplate`,
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `The template of the boards of a ${parents[parent]}; for those who manage its competition`,
    params: ById,
    response: BoardTemplate,
  }),
  set: call({
    operation: `boardTemplates.${parents[parent]}.set`,
    method: 'PUT',
    path: `/v2/api/${parent}/:id/leaderboardTemplate`,
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: `Sets the template of the boards of a ${parents[parent]}; null takes it away. For those who manage its competition`,
    params: ById,
    body: BoardTemplate,
    response: BoardTemplate,
  }),
});

const tasks = templateCalls('tasks');
const stages = templateCalls('stages');

/** The part of an external board's address. */
export const ExternalBoardName = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,39}$' });

/**
 * Calls by which organizers say what a board looks like, and boards that come from elsewhere. The
 * specification knows one of the latter, xwbankExternalLb; ours are configured (SiteConfig).
 */
export const boardTemplateCalls = {
  task: tasks.get,
  setTask: tasks.set,
  stage: stages.get,
  setStage: stages.set,
  external: call({
    operation: 'boardTemplates.external',
    method: 'GET',
    path: '/v2/api/custom/:name',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary: 'A configured external board as a page of HTML that runs nothing',
    params: Type.Object({ name: ExternalBoardName }),
    response: Type.Unknown(),
  }),
  setExternal: call({
    operation: 'boardTemplates.setExternal',
    method: 'PUT',
    path: '/v2/api/custom/:name',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Sets what a configured external board shows; for administrators, also by an access token of theirs',
    params: Type.Object({ name: ExternalBoardName }),
    body: Type.Object({ Html: Prose }),
    response: Done,
  }),
};
