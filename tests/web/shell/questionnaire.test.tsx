import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { openPage } from '../support/open-page.tsx';

beforeEach(() => localStorage.clear());

const options = (...contents: string[]) =>
  contents.map((content) => ({ __typename: 'QuestionnaireOption', content }));
const question = (id: string, title: string, kind: string, ...contents: string[]) => ({
  __typename: 'QuestionnaireQuestion',
  id: id.repeat(24),
  title,
  kind,
  options: options(...contents),
});
const questionnaire = {
  __typename: 'Questionnaire',
  id: '9'.repeat(24),
  name: '体验调查',
  description: '只需一分钟',
  questions: [
    question('1', '常来吗？', 'SINGLE_CHOICE', '常来', '偶尔'),
    question('2', '常用什么？', 'MULTIPLE_CHOICE', '比赛', '专栏'),
    question('3', '还想说什么？', 'TEXT'),
  ],
};

const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Home: () => home(),
    QuestionnairePopup: () => ({ viewer: { ...viewer, questionnaire } }),
    AnswerQuestionnaire: () => ({
      answerQuestionnaire: { __typename: 'DonePayload', isDone: true },
    }),
    RefuseQuestionnaire: () => ({
      refuseQuestionnaire: { __typename: 'DonePayload', isDone: true },
    }),
    ...answers,
  });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage('/home'), inputs };
};

const intro = async () => within(await screen.findByRole('dialog', { name: '体验调查' }));

describe('the questionnaire', () => {
  it('says what it is about, asks, and thanks', async () => {
    const { user, inputs } = open();
    const first = await intro();
    expect(first.getByText('只需一分钟')).toBeVisible();
    expect(first.getByText('共 3 道题目')).toBeVisible();
    await user.click(first.getByRole('button', { name: '开始填写' }));
    const form = await intro();
    await user.click(await form.findByRole('button', { name: '提交' }));
    expect(form.getByText('请选择一项')).toBeVisible();
    expect(form.getByText('请至少选择一项')).toBeVisible();
    expect(inputs('AnswerQuestionnaire')).toEqual([]);
    await user.click(form.getByRole('radio', { name: '偶尔' }));
    await user.click(form.getByRole('checkbox', { name: '比赛' }));
    await user.click(form.getByRole('checkbox', { name: '专栏' }));
    await user.type(form.getByRole('textbox', { name: /还想说什么/ }), '很好');
    await user.click(form.getByRole('button', { name: '提交' }));
    const thanks = within(await screen.findByRole('dialog', { name: '问卷填写成功' }));
    expect(thanks.getByText('感谢您抽出宝贵的时间完成问卷')).toBeVisible();
    expect(inputs('AnswerQuestionnaire')).toEqual([
      {
        questionnaireId: questionnaire.id,
        answers: [
          { questionId: '1'.repeat(24), answer: ['偶尔'] },
          { questionId: '2'.repeat(24), answer: ['比赛', '专栏'] },
          { questionId: '3'.repeat(24), answer: ['很好'] },
        ],
      },
    ]);
    await user.click(thanks.getByRole('link', { name: '浏览社区' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputs('RefuseQuestionnaire')).toEqual([]);
  });

  it('is refused by 下次再说, and by leaving it half filled in', async () => {
    const { user, inputs } = open();
    await user.click((await intro()).getByRole('button', { name: '下次再说' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(inputs('RefuseQuestionnaire')).toEqual([{ questionnaireId: questionnaire.id }]),
    );
  });

  it('asks before what was filled in is given up', async () => {
    const { user, inputs } = open();
    await user.click((await intro()).getByRole('button', { name: '开始填写' }));
    const form = await intro();
    await user.click(await form.findByRole('radio', { name: '常来' }));
    await user.click(form.getByRole('button', { name: '取消' }));
    expect(inputs('RefuseQuestionnaire')).toEqual([]);
    const question = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
    await user.click(question.getByRole('button', { name: /离开|放弃/ }));
    await waitFor(() => expect(inputs('RefuseQuestionnaire')).toHaveLength(1));
  });

  it('says what failed, and loses nothing', async () => {
    let failures = 1;
    const { user } = open({
      QuestionnairePopup: () => ({
        viewer: {
          ...viewer,
          questionnaire: { ...questionnaire, questions: [questionnaire.questions[2]] },
        },
      }),
      AnswerQuestionnaire: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { answerQuestionnaire: { __typename: 'DonePayload', isDone: true } };
      },
    });
    await user.click((await intro()).getByRole('button', { name: '开始填写' }));
    const form = await intro();
    await user.type(await form.findByRole('textbox', { name: /还想说什么/ }), '很好');
    await user.click(form.getByRole('button', { name: '提交' }));
    expect(await form.findByText('Oops...出错了')).toBeVisible();
    expect(form.getByText('服务器打了个盹')).toBeVisible();
    expect(form.getByRole('textbox', { name: /还想说什么/ })).toHaveValue('很好');
    await user.click(form.getByRole('button', { name: '提交' }));
    expect(await screen.findByRole('dialog', { name: '问卷填写成功' })).toBeVisible();
  });
});
