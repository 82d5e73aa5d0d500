import { Button, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';
import { organizationWebhooksPath } from '#domains/webhooks/paths.ts';
import { organizationServiceAccountsPath } from '#domains/service-accounts/paths.ts';

const CreateCompetitionModal = lazy(() => import('./CreateCompetitionModal.tsx'));
const ImportModal = lazy(() => import('./ImportModal.tsx'));
const MembersModal = lazy(
  () => import('#domains/organizations/components/OrganizationMembers/MembersModal.tsx'),
);

export type OrganizationDialog = 'members' | 'import' | 'create' | 'createActivity';

interface OrganizationActionsProps {
  shortName: string;
  name: string;
  opened: OrganizationDialog | null;
  onOpen: (dialog: OrganizationDialog | null) => void;
}

/** Actions of an organization's administrators: its members, and new competitions. */
export const OrganizationActions = (props: OrganizationActionsProps) => {
  const { shortName, name, opened, onOpen } = props;
  const close = () => onOpen(null);
  return (
    <>
      <Group gap="sm">
        <Button variant="default" aria-haspopup="dialog" onClick={() => onOpen('members')}>
          组织成员
        </Button>
        <Button variant="default" component={Link} to={organizationServiceAccountsPath(shortName)}>
          服务账号
        </Button>
        <Button variant="default" component={Link} to={organizationWebhooksPath(shortName)}>
          Webhook
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => onOpen('import')}>
          导入比赛或活动
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => onOpen('createActivity')}>
          新建活动
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onOpen('create')}>
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
      <Opened of={(opened === 'create' || opened === 'createActivity') && opened}>
        {(what) => (
          <Suspense>
            <CreateCompetitionModal
              shortName={shortName}
              kind={what === 'create' ? 'COMPETITION' : 'ACTIVITY'}
              onClose={close}
            />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
