interface Assigned {
  work: string;
  judge: string;
}

interface AssigningWork {
  id: string;
  /** Judges without a conflict of interest. */
  allowed: readonly string[];
}

export interface Assigning {
  works: readonly AssigningWork[];
  judges: readonly string[];
  /** Reviews that each work needs. */
  perWork: number;
  /** Reviews that were begun or sent: they stay. */
  begun: readonly Assigned[];
  /** Reviews that weren't begun: they stay where that leaves loads equal. */
  waiting: readonly Assigned[];
}

export interface Assignment {
  /** Reviews that haven't been begun, of before and new ones. */
  waiting: Assigned[];
  /** Works with fewer judges than they need, and how many are missing. */
  lacking: { work: string; missing: number }[];
}

/** Reviews of one task while they are handed out: works and judges by their numbers. */
class Desk {
  readonly fixed: Set<number>[];
  readonly given: Set<number>[];
  readonly load: number[];
  readonly #allowed: Set<number>[];
  readonly #judgeCount: number;

  constructor(allowed: Set<number>[], judgeCount: number) {
    this.#allowed = allowed;
    this.#judgeCount = judgeCount;
    this.fixed = allowed.map(() => new Set());
    this.given = allowed.map(() => new Set());
    this.load = Array.from({ length: judgeCount }, () => 0);
  }

  add(work: number, judge: number): void {
    this.given[work]?.add(judge);
    this.load[judge] = (this.load[judge] ?? 0) + 1;
  }

  size(work: number): number {
    return (this.given[work]?.size ?? 0) + (this.fixed[work]?.size ?? 0);
  }

  isFree(work: number, judge: number): boolean {
    return (
      (this.#allowed[work]?.has(judge) ?? false) &&
      !this.given[work]?.has(judge) &&
      !this.fixed[work]?.has(judge)
    );
  }

  /** Gives a work to the allowed judge with the fewest; false where there is none. */
  give(work: number): boolean {
    let best = -1;
    for (let judge = 0; judge < this.#judgeCount; judge += 1)
      if (this.isFree(work, judge) && (best < 0 || this.#loadOf(judge) < this.#loadOf(best)))
        best = judge;
    if (best >= 0) this.add(work, best);
    return best >= 0;
  }

  #loadOf(judge: number): number {
    return this.load[judge] ?? 0;
  }

  /** Works of each judge that may still go to another. */
  #movable(): number[][] {
    const own: number[][] = this.load.map(() => []);
    this.given.forEach((judges, work) => {
      for (const judge of judges) own[judge]?.push(work);
    });
    return own;
  }

  /**
   * Passes one review on from a judge, over others if need be, to one with at least two fewer;
   * false where no judge can take one.
   */
  #relieve(from: number): boolean {
    const own = this.#movable();
    const came = new Map<number, { judge: number; work: number }>();
    const queue = [from];
    // Grows while it is walked.
    for (const judge of queue) {
      if (this.#loadOf(judge) <= this.#loadOf(from) - 2) {
        this.#pass(judge, from, came);
        return true;
      }
      for (const work of own[judge] ?? [])
        for (let next = 0; next < this.#judgeCount; next += 1)
          if (next !== from && !came.has(next) && this.isFree(work, next)) {
            came.set(next, { judge, work });
            queue.push(next);
          }
    }
    return false;
  }

  #pass(to: number, from: number, came: Map<number, { judge: number; work: number }>): void {
    for (let judge = to; judge !== from;) {
      const step = came.get(judge);
      if (!step) return;
      this.given[step.work]?.delete(step.judge);
      this.given[step.work]?.add(judge);
      judge = step.judge;
    }
    this.load[from] = this.#loadOf(from) - 1;
    this.load[to] = this.#loadOf(to) + 1;
  }

  /** Makes loads as equal as conflicts allow: no chain of moves is left that would level two. */
  level(): void {
    for (;;) {
      const order = this.load
        .map((load, judge) => ({ load, judge }))
        .sort((one, other) => other.load - one.load || one.judge - other.judge);
      if (!order.some(({ judge }) => this.#relieve(judge))) return;
    }
  }
}

/**
 * Assigns the reviews of a task: each work to so many judges without a conflict, loads as equal as
 * conflicts and begun reviews allow. The same input has the same answer.
 */
export const assignReviews = (assigning: Assigning): Assignment => {
  const { works, judges, perWork, begun, waiting } = assigning;
  const judgeAt = new Map(judges.map((id, at) => [id, at]));
  const workAt = new Map(works.map(({ id }, at) => [id, at]));
  const numbers = (ids: readonly string[]) => new Set(ids.flatMap((id) => judgeAt.get(id) ?? []));
  const desk = new Desk(
    works.map(({ allowed }) => numbers(allowed)),
    judges.length,
  );
  for (const { work, judge } of begun) {
    const [at, by] = [workAt.get(work), judgeAt.get(judge)];
    if (at === undefined) continue;
    // A judge who has left keeps what was begun; it counts for the work, and for no judge's load.
    desk.fixed[at]?.add(by ?? judges.length + (desk.fixed[at]?.size ?? 0));
    if (by !== undefined) desk.load[by] = (desk.load[by] ?? 0) + 1;
  }
  for (const { work, judge } of waiting) {
    const [at, by] = [workAt.get(work), judgeAt.get(judge)];
    if (at === undefined || by === undefined) continue;
    if (desk.size(at) < perWork && desk.isFree(at, by)) desk.add(at, by);
  }
  const scarcest = works
    .map(({ allowed }, at) => ({ at, choices: allowed.length }))
    .sort((one, other) => one.choices - other.choices || one.at - other.at);
  for (const { at } of scarcest) while (desk.size(at) < perWork && desk.give(at));
  desk.level();
  return {
    waiting: works.flatMap(({ id }, at) =>
      [...(desk.given[at] ?? [])]
        .sort((one, other) => one - other)
        .map((judge) => ({ work: id, judge: judges[judge] ?? '' })),
    ),
    lacking: works.flatMap(({ id }, at) => {
      const missing = perWork - desk.size(at);
      return missing > 0 ? [{ work: id, missing }] : [];
    }),
  };
};

/**
 * Divides so many comparisons among judges, equally, each at most as many pairs as there are
 * without a conflict of theirs: what one can't take goes to the others.
 * @param most pairs that each judge may compare
 */
export const divideComparisons = (total: number, most: readonly number[]): number[] => {
  const loads = most.map(() => 0);
  let left = total;
  let open = most.map((_, at) => at).filter((at) => (most[at] ?? 0) > 0);
  while (left > 0 && open.length > 0) {
    const share = Math.max(1, Math.floor(left / open.length));
    for (const at of open) {
      const taken = Math.min(share, left, (most[at] ?? 0) - (loads[at] ?? 0));
      loads[at] = (loads[at] ?? 0) + taken;
      left -= taken;
    }
    open = open.filter((at) => (loads[at] ?? 0) < (most[at] ?? 0));
  }
  return loads;
};
