import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const choice = {
  __typename: 'QuestionnaireQuestion',
  id: '1'.repeat(24),
  title: '常来吗？',
  kind: 'SINGLE_CHOICE',
  options: ['常来', '偶尔'].map((content) => ({ __typename: 'QuestionnaireOption', content })),
};
const text = { ...choice, id: '2'.repeat(24), title: '还想说什么？', kind: 'TEXT', options: [] };
const draft = {
  __typename: 'ManagedQuestionnaire',
  id: '7'.repeat(24),
  name: '体验调查',
  description: '',
  questions: [choice],
  state: 'DRAFT',
  updatedAt: '2026-11-01T00:00:00.000Z',
  answersCount: 0,
  refusalsCount: 0,
};
const running = {
  ...draft,
  id: '8'.repeat(24),
  name: '方向征集',
  state: 'OPEN',
  questions: [choice, text],
  answersCount: 4,
  refusalsCount: 1,
};
const list = (...items: object[]) => ({
  administration: { __typename: 'Administration', questionnaires: { ...page(items), perPage: 20 } },
});

const open = (answers: Answers = {}, path = '/home/admin/questionnaires', roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Questionnaires: () => list(draft, running),
    ...answers,
  });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage(path), inputs };
};

describe('the questionnaires of the site', () => {
  it('are for its administrators alone', async () => {
    const { currentAddress } = open({}, undefined, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      Questionnaires: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('暂无问卷')).toBeVisible();
  });

  it('are written as drafts; what is wrong is said at its field', async () => {
    const { user, inputs } = open({ CreateQuestionnaire: () => ({ createQuestionnaire: draft }) });
    await user.click(await screen.findByRole('button', { name: '新建问卷' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建问卷' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请输入问卷名称')).toBeVisible();
    expect(dialog.getByText('请输入题目')).toBeVisible();
    expect(dialog.getByText('请至少添加两个选项')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /问卷名称/ }), '新调查');
    await user.type(dialog.getByRole('textbox', { name: /题目内容/ }), '好吗？');
    await user.type(dialog.getByRole('textbox', { name: /选项/ }), '好{Enter}好');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('选项不能重复')).toBeVisible();
    expect(inputs('CreateQuestionnaire')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /选项/ }), '极了');
    await user.click(dialog.getByRole('button', { name: '添加题目' }));
    const kinds = dialog.getAllByRole('combobox', { name: '题型' });
    await user.selectOptions(kinds[1] ?? document.body, '文字回答');
    const titles = dialog.getAllByRole('textbox', { name: /题目内容/ });
    await user.type(titles[1] ?? document.body, '为什么？');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(inputs('CreateQuestionnaire')).toHaveLength(1));
    expect(inputs('CreateQuestionnaire')[0]).toEqual({
      name: '新调查',
      description: '',
      questions: [
        {
          title: '好吗？',
          kind: 'SINGLE_CHOICE',
          options: [{ content: '好' }, { content: '好极了' }],
        },
        { title: '为什么？', kind: 'TEXT', options: [] },
      ],
    });
  });

  it('are published and closed after a question; an answered one isn’t edited', async () => {
    const { user, inputs } = open({
      PublishQuestionnaire: () => ({ publishQuestionnaire: { ...draft, state: 'OPEN' } }),
      CloseQuestionnaire: () => ({ closeQuestionnaire: { ...running, state: 'CLOSED' } }),
    });
    await user.click(await screen.findByRole('button', { name: '发布体验调查' }));
    let dialog = within(await screen.findByRole('dialog', { name: '发布问卷' }));
    await user.click(dialog.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(inputs('PublishQuestionnaire')).toEqual([{ id: draft.id }]));
    expect(screen.queryByRole('button', { name: '编辑方向征集' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '结束方向征集' }));
    dialog = within(await screen.findByRole('dialog', { name: '结束问卷' }));
    await user.click(dialog.getByRole('button', { name: '结束' }));
    await waitFor(() => expect(inputs('CloseQuestionnaire')).toEqual([{ id: running.id }]));
    expect(await screen.findByRole('button', { name: '重新发布方向征集' })).toBeVisible();
  });
});

describe('the answers to a questionnaire', () => {
  const path = `/home/admin/questionnaires/${running.id}`;

  it('are counted by option, and texts listed', async () => {
    open(
      {
        QuestionnaireResults: () => ({
          administration: {
            __typename: 'Administration',
            questionnaireResults: {
              __typename: 'QuestionnaireResults',
              questionnaire: running,
              counts: [
                {
                  __typename: 'QuestionnaireOptionCount',
                  questionId: choice.id,
                  content: '常来',
                  count: 3,
                },
              ],
            },
          },
        }),
        QuestionnaireTexts: () => ({
          administration: {
            __typename: 'Administration',
            questionnaireTexts: {
              ...page([
                {
                  __typename: 'QuestionnaireText',
                  id: '1',
                  content: '很好',
                  createdAt: '2026-11-01T00:00:00.000Z',
                },
              ]),
              perPage: 10,
            },
          },
        }),
      },
      path,
    );
    expect(await screen.findByRole('heading', { level: 1, name: '方向征集' })).toBeVisible();
    expect(screen.getByText('3 人 · 75%')).toBeVisible();
    expect(screen.getByText('0 人 · 0%')).toBeVisible();
    expect(await screen.findByText('很好')).toBeVisible();
  });

  it('say where there are none', async () => {
    open(
      {
        QuestionnaireResults: () => ({
          administration: { __typename: 'Administration', questionnaireResults: null },
        }),
      },
      path,
    );
    expect(await screen.findByText('未找到该问卷')).toBeVisible();
  });
});
