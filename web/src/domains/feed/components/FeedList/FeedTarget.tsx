import { Badge, Text } from '@mantine/core';
import { activityTypeName } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import surfaces from '#theme/surfaces.module.css';
import { FollowChannelButton } from '#domains/channels/components/FollowChannelButton/FollowChannelButton.tsx';
import { channelPath } from '#domains/channels/paths.ts';
import { SubscribeButton } from '#domains/columns/components/SubscribeButton/SubscribeButton.tsx';
import { columnPath } from '#domains/columns/paths.ts';
import { CompetitionLabel } from '#domains/competitions/components/CompetitionCard/CompetitionLabel.tsx';
import { detailPath } from '#domains/competitions/paths.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { FollowButton } from '#domains/members/components/FollowButton/FollowButton.tsx';
import type { MemberRowFragment } from '#domains/members/components/MemberFacts/MemberRow.generated.ts';
import { MemberMarks } from '#domains/members/components/MemberFacts/MemberMarks.tsx';
import { workText } from '#domains/members/components/MemberFacts/work-text.ts';
import { MemberFace } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { profilePath } from '#domains/members/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import type { FeedEntryFragment } from './FeedList.generated.ts';
import classes from './FeedList.module.css';

type Target = FeedEntryFragment['targets'][number];
type Of<Name extends Target['__typename']> = Extract<Target, { __typename: Name }>;

interface WorkProps {
  id: string;
  title: string;
  description: string;
  to: string;
  author: string | undefined;
  image?: string | null;
  isFork?: boolean;
  /** Numbers of times that each thing was done to it, in the order shown. */
  counts: readonly (readonly [count: number, what: string])[];
}

/** A project or a dataset: what it is called and about, whose, and how it is used. */
const Work = (props: WorkProps) => {
  const { id, title, description, to, author, image = null, isFork = false, counts } = props;
  return (
    <>
      <div className={classes.cover}>
        <Cover id={id} about={`${title} ${description}`} image={image} />
      </div>
      <div className={classes.about}>
        <h3 className={classes.title}>
          <Link to={to} className={surfaces.link}>
            {title}
          </Link>
          {isFork && (
            <Badge color="gray" ml="xs">
              Fork
            </Badge>
          )}
        </h3>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        )}
        <Text size="sm" c="dimmed" className={classes.facts}>
          {author && <span>{author}</span>}
          {counts.map(([count, what]) => (
            <span key={what}>
              <Count value={count} /> {what}
            </span>
          ))}
        </Text>
      </div>
    </>
  );
};

const ProjectTarget = ({ project }: { project: Of<'Project'> }) => (
  <Work
    {...project}
    to={projectPath(project.id)}
    author={project.author?.name}
    counts={[
      [project.viewsCount, '次浏览'],
      [project.forksCount, '次 Fork'],
      [project.votesCount, '个赞'],
    ]}
  />
);

const DatasetTarget = ({ dataset }: { dataset: Of<'Dataset'> }) => (
  <Work
    {...dataset}
    to={datasetPath(dataset.id)}
    author={dataset.creator?.name}
    counts={[
      [dataset.viewsCount, '次浏览'],
      [dataset.projectsCount, '个项目'],
      [dataset.downloadsCount, '次下载'],
      [dataset.votesCount, '个赞'],
    ]}
  />
);

const CompetitionTarget = ({ competition }: { competition: Of<'Competition'> }) => {
  const { id, kind, name, image, shortDescription, award, detailType } = competition;
  return (
    <>
      <div className={classes.cover}>
        <Cover id={id} about={`${name} ${shortDescription}`} image={image} />
        <div className={classes.label}>
          {kind === 'ACTIVITY' && (
            <Badge variant="white" color="brand.7" mr={6}>
              {activityTypeName(detailType)}
            </Badge>
          )}
          <CompetitionLabel competition={competition} />
        </div>
      </div>
      <div className={classes.about}>
        <h3 className={classes.title}>
          <Link to={detailPath(competition)} className={surfaces.link}>
            {name}
          </Link>
        </h3>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {shortDescription}
        </Text>
        {award && (
          <Text size="sm" fw={600}>
            {award}
          </Text>
        )}
      </div>
    </>
  );
};

const ColumnTarget = ({ column, note }: { column: Of<'Column'>; note: ReactNode }) => (
  <>
    <div className={classes.cover}>
      <Cover id={column.id} about={column.name} image={column.image} />
    </div>
    <div className={classes.about}>
      <h3 className={classes.title}>
        <Link to={columnPath(column.id)} className={surfaces.link}>
          {column.name}
        </Link>
      </h3>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {column.description}
      </Text>
      <Text size="sm" c="dimmed" className={classes.facts}>
        {column.owner && <span>{column.owner.name}</span>}
        <span>
          <Count value={column.projectsCount} /> 个项目
        </span>
        <span>
          <Count value={column.followersCount} /> 人关注
        </span>
      </Text>
      {note}
    </div>
    <SubscribeButton column={column} size="sm" className={classes.follow} />
  </>
);

const ChannelTarget = ({ channel, note }: { channel: Of<'Channel'>; note: ReactNode }) => (
  <>
    <div className={classes.cover}>
      <Cover
        id={channel.id}
        about={`${channel.name} ${channel.description}`}
        image={channel.image}
      />
    </div>
    <div className={classes.about}>
      <h3 className={classes.title}>
        <Link to={channelPath(channel.id)} className={surfaces.link}>
          {channel.name}
        </Link>
      </h3>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {channel.description}
      </Text>
      <Text size="sm" c="dimmed" className={classes.facts}>
        <span>
          <Count value={channel.projectsCount} /> 个项目
        </span>
        <span>
          <Count value={channel.followersCount} /> 人关注
        </span>
      </Text>
      {note}
    </div>
    <FollowChannelButton channel={channel} className={classes.follow} />
  </>
);

const MemberTarget = ({ member, note }: { member: MemberRowFragment; note: ReactNode }) => {
  const facts = [workText(member), member.signature].find(Boolean);
  return (
    <>
      <MemberFace member={member} size={52} />
      <div className={classes.about}>
        <div className={classes.person}>
          <h3 className={classes.title}>
            <Link to={profilePath(member.id)} className={surfaces.link}>
              {member.name}
            </Link>
          </h3>
          <MemberMarks member={member} />
        </div>
        {facts && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {facts}
          </Text>
        )}
        {member.followersCount !== null && (
          <Text size="sm" c="dimmed">
            <Count value={member.followersCount} /> 人关注
          </Text>
        )}
        {note}
      </div>
      <FollowButton member={member} size="sm" className={classes.follow} />
    </>
  );
};

interface FeedTargetProps {
  target: Target;
  /** Note at the end of the card of a member, a column or a channel. */
  note?: ReactNode;
}

/** Card of the target of an action, which leads to it as a whole. */
export const FeedTarget = ({ target, note }: FeedTargetProps) => {
  switch (target.__typename) {
    case 'Project':
      return <ProjectTarget project={target} />;
    case 'Dataset':
      return <DatasetTarget dataset={target} />;
    case 'Competition':
      return <CompetitionTarget competition={target} />;
    case 'Column':
      return <ColumnTarget column={target} note={note} />;
    case 'Channel':
      return <ChannelTarget channel={target} note={note} />;
    case 'Member':
      return <MemberTarget member={target} note={note} />;
  }
};
