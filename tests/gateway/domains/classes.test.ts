import { describe, expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const id = '6'.repeat(24);
const itemId = '7'.repeat(24);
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const shared = { badheaders: ['authorization'] };

const schoolClass = {
  _id: id,
  Name: '数据一班',
  Description: '',
  Organization: null,
  Teacher: memberId(0),
  Role: 'teacher',
  Code: 'ABCDEFGHJK',
  IsOpen: true,
  MailDomain: null,
  StudentsNumber: 2,
  ItemsNumber: 1,
  CreateDate: DATE,
};
const result = { Item: itemId, Score: 0.5, Tries: 3, LastDate: DATE, Late: true };
const item = {
  _id: itemId,
  Class: id,
  Kind: 'competition',
  Competition: null,
  Task: null,
  Column: null,
  Lab: null,
  OpenDate: null,
  DueDate: DATE,
  CreateDate: DATE,
  Own: result,
  DoneNumber: 1,
};
const viewer = () => rest(authorized).get('/api/auth').reply(200, authUser());
const send = (query: string, variables: Record<string, unknown> = {}) =>
  gateway().send(query, { token: TOKEN, variables });

describe('a class', () => {
  it('has its table in two calls, whatever the number of students, and their cards in one', async () => {
    viewer();
    const found = rest(authorized).get(`/api/classes/${id}`).reply(200, schoolClass);
    const students = [0, 1].map((at) => ({
      User: memberId(at),
      HasJoined: true,
      Date: DATE,
      Results: [result],
    }));
    rest(authorized)
      .get(`/api/classes/${id}/students`)
      .query({ page: '1', perPage: '50' })
      .reply(200, page(students));
    rest(shared)
      .get('/api/users')
      .query({ ids: `${memberId(0)},${memberId(1)}` })
      .reply(200, { data: [member(0), member(1)] });
    const { body } = await send(
      `query ($id: ID!) { viewer { class(id: $id) { code role students { totalCount items {
        hasJoined member { id } results { itemId score tries isLate } } } } } }`,
      { id },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      viewer: {
        class: {
          code: 'ABCDEFGHJK',
          role: 'TEACHER',
          students: {
            totalCount: 2,
            items: [0, 1].map((at) => ({
              hasJoined: true,
              member: { id: memberId(at) },
              results: [{ itemId, score: 0.5, tries: 3, isLate: true }],
            })),
          },
        },
      },
    });
    expect(found.isDone()).toBe(true);
  });

  it('is null for who has nothing to do with it, and for what can’t be an id', async () => {
    viewer();
    rest(authorized)
      .get(`/api/classes/${id}`)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该班级' });
    const { body } = await send(
      `{ viewer { found: class(id: "${id}") { id } wrong: class(id: "x") { id } } }`,
    );
    expect(body).toEqual({ data: { viewer: { found: null, wrong: null } } });
  });

  it('asks for no students and items that aren’t the viewer’s to see', async () => {
    viewer();
    rest(authorized)
      .get(`/api/classes/${id}`)
      .reply(200, { ...schoolClass, Role: 'offered', Code: null });
    const { body } = await send(
      `{ viewer { class(id: "${id}") { role items { id } students { totalCount } } } }`,
    );
    expect(body).toEqual({
      data: { viewer: { class: { role: 'OFFERED', items: null, students: null } } },
    });
  });

  it('tells a student their own result', async () => {
    viewer();
    rest(authorized)
      .get(`/api/classes/${id}`)
      .reply(200, { ...schoolClass, Role: 'student', Code: null });
    rest(authorized)
      .get(`/api/classes/${id}/items`)
      .reply(200, { data: [item] });
    const { body } = await send(
      `{ viewer { class(id: "${id}") { items { kind dueAt doneCount competition { id }
        result { score isLate } } students { totalCount } } } }`,
    );
    expect(body.data).toEqual({
      viewer: {
        class: {
          items: [
            {
              kind: 'COMPETITION',
              dueAt: DATE,
              doneCount: 1,
              competition: null,
              result: { score: 0.5, isLate: true },
            },
          ],
          students: null,
        },
      },
    });
  });

  it('is none of a visitor’s', async () => {
    const organization = {
      _id: '8'.repeat(24),
      ShortName: 'school',
      Name: '学校',
      Description: '',
      Image: null,
    };
    rest(shared).get('/api/organizations/school').reply(200, organization);
    const { body } = await gateway().send(
      '{ organization(shortName: "school") { classes { totalCount } } viewer { id } }',
    );
    expect(body.data).toEqual({ organization: { classes: null }, viewer: null });
  });

  it('is joined by its code, and a wrong one is refused at its field', async () => {
    rest(authorized)
      .post('/api/classStudents', { Code: 'abc' })
      .reply(404, { code: 'NOT_FOUND', message: '未找到该班级', field: 'Code' });
    const { body } = await send('mutation { joinClass(input: { code: "abc" }) { id } }');
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'code' });
  });

  it('gets an item by what the call takes', async () => {
    rest(authorized)
      .post(`/api/classes/${id}/items`, {
        Kind: 'practice',
        Task: '9'.repeat(24),
        Column: null,
        Lab: null,
        OpenDate: null,
        DueDate: DATE,
      })
      .reply(200, { ...item, Kind: 'practice', Own: null });
    const { body } = await send(
      'mutation ($input: AddClassItemInput!) { addClassItem(input: $input) { id kind } }',
      { input: { classId: id, kind: 'PRACTICE', taskId: '9'.repeat(24), dueAt: DATE } },
    );
    expect(body.data).toEqual({ addClassItem: { id: itemId, kind: 'PRACTICE' } });
  });

  it.each([
    ['leaveClass', 'POST', `/api/classes/${id}/leaving`, 'classId', id],
    ['deleteClass', 'DELETE', `/api/classes/${id}`, 'classId', id],
    ['removeClassItem', 'DELETE', `/api/classItems/${itemId}`, 'itemId', itemId],
  ])('answers of %s what is gone', async (mutation, method, path, key, gone) => {
    rest(authorized).intercept(path, method).reply(200, { ok: true });
    const { body } = await send(
      `mutation { ${mutation}(input: { ${key}: "${gone}" }) { deletedId } }`,
    );
    expect(body.data).toEqual({ [mutation]: { deletedId: gone } });
  });
});
