import { Badge, Button, Text } from '@mantine/core';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Cover } from '#components/Cover/Cover.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { channelPath } from '#domains/channels/paths.ts';
import { type FollowedChannelsQuery, useFollowedChannelsQuery } from './ChannelList.generated.ts';
import list from './ChannelListPage.module.css';
import classes from './SidePanel.module.css';

type Followed = NonNullable<NonNullable<FollowedChannelsQuery['viewer']>['channels']>[number];

const FollowedRow = ({ channel }: { channel: Followed }) => {
  const { id, name, description, image } = channel;
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      <div className={classes.cover}>
        <Cover id={id} about={`${name} ${description}`} image={image} />
      </div>
      <span className={classes.name}>
        <Link to={channelPath(id)} className={surfaces.link}>
          {name}
        </Link>
      </span>
      {channel.viewerModerates && <Badge variant="light">版主</Badge>}
      {channel.viewerHasNews && <Badge color="danger">有更新</Badge>}
    </li>
  );
};

/** The channels that the viewer follows, six before all of them. */
export const FollowedChannels = () => {
  // Follows, and news in them, may have changed on any other page.
  const query = useFollowedChannelsQuery({ fetchPolicy: 'cache-and-network' });
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="followed-channels" className={`${surfaces.panel} ${list.own}`}>
      <h2 id="followed-channels" className={classes.heading}>
        我的订阅
      </h2>
      <Loaded
        query={query}
        of={query.data?.viewer?.channels}
        empty="没有找到指定的频道"
        skeleton={
          <div className={classes.waiting}>
            <RowsSkeleton rows={3} />
          </div>
        }
      >
        {(channels) =>
          channels.length === 0 ? (
            <Text size="sm" c="dimmed" className={classes.none}>
              还没有关注的频道
            </Text>
          ) : (
            <>
              <ul className={classes.rows}>
                {channels.slice(0, all ? undefined : channelLimits.subscriptions).map((channel) => (
                  <FollowedRow key={channel.id} channel={channel} />
                ))}
              </ul>
              {channels.length > channelLimits.subscriptions && (
                <Button variant="subtle" fullWidth aria-expanded={all} onClick={() => setAll(!all)}>
                  {all ? '收起' : `展开全部 ${channels.length} 个`}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
};
