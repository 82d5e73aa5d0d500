import { expect, it } from '@jest/globals';
import { taskDocument, taskId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const forecast = {
  Task: taskId(),
  State: 'done',
  DoneDate: '2026-11-20T04:00:00.000Z',
  Problem: null,
  Boards: [
    {
      Board: 'privateLb',
      Rows: 80,
      Gap: 0.1,
      From: 0.8,
      To: 0.9,
      Head: 13,
      MoreRows: 400,
      MoreHead: 6,
    },
  ],
  Giveaway: { Open: 900, Guarded: 200, Hidden: null },
  Leaks: [{ Kind: 'sharedRows', Subject: null, File: 'test.csv', Count: 3, Of: 80 }],
  Files: [],
  Baselines: 1,
};
const fields = `{ competitionTask(id: "${taskId()}") { forecast { state
  boards { board headCount moreRowsHeadCount } giveaway { protectedBits } leaks { kind totalCount } } } }`;
const expectTask = () =>
  rest()
    .get('/v2/api/tasks')
    .query({ ids: taskId() })
    .reply(200, { data: [taskDocument()] });

it.each([
  [
    'what platform foretells',
    [forecast],
    {
      state: 'DONE',
      boards: [{ board: 'PRIVATE', headCount: 13, moreRowsHeadCount: 6 }],
      giveaway: { protectedBits: 200 },
      leaks: [{ kind: 'SHARED_ROWS', totalCount: 80 }],
    },
  ],
  ['nothing of a task that others manage', [], null],
])('tells %s', async (_what, data, told) => {
  expectTask();
  rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
    .get('/v2/api/taskForecasts')
    .query({ Task: taskId() })
    .reply(200, { data });
  const { body } = await gateway().send(fields, { token: TOKEN });
  expect(body.data).toEqual({ competitionTask: { forecast: told } });
});

it('asks nothing for a visitor', async () => {
  expectTask();
  const { body } = await gateway().send(fields);
  expect(body.data).toEqual({ competitionTask: { forecast: null } });
});
