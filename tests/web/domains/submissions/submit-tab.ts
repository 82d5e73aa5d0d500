import { screen } from '@testing-library/react';
import {
  competition,
  competitionId,
  registered,
  type stage,
  task,
  taskId,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway, type Answers } from '#tests/web/support/fake-gateway.ts';
import { readableFile } from '#tests/web/support/readable-file.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

export const sample = 'id,species\nP1,Adelie\nP2,Adelie\nP3,Adelie\n';

/** A result file; jsdom's can't be read. */
export const file = (content: string | Buffer, name = 'result.csv') => readableFile(content, name);

/** A submission, by default one that waits to be scored. */
export const work = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Work',
  id: 'a'.repeat(24),
  status: 'PENDING',
  publicScore: null,
  hasNoImprovement: false,
  isLate: false,
  hasReport: false,
  privateScore: null,
  scores: [],
  privateScores: [],
  errorMessage: null,
  invalidReason: null,
  unknownLabels: null,
  roundingStep: null,
  clipped: null,
  fileName: 'result.csv',
  fileSize: 60,
  fileUrl: '/files/result',
  isSelected: false,
  answers: null,
  judgingResult: null,
  reviews: [],
  bestBefore: null,
  queue: null,
  note: null,
  authorship: 'HUMAN',
  authorshipModel: null,
  createdAt: '2026-11-21T04:00:00.000Z',
  submitter: { __typename: 'Member', id: viewer.id, name: '林小舟' },
  ...changes,
});

/** Place of the member's team among 26. */
export const standing = (rank: number) => ({
  leaderboard: {
    __typename: 'LeaderboardPage',
    totalCount: 26,
    viewerRow: { __typename: 'LeaderboardRow', rank },
  },
});

/** The member's submissions of a task, with what is left to them. */
export const list = (
  items: unknown[],
  used = { dailyUsed: 1, totalUsed: 7 },
  { startDate, endDate, isClosedForSubmissions: submitDisabled } = task(),
) => ({
  competitionTask: {
    __typename: 'CompetitionTask',
    id: taskId,
    startDate,
    endDate,
    isClosedForSubmissions: submitDisabled,
    quota: { __typename: 'SubmissionQuota', ...used, resetsAt: '2026-11-21T16:00:00.000Z' },
    uploadToken: null,
    privateBestWork: null,
    works: { __typename: 'WorkPage', totalCount: items.length, page: 1, perPage: 100, items },
  },
});

export const submitTab = `/home/competition/${competitionId}/submit`;

/** Opens the submit tab of a registered member, on these answers and this competition. */
export const open = (
  answers: Answers = {},
  changes: Record<string, unknown> = {},
  address: string = submitTab,
) => {
  const stages = changes.stages as ReturnType<typeof stage>[] | undefined;
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: competition({ viewerState: registered, ...changes }) }),
    Standing: () => standing(3),
    WorkList: () => list([], undefined, stages?.[0]?.tasks[0]),
    ...answers,
  });
  const answer = gateway.fetch.getMockImplementation();
  gateway.fetch.mockImplementation((url, init) =>
    url === '/files/sample'
      ? (Promise.resolve({ ok: true, arrayBuffer: () => file(sample).arrayBuffer() }) as never)
      : (answer?.(url, init) as never),
  );
  return { ...gateway, ...openPage(address) };
};

/** A field of a form. */
export const field = (changes: Record<string, unknown>) => ({
  __typename: 'FormField',
  id: 'title',
  title: '作品名称',
  type: 'SHORT_TEXT',
  isRequired: true,
  placeholder: null,
  sizeLimit: null,
  acceptExts: [],
  options: [],
  isHidden: false,
  ...changes,
});

/** Chooses a file in the panel's only drop area. */
export const choose = async (user: ReturnType<typeof openPage>['user'], chosen: File) => {
  await screen.findByText('把文件拖到这里，或者选择文件');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await user.upload(input, chosen);
};
