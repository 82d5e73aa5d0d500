import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { registered, stage, task, taskId, taskScore } from '#tests/web/support/data.ts';
import { Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { choose, file, sample, work, list, submitTab, open } from './submit-tab.ts';
import { DAY, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

beforeEach(() => localStorage.clear());

describe('submitting a result', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = FakeUploads.install();
  });
  afterEach(() => uploads.remove());

  it('shows the limits as n/limit, ∞ where there is none', async () => {
    open();
    expect(await screen.findByText(/^1\/5/)).toBeVisible();
    expect(screen.getByText('7/∞')).toBeVisible();
  });

  it.each([
    ['id,label\nP1,a\n', '第1行：缺少列 species，读到的列为 「id」、「label」'],
    ['id,species\nP1,a\nP9,b\nP2,c\nP3,d\n', '第3行：未知的 id「P9」'],
    ['id,species\nP1,a\nP1,b\nP2,c\nP3,d\n', '第3行：重复的 id「P1」'],
    ['id,species\nP1,a\n', '缺少2行，例如 id 为 P2、P3的行'],
    ['', '文件是空的'],
  ])('names the lines of %j before anything is uploaded', async (text, message) => {
    const { user } = open();
    await choose(user, file(text));
    expect(await screen.findByText(message)).toBeVisible();
    expect(uploads.requests).toHaveLength(0);
  });

  it('takes a file as spreadsheets of China and pandas write it, with a hint', async () => {
    const { user } = open();
    // 晴 of GB18030 beside semicolons, with pandas' index.
    const sunny = Buffer.from([0xc7, 0xe7, 0x0d, 0x0a]);
    const rows = ['0;P1;', '1;P2;', '2;P3;'].flatMap((row) => [Buffer.from(row), sunny]);
    await choose(user, file(Buffer.concat([Buffer.from(';id;Species\r\n'), ...rows])));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    expect(await screen.findByText(/^已上传/)).toBeVisible();
    expect(screen.getByText(/^第一列只是行号，已忽略/)).toBeVisible();
  });

  it('keeps the chosen file while one looks at another tab', async () => {
    const { user } = open();
    await choose(user, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    expect(await screen.findByText(/^已上传/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '比赛详情' }));
    await waitFor(() => expect(screen.queryByText(/^已上传/)).toBeNull());
    await user.click(screen.getByRole('tab', { name: '提交' }));
    expect(await screen.findByText('result.csv')).toBeVisible();
    expect(screen.getByText(/^已上传/)).toBeVisible();
    expect(uploads.requests).toHaveLength(1);
  });

  it.each([
    [sample, true],
    [sample.replace('P3,Adelie', 'P3,Gentoo'), false],
  ])('tells before it costs a try that a file was handed in before', async (before, isTold) => {
    const earlier = file(before);
    const chosen = file(sample);
    const { user, fetch } = open({
      WorkList: () =>
        list([work({ fileName: 'first.csv', fileSize: chosen.size, fileUrl: '/files/work' })]),
    });
    const answer = fetch.getMockImplementation();
    fetch.mockImplementation((url, init) =>
      url === '/files/work'
        ? (Promise.resolve({ ok: true, arrayBuffer: () => earlier.arrayBuffer() }) as never)
        : (answer?.(url, init) as never),
    );
    await screen.findByText('first.csv');
    await choose(user, chosen);
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    expect(await screen.findByText(/^已上传/)).toBeVisible();
    expect(screen.queryAllByText(/^与 .* 提交的「first.csv」内容完全相同/)).toHaveLength(
      isTold ? 1 : 0,
    );
  });

  it('names the line of a label that the task doesn’t know, where it tells them', async () => {
    const review = { ...(task().review as object), labels: ['Adelie', 'Gentoo'] };
    const { user } = open({}, { stages: [stage({ tasks: [task({ review })] })] });
    await choose(user, file('id,species\nP1,Adelie\nP2,adelie\nP3,Gentoo\n'));
    expect(await screen.findByText('第3行：未知的 species「adelie」')).toBeVisible();
    expect(uploads.requests).toHaveLength(0);
  });

  it.each([
    ['公', '2', '第3行：未知的 sex「公」'],
    ['雄', 'x', '第3行：mass「x」不是数字'],
    ['雄', '2', null],
  ])('checks a result of several columns: %s, %s', async (sex, mass, problem) => {
    const scores = [
      taskScore({ targetColumns: ['species', 'sex'] }),
      taskScore({ name: '体重误差', metric: 'MAE', targetColumns: ['mass'] }),
    ];
    const furtherLabels = [{ __typename: 'TargetLabels', column: 'sex', labels: ['雌', '雄'] }];
    const review = { ...(task().review as object), furtherLabels };
    const { user } = open({}, { stages: [stage({ tasks: [task({ review, scores })] })] });
    expect(await screen.findByText(/列为 id、species、sex、mass$/)).toBeVisible();
    const rows = `id,species,sex,mass\nP1,a,雌,1\nP2,a,${sex},${mass}\nP3,a,雄,3\n`;
    await choose(user, file(rows));
    if (problem === null) expect((await uploads.next()).url).toBe('/uploads?purpose=result');
    else {
      expect(await screen.findByText(problem)).toBeVisible();
      expect(uploads.requests).toHaveLength(0);
    }
  });

  it('tries a file on the sample with answers, without upload and quota', async () => {
    const scores = [
      taskScore(),
      taskScore({ name: '误差', metric: 'MAE', targetColumns: ['mass'] }),
    ];
    const review = { ...(task().review as object), answeredSampleUrl: '/files/answered' };
    const { user, fetch } = open({}, { stages: [stage({ tasks: [task({ review, scores })] })] });
    const answer = fetch.getMockImplementation();
    const answered = file('id,species,mass\nS1,a,10\nS2,b,20\n');
    fetch.mockImplementation((url, init) =>
      url === '/files/answered'
        ? (Promise.resolve({ ok: true, arrayBuffer: () => answered.arrayBuffer() }) as never)
        : (answer?.(url, init) as never),
    );
    const trial = within(await screen.findByRole('region', { name: '用公开样例试算' }));
    expect(trial.getByRole('link', { name: '下载公开样例' })).toHaveAttribute(
      'href',
      '/files/answered',
    );
    const input = trial
      .getByRole('button', { name: '试算得分' })
      .parentElement?.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(input, file('id,species,mass\nS1,a,13\nS2,a,20\n', 'trial.csv'));
    expect(await trial.findByText('trial.csv：格式正确，样例得分')).toBeVisible();
    expect(trial.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0.5',
      '1.5',
    ]);
    await user.upload(input, file('id,species,mass\nS1,a,x\nS2,a,20\n', 'wrong.csv'));
    expect(await trial.findByText('第2行：mass「x」不是数字')).toBeVisible();
    expect(trial.queryByText(/格式正确/)).toBeNull();
    expect(uploads.requests).toHaveLength(0);
  });

  it('says in the list how many are before a work that waits, and for how long', async () => {
    const queue = { __typename: 'QueuePlace', ahead: 4, seconds: 12.5 };
    open({ WorkList: () => list([work({ queue })]) });
    expect(await screen.findByText('前面还有 4 个提交，预计等待约 13 秒')).toBeVisible();
  });

  it('says in the list how many labels were unknown, where the task keeps them', async () => {
    const secret = work({ status: 'REVIEWED', publicScore: 0.5, unknownLabels: 12 });
    open({ WorkList: () => list([secret]) });
    expect(await screen.findByText('有12行的预测不是标准答案中的标签，按错误计')).toBeVisible();
  });

  it('says how scores are rounded, by the task’s own step and an example', async () => {
    open(
      {
        WorkList: () => list([work({ status: 'REVIEWED', publicScore: 0.35, roundingStep: 0.05 })]),
      },
      { stages: [stage({ tasks: [task({ roundingStep: 0.05 })] })] },
    );
    expect(
      await screen.findByText(/分数按误差四舍五入到 0.05；本机算出的 0.333 会显示为 0.35。/),
    ).toBeVisible();
    expect(await screen.findByText('舍入到 0.05')).toBeVisible();
  });

  it('says in the list how many predictions were clipped, and to what', async () => {
    const clipped = { __typename: 'ClippedPredictions', count: 12, min: 0, max: 100 };
    open({ WorkList: () => list([work({ status: 'REVIEWED', publicScore: 0.5, clipped })]) });
    expect(
      await screen.findByText('12 个预测值超出主办方设定的范围，已按边界 0 或 100 计分'),
    ).toBeVisible();
  });

  it('says in the list why an organizer took a work out', async () => {
    const out = work({ status: 'INVALIDATED', publicScore: 0.5, invalidReason: '与他队雷同' });
    open({ WorkList: () => list([out]) });
    expect(await screen.findByText('作废原因：与他队雷同')).toBeVisible();
  });

  it('links the file of a submission while it is kept', async () => {
    const gone = work({ id: 'c'.repeat(24), fileName: 'old.csv', fileUrl: null });
    open({ WorkList: () => list([work(), gone]) });
    const link = await screen.findByRole('link', { name: '下载 result.csv' });
    expect(link).toHaveAttribute('href', '/files/result');
    expect(screen.getByText('old.csv').closest('a')).toBeNull();
  });

  it('counts the last hour down by the second, beside the reader’s zone', async () => {
    const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
    const endDate = new Date(Date.now() + 40 * MINUTE).toISOString();
    open({}, { stages: [stage({ tasks: [task({ endDate })] })] });
    expect(await screen.findByText(/\d\d:\d\d UTC\+9（还有 \d+ 分 \d\d 秒）$/)).toBeVisible();
    zone.mockRestore();
  });

  it('asks for a file first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('请提交结果文件')).toBeVisible();
  });

  it('uploads a right file, hands it in, and lists it as pending', async () => {
    let works: unknown[] = [];
    const { user, sent } = open({
      WorkList: () => list(works),
      SubmitWork: () => {
        works = [work()];
        return { submitWork: work() };
      },
    });
    await choose(user, file(sample));
    const upload = await uploads.next();
    expect(upload.url).toBe('/uploads?purpose=result');
    upload.progress(30, 60);
    expect(await screen.findByRole('progressbar', { name: '上传进度' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    upload.answer(201, { key: 'k'.repeat(32), ext: '.csv', name: 'result.csv', size: 44 });
    expect(await screen.findByText(/^已上传/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交' }));

    const table = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(table.getByText('待评审')).toBeVisible();
    expect(sent.find(({ operationName }) => operationName === 'SubmitWork')?.variables).toEqual({
      input: {
        taskId,
        result: { key: 'k'.repeat(32), ext: '.csv', name: 'result.csv', size: 44 },
        authorship: 'HUMAN',
      },
    });
  });

  it('leads from a scored work to sharing its code, once code is shared', async () => {
    const scored = work({ status: 'REVIEWED', publicScore: 0.9 });
    const { user } = open({ WorkList: () => list([scored]) }, { isCodeShown: true });
    await user.click(await screen.findByRole('button', { name: /^发布这次提交的代码/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享代码' }));
    expect(dialog.getByText(/^对应的提交：result\.csv/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '分享' }));
    expect(await dialog.findByText('请选择项目')).toBeVisible();
  });

  it('asks who made it, for the model where that must be named, and keeps the choice', async () => {
    const { user, sent } = open(
      {
        SubmitWork: () => ({ submitWork: work({ authorship: 'AGENT', authorshipModel: '鲸-1' }) }),
      },
      { authorshipRule: 'MUST_BE_NAMED' },
    );
    await choose(user, file(sample));
    const upload = await uploads.next();
    upload.answer(201, { key: 'k'.repeat(32), ext: '.csv', name: 'result.csv', size: 44 });
    expect(await screen.findByText(/^已上传/)).toBeVisible();
    const author = within(screen.getByRole('radiogroup', { name: '作者类型' }));
    expect(author.getByLabelText('人工')).toBeChecked();
    expect(screen.queryByLabelText('使用的模型')).toBeNull();
    await user.click(author.getByLabelText('智能体'));
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('请注明使用的模型')).toBeVisible();
    await user.type(screen.getByLabelText('使用的模型'), '鲸-1');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(
        sent.find(({ operationName }) => operationName === 'SubmitWork')?.variables,
      ).toMatchObject({ input: { authorship: 'AGENT', authorshipModel: '鲸-1' } }),
    );
    expect(author.getByLabelText('智能体')).toBeChecked();
  });

  it('offers no agents where the competition takes none', async () => {
    open({}, { authorshipRule: 'FORBIDDEN' });
    const author = within(await screen.findByRole('radiogroup', { name: '作者类型' }));
    expect(author.getByLabelText('智能体')).toBeDisabled();
    expect(author.getByLabelText('人工与 AI')).toBeEnabled();
  });

  it('shows the refusal and keeps the file', async () => {
    const { user } = open({
      SubmitWork: () => {
        throw new Refused({ code: 'CONFLICT', message: '该任务的提交已关闭' });
      },
    });
    await choose(user, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('该任务的提交已关闭')).toBeVisible();
    expect(screen.getByText('result.csv')).toBeVisible();
  });

  it('says of a newly chosen file nothing of the one before', async () => {
    const { user } = open({
      SubmitWork: () => {
        throw new Refused({ code: 'CONFLICT', message: '该任务的提交已关闭' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('请提交结果文件')).toBeVisible();
    await choose(user, file(''));
    expect(await screen.findByText('文件是空的')).toBeVisible();
    expect(screen.queryByText('请提交结果文件')).toBeNull();

    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await user.upload(input, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('该任务的提交已关闭')).toBeVisible();
    await user.upload(input, file(''));
    expect(await screen.findByText('文件是空的')).toBeVisible();
    expect(screen.queryByText('该任务的提交已关闭')).toBeNull();
  });

  it('says what the server found wrong with the upload', async () => {
    const { user } = open();
    await choose(user, file(sample));
    (await uploads.next()).answer(413, { code: 'BAD_USER_INPUT', message: '文件大小超过限制' });
    expect(await screen.findByText('文件大小超过限制')).toBeVisible();
  });

  it.each([
    ['文件没有上传成功', 503, '抱歉，服务器打了个盹（503）'],
    ['登录已失效', 401, '请先登录'],
  ])(
    'keeps a file that is not at fault, and sends it again: %s',
    async (title, status, message) => {
      const { user } = open();
      await choose(user, file(sample));
      (await uploads.next()).answer(status, { message });
      const failure = await screen.findByRole('alert', { name: title });
      expect(failure).toHaveTextContent(status === 401 ? '请先登录' : '服务器打了个盹');
      expect(screen.queryByText('文件有问题')).toBeNull();
      const ways = within(failure).queryAllByRole('link', { name: '登录' });
      expect(ways.map((way) => way.getAttribute('target'))).toEqual(
        status === 401 ? ['_blank'] : [],
      );

      await user.click(within(failure).getByRole('button', { name: '重试' }));
      await waitFor(() => expect(uploads.requests).toHaveLength(2));
      (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
      expect(await screen.findByText(/^已上传/)).toBeVisible();
    },
  );

  it('says that a chosen file hasn’t arrived, and sends it once more by itself', async () => {
    const real = globalThis.fetch;
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    try {
      const { user } = open();
      const gateway = globalThis.fetch;
      const fetch = (url: string, init: RequestInit) =>
        url === '/healthz' ? Promise.resolve({ status: 200 }) : gateway(url, init);
      Object.assign(globalThis, { fetch });
      onLine.mockReturnValue(false);
      await choose(user, file(sample));
      (await uploads.next()).cut();
      await screen.findByRole('alert', { name: '文件没有上传成功' });
      await user.click(screen.getByRole('button', { name: '提交' }));
      expect(await screen.findByText('文件还没有上传成功，请重试或换一个文件')).toBeVisible();
      expect(screen.queryByText('请提交结果文件')).toBeNull();

      onLine.mockReturnValue(true);
      fireEvent(window, new Event('online'));
      await waitFor(() => expect(uploads.requests).toHaveLength(2));
      (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
      expect(await screen.findByText(/^已上传/)).toBeVisible();
      expect(screen.queryByText(/还没有上传成功/)).toBeNull();
    } finally {
      onLine.mockRestore();
      globalThis.fetch = real;
    }
  });

  it.each([
    ['已禁赛', { viewerState: { ...registered, isTeamBanned: true } }],
    ['提交已关闭', { stages: [stage({ tasks: [task({ isClosedForSubmissions: true })] })] }],
    ['尚未开启提交', { stages: [stage({ tasks: [task({ startDate: '2099-01-01T00:00:00Z' })] })] }],
  ])('is %s where one may not', async (label, changes) => {
    open({}, changes);
    expect(await screen.findByRole('button', { name: label })).toBeDisabled();
  });

  it('says why the team was banned', async () => {
    open({}, { viewerState: { ...registered, isTeamBanned: true, teamBanReason: '多账号参赛' } });
    const notice = await screen.findByRole('alert', { name: '团队已被禁赛' });
    expect(notice).toHaveTextContent('原因：多账号参赛');
  });

  it('says nothing of the stage’s start until it is known whether one is in it', async () => {
    // As the page knew it before one had joined; what is asked for then has the task open.
    const closed = task({ isOpen: false, description: '' });
    let answer: () => void = () => undefined;
    const opened = new Promise((resolve) => {
      answer = () => resolve({ competitionTask: task() });
    });
    const { sent } = open({ OpenTask: () => opened }, { stages: [stage({ tasks: [closed] })] });
    expect(await screen.findByRole('button', { name: '提交' })).toBeVisible();
    await waitFor(() =>
      expect(sent.map(({ operationName }) => operationName)).toContain('OpenTask'),
    );
    expect(screen.queryByText(/阶段开始后/)).toBeNull();
    answer();
    expect(await screen.findByText('判断每只企鹅的种类。')).toBeVisible();
    expect(screen.queryByText(/阶段开始后/)).toBeNull();
  });

  it('says that a stage has not begun once that is known', async () => {
    const closed = task({ isOpen: false });
    open(
      { OpenTask: () => ({ competitionTask: closed }) },
      { stages: [stage({ tasks: [closed] })] },
    );
    expect(await screen.findByText(/阶段开始后可以查看/)).toBeVisible();
  });

  it('knows that submitting was closed since the page was loaded', async () => {
    const { competitionTask } = list([]);
    open({
      WorkList: () => ({ competitionTask: { ...competitionTask, isClosedForSubmissions: true } }),
    });
    expect(await screen.findByRole('button', { name: '提交已关闭' })).toBeDisabled();
    expect(screen.getByText('该任务的提交已关闭')).toBeVisible();
  });

  it('stops at the daily limit, saying so', async () => {
    open({ WorkList: () => list([], { dailyUsed: 5, totalUsed: 9 }) });
    expect(await screen.findByText(/今日的提交次数已用完/)).toBeVisible();
    expect(screen.getByRole('button', { name: '提交' })).toBeDisabled();
  });

  it('lists works with their state, score and error', async () => {
    open({
      WorkList: () =>
        list([
          work({ id: 'b'.repeat(24), status: 'REVIEWED', publicScore: 0.875 }),
          work({ id: 'c'.repeat(24), status: 'FAILED', errorMessage: '第3行：未知的 id' }),
        ]),
    });
    const table = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(table.getByText('已评审')).toBeVisible();
    expect(table.getByText('0.875')).toBeVisible();
    expect(table.getByText('评审出错')).toBeVisible();
    expect(table.getByText('第3行：未知的 id')).toBeVisible();
  });

  it('says that there are none yet', async () => {
    open();
    expect(await screen.findByText('暂无提交记录')).toBeVisible();
  });
});

describe('choosing for the private board', () => {
  const good = (id: string, changes = {}) =>
    work({ id: id.repeat(24), status: 'REVIEWED', publicScore: 0.9, ...changes });

  it('refuses none and more than two, and saves one or two', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      WorkList: () => list([good('a'), good('b'), good('c'), good('d', { status: 'FAILED' })]),
      SelectWorks: ({ input }) => {
        sent.push(input);
        return { selectWorks: { __typename: 'CompetitionTask', id: taskId } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '选择 Private 榜提交' }));
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    const save = screen.getByRole('button', { name: '保存选择' });
    await user.click(save);
    expect(await screen.findByText('请选择需要提交Private榜的提交记录')).toBeVisible();
    for (const box of boxes) await user.click(box);
    await user.click(save);
    expect(await screen.findByText('最多选择两条记录进行Private榜提交')).toBeVisible();
    await user.click(screen.getAllByRole('checkbox')[2] as HTMLElement);
    await user.click(save);
    expect(await screen.findByRole('button', { name: '选择 Private 榜提交' })).toBeVisible();
    expect(sent).toEqual([{ taskId, workIds: ['a'.repeat(24), 'b'.repeat(24)] }]);
  });

  it('says how many and until when, as the task has it', async () => {
    const own = task();
    const deadline = '2030-05-06T04:00:00.000Z';
    const review = { ...own.review, selectionLimit: 1, selectionEndsAt: deadline };
    const privateLeaderboardDate = '2030-05-07T04:00:00.000Z';
    open(
      { WorkList: () => list([good('a')]) },
      {
        stages: [
          stage({ tasks: [{ ...own, review, privateLeaderboardOpensAt: privateLeaderboardDate }] }),
        ],
      },
    );
    const hint = await screen.findByText(/^最多选择一条进入 Private 榜/);
    expect(hint).toHaveTextContent('未选择时取 Public 得分最好的一条');
    expect(hint).toHaveTextContent(/2030\/05\/06.* 截止/);
    expect(screen.getByText('Private 榜公开').nextSibling).toHaveTextContent(/^2030\/05\/07/);
  });

  it('is not offered once the private board is open', async () => {
    open(
      { WorkList: () => list([good('a')]) },
      { stages: [stage({ tasks: [task({ showsPrivateLeaderboard: true })] })] },
    );
    expect(await screen.findByText('result.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: '选择 Private 榜提交' })).toBeNull();
  });
});

describe('the stages of the submit tab', () => {
  const warmUpId = '1'.repeat(24);
  const warmUp = stage({
    id: warmUpId,
    name: '热身',
    startDate: '2026-01-01T00:00:00.000Z',
    tasks: [],
  });
  const stageTab = (name: string) => screen.findByRole('tab', { name });

  it('open one without tasks by its tab, and by the address', async () => {
    const { user, currentAddress } = open({}, { stages: [warmUp, stage()] });
    await user.click(await stageTab('热身'));
    expect(await screen.findByText('该阶段暂无任务')).toBeVisible();
    expect(await stageTab('热身')).toHaveAttribute('aria-selected', 'true');
    expect(currentAddress()).toBe(`${submitTab}/${warmUpId}`);
    cleanup();
    open({}, { stages: [warmUp, stage()] }, currentAddress());
    expect(await screen.findByText('该阶段暂无任务')).toBeVisible();
    expect(await stageTab('热身')).toHaveAttribute('aria-selected', 'true');
  });

  it('open one that has only its qualification review', async () => {
    const asking = stage({ needsQualification: true, tasks: [] });
    const before = { ...warmUp, tasks: [task({ id: '2'.repeat(24), name: '试水' })] };
    const { user } = open({}, { stages: [before, asking] });
    await user.click(await stageTab('热身'));
    expect(await screen.findByRole('heading', { name: '试水' })).toBeVisible();
    await user.click(await stageTab('初赛'));
    expect(await screen.findByRole('heading', { name: '资质审核' })).toBeVisible();
    expect(await stageTab('初赛')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('a task that takes a token', () => {
  const tokenTask = task({
    review: { ...task().review, submitType: 'TOKEN', acceptExts: ['.txt', '.csv'] },
  });
  it('shows its captain a line that works, with the token once it is asked for', async () => {
    const captains = () => {
      const { competitionTask } = list([]);
      return { competitionTask: { ...competitionTask, uploadToken: 'wtu_secret' } };
    };
    const { user } = open({ WorkList: captains }, { stages: [stage({ tasks: [tokenTask] })] });
    const line = await screen.findByLabelText('提交命令');
    expect(line).toHaveTextContent('Authorization: Bearer ••••••••"');
    expect(document.body).not.toHaveTextContent('wtu_secret');
    await user.click(screen.getByRole('button', { name: '显示令牌' }));
    expect(line).toHaveTextContent(
      /curl -H "Authorization: Bearer wtu_secret" -F "file=@result.txt" ".*\/uploads\/works"/,
    );
    await user.click(screen.getByRole('button', { name: '隐藏令牌' }));
    expect(line).not.toHaveTextContent('wtu_secret');
  });
  it('names the task’s own formats and size', async () => {
    const { competitionTask } = list([]);
    const WorkList = () => ({ competitionTask: { ...competitionTask, uploadToken: 'wtu_secret' } });
    open({ WorkList }, { stages: [stage({ tasks: [tokenTask] })] });
    expect(await screen.findByText('结果文件的格式：.txt、.csv，不超过 1024 KB')).toBeVisible();
  });
  it('tells others who has it', async () => {
    open({}, { stages: [stage({ tasks: [tokenTask] })] });
    expect(await screen.findByText(/令牌只对队长可见/)).toBeVisible();
  });
});

it('after a promotion one submits in the old stage until its end, and reads when the next begins', async () => {
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY).toISOString();
  const final = stage({
    id: '7'.repeat(24),
    name: '决赛',
    startDate: day(2),
    endDate: day(9),
    tasks: [],
  });
  const current = { __typename: 'Stage', id: final.id, name: '决赛', startDate: final.startDate };
  const first = stage({ startDate: day(-3), endDate: day(2) });
  const promoted = { ...registered, currentStage: current, passedStages: [first] };
  open({}, { stages: [first, final], viewerState: promoted });
  expect(
    await screen.findByText(/^你的团队已晋级到「决赛」（.* 开始），本阶段结束前仍可/),
  ).toBeVisible();
  expect(screen.getByRole('tab', { name: '初赛' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('button', { name: '提交' })).toBeEnabled();
});
