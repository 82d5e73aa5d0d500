import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import {
  classId,
  classRow,
  inDays,
  item,
  itemId,
  lesson,
  lessonId,
  member,
  ofViewer,
  organization,
  pageOf,
  result,
  student,
} from './answers.ts';

const taught = { role: 'TEACHER', code: 'ABCDEFGHJK' };

const open = (
  { of = {} as object, items = [item(), lesson()] as object[] | null, search = '' } = {},
  answers: Answers = {},
) => {
  const { inputOf } = fakeGateway({
    Viewer: () => ({ viewer }),
    ClassPage: () => ofViewer({ class: { ...classRow(), ...of, items } }),
    OwnClasses: () =>
      ofViewer({
        organizations: [{ __typename: 'OrganizationMembership', organization }],
        classes: pageOf('SchoolClassPage'),
      }),
    ...answers,
  });
  return { inputOf, ...openPage(`/home/classes/${classId}${search}`) };
};

describe('a class for its students', () => {
  it('says what is to be done until when, and how far one is', async () => {
    open({
      items: [
        item({ result: result({ isLate: true }) }),
        item({ id: '9'.repeat(24), dueAt: inDays(-1), kind: 'COMPETITION' }),
        lesson({ opensAt: inDays(1) }),
        item({ id: 'f'.repeat(24), competition: null, task: null }),
      ],
    });
    expect(await screen.findByRole('heading', { name: '数据一班', level: 1 })).toBeVisible();
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent.includes('截止'));
    const [done, missing, later, gone] = rows.map((row) => within(row));
    expect(done?.getByText('0.75（3 次提交）')).toBeVisible();
    expect(done?.getByText('迟交')).toBeVisible();
    expect(done?.getByRole('link', { name: '企鹅识别 · 种类' })).toHaveAttribute(
      'href',
      `/home/competition/${'b'.repeat(24)}/practice`,
    );
    expect(missing?.getByText('逾期未完成')).toBeVisible();
    expect(later?.getByText('未开放')).toBeVisible();
    expect(later?.queryByRole('button', { name: /标为已读/ })).toBeNull();
    expect(gone?.getByText('内容已不可见')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '班级' })).toBeNull();
    expect(screen.queryByText('ABCDEFGHJK')).toBeNull();
  });

  it('takes down that a lesson was read', async () => {
    const { inputOf, user } = open(
      { items: [lesson()] },
      {
        MarkClassLesson: () => ({
          markClassLesson: lesson({
            result: result({ itemId: lessonId, score: null, tries: null }),
          }),
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: '标为已读「第一课」' }));
    expect(await screen.findByText('已完成')).toBeVisible();
    expect(screen.getByRole('button', { name: '标为未读「第一课」' })).toBeVisible();
    expect(await inputOf('MarkClassLesson')).toEqual({ itemId: lessonId, isRead: true });
  });

  it('has a board of its own', async () => {
    const { user, currentAddress } = open(
      {},
      {
        ClassBoard: () =>
          ofViewer({
            class: {
              __typename: 'SchoolClass',
              id: classId,
              item: {
                __typename: 'ClassItem',
                id: itemId,
                board: pageOf(
                  'ClassBoardPage',
                  ...[
                    { rank: 1, score: 0.9, isOwn: false, member: member('同学甲', 2) },
                    { rank: 2, score: 0.75, isOwn: true, member: member('我自己', 3) },
                  ].map((row) => ({ __typename: 'ClassBoardRow', ...row })),
                ),
              },
            },
          }),
      },
    );
    await user.click(await screen.findByRole('link', { name: '班级榜「企鹅识别 · 种类」' }));
    const board = await screen.findByRole('region', { name: '班级榜 企鹅识别 · 种类' });
    expect(currentAddress()).toContain(`item=${itemId}`);
    expect(
      within(board)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['名次同学得分', '1同学甲0.9', '2我自己（你）0.75']);
    await user.click(screen.getByRole('link', { name: '返回班级任务' }));
    expect(await screen.findByText('第一课')).toBeVisible();
  });

  it('is left after a question', async () => {
    const { inputOf, user, currentAddress } = open(
      {},
      {
        LeaveThisClass: () => ({
          leaveClass: { __typename: 'DeletedPayload', deletedId: classId },
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: '退出班级' }));
    await user.click(await screen.findByRole('button', { name: '退出' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/user/classes'));
    expect(await inputOf('LeaveThisClass')).toEqual({ classId });
  });

  it.each([
    ['who has nothing to do with it', () => ofViewer({ class: null }), /没有找到指定的班级/],
    [
      'whom it is only offered',
      () => ofViewer({ class: { ...classRow({ role: 'OFFERED' }), items: null } }),
      '你还没有加入这个班级',
    ],
  ])('isn’t there for %s', async (_, ClassPage, text) => {
    open({}, { ClassPage });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '我的班级' })).toBeVisible();
  });

  it('can be asked for again', async () => {
    let failures = 1;
    const { user } = open(
      {},
      {
        ClassPage: () => {
          if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
          return ofViewer({ class: { ...classRow(), items: [] } });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有任务')).toBeVisible();
  });
});

describe('a class for its teacher', () => {
  const students =
    (...rows: object[]) =>
    () =>
      ofViewer({
        class: {
          __typename: 'SchoolClass',
          id: classId,
          students: pageOf('ClassStudentPage', ...rows),
        },
      });

  it('shows students by items', async () => {
    open(
      { of: taught, search: '?tab=students' },
      {
        ClassStudents: students(
          student('同学甲', 2, {
            results: [
              result({ isLate: true }),
              result({ itemId: lessonId, score: null, tries: null }),
            ],
          }),
          student('同学乙', 3, { hasJoined: false }),
        ),
      },
    );
    const table = await screen.findByRole('region', { name: '学生与成绩' });
    const rows = within(table).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('0.75（3 次提交）');
    expect(rows[1]).toHaveTextContent('迟交');
    expect(rows[1]).toHaveTextContent('已读');
    expect(rows[2]).toHaveTextContent('等待接受邀请');
    expect(screen.getByRole('button', { name: '导出成绩 CSV' })).toBeVisible();
  });

  it('invites by a list of names, and keeps those that no member has', async () => {
    const { inputOf, user } = open(
      { of: taught, search: '?tab=students' },
      {
        ClassStudents: students(),
        InviteClassStudents: () => ({
          inviteClassStudents: {
            __typename: 'ClassInvitation',
            offeredCount: 1,
            unknownNames: ['查无此人'],
          },
        }),
      },
    );
    const names = await screen.findByRole('textbox', { name: '按名单邀请' });
    await user.type(names, '同学甲，查无此人');
    await user.click(screen.getByRole('button', { name: '邀请' }));
    expect(await screen.findByText('没有找到这些用户名')).toBeVisible();
    expect(names).toHaveValue('查无此人');
    expect(await inputOf('InviteClassStudents')).toEqual({
      classId,
      names: ['同学甲', '查无此人'],
    });
  });

  it('takes a student out after a question', async () => {
    let rows = [student('同学甲', 2)];
    const { inputOf, user } = open(
      { of: taught, search: '?tab=students' },
      {
        ClassStudents: () => students(...rows)(),
        RemoveClassStudent: () => {
          rows = [];
          return {
            removeClassStudent: { __typename: 'SchoolClass', id: classId, studentsCount: 1 },
          };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '移出同学甲' }));
    await user.click(await screen.findByRole('button', { name: '移出' }));
    expect(await screen.findByText(/还没有学生/)).toBeVisible();
    expect(await inputOf('RemoveClassStudent')).toEqual({
      classId,
      memberId: member('同学甲', 2).id,
    });
  });

  it('adds a task of a competition with its dates', async () => {
    const { inputOf, user } = open(
      { of: taught, items: [] },
      {
        ClassTaskChoices: () => ({
          competitions: pageOf('CompetitionPage', {
            __typename: 'Competition',
            id: 'b'.repeat(24),
            name: '企鹅识别',
            takesPractice: true,
            stages: [
              {
                __typename: 'Stage',
                id: '1'.repeat(24),
                tasks: [{ __typename: 'CompetitionTask', id: 'c'.repeat(24), name: '种类' }],
              },
            ],
          }),
        }),
        AddClassItem: () => ({ addClassItem: { __typename: 'ClassItem', id: itemId } }),
      },
    );
    await user.click(await screen.findByRole('button', { name: '添加任务' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: '类型' }), 'PRACTICE');
    await user.click(screen.getByRole('button', { name: '添加' }));
    expect(await screen.findByText('请选择比赛的任务')).toBeVisible();
    await screen.findByRole('option', { name: '企鹅识别 · 种类' });
    await user.selectOptions(screen.getByRole('combobox', { name: /任务/ }), 'c'.repeat(24));
    await user.click(screen.getByRole('button', { name: '添加' }));
    expect(await inputOf('AddClassItem')).toEqual({
      classId,
      kind: 'PRACTICE',
      taskId: 'c'.repeat(24),
      columnId: null,
      projectId: null,
      opensAt: null,
      dueAt: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds a lesson of a column', async () => {
    const { inputOf, user } = open(
      { of: taught, items: [] },
      {
        ClassTaskChoices: () => ({ competitions: pageOf('CompetitionPage') }),
        ClassColumnChoices: () => ({
          columns: pageOf('ColumnPage', { __typename: 'Column', id: 'd'.repeat(24), name: '入门' }),
        }),
        ClassLessonChoices: () => ({
          column: {
            __typename: 'Column',
            id: 'd'.repeat(24),
            projects: pageOf('ProjectPage', {
              __typename: 'Project',
              id: 'e'.repeat(24),
              title: '第一课',
            }),
          },
        }),
        AddClassItem: () => {
          throw new Refused({ code: 'CONFLICT', message: '班级已有这项任务' });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '添加任务' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: '类型' }), 'LESSON');
    await screen.findByRole('option', { name: '入门' });
    await user.selectOptions(screen.getByRole('combobox', { name: /专栏/ }), 'd'.repeat(24));
    await screen.findByRole('option', { name: '第一课' });
    await user.selectOptions(screen.getByRole('combobox', { name: /项目/ }), 'e'.repeat(24));
    await user.click(screen.getByRole('button', { name: '添加' }));
    expect(await screen.findByText('班级已有这项任务')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /项目/ })).toHaveValue('e'.repeat(24));
    expect(await inputOf('AddClassItem')).toMatchObject({
      kind: 'LESSON',
      taskId: null,
      columnId: 'd'.repeat(24),
      projectId: 'e'.repeat(24),
    });
  });

  it('has its code, its settings and its end', async () => {
    const saved = classRow({ ...taught, mailDomain: 'school.edu.cn' });
    const { inputOf, user, currentAddress } = open(
      { of: taught, search: '?tab=settings' },
      {
        UpdateClass: () => ({ updateClass: saved }),
        RenewClassCode: () => ({
          renewClassCode: { __typename: 'SchoolClass', id: classId, code: 'MNPQRSTUVW' },
        }),
        DeleteClass: () => ({
          deleteClass: { __typename: 'DeletedPayload', deletedId: classId },
        }),
      },
    );
    expect(await screen.findByText('ABCDEFGHJK')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '更换' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: '更换' }));
    expect(await screen.findByText('MNPQRSTUVW')).toBeVisible();

    const domain = screen.getByRole('textbox', { name: '学校邮箱域名' });
    await user.type(domain, 'qq.com');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/公共邮箱人人都能注册/)).toBeVisible();
    await user.clear(domain);
    await user.type(domain, '@School.edu.cn');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('UpdateClass')).toEqual({
      classId,
      name: '数据一班',
      description: '周三上课',
      isOpen: true,
      mailDomain: 'school.edu.cn',
    });

    await user.click(screen.getByRole('button', { name: '删除班级' }));
    await user.type(await screen.findByRole('textbox', { name: /以确认/ }), '数据一班');
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/user/classes'));
  });
});
