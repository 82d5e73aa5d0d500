import { Alert } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { type LoadedTexts, WriteUpSections } from './WriteUpSections.tsx';
import { useWriteUpVersionQuery } from './WriteUpsPanel.generated.ts';

interface OldVersionProps {
  teamId: string;
  /** Number of the version, from 1. */
  number: number;
  newest: LoadedTexts & { version: number };
  /** Address of the newest version. */
  newestPath: string;
}

/** Texts of an earlier version, which says where they aren't those of the newest. */
export const OldVersion = ({ teamId, number, newest, newestPath }: OldVersionProps) => {
  const query = useWriteUpVersionQuery({
    // Versions are numbered without a gap, and listed the newest first.
    variables: { teamId, page: newest.version - number + 1 },
  });
  return (
    <Loaded
      query={query}
      of={query.data?.team?.writeUp?.versions?.items[0]}
      empty="没有找到这个版本"
    >
      {(version) => (
        <>
          <Alert color="gray" role="note" mt="md">
            这是第{version.number}版，{version.author?.name ?? '已注销'} 保存于{' '}
            <time dateTime={version.createdAt}>{formatDateTime(version.createdAt)}</time>。{' '}
            <AppLink to={newestPath} underline="always" inherit>
              看最新版
            </AppLink>
          </Alert>
          <WriteUpSections texts={version} newest={newest} />
        </>
      )}
    </Loaded>
  );
};
