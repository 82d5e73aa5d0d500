import type {
  channelItems,
  channelModerators,
  channels,
  channelSectionItems,
  channelSections,
  CollectedKind,
} from '../domains/channels/tables.ts';
import type { competitions } from '../domains/competitions/tables.ts';
import type { datasets } from '../domains/datasets/tables.ts';
import type { forumPosts, forumReplies } from '../domains/forum/tables.ts';
import type { follows } from '../domains/members/tables.ts';
import type { labs } from '../domains/projects/tables.ts';
import { type ChannelPlan, channelPlans, type SectionPlan } from './channels-catalogue.ts';
import { thread } from './forum.ts';
import { accountId } from './people.ts';
import { demoId, dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Ids of posts in channels' forums begin behind those of competitions. */
const FIRST_POST = 900_000;
const ROOM = 100;

type NewItem = typeof channelItems.$inferInsert;

export interface DemoChannels {
  channels: (typeof channels.$inferInsert)[];
  moderators: (typeof channelModerators.$inferInsert)[];
  sections: (typeof channelSections.$inferInsert)[];
  items: NewItem[];
  sectionItems: (typeof channelSectionItems.$inferInsert)[];
  follows: (typeof follows.$inferInsert)[];
  posts: (typeof forumPosts.$inferInsert)[];
  replies: (typeof forumReplies.$inferInsert)[];
}

/** Things of the demo that channels can collect. */
interface Contents {
  labs: readonly (typeof labs.$inferInsert)[];
  datasets: readonly (typeof datasets.$inferInsert)[];
  competitions: readonly (typeof competitions.$inferInsert)[];
}

const labsIn = (sections: readonly SectionPlan[]): string[] =>
  sections.flatMap(({ titles = [], below = [] }) => [...titles, ...labsIn(below)]);

/** A thing by its title, with what channels keep of it; undefined where the demo has none. */
const foundIn = ({ labs, datasets, competitions }: Contents) => {
  const lab = (title: string) => labs.find((one) => one.title === title && one.private === false);
  const dataset = (title: string) => datasets.find((one) => one.title === title);
  return (kind: CollectedKind, title: string): Omit<NewItem, 'channelId' | 'date'> | undefined => {
    const common = { kind, shown: true };
    if (kind === 'COMPETITION') {
      const row = competitions.find(({ name }) => name === title);
      const { id, startDate } = row ?? {};
      return id && startDate
        ? { ...common, itemId: id, updateDate: startDate, createDate: startDate }
        : undefined;
    }
    const row = kind === 'PROJECT' ? lab(title) : dataset(title);
    if (!row?.id) return undefined;
    const { id, createDate, updateDate, sortWeight, viewsNumber, votesNumber } = row;
    const versioned = 'versionDate' in row ? row.versionDate : null;
    return {
      ...common,
      itemId: id,
      weight: sortWeight ?? 0,
      updateDate: versioned ?? updateDate,
      createDate,
      viewsNumber: viewsNumber ?? 0,
      votesNumber: votesNumber ?? 0,
    };
  };
};

/** Sections of a channel as rows, numbered below each other; with the titles that each holds. */
const sectionRows = (plan: ChannelPlan, channelId: string, channel: number) => {
  let number = channel * ROOM;
  const rows: { row: DemoChannels['sections'][number]; titles: readonly string[] }[] = [];
  const add = (sections: readonly SectionPlan[], parentId: string | null) => {
    for (const [
      position,
      { name, titles = [], hidden = false, below = [] },
    ] of sections.entries()) {
      const id = demoId('channelSection', number++);
      rows.push({ row: { id, channelId, parentId, name, hidden, position }, titles });
      add(below, id);
    }
  };
  add(plan.sections, null);
  return rows;
};

/** Five channels out of what the demo has, the first followed most. */
export const demoChannels = (
  contents: Contents,
  { crowd, writers }: { crowd: readonly string[]; writers: readonly [string, ...string[]] },
  now: Date,
): DemoChannels => {
  const own = dice(45);
  const find = foundIn(contents);
  const made: DemoChannels = {
    channels: [],
    moderators: [],
    sections: [],
    items: [],
    sectionItems: [],
    follows: [],
    posts: [],
    replies: [],
  };
  channelPlans.forEach((plan, index) => {
    const id = demoId('channel', index + 1);
    const collectDate = new Date(now.getTime() - index * 2.3 * DAY - 6 * HOUR);
    const titles: [CollectedKind, readonly string[]][] = [
      ['PROJECT', [...labsIn(plan.sections), ...(plan.others ?? [])]],
      ['DATASET', plan.datasets],
      ['COMPETITION', plan.competitions],
    ];
    const kindOf = new Map<string, { kind: CollectedKind; itemId: string }>();
    let place = 0;
    for (const [kind, some] of titles)
      for (const title of new Set(some)) {
        const item = find(kind, title);
        if (!item) continue;
        kindOf.set(title, item);
        const date = new Date(collectDate.getTime() - place++ * 17 * HOUR);
        made.items.push({ ...item, channelId: id, date, sticky: plan.pinned.includes(title) });
      }
    for (const { row, titles: held } of sectionRows(plan, id, index)) {
      made.sections.push(row);
      for (const title of held) {
        const item = kindOf.get(title);
        if (item)
          made.sectionItems.push({
            sectionId: row.id,
            channelId: id,
            kind: item.kind,
            itemId: item.itemId,
          });
      }
    }
    const share = 0.9 / (1 + index * 0.3);
    const named =
      index < 2 ? [accountId('moderator'), accountId('member')] : [accountId('moderator')];
    const following = [...named, ...crowd.filter(() => own.next() < share)];
    following.forEach((memberId, order) => {
      const date = new Date(now.getTime() - (30 + order) * DAY);
      // The member has seen what the second has collected, but nothing new of the first.
      const lastView = index === 0 ? new Date(collectDate.getTime() - 5 * DAY) : now;
      made.follows.push({ memberId, kind: 'CHANNEL', targetId: id, date, lastView });
    });
    if (index < 2)
      made.moderators.push({
        channelId: id,
        memberId: accountId('moderator'),
        date: new Date(now.getTime() - 60 * DAY),
      });
    made.channels.push({
      id,
      name: plan.name,
      description: plan.description,
      recommended: index < 3 ? index + 1 : null,
      subscribesNumber: following.length,
      createDate: new Date(now.getTime() - (90 - index) * DAY),
      collectDate,
    });
    plan.threads?.forEach((talk, order) => {
      const number = FIRST_POST + index * ROOM + order;
      const date = new Date(now.getTime() - (order * 2 + 1) * DAY);
      const { post, replies } = thread(talk, { forumId: id, number, date }, writers, own);
      made.posts.push(post);
      made.replies.push(...replies);
    });
  });
  return made;
};
