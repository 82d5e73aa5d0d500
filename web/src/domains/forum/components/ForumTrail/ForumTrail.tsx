import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Breadcrumbs, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import {
  aboutChannelPath,
  allChannelsPath,
  channelForumPath,
  forumListPath,
} from '#domains/forum/paths.ts';
import classes from './ForumTrail.module.css';

interface Named {
  id: string;
  name: string;
}

/** Competition or channel of a post's forum. */
interface PostForum {
  competition: Named | null;
  channel: Named | null;
}

interface TrailProps {
  /** Address and name of the list that the place is in; undefined within a frame. */
  above: { to: string; text: string } | undefined;
  place: { to: string; name: string };
  forum: { to: string; text: string };
  /** The page within the forum; without it, the forum itself. */
  here?: string | undefined;
}

const Trail = ({ above, place, forum, here }: TrailProps) => (
  <nav aria-label="面包屑">
    <Breadcrumbs separator="/" className={classes.trail}>
      {above && (
        <AppLink to={above.to} size="sm">
          {above.text}
        </AppLink>
      )}
      <AppLink to={place.to} size="sm" className={classes.name}>
        {place.name}
      </AppLink>
      {here ? (
        <AppLink to={forum.to} size="sm">
          {forum.text}
        </AppLink>
      ) : (
        <Text size="sm" c="dimmed" aria-current="page">
          {forum.text}
        </Text>
      )}
      {here && (
        <Text size="sm" c="dimmed" aria-current="page">
          {here}
        </Text>
      )}
    </Breadcrumbs>
  </nav>
);

/**
 * Breadcrumbs: competitions / the competition / its forum / a page of it. The list of all
 * competitions is outside of an organization's frame.
 */
export const ForumTrail = ({
  competition: { id, name },
  here,
}: {
  competition: Named;
  here?: string;
}) => {
  const { framed, inFrame } = useFramed();
  return (
    <Trail
      above={inFrame ? undefined : { to: competitionListPath, text: '比赛' }}
      place={{ to: framed(competitionPath(id)), name }}
      forum={{ to: framed(forumListPath(id)), text: '讨论区' }}
      here={here}
    />
  );
};

/** Breadcrumbs: channels / the channel / its forum / a page of it. */
export const ChannelForumTrail = ({
  channel: { id, name },
  here,
}: {
  channel: Named;
  here: string;
}) => (
  <Trail
    above={{ to: allChannelsPath, text: '频道' }}
    place={{ to: aboutChannelPath(id), name }}
    forum={{ to: channelForumPath(id), text: '论坛' }}
    here={here}
  />
);

/** Breadcrumbs to a page of a post, by what its forum belongs to; none where it can't be told. */
export const PostTrail = ({ forum, here }: { forum: PostForum | null; here: string }) => {
  if (forum?.channel) return <ChannelForumTrail channel={forum.channel} here={here} />;
  return forum?.competition ? <ForumTrail competition={forum.competition} here={here} /> : null;
};
