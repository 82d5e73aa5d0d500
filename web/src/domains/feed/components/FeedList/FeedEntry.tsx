import { Text } from '@mantine/core';
import { feedText, goneText } from '@whaletide/schema/domains/feed/rules/feed-texts.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import surfaces from '#theme/surfaces.module.css';
import { channelPath } from '#domains/channels/paths.ts';
import { columnPath } from '#domains/columns/paths.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import type { FeedEntryFragment } from './FeedList.generated.ts';
import { FeedTarget } from './FeedTarget.tsx';
import classes from './FeedList.module.css';

/** Number of targets in a group that get a card. */
const MAX_CARDS = 4;

type Source = NonNullable<FeedEntryFragment['source']>;

const SourceFace = ({ source }: { source: Source }) =>
  source.__typename === 'Member' ? (
    <MemberFace member={source} size={40} />
  ) : (
    <span className={classes.columnFace}>
      <Cover id={source.id} about={source.name} image={source.image} />
    </span>
  );

const SourceName = ({ source }: { source: Source }) =>
  source.__typename === 'Member' ? (
    <>
      <MemberName member={source} />
      <LevelTag level={source.level} />
    </>
  ) : (
    <AppLink
      to={source.__typename === 'Channel' ? channelPath(source.id) : columnPath(source.id)}
      alone
    >
      {source.name}
    </AppLink>
  );

interface FeedEntryProps {
  entry: FeedEntryFragment;
  /** Its place in the list, from 1. */
  place: number;
  /** Total number of entries; -1 while it isn't known yet. */
  size: number;
}

/** Entry of a feed: who did something, what, when, and to what. */
export const FeedEntry = ({ entry, place, size }: FeedEntryProps) => {
  const { id, source, targets, targetsCount, createdAt } = entry;
  const shown = targets.slice(0, MAX_CARDS);
  return (
    <article
      className={`${surfaces.panel} ${classes.entry}`}
      aria-labelledby={`feed-${id}`}
      aria-posinset={place}
      aria-setsize={size}
      tabIndex={-1}
      data-feed-entry
    >
      <header className={classes.head}>
        {source && <SourceFace source={source} />}
        <div className={classes.who} id={`feed-${id}`}>
          {source ? <SourceName source={source} /> : <span>成员</span>}
          <span>{feedText(entry)}</span>
        </div>
        <Text size="sm" c="dimmed" className={classes.time}>
          <RelativeTime time={createdAt} />
        </Text>
      </header>
      {shown.map((target) => (
        <div key={target.id} className={classes.target}>
          <FeedTarget target={target} />
        </div>
      ))}
      {targets.length > shown.length && (
        <Text size="sm" c="dimmed" mt="xs">
          还有 {targets.length - shown.length} 个
        </Text>
      )}
      {targets.length < targetsCount && (
        <Text size="sm" c="dimmed" className={classes.gone}>
          {goneText(entry)}
        </Text>
      )}
    </article>
  );
};
