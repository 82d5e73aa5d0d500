import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { screen, within } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { type Answers, fakeGateway } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { openPage } from '../support/open-page.tsx';
import { flagsIn, weakFlags } from '#tests/web/support/weak-flags.ts';

beforeEach(() => localStorage.clear());

const questionnaire = {
  __typename: 'Questionnaire',
  id: '9'.repeat(24),
  name: '体验调查',
  description: '',
  questions: [],
};

const open = ({ isCreator = true, flags = {} }, answers: Answers = {}) => {
  let kept: Flags = { 'recorded-level': 2, ...flags };
  const member = () => ({ ...viewer, weakFlags: weakFlags(kept) });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: member() }),
    Home: () => home(),
    CreatorWelcome: () => ({ viewer: { ...member(), member: { ...viewer.member, isCreator } } }),
    SetWeakFlags: ({ input }) => {
      kept = { ...kept, ...flagsIn(input) };
      return { setWeakFlags: member() };
    },
    ...answers,
  });
  const asked = () => gateway.sent.map(({ operationName }) => operationName);
  return { ...gateway, ...openPage('/home'), asked };
};

describe('a new creator', () => {
  it('is welcomed at /home, once, and led to the creator centre', async () => {
    const { inputOf } = open({});
    const dialog = within(await screen.findByRole('dialog', { name: '恭喜你成为创作者' }));
    expect(dialog.getByRole('link', { name: '进入创作者中心' })).toHaveAttribute(
      'href',
      '/home/user/creator',
    );
    expect(flagsIn(await inputOf('SetWeakFlags'))).toEqual({ creator_hint_shown: true });
  });

  it('is not who was welcomed before: nothing is asked for', async () => {
    const { asked } = open(
      { flags: { creator_hint_shown: true } },
      { QuestionnairePopup: () => ({ viewer: { ...viewer, questionnaire } }) },
    );
    expect(await screen.findByRole('dialog', { name: '体验调查' })).toBeVisible();
    expect(asked()).not.toContain('CreatorWelcome');
  });

  it('is not who is no creator', async () => {
    const { variablesOf } = open(
      { isCreator: false },
      { QuestionnairePopup: () => ({ viewer: { ...viewer, questionnaire } }) },
    );
    await variablesOf('CreatorWelcome');
    // The welcome would go before it.
    expect(await screen.findByRole('dialog', { name: '体验调查' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
