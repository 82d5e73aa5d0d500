import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { competition, page } from '../support/data.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const learning = (learningUrl: string | null, competitions = [competition()]) => ({
  Learn: () => ({
    site: { __typename: 'Site', learningUrl },
    competitions: page(competitions),
  }),
});

describe('a learning path', () => {
  it('has its stages, and competitions to try it out', async () => {
    const { sent } = fakeGateway(learning(null));
    openPage('/home/learn/meteorology');
    expect(await screen.findByRole('heading', { level: 1, name: '气象学习路径' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      '观测资料',
      '时间规律',
      '短期预报',
      '检验预报',
      '动手试试',
    ]);
    expect(await screen.findByText('南极企鹅识别挑战赛')).toBeVisible();
    expect(sent.find(({ operationName }) => operationName === 'Learn')?.variables).toEqual({
      tag: '气象',
    });
  });

  it('shows no competitions where there are none', async () => {
    fakeGateway(learning(null, []));
    openPage('/home/learn/geo');
    await screen.findByRole('heading', { level: 1, name: '地理信息学习路径' });
    await screen.findByText('空间验证');
    expect(screen.queryByText('加载中')).toBeNull();
  });

  it('is the operator’s own page where there is one', async () => {
    fakeGateway(learning('https://learn.example/paths'));
    openPage('/home/learn/geo');
    expect(await screen.findByTitle('地理信息学习路径')).toHaveAttribute(
      'src',
      'https://learn.example/paths/geo',
    );
  });
});

describe('the page of a formula', () => {
  it('draws what is typed, keeps it, and goes back to the example', async () => {
    fakeGateway({});
    const { user } = openPage('/home/latex');
    const field = await screen.findByLabelText('公式');
    await user.clear(field);
    await user.paste('a^2 + \\foo');
    const preview = screen.getByRole('region', { name: '预览' });
    await screen.findAllByText('\\foo');
    expect(preview.querySelector('.katex')).not.toBeNull();
    expect(localStorage.getItem('latex')).toContain('a^2');
    await user.click(screen.getByRole('button', { name: '恢复示例' }));
    expect(field).toHaveValue('\\hat{\\beta} = \\left(X^\\top X\\right)^{-1} X^\\top y');
  });
});
