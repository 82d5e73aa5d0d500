import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { type Answers, fakeGateway } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { openPage } from '../support/open-page.tsx';

beforeEach(() => localStorage.clear());

const open = (
  { roles = ['COLUMNIST'], flags = {}, items = [] as object[] },
  answers: Answers = {},
) => {
  let weakFlags: object = { ...viewer.weakFlags, ...flags };
  const member = () => ({ ...viewer, roles, weakFlags });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: member() }),
    Home: () => home(),
    MyColumns: () => ({
      viewer: { ...member(), columns: { isAuthorized: true, mayCreate: true, items } },
    }),
    SetWeakFlags: ({ input }) => {
      weakFlags = { ...weakFlags, ...(input as { flags: object }).flags };
      return { setWeakFlags: { ...member(), weakFlags } };
    },
    ...answers,
  });
  const asked = () => gateway.sent.map(({ operationName }) => operationName);
  return { ...gateway, ...openPage('/home'), asked };
};

describe('a new creator', () => {
  it('is welcomed at /home, once, and led to a column of their own', async () => {
    const { inputOf } = open({});
    const dialog = within(await screen.findByRole('dialog', { name: '恭喜你成为创作者' }));
    expect(dialog.getByRole('link', { name: '创建专栏' })).toHaveAttribute(
      'href',
      '/home/column/create',
    );
    expect(await inputOf('SetWeakFlags')).toEqual({ flags: { creator_hint_shown: true } });
  });

  it.each([
    ['who was welcomed before', { flags: { creator_hint_shown: true } }],
    ['who is no creator', { roles: [] }],
  ])('is not %s: nothing is asked for', async (_, who) => {
    const { asked } = open(who);
    await waitFor(() => expect(asked()).toContain('AnnouncementPopup'));
    expect(asked()).not.toContain('MyColumns');
  });

  it('is not who has a column already', async () => {
    const column = { __typename: 'Column', id: 'e'.repeat(24), name: '浪花' };
    const questionnaire = {
      __typename: 'Questionnaire',
      id: '9'.repeat(24),
      name: '体验调查',
      description: '',
      questions: [],
    };
    const { variablesOf } = open(
      { items: [column] },
      { QuestionnairePopup: () => ({ viewer: { ...viewer, questionnaire } }) },
    );
    await variablesOf('MyColumns');
    // The welcome would go before it.
    expect(await screen.findByRole('dialog', { name: '体验调查' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
