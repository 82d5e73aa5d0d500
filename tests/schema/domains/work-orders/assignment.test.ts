import { describe, expect, it } from '@jest/globals';
import {
  assignmentProblem,
  statusWhenAssigned,
} from '@whaletide/schema/domains/work-orders/rules/assignment.ts';

const [me, colleague, third, creator] = ['a', 'b', 'c', 'd'].map((sign) => sign.repeat(24)) as [
  string,
  string,
  string,
  string,
];

interface Case {
  handler?: string | null;
  target: string | null;
  status?: number;
  isAdmin?: boolean;
}

const problem = ({ handler = null, target, status = 0, isAdmin = false }: Case) =>
  assignmentProblem({
    actor: 'support',
    callerId: me,
    isAdmin,
    order: { status, creatorId: creator, handlerId: handler },
    target,
  });

describe('giving a work order to somebody of the staff', () => {
  it.each<[string, Case, string | null]>([
    ['a free one is taken', { target: me }, null],
    ['a free one is given to a colleague', { target: colleague }, null],
    ['one’s own is given on', { handler: me, target: colleague }, null],
    ['one’s own is released', { handler: me, target: null }, null],
    ['one that awaits confirmation is taken', { target: me, status: 4 }, null],
    ['a closed one', { target: me, status: 3 }, 'CONFLICT'],
    ['one’s own is taken again', { handler: me, target: me }, 'CONFLICT'],
    ['a free one is released', { target: null }, 'CONFLICT'],
    ['a colleague’s is taken', { handler: colleague, target: me }, 'CONFLICT'],
    ['a colleague’s is released', { handler: colleague, target: null }, 'FORBIDDEN'],
    ['a colleague’s is given on', { handler: colleague, target: third }, 'FORBIDDEN'],
    ['an administrator takes it', { handler: colleague, target: me, isAdmin: true }, null],
    ['an administrator releases it', { handler: colleague, target: null, isAdmin: true }, null],
    ['its creator would have it', { target: creator }, 'BAD_USER_INPUT'],
  ])('%s', (_, given, code) => {
    expect(problem(given)?.code ?? null).toBe(code);
  });

  it('is nothing for its creator, of the staff or not', () => {
    const order = { status: 0, creatorId: me, handlerId: null };
    for (const isAdmin of [true, false])
      expect(
        assignmentProblem({ actor: 'member', callerId: me, isAdmin, order, target: me })?.code,
      ).toBe('FORBIDDEN');
  });

  it.each([
    [0, true, 1],
    [1, true, 1],
    [1, false, 0],
    [2, true, 2],
    [2, false, 2],
    [4, true, 4],
    [4, false, 4],
  ])('at %i, assigned %s, leaves %i', (status, isAssigned, after) => {
    expect(statusWhenAssigned(status, isAssigned)).toBe(after);
  });
});
