import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { resultFileProblem } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import { idList } from '#http/paging.ts';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { route } from '#http/route.ts';
import { badInput, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { receiptsOf } from '#domains/receipts/store/receipts.ts';
import { receiveUpload } from '#domains/uploads/store/receive.ts';
import { checkRoom, forgetUpload } from '#domains/uploads/store/uploads.ts';
import { noteWork } from './notes.ts';
import { privateBestWorks, quotasOf, worksOfTasks } from './own-works.ts';
import { selectWorks } from './selection.ts';
import { queuePlaces } from '../store/queue-places.ts';
import { listWorks, toWorks, worksByIds } from '../store/works.ts';
import { checkOpen } from '../store/may-submit.ts';
import { scoredTask } from '../store/scored-task.ts';
import { submitAnswers, submitResult } from './submit.ts';
import { holderOf, renewUploadToken, uploadTokensOf } from './upload-tokens.ts';

export const submissionRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { config, database, files, now } = services;
  const { db } = database;
  await app.register(multipart);

  route(app, submissionCalls.list, ({ caller, query }) =>
    listWorks(db, { caller, now: now() }, query),
  );

  route(app, submissionCalls.ofTasks, async ({ caller, query }) => ({
    data: await worksOfTasks(db, { caller, now: now() }, idList(query.Task), query),
  }));

  route(app, submissionCalls.byIds, async ({ caller, query }) => ({
    data: await worksByIds(db, { caller, now: now() }, idList(query.ids)),
  }));

  route(app, submissionCalls.queue, async ({ caller, query }) => {
    const readable = await worksByIds(db, { caller, now: now() }, idList(query.ids));
    const waiting = readable.filter(({ Status }) => Status === workStatus.pending);
    return {
      data: await queuePlaces(
        db,
        waiting.map(({ _id }) => _id),
      ),
    };
  });

  route(app, logCalls.receipts, async ({ caller, query }) => {
    const readable = await worksByIds(db, { caller, now: now() }, idList(query.ids));
    return {
      data: await receiptsOf(
        services,
        readable.map(({ _id }) => _id),
      ),
    };
  });

  route(app, submissionCalls.get, async ({ caller, params }) => {
    const [work] = await worksByIds(db, { caller, now: now() }, [params.id]);
    if (!work) throw notFound('提交记录');
    return work;
  });

  route(app, submissionCalls.quotas, async ({ caller, query }) => ({
    data: await quotasOf(db, caller.id, idList(query.Task), now()),
  }));

  route(app, submissionCalls.submit, async ({ caller, body }) => {
    const { Task: taskId, result, work: inputs, Note: note } = body;
    await caller.spend?.({ submissions: 1 });
    const said = { taskId, note, authorship: body.Authorship, model: body.AuthorshipModel };
    // Clients that send all that a work may have send a file's form empty.
    const answersToo = inputs !== undefined && inputs.length > 0;
    if (result === undefined ? inputs === undefined : answersToo)
      throw badInput('请提交结果文件', 'result');
    const work = result
      ? await submitResult(services, caller, { ...said, key: result.key, by: 'file' })
      : await submitAnswers(services, caller, { ...said, inputs: inputs ?? [] });
    const [told] = await worksByIds(db, { caller, now: now() }, [work.id]);
    if (!told) throw notFound('提交记录');
    return told;
  });

  route(app, submissionCalls.note, ({ caller, params, body }) =>
    noteWork(services, caller, { workId: params.id, note: body.Note }),
  );

  route(app, submissionCalls.uploadWork, async ({ request, query }) => {
    const { task, team, captain } = await holderOf(
      services,
      bearerToken(request.headers.authorization),
    );
    const { objective } = scoredTask(task, 'token');
    if (!request.isMultipart()) throw badInput('请以 multipart/form-data 上传文件', 'file');
    // Before its bytes travel and stay; what decides is asked again when the work is taken.
    await checkOpen(db, task, objective, team, now());
    await checkRoom(db, captain.id, 'result', config.limits);
    const part = await request.file({
      limits: { files: 1, fields: 0, fileSize: objective.sizeLimit * 1024, headerPairs: 20 },
      throwFileSizeLimit: false,
    });
    if (part?.fieldname !== 'file') throw badInput('请选择要上传的文件', 'file');
    const owner = { memberId: captain.id, purpose: 'result' as const };
    const { key } = await receiveUpload(services, part, owner, {
      problem: (file) => resultFileProblem(file, objective, 'file'),
    });
    const work = await submitResult(services, captain, {
      taskId: task.id,
      key,
      by: 'token',
      authorship: query.Authorship,
      model: query.AuthorshipModel,
    }).catch(async (error: unknown) => {
      // A refusal leaves nothing.
      await database.transaction((tx) => forgetUpload(tx, { key, purpose: owner.purpose }));
      await files.remove(key);
      throw error;
    });
    const [told] = await toWorks(db, { caller: captain, now: now() }, [work]);
    if (!told) throw notFound('提交记录');
    return told;
  });

  route(app, submissionCalls.uploadTokens, async ({ caller, query }) => ({
    data: await uploadTokensOf(services, caller, idList(query.Task)),
  }));

  route(app, submissionCalls.renewUploadToken, ({ caller, params }) =>
    renewUploadToken(services, caller, params.id),
  );

  route(app, submissionCalls.select, async ({ caller, params, body }) => ({
    data: await selectWorks(services, caller, { taskId: params.id, workIds: body.works }),
  }));

  route(app, submissionCalls.privateBest, async ({ caller, query }) => ({
    data: await privateBestWorks(db, { caller, now: now() }, idList(query.Task), query.Team),
  }));
};
