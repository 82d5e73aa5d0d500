import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { type Answers, fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const newcomer = { ...viewer, member: { ...viewer.member, identity: null } };
const profile = {
  ...newcomer.member,
  signature: null,
  bio: null,
  website: null,
  university: null,
  majorTag: null,
  major: null,
  company: null,
  job: null,
  location: null,
};

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: newcomer }),
    Tasks: () => ({ tasks: [] }),
    Universities: () => ({ site: { __typename: 'Site', universities: [] } }),
    UpdateProfile: ({ input }) => ({
      updateProfile: { ...profile, ...(input as object) },
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};
const landing = (redirect: string) => `/register_landing?redirect=${encodeURIComponent(redirect)}`;

describe('a member without an Identity', () => {
  it('is sent to say who they are, and goes on where they wanted to', async () => {
    const { user, currentAddress, inputOf, inputsSoFar } = open('/home/latex?a=1');
    await waitFor(() => expect(currentAddress()).toBe(landing('/home/latex?a=1')));
    await user.click(await screen.findByRole('button', { name: '完成' }));
    expect(await screen.findByText('请选择学生或在职')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: '学生' }));
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByText('请输入学校')).toBeVisible();
    expect(inputsSoFar('UpdateProfile')).toEqual([]);

    await user.type(screen.getByLabelText(/学校/, { selector: 'input' }), '远岸大学');
    await user.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/latex?a=1'));
    expect(await inputOf('UpdateProfile')).toEqual({ identity: '学生', university: '远岸大学' });
  });

  it('who works is asked for the company', async () => {
    const { user, currentAddress, inputOf } = open(landing('/home/latex'));
    await user.click(await screen.findByRole('radio', { name: '在职' }));
    expect(screen.queryByLabelText(/学校/)).toBeNull();
    await user.type(screen.getByLabelText(/公司/), '听潮科技');
    await user.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/latex'));
    expect(await inputOf('UpdateProfile')).toEqual({ identity: '在职', company: '听潮科技' });
  });

  it.each(['/home/error?type=1', '/nowhere', '/home/suggestion'])(
    'is let be at %s',
    async (path) => {
      const { currentAddress } = open(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(currentAddress()).toBe(path);
    },
  );
});

it('who has said it goes on at once', async () => {
  const known = { Viewer: () => ({ viewer }) };
  const { currentAddress } = open(landing('/home/latex'), known);
  await waitFor(() => expect(currentAddress()).toBe('/home/latex'));
});

it('a visitor signs in first', async () => {
  const { currentAddress } = open(landing('/home/latex'), { Viewer: () => ({ viewer: null }) });
  await waitFor(() =>
    expect(currentAddress()).toBe(
      `/auth/communityLogin?redirect=${encodeURIComponent(landing('/home/latex'))}`,
    ),
  );
});
