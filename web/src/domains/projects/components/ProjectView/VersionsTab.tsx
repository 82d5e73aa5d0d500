import { Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { ProjectTab } from '#domains/projects/paths.ts';
import { VersionComparison } from '../VersionComparison/VersionComparison.tsx';
import { PublishVersion } from '../Versions/PublishVersion.tsx';
import { VersionList } from '../Versions/VersionList.tsx';
import type { ProjectDetailFragment } from './ProjectView.generated.ts';

interface VersionsTabProps {
  project: ProjectDetailFragment;
  token: string | null;
  /** True where the viewer may publish another version. */
  publishes: boolean;
  /** Answers the address of a tab, at a version. */
  addressOf: (tab: ProjectTab, versionId?: string) => string;
}

/** Versions of a project, or two of them compared: ?from=&to= are their ids. */
export const VersionsTab = ({ project, token, publishes, addressOf }: VersionsTabProps) => {
  const { id, versions } = project;
  const [query] = useSearchParams();
  const versionAt = (key: string) => versions.find((one) => one.id === query.get(key));
  const [from, to] = [versionAt('from'), versionAt('to')];
  const comparisonOf = (older: string, newer: string) => {
    const [path, rest] = addressOf('versions').split('?');
    const asked = new URLSearchParams(rest);
    asked.set('from', older);
    asked.set('to', newer);
    return `${path}?${asked}`;
  };
  if (from && to)
    return (
      <VersionComparison
        projectId={id}
        token={token}
        from={from}
        to={to}
        back={addressOf('versions')}
      />
    );
  return (
    <>
      {publishes && (
        <Group mb="md">
          <PublishVersion projectId={id} newest={versions[0]?.number ?? null} />
        </Group>
      )}
      <VersionList
        versions={versions}
        addressOf={(versionId) => addressOf('overview', versionId)}
        comparisonOf={comparisonOf}
      />
    </>
  );
};
