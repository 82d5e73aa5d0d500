import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconDownload, IconQuote } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Count } from '#components/Count/Count.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { OrganizationLink } from '#domains/organizations/components/OrganizationLink/OrganizationLink.tsx';
import { DatasetBookmark } from '#domains/datasets/components/DatasetBookmark/DatasetBookmark.tsx';
import { DatasetVote } from '#domains/datasets/components/DatasetVote/DatasetVote.tsx';
import { VisibilityBadge } from '#domains/datasets/components/VisibilityBadge/VisibilityBadge.tsx';
import { editDatasetPath } from '#domains/datasets/paths.ts';
import type { ShownDataset } from './dataset-head.ts';
import { FeatureButton } from './FeatureButton.tsx';
import classes from './DatasetPage.module.css';

const CitationModal = lazy(() => import('./CitationModal.tsx'));

interface DatasetHeaderProps {
  dataset: ShownDataset;
  /** On phones the tabs that one came for stand in the first screen. */
  folds: boolean;
  onRemoved: () => Promise<unknown>;
}

/** Header of a dataset: its title, its owner, and the actions on it. */
export const DatasetHeader = ({ dataset, folds, onRemoved }: DatasetHeaderProps) => {
  const { id, title, description, organization, creator, version, archiveUrl } = dataset;
  const [citing, setCiting] = useState(false);
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const download = {
    leftSection: <IconDownload size={18} stroke={1.5} aria-hidden />,
    children: `下载全部（${sizeText(dataset.size)}）`,
  };
  return (
    <header className={classes.header} data-folds={folds || undefined}>
      <Group gap="xs">
        <Title order={1}>{title}</Title>
        {dataset.isFeatured && <Badge color="gold">精选</Badge>}
        <VisibilityBadge visibility={dataset.visibility} />
      </Group>
      {description && (
        <Text c="dimmed" mt="xs" className={classes.more}>
          {description}
        </Text>
      )}
      <Group gap="xs" mt="sm" className={classes.more}>
        {organization && <OrganizationLink organization={organization} />}
        {creator && (
          <>
            <MemberFace member={creator} size={32} />
            <Text fw={500} component="span">
              <MemberName member={creator} />
            </Text>
            <LevelTag level={creator.level} />
          </>
        )}
        <Text size="sm" c="dimmed">
          <RelativeTime time={dataset.updatedAt} />
          更新，
          <Count value={dataset.viewsCount} /> 次浏览，
          <Count value={dataset.downloadsCount} /> 次下载
        </Text>
      </Group>
      <Group gap="xs" mt="md">
        {version !== null &&
          (viewer || loading ? (
            <Button component="a" href={archiveUrl} download {...download} />
          ) : (
            <Button component={Link} to={signInPath(pathname + search)} {...download} />
          ))}
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconQuote size={18} stroke={1.5} aria-hidden />}
          onClick={() => setCiting(true)}
        >
          引用
        </Button>
        <DatasetVote dataset={dataset} size="sm" />
        <DatasetBookmark dataset={dataset} size="sm" />
        {viewer && viewer.member.id === creator?.id && (
          <Button component={Link} to={editDatasetPath(id)} size="sm" variant="subtle">
            编辑
          </Button>
        )}
        {dataset.visibility === 'PUBLIC' && <FeatureButton dataset={dataset} />}
        {dataset.visibility !== 'PRIVATE' && (
          <Moderation
            kind="DATASET"
            id={id}
            what="数据集"
            ownerId={creator?.id}
            foldReason={dataset.foldReason}
            compact
            onRemoved={onRemoved}
          />
        )}
      </Group>
      <Opened of={citing}>
        {() => (
          <Contained>
            <CitationModal dataset={dataset} onClose={() => setCiting(false)} />
          </Contained>
        )}
      </Opened>
    </header>
  );
};
