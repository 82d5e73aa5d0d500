import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const member = {
  ...viewer.member,
  signature: '你好',
  bio: null,
  website: null,
  identity: '学生',
  university: '远岸大学',
  majorTag: '计算机类',
  major: '数据科学',
  company: null,
  job: null,
  location: '青岛市',
};

const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    OwnProfile: () => ({ viewer: { ...viewer, member } }),
    Universities: () => ({ site: { __typename: 'Site', universities: [] } }),
    Majors: () => ({ site: { __typename: 'Site', majors: [] } }),
    Places: () => ({
      site: {
        __typename: 'Site',
        locations: { __typename: 'Locations', innerNodes: ['山东省'], leafNodes: [] },
      },
    }),
    ...answers,
  });
  const page = openPage('/home/user/setting/headView');
  return { ...gateway, ...page };
};

it('keeps what the viewer says, and shows it as it is kept', async () => {
  const { user, inputOf } = open({
    UpdateProfile: () => ({
      updateProfile: { ...member, bio: '做数据的人', website: 'http://example.com' },
    }),
  });
  await user.type(await screen.findByLabelText('个人简介'), '做数据的人 ');
  await user.type(screen.getByLabelText('个人网站'), 'example.com');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByDisplayValue('http://example.com')).toBeVisible();
  expect(await inputOf('UpdateProfile')).toEqual({
    signature: '你好',
    bio: '做数据的人 ',
    website: 'example.com',
    identity: '学生',
    university: '远岸大学',
    majorTag: '计算机类',
    major: '数据科学',
    company: '',
    job: '',
    location: '青岛市',
  });
});

it('says at its field what is wrong, and sends nothing', async () => {
  const { user, inputsSoFar } = open();
  await user.type(await screen.findByLabelText('个性签名'), '字'.repeat(50));
  await user.type(screen.getByLabelText('个人网站'), 'nonsense');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('字数已超出限制2个字符')).toBeVisible();
  expect(screen.getByText('请输入有效的网址')).toBeVisible();
  expect(inputsSoFar('UpdateProfile')).toEqual([]);
});

it('keeps what was typed where it is refused', async () => {
  const { user } = open({
    UpdateProfile: () => {
      throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '太久了' });
    },
  });
  await user.type(await screen.findByLabelText('公司'), '听潮科技');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('太久了');
  expect(screen.getByLabelText('公司')).toHaveValue('听潮科技');
});

it('takes the picture away', async () => {
  const { user, inputOf } = open({
    OwnProfile: () => ({ viewer: { ...viewer, member: { ...member, avatar: '/files/a' } } }),
    UpdateProfile: () => ({ updateProfile: { ...member, avatar: null } }),
  });
  await user.click(await screen.findByRole('button', { name: '移除头像' }));
  expect(await screen.findByRole('button', { name: '上传头像' })).toBeVisible();
  expect(await inputOf('UpdateProfile')).toEqual({ avatar: null });
});
