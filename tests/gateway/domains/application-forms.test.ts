import { describe, expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const form = {
  _id: '1'.repeat(24),
  Type: 4,
  Phone: '13800000000',
  Data: { Name: '陈老师', Company: '海洋大学', Description: '' },
  User: null as string | null,
  CreateDate: '2026-11-01T00:00:00.000Z',
  Status: 0,
  Answer: null as string | null,
  AnswerDate: null,
  Organization: null,
};
const input = { name: '陈老师', company: '海洋大学', phone: '13800000000' };
const mutation =
  'mutation Apply($input: ApplyToHostInput!) { applyToHost(input: $input) { id name company } }';

describe('applying to host a competition', () => {
  it('passes a visitor’s application on', async () => {
    rest({ badheaders: ['authorization'] })
      .post('/api/applicationForms', { Type: 4, Phone: form.Phone, Data: form.Data })
      .reply(200, form);
    const { body } = await gateway().send(mutation, { variables: { input } });
    expect(body.data).toEqual({
      applyToHost: { id: form._id, name: '陈老师', company: '海洋大学' },
    });
  });

  it('names the field of its input that is at fault', async () => {
    rest()
      .post('/api/applicationForms')
      .reply(400, { code: 'BAD_USER_INPUT', message: '请输入称呼', field: 'Data.Name' });
    const { body } = await gateway().send(mutation, { variables: { input }, token: TOKEN });
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: '请输入称呼',
        extensions: { code: 'BAD_USER_INPUT', field: 'name' },
      }),
    ]);
  });

  it('lists applications with who sent them', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['admin'] });
    rest()
      .get('/api/applicationForms')
      .query({ page: 1, perPage: 20, Type: 4 })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, page([{ ...form, User: memberId() }, form]));
    rest()
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    const { body } = await gateway().send(
      '{ administration { hostApplications { totalCount items { phone member { name } } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      administration: {
        hostApplications: {
          totalCount: 2,
          items: [
            { phone: form.Phone, member: { name: '鲸鱼0' } },
            { phone: form.Phone, member: null },
          ],
        },
      },
    });
  });

  it('has no list for a visitor', async () => {
    const { body } = await gateway().send('{ administration { hostApplications { totalCount } } }');
    expect(body).toEqual({ data: { administration: null } });
  });

  it('answers one by the number of its status, and shows it to its applicant', async () => {
    const answered = { ...form, Status: 2, Answer: '资料不全' };
    rest()
      .put(`/api/applicationForms/${form._id}`, { Status: 2, Answer: '资料不全' })
      .reply(200, answered);
    const given = { applicationId: form._id, accepts: false, answer: '资料不全' };
    const sent = await gateway().send(
      `mutation ($input: AnswerHostApplicationInput!) {
        answerHostApplication(input: $input) { status answer organization { name } }
      }`,
      { variables: { input: given }, token: TOKEN },
    );
    expect(sent.body).toEqual({
      data: {
        answerHostApplication: { status: 'DECLINED', answer: '资料不全', organization: null },
      },
    });
  });

  it('hands on what an organization is made of', async () => {
    const made = {
      ShortName: 'haida',
      Name: '海大',
      Description: '',
      Administrators: ['a@b.test'],
    };
    rest()
      .post(`/api/applicationForms/${form._id}/organization`, made)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该账号', field: 'Administrators' });
    const { body } = await gateway().send(
      'mutation ($input: MakeHostOrganizationInput!) { makeHostOrganization(input: $input) { id } }',
      {
        variables: {
          input: {
            applicationId: form._id,
            shortName: 'haida',
            name: '海大',
            description: '',
            administrators: ['a@b.test'],
          },
        },
        token: TOKEN,
      },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      field: 'administrators',
    });
  });
});
