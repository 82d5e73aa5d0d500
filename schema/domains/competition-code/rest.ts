import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, ListOf, Nullable, PageOf, Paging } from '#shared/rest/common.ts';
import { Lab } from '#domains/projects/rest/project-documents.ts';
import { codeSharings, codeSorts } from './rules.ts';

const Sharing = Type.Enum(codeSharings);

/** A public project as the code of a competition. */
export const SharedCode = Type.Object({
  Lab: Id,
  Competition: Id,
  /** Score that a board shows of its work; null without a work, and where no board shows it. */
  Score: Nullable(Type.Number()),
  /** True where that is the private board's. */
  Private: Type.Boolean(),
});
export type SharedCode = Static<typeof SharedCode>;

/** A competition's code, as the caller finds it. */
export const CodeState = Type.Object({
  Competition: Id,
  Sharing,
  /** True where code is shared and shown now. */
  SharesCode: Type.Boolean(),
});
export type CodeState = Static<typeof CodeState>;

const place = Type.Object({ id: Id, lab: Id });

export const competitionCodeCalls = {
  states: call({
    operation: 'competitionCode.states',
    method: 'GET',
    path: '/v2/api/codeStates',
    access: 'either',
    summary: 'Rules of these competitions for code, of those that the caller may see',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(CodeState),
  }),
  list: call({
    operation: 'competitionCode.list',
    method: 'GET',
    path: '/v2/api/competitions/:id/code',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Public projects that are shared as code of a competition; none while its rule doesn’t show them. By score, those whose score a board shows come first',
    params: ById,
    query: Type.Object({ ...Paging(12), sort: Type.Optional(Type.Enum(codeSorts)) }),
    response: PageOf(Lab),
  }),
  ofProjects: call({
    operation: 'competitionCode.ofProjects',
    method: 'GET',
    path: '/v2/api/labCode',
    access: 'either',
    summary: 'Competitions whose code these public projects are, as far as their rules show it now',
    query: Type.Object({ Lab: Ids }),
    response: ListOf(SharedCode),
  }),
  share: call({
    operation: 'competitionCode.share',
    method: 'PUT',
    path: '/v2/api/competitions/:id/code/:lab',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Shares the caller’s own public project as code of a competition, of a reviewed work of their team or of none. 409 while the competition’s rule doesn’t let it',
    params: place,
    body: Type.Object({ Work: Type.Optional(Id) }),
    response: SharedCode,
  }),
  unshare: call({
    operation: 'competitionCode.unshare',
    method: 'DELETE',
    path: '/v2/api/competitions/:id/code/:lab',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Takes the caller’s own project out of a competition’s code',
    params: place,
    response: Done,
  }),
  set: call({
    operation: 'competitionCode.set',
    method: 'POST',
    path: '/v2/api/competitions/:id/codeSettings',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Sets when code of a competition is shared; for those who manage it',
    params: ById,
    body: Type.Object({ Sharing }),
    response: CodeState,
  }),
};
