import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const mail = (key: string, changes: object = {}) => ({
  __typename: 'ParkedMail',
  key,
  template: 'digest',
  subject: '鲸潮社区每周摘要',
  to: 'm***@demo.test',
  parkedAt: '2026-11-01T00:00:00.000Z',
  tries: 3,
  failure: 'RECIPIENT',
  member: null,
  ...changes,
});
const job = {
  __typename: 'ParkedJob',
  id: '8'.repeat(24),
  kind: 'column-news',
  parkedAt: '2026-11-01T00:00:00.000Z',
  tries: 3,
  failure: 'DATABASE',
};
const mails = (...items: object[]) => ({
  administration: { __typename: 'Administration', parkedMails: page(items) },
});
const jobs = (...items: object[]) => ({
  administration: { __typename: 'Administration', parkedJobs: page(items) },
});

const open = (path: string, answers: Answers = {}, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    ParkedMails: () =>
      mails(mail('one'), mail('two', { failure: 'UNCERTAIN', template: 'outcome' })),
    ParkedJobs: () => jobs(job),
    ...answers,
  });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage(path), inputs };
};

describe('parked mails', () => {
  it('are for administrators alone', async () => {
    const { currentAddress } = open('/home/admin/mail', {}, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('say why in words; one that may have arrived is asked about', async () => {
    const { user, inputs } = open('/home/admin/mail', {
      RetryMail: () => ({ retryMail: { __typename: 'RetriedPayload', retriedId: 'two' } }),
    });
    expect(await screen.findByText('邮件服务器拒绝了收件地址或邮件')).toBeVisible();
    expect(screen.getAllByText('鲸潮社区每周摘要')[0]).toBeVisible();
    expect(screen.getByText('进展邮件')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新发送 two' }));
    const dialog = within(await screen.findByRole('dialog', { name: '重新发送' }));
    expect(dialog.getByText(/可能已经送达/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '重新发送' }));
    await waitFor(() => expect(inputs('RetryMail')).toEqual([{ key: 'two', mayRepeat: true }]));
  });

  it('are given up for a reason; a refusal is said in place', async () => {
    let refuses = true;
    const { user, inputs } = open('/home/admin/mail', {
      GiveUpMail: () => {
        if (refuses) throw new Refused({ code: 'CONFLICT', message: '该邮件已被处理' });
        return { giveUpMail: { __typename: 'DeletedPayload', deletedId: 'one' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '放弃 one' }));
    const dialog = within(await screen.findByRole('dialog', { name: '放弃邮件' }));
    await user.click(dialog.getByRole('button', { name: '放弃' }));
    expect(dialog.getByText('请输入原因')).toBeVisible();
    await user.type(dialog.getByLabelText(/原因/), '地址有误');
    await user.click(dialog.getByRole('button', { name: '放弃' }));
    expect(await dialog.findByText('该邮件已被处理')).toBeVisible();
    expect(dialog.getByLabelText(/原因/)).toHaveValue('地址有误');
    refuses = false;
    await user.click(dialog.getByRole('button', { name: '放弃' }));
    await waitFor(() =>
      expect(inputs('GiveUpMail').at(-1)).toEqual({ key: 'one', reason: '地址有误' }),
    );
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open('/home/admin/mail', {
      ParkedMails: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return mails();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('没有待处理的邮件')).toBeVisible();
  });
});

describe('parked jobs', () => {
  it('say what they do, and are done again after a question', async () => {
    const { user, inputs } = open('/home/admin/jobs', {
      RetryJob: () => ({ retryJob: { __typename: 'RetriedPayload', retriedId: job.id } }),
    });
    expect(await screen.findByText('通知专栏的关注者有新项目')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^重试 column-news/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '重试任务' }));
    await user.click(dialog.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(inputs('RetryJob')).toEqual([{ jobId: job.id }]));
  });

  it('are given up for a reason, and say what comes of it', async () => {
    const { user, inputs } = open('/home/admin/jobs', {
      GiveUpJob: () => ({ giveUpJob: { __typename: 'DeletedPayload', deletedId: job.id } }),
    });
    await user.click(await screen.findByRole('button', { name: /^放弃 column-news/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '放弃任务' }));
    expect(dialog.getByText(/其余关注者不会收到通知/)).toBeVisible();
    await user.type(dialog.getByLabelText(/原因/), '过期');
    await user.click(dialog.getByRole('button', { name: '放弃' }));
    await waitFor(() => expect(inputs('GiveUpJob')).toEqual([{ jobId: job.id, reason: '过期' }]));
  });

  it('say when there is none', async () => {
    open('/home/admin/jobs', { ParkedJobs: () => jobs() });
    expect(await screen.findByText('没有待处理的任务')).toBeVisible();
  });
});
