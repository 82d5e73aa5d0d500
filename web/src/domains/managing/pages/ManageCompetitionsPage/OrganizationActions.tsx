import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';

const CreateCompetitionModal = lazy(() => import('./CreateCompetitionModal.tsx'));
const ImportModal = lazy(() => import('./ImportModal.tsx'));
const MembersModal = lazy(
  () => import('#domains/organizations/components/OrganizationMembers/MembersModal.tsx'),
);

interface OrganizationActionsProps {
  shortName: string;
  name: string;
}

/** Actions of an organization's administrators: its members, and new competitions. */
export const OrganizationActions = ({ shortName, name }: OrganizationActionsProps) => {
  const [opened, setOpened] = useState<'members' | 'import' | 'create' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Group gap="sm">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('members')}>
          组织成员
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('import')}>
          导入竞赛
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('create')}>
          新建比赛
        </Button>
      </Group>
      <Opened of={opened === 'members'}>
        {() => (
          <Suspense>
            <MembersModal organization={{ shortName, name }} onClose={close} />
          </Suspense>
        )}
      </Opened>
      <Opened of={opened === 'import'}>
        {() => (
          <Suspense>
            <ImportModal shortName={shortName} onClose={close} />
          </Suspense>
        )}
      </Opened>
      <Opened of={opened === 'create'}>
        {() => (
          <Suspense>
            <CreateCompetitionModal shortName={shortName} onClose={close} />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
