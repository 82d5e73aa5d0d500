import type { columnLabs, columns } from '../domains/columns/tables.ts';
import type { follows } from '../domains/members/tables.ts';
import { type ColumnPlan, columnPlans } from './columns-catalogue.ts';
import type { DemoProjects } from './projects.ts';
import { accountId } from './people.ts';
import { demoId, dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

const columnId = (index: number): string => demoId('column', index + 1);

const ownerOf = ({ by }: ColumnPlan, crowd: readonly string[]): string =>
  typeof by === 'number' ? (crowd[by] ?? accountId('captain')) : accountId(by);

/** The columns that stand beside a competition of this name. */
export const columnsBeside = (name: string): string[] =>
  columnPlans.flatMap(({ beside = [] }, index) => (beside.includes(name) ? [columnId(index)] : []));

export interface DemoColumns {
  columns: (typeof columns.$inferInsert)[];
  labs: (typeof columnLabs.$inferInsert)[];
  follows: (typeof follows.$inferInsert)[];
}

/** Columns out of the demo's projects, and who follows them: the first ones most. */
export const demoColumns = (
  projects: DemoProjects,
  crowd: readonly string[],
  now: Date,
): DemoColumns => {
  const { next } = dice(77);
  const made: DemoColumns = { columns: [], labs: [], follows: [] };
  const followers = [accountId('member'), accountId('captain'), ...crowd];
  columnPlans.forEach((plan, index) => {
    const id = columnId(index);
    const ownerId = ownerOf(plan, crowd);
    const updateDate = new Date(now.getTime() - index * 1.6 * DAY - 5 * HOUR);
    const own = plan.titles.flatMap((title) => {
      const lab = projects.labs.find((one) => one.title === title && one.memberId === ownerId);
      return lab?.id ? [lab.id] : [];
    });
    own.forEach((labId, place) => {
      const date = new Date(updateDate.getTime() - (own.length - 1 - place) * 3 * DAY);
      made.labs.push({ columnId: id, labId, date, position: place + 1 });
    });
    // The newest columns have had less time to be found.
    const share = 0.85 / (1 + index * 0.16);
    const following = followers.filter((memberId) => next() < share && memberId !== ownerId);
    following.forEach((memberId, place) => {
      const date = new Date(updateDate.getTime() - place * 7 * HOUR);
      made.follows.push({ memberId, kind: 'COLUMN', targetId: id, date });
    });
    made.columns.push({
      id,
      ownerId,
      name: plan.name,
      shortDescription: plan.description,
      labsNumber: own.length,
      subscribesNumber: following.length,
      createDate: new Date(updateDate.getTime() - (own.length * 3 + 10) * DAY),
      updateDate,
    });
  });
  return made;
};
