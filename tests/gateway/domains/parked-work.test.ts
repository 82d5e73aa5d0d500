import { expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const KEY = 'digest:2026-W47:a';
const jobId = '8'.repeat(24);
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };

it('parked mails and jobs are asked for with the administrator’s token', async () => {
  const mail = {
    Key: KEY,
    Template: 'digest',
    Subject: '鲸潮社区每周摘要',
    User: memberId(0),
    To: 'm***@demo.test',
    ParkedDate: DATE,
    Tries: 3,
    Failure: 'UNCERTAIN',
  };
  const job = { _id: jobId, Kind: 'digest', ParkedDate: DATE, Tries: 3, Failure: 'SOMETHING' };
  rest()
    .get('/api/auth')
    .reply(200, { ...authUser(), Roles: ['admin'] });
  rest(authorized)
    .get('/api/admin/parkedMails')
    .query({ page: 1, perPage: 20 })
    .reply(200, page([mail], 1, 1, 20));
  rest(authorized)
    .get('/api/admin/parkedJobs')
    .query({ page: 2, perPage: 20 })
    .reply(200, page([job], 21, 2, 20));
  rest()
    .get('/api/users')
    .query(true)
    .reply(200, page([member(0)]));
  const { body } = await gateway().send(
    `{ administration {
      parkedMails { totalCount items { key subject to failure member { name } } }
      parkedJobs(page: 2) { items { id kind failure } }
    } }`,
    { token: TOKEN },
  );
  expect(body.data).toEqual({
    administration: {
      parkedMails: {
        totalCount: 1,
        items: [
          {
            key: KEY,
            subject: '鲸潮社区每周摘要',
            to: 'm***@demo.test',
            failure: 'UNCERTAIN',
            member: { name: member(0).Name },
          },
        ],
      },
      parkedJobs: { items: [{ id: jobId, kind: 'digest', failure: 'FAILED' }] },
    },
  });
});

it('what is decided on them names the input’s field where it is refused', async () => {
  rest(authorized)
    .put('/api/admin/parkedMails/retried', { Key: KEY, MayRepeat: false })
    .reply(409, { code: 'CONFLICT', message: '可能已经送达', field: 'MayRepeat' });
  const refused = await gateway().send(
    `mutation { retryMail(input: { key: "${KEY}", mayRepeat: false }) { retriedId } }`,
    { token: TOKEN },
  );
  expect(refused.body.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    field: 'mayRepeat',
  });
  rest(authorized)
    .put('/api/admin/parkedMails/givenUp', { Key: KEY, Reason: '地址有误' })
    .reply(200, { ok: true });
  rest(authorized).put(`/api/admin/parkedJobs/${jobId}/retried`).reply(200, { ok: true });
  rest(authorized)
    .put(`/api/admin/parkedJobs/${jobId}/givenUp`, { Reason: '不再需要' })
    .reply(200, { ok: true });
  const { body } = await gateway().send(
    `mutation {
      giveUpMail(input: { key: "${KEY}", reason: "地址有误" }) { deletedId }
      retryJob(input: { jobId: "${jobId}" }) { retriedId }
      giveUpJob(input: { jobId: "${jobId}", reason: "不再需要" }) { deletedId }
    }`,
    { token: TOKEN },
  );
  expect(body.data).toEqual({
    giveUpMail: { deletedId: KEY },
    retryJob: { retriedId: jobId },
    giveUpJob: { deletedId: jobId },
  });
});
