import { describe, expect, it } from '@jest/globals';
import { taskId, work, workId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const noteWork =
  'mutation ($input: NoteWorkInput!) { noteWork(input: $input) { id note bestBefore } }';
const submitWork = 'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id note } }';
const key = 'a'.repeat(32);
const result = { key, name: 'result.csv', ext: '.csv', size: 9 };

describe('the note of a work', () => {
  it('goes with a submission', async () => {
    rest()
      .post('/v2/api/works', { Task: taskId(), result, Note: '加入潮位特征' })
      .reply(200, { ...work(), Note: '加入潮位特征' });
    const variables = { input: { taskId: taskId(), result, note: '加入潮位特征' } };
    const { body } = await gateway().send(submitWork, { variables, token: TOKEN });
    expect(body.data).toEqual({ submitWork: { id: workId(), note: '加入潮位特征' } });
  });

  it('is changed by the team', async () => {
    rest()
      .put(`/v2/api/works/${workId()}/note`, { Note: '换成梯度提升' })
      .reply(200, { ...work(), Note: '换成梯度提升', BestBefore: 0.8 });
    const variables = { input: { workId: workId(), note: '换成梯度提升' } };
    const { body } = await gateway().send(noteWork, { variables, token: TOKEN });
    expect(body.data).toEqual({
      noteWork: { id: workId(), note: '换成梯度提升', bestBefore: 0.8 },
    });
  });

  it('that is refused names the input’s own field', async () => {
    rest()
      .put(`/v2/api/works/${workId()}/note`)
      .reply(400, { code: 'BAD_USER_INPUT', message: '字数已超出限制1个字符', field: 'Note' });
    const variables = { input: { workId: workId(), note: '字' } };
    const { body } = await gateway().send(noteWork, { variables, token: TOKEN });
    expect(body.errors?.[0]).toMatchObject({
      message: '字数已超出限制1个字符',
      extensions: { code: 'BAD_USER_INPUT', field: 'note' },
    });
  });
});
