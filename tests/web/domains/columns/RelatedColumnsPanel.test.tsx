import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competitionId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { pageOf } from './columns.ts';

const id = (sign: string) => sign.repeat(24);
const choice = (sign: string, name: string) => ({
  __typename: 'Column',
  id: id(sign),
  name,
  projectsCount: 3,
  owner: { __typename: 'Member', id: id('9'), name: '苏写浪' },
});
const competition = { __typename: 'Competition', id: competitionId };
const related = [choice('1', '图表'), choice('2', '表格')];

const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ManageCompetition: () => ({
      competition: {
        ...competition,
        name: '企鹅赛',
        status: 'RUNNING',
        isPublished: true,
        viewerManages: true,
        viewerRole: 'OWNER',
        isSeries: false,
        detailType: null,
        live: null,
        kind: 'COMPETITION',
        stages: null,
        organization: {
          __typename: 'Organization',
          id: id('b'),
          shortName: 'whaletide',
          name: '鲸潮竞赛组',
        },
      },
    }),
    RelatedColumnsPanel: () => ({ competition: { ...competition, relatedColumns: related } }),
    ColumnSuggestions: ({ name }) => ({
      columns: pageOf(
        'ColumnPage',
        name === '无'
          ? []
          : [choice('1', '图表'), choice('3', '指标'), choice('4', '特征'), choice('5', '天气')],
      ),
    }),
    SetRelatedColumns: () => ({ setRelatedColumns: { ...competition, relatedColumns: related } }),
    ...answers,
  });
  const page = openPage(`/org/whaletide/competition/manage/${competitionId}/columns`);
  showNotices();
  return { ...gateway, ...page };
};
const chosen = async () =>
  within(await screen.findByRole('list', { name: '已关联的专栏' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('专栏 of an organizer', () => {
  it('adds found ones, up to four, in an order of one’s own', async () => {
    const { user, inputOf } = open();
    expect(await chosen()).toEqual(['图表', '表格']);
    expect(await screen.findByRole('button', { name: '已添加「图表」' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '添加「指标」' }));
    await user.click(screen.getByRole('button', { name: '添加「特征」' }));
    expect(screen.getByRole('button', { name: '添加「天气」' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '上移「指标」' }));
    await user.click(screen.getByRole('button', { name: '下移「图表」' }));
    await user.click(screen.getByRole('button', { name: '移除「表格」' }));
    expect(await chosen()).toEqual(['指标', '图表', '特征']);
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('关联专栏已保存')).toBeVisible();
    expect(await inputOf('SetRelatedColumns')).toEqual({
      competitionId,
      columnIds: [id('3'), id('1'), id('4')],
    });
  });

  it('says what isn’t found, and Enter doesn’t save', async () => {
    const { user, inputsSoFar } = open();
    await user.type(await screen.findByLabelText('添加专栏'), '无{Enter}');
    expect(await screen.findByText('没有找到指定的专栏')).toBeVisible();
    expect(inputsSoFar('SetRelatedColumns')).toEqual([]);
  });

  it('keeps what was chosen where the site refuses it', async () => {
    const { user } = open({
      SetRelatedColumns: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该专栏', field: 'columnIds' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '移除「图表」' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('未找到该专栏')).toBeVisible();
    expect(await chosen()).toEqual(['表格']);
  });
});
