import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import surfaces from '#theme/surfaces.module.css';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { OrganizationLink } from '#domains/organizations/components/OrganizationLink/OrganizationLink.tsx';
import { datasetPath } from '#domains/datasets/paths.ts';
import { DatasetBookmark } from '../DatasetBookmark/DatasetBookmark.tsx';
import { DatasetVote } from '../DatasetVote/DatasetVote.tsx';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { type DatasetFactsFragment, DatasetFactsFragmentDoc } from './DatasetCard.generated.ts';
import classes from './DatasetCard.module.css';

interface DatasetCardProps {
  dataset: FragmentType<DatasetFactsFragment>;
  /** In the first rows: its picture loads at once. */
  eager?: boolean;
  /** Stands before the others of this list. */
  pinned?: boolean;
  /** Actions for its author, where the list offers them. */
  actions?: ReactNode;
}

/** A dataset in a list. */
export const DatasetCard = (props: DatasetCardProps) => {
  const { dataset: from, eager = false, pinned = false, actions } = props;
  const { data: dataset } = useSuspenseFragment({
    fragment: DatasetFactsFragmentDoc,
    fragmentName: 'DatasetFacts',
    from,
  });
  const { id, title, description, image, tags, organization, creator } = dataset;
  const place = organization?.shortName;
  const about = [title, ...tags.map(({ name }) => name)].join(' ');
  return (
    <li className={`${surfaces.row} ${classes.row}`} data-exposes={`dataset:${id}`}>
      <div className={classes.cover}>
        <Cover id={id} about={about} image={image} eager={eager} />
      </div>
      <div className={classes.text}>
        <h2 className={classes.title}>
          <Link to={datasetPath(id, 'document', place)} className={surfaces.link}>
            {title}
          </Link>
        </h2>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        )}
        <div className={classes.facts}>
          {pinned && <Badge color="gold">置顶</Badge>}
          {dataset.isFeatured && <Badge color="gold">精选</Badge>}
          <VisibilityBadge visibility={dataset.visibility} />
          {tags.map((tag) => (
            <Badge key={tag.id} variant="light" color="gray">
              {tag.name}
            </Badge>
          ))}
          <span>
            {dataset.filesCount} 个文件，{sizeText(dataset.size)}
          </span>
        </div>
        <div className={classes.facts}>
          {organization && <OrganizationLink organization={organization} />}
          {creator && (
            <span className={classes.creator}>
              <MemberFace member={creator} size={20} />
              <MemberName member={creator} />
            </span>
          )}
          <span>
            <RelativeTime time={dataset.updatedAt} />
            更新
          </span>
          <span>
            <Count value={dataset.viewsCount} /> 次浏览
          </span>
          <span>
            <Count value={dataset.downloadsCount} /> 次下载
          </span>
          {dataset.projectsCount > 0 && (
            <span>
              <Count value={dataset.projectsCount} /> 个项目
            </span>
          )}
        </div>
      </div>
      <div className={classes.ways}>
        {actions}
        <Button
          component={Link}
          to={datasetPath(id, 'comments', place)}
          size="compact-sm"
          variant="subtle"
          aria-label={`数据集「${title}」的评论，${dataset.commentsCount}条`}
          leftSection={<IconMessageCircle size={16} stroke={1.5} aria-hidden />}
        >
          <Count value={dataset.commentsCount} />
        </Button>
        <DatasetVote dataset={dataset} />
        <DatasetBookmark dataset={dataset} />
      </div>
    </li>
  );
};
