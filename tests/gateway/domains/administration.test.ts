import { describe, expect, it } from '@jest/globals';
import nock from 'nock';
import { authUser, memberId } from '../support/documents.ts';
import { stubContract } from '../support/contract.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const id = memberId();
const administration = {
  announcements: 'announcements { totalCount }',
  auditEntries: 'auditEntries { hasNextPage }',
  clientUsage: 'clientUsage { totalCount }',
  counts: 'counts { workOrders }',
  creators: 'creators { totalCount }',
  datasetShowcase: 'datasetShowcase { sponsorIds }',
  exchanges: 'exchanges { totalCount }',
  hostApplications: 'hostApplications { totalCount }',
  managedTasks: 'managedTasks { totalCount }',
  member: `member(id: "${id}") { id }`,
  members: 'members { totalCount }',
  parkedJobs: 'parkedJobs { totalCount }',
  parkedMails: 'parkedMails { totalCount }',
  questionnaireResults: `questionnaireResults(id: "${id}") { counts { count } }`,
  questionnaires: 'questionnaires { totalCount }',
  questionnaireTexts: `questionnaireTexts(id: "${id}", questionId: "${id}") { totalCount }`,
  rateableDatasets: 'rateableDatasets { totalCount }',
  realNameRequest: `realNameRequest(id: "${id}") { id }`,
  realNameRequests: 'realNameRequests { totalCount }',
  serviceAccounts: 'serviceAccounts { id }',
  site: 'site { hidden }',
  trackedCounts: 'trackedCounts { totalCount }',
};
const support = {
  cannedAnswers: 'cannedAnswers { id }',
  queue: 'queue { waitingCount }',
  staff: 'staff { id }',
  workOrders: 'workOrders { totalCount }',
};

describe.each([
  { part: 'administration', type: 'Administration', fields: administration },
  { part: 'support', type: 'Support', fields: support },
])('$part', ({ part, type, fields }) => {
  const query = `{ ${part} { ${Object.values(fields).join(' ')} } }`;

  it('is null to a visitor, and nothing is asked for', async () => {
    expect((await gateway().send(query)).body).toEqual({ data: { [part]: null } });
  });

  it.each([[[]], [['moderator', 'organizer', 'columnist']]])(
    'is null to a member with the roles %j, by the call for the viewer alone',
    async (Roles) => {
      rest()
        .get('/api/auth')
        .reply(200, { ...authUser(), Roles });
      expect((await gateway().send(query, { token: TOKEN })).body).toEqual({
        data: { [part]: null },
      });
    },
  );

  it('has each of its fields for an administrator, who is asked for once', async () => {
    const counts = stubContract(2);
    const { body } = await gateway().send(query, { token: TOKEN });
    nock.cleanAll();
    expect(body.errors).toBeUndefined();
    const answer = body.data?.[part] as Record<string, unknown>;
    expect(Object.keys(answer).filter((field) => answer[field] === null)).toEqual([]);
    expect(counts.byOperation()).toMatchObject({ 'account.current': 1 });
  });

  it('has no field that these tests leave out', async () => {
    const { body } = await gateway().send(`{ __type(name: "${type}") { fields { name } } }`);
    const { fields: known } = body.data?.__type as { fields: { name: string }[] };
    expect(known.map(({ name }) => name).toSorted()).toEqual(Object.keys(fields).toSorted());
  });
});

it('the support have the counts of the administration, and are refused the rest of it', async () => {
  rest()
    .get('/api/auth')
    .reply(200, { ...authUser(), Roles: ['support'] });
  const counts = {
    WorkOrders: 3,
    RealNames: null,
    HostApplications: null,
    SourceApplications: null,
    Exchanges: null,
    ParkedMails: null,
    ParkedJobs: null,
  };
  rest().get('/api/admin/counts').reply(200, counts);
  rest()
    .get('/api/admin/members')
    .query(true)
    .reply(403, { code: 'FORBIDDEN', message: '仅管理员可以管理用户' });
  const { body } = await gateway().send(
    '{ administration { counts { workOrders } members { totalCount } } }',
    { token: TOKEN },
  );
  expect(body).toMatchObject({
    data: { administration: { counts: { workOrders: 3 }, members: null } },
    errors: [{ path: ['administration', 'members'], extensions: { code: 'FORBIDDEN' } }],
  });
});
