import type { FormattedExecutionResult } from 'graphql';

/** Answers to live events: tabs of one member that ask the same share one, and its REST calls. */
export class EventAnswers {
  readonly #ofEvents = new WeakMap<object, Map<string, Promise<FormattedExecutionResult>>>();

  get(
    event: object,
    asked: string,
    run: () => Promise<FormattedExecutionResult>,
  ): Promise<FormattedExecutionResult> {
    let answers = this.#ofEvents.get(event);
    if (!answers) this.#ofEvents.set(event, (answers = new Map()));
    let answer = answers.get(asked);
    if (!answer) answers.set(asked, (answer = run()));
    return answer;
  }
}
