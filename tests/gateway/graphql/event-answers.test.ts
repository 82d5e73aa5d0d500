import { describe, expect, it } from '@jest/globals';
import { EventAnswers } from '#gateway/src/graphql/event-answers.ts';

describe('answers to a live event', () => {
  it('are one for all that ask the same, and one each for others and for other events', async () => {
    const answers = new EventAnswers();
    let runs = 0;
    const run = () => Promise.resolve({ data: { run: (runs += 1) } });
    const event = { id: '1' };
    const asked = ['a', 'a', 'b', 'a'].map((question) => answers.get(event, question, run));
    const found = await Promise.all(asked);
    expect(found.map(({ data }) => data?.run)).toEqual([1, 1, 2, 1]);
    expect(await answers.get({ id: '1' }, 'a', run)).toEqual({ data: { run: 3 } });
  });
});
