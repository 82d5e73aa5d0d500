import { describe, expect, it } from '@jest/globals';
import { authUser, memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const send = (query: string, variables: Record<string, unknown> = {}, token = TOKEN) =>
  gateway().send(query, { variables, token });

const postId = '7'.repeat(24);
const entry = {
  _id: '12',
  Actor: null,
  Action: 'moderation.fold',
  Kind: 'POST',
  Target: postId,
  Title: '求组队',
  Reason: '广告',
  Before: { state: 'SHOWN' },
  After: { state: 'FOLDED' },
  Date: '2026-11-21T04:00:00.000Z',
};

describe('the log of changes', () => {
  it('is asked for by what the filter says, in Chinese words and with links', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['admin'] });
    rest()
      .get('/api/admin/auditEntries')
      .query({
        page: 1,
        perPage: 20,
        first: 20,
        after: 'Mg',
        Kind: 'POST',
        Actor: memberId(),
        Target: postId,
      })
      .reply(200, {
        data: [entry, { ...entry, _id: '11', Action: 'tide.turn', Target: null }],
        totalNum: 22,
        page: 1,
        perPage: 20,
        endCursor: 'NA',
        hasNextPage: true,
      });
    const { body } = await send(
      `query ($filter: AuditFilter) { administration { auditEntries(filter: $filter, after: "Mg") {
        endCursor hasNextPage
        items { isByOperator actor { id } actionText link changes { name before after } }
      } } }`,
      { filter: { kind: 'POST', actorId: memberId(), targetId: postId } },
    );
    const changed = { changes: [{ name: 'state', before: 'SHOWN', after: 'FOLDED' }] };
    const operator = { isByOperator: true, actor: null, ...changed };
    expect(body.data).toEqual({
      administration: {
        auditEntries: {
          endCursor: 'NA',
          hasNextPage: true,
          items: [
            { ...operator, actionText: '折叠内容', link: `/home/competition/forum/${postId}` },
            // A newer platform's change is shown by its name.
            { ...operator, actionText: 'tide.turn', link: null },
          ],
        },
      },
    });
  });
});

describe('content', () => {
  it('is folded, restored and deleted, and a refusal is at the input’s own field', async () => {
    const input = { kind: 'POST', id: postId, reason: '广告' };
    const answer = { _id: postId, Kind: 'POST', Reason: '广告' };
    const at = `/api/admin/content/POST/${postId}`;
    rest()
      .post(`${at}/fold`, { Reason: '广告' })
      .reply(200, { ...answer, State: 'FOLDED' });
    rest()
      .delete(`${at}/fold`)
      .reply(200, { ...answer, Reason: null, State: 'SHOWN' });
    rest()
      .delete(at)
      .query({ Reason: '广告' })
      .reply(200, { ...answer, State: 'REMOVED' });
    const fold = `mutation ($input: FoldContentInput!) { foldContent(input: $input) { state } }`;
    expect((await send(fold, { input })).body.data).toEqual({ foldContent: { state: 'FOLDED' } });
    const restored = await send(
      `mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { state reason } }`,
      { input: { kind: 'POST', id: postId } },
    );
    expect(restored.body.data).toEqual({ restoreContent: { state: 'SHOWN', reason: null } });
    const removed = await send(
      `mutation ($input: RemoveContentInput!) { removeContent(input: $input) { state } }`,
      { input },
    );
    expect(removed.body.data).toEqual({ removeContent: { state: 'REMOVED' } });
    rest()
      .post(`${at}/fold`)
      .reply(400, { code: 'BAD_USER_INPUT', message: '请输入原因', field: 'Reason' });
    const refused = await send(fold, { input: { ...input, reason: '' } });
    expect(refused.body.errors?.[0]).toMatchObject({
      message: '请输入原因',
      extensions: { code: 'BAD_USER_INPUT', field: 'reason' },
    });
  });
});

describe('members, for administrators', () => {
  const member = {
    _id: memberId(),
    Name: '林小舟',
    Avatar: null,
    GrowthScore: 0,
    Signature: null,
    Bio: null,
    Website: null,
    Identity: null,
    University: null,
    MajorTag: null,
    Major: null,
    Company: null,
    Job: null,
    Location: null,
    followersCount: 0,
    CommunityVerify: null,
    HideProfile: false,
    Deactivated: false,
    Email: 'lin@example.com',
    Phone: null,
    Roles: ['columnist'],
    CreateDate: '2026-11-21T04:00:00.000Z',
    DeactivatedDate: null,
    ClosesDate: null,
    ClosedDate: null,
    CreatorBannedDate: null,
    CreatorBanReason: null,
  };

  it('are found, and changed', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['admin'] });
    rest()
      .get('/api/admin/members')
      .query({ page: 1, perPage: 20, Text: 'lin', Role: 'columnist', State: 'ACTIVE' })
      .reply(200, { data: [member], totalNum: 1, page: 1, perPage: 20 });
    const { body } = await send(
      `{ administration { members(text: " lin ", role: COLUMNIST, state: ACTIVE) {
        items { id email roles member { name } }
      } } }`,
    );
    expect(body.data).toEqual({
      administration: {
        members: {
          items: [
            {
              id: memberId(),
              email: member.Email,
              roles: ['COLUMNIST'],
              member: { name: '林小舟' },
            },
          ],
        },
      },
    });
    const at = `/api/admin/members/${memberId()}`;
    rest().put(`${at}/communityVerify`, { Type: 2, Name: '工程师' }).reply(200, member);
    rest().put(`${at}/communityVerify`, { Type: 0, Name: '' }).reply(200, member);
    const verify = `mutation ($input: VerifyMemberInput!) { verifyMember(input: $input) { id } }`;
    for (const [type, name] of [
      ['PROFESSIONAL', '工程师'],
      [null, ''],
    ])
      expect(
        (await send(verify, { input: { memberId: memberId(), type, name } })).body.data,
      ).toEqual({ verifyMember: { id: memberId() } });
  });
});
