import { jest } from '@jest/globals';

export interface Refusal {
  code: string;
  message: string;
  field?: string;
  retryAfter?: number;
}

/** What the gateway answers to an operation: its data, or the refusal that it throws. */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** Throw it out of an answer to refuse. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const respond = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Map([['content-type', 'application/json']]),
  text: () => Promise.resolve(JSON.stringify(body)),
});

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * Stands where the gateway is, behind fetch. Operations without an answer get an error, like an
 * unknown field would. Returns what was sent.
 */
export const fakeGateway = (answers: Answers) => {
  const sent: Sent[] = [];
  const known: Answers = {
    Viewer: () => ({ viewer: null }),
    Site: () => ({
      site: {
        __typename: 'Site',
        name: '鲸潮社区',
        workbenchUrl: null,
        rawCountCompetitionIds: [],
        hiddenRegisterCompetitionIds: [],
        preliminaryCompetitionIds: [],
        platformIdBoxes: [],
        lunarNewYear: null,
      },
    }),
    AwardedWorks: () => ({
      workPosts: { __typename: 'ForumPostPage', page: 1, items: [] },
    }),
    WorksSidebar: () => ({
      workPosts: { __typename: 'ForumPostPage', totalCount: 0, page: 1, perPage: 6, items: [] },
    }),
    RelatedColumns: ({ competitionId }) => ({
      competition: { __typename: 'Competition', id: competitionId, relatedColumns: [] },
    }),
    RecordPageView: () => ({ recordPageView: true }),
    ...answers,
  };
  const fetch = jest.fn((_url: string, init: { body: string }) => {
    const { operationName, variables } = JSON.parse(init.body) as Sent;
    sent.push({ operationName, variables });
    try {
      const answer = known[operationName];
      if (!answer) throw new Refused({ code: 'INTERNAL', message: `没有${operationName}的回答` });
      // An answer that is a promise comes when it does.
      return Promise.resolve(answer(variables)).then((data) => respond(200, { data }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { message, ...extensions } = error.refusal;
      return Promise.resolve(respond(200, { errors: [{ message, extensions }] }));
    }
  });
  Object.assign(globalThis, { fetch });
  return { sent, fetch };
};
