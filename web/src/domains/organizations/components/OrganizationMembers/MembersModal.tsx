import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OrganizationRoleChoice } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { AddMember } from './AddMember.tsx';
import { MemberRow } from './MemberRow.tsx';
import {
  useOrganizationMembersQuery,
  useRemoveOrganizationMemberMutation,
  useSetOrganizationMemberRoleMutation,
} from './OrganizationMembers.generated.ts';
import classes from './OrganizationMembers.module.css';

interface MembersModalProps {
  organization: { shortName: string; name: string };
  onClose: () => void;
}

/** Dialog with the members of an organization and their roles. */
const MembersModal = ({ organization, onClose }: MembersModalProps) => {
  const { shortName, name } = organization;
  const showsErrors = { context: { showsErrors: true } };
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOrganizationMembersQuery({
    variables: { shortName, page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const [setRole, setting] = useSetOrganizationMemberRoleMutation(showsErrors);
  const [remove, removing] = useRemoveOrganizationMemberMutation(showsErrors);
  const found = data?.organization?.members;
  const failure = setting.error ?? removing.error;
  const busy = setting.loading || removing.loading;

  /** The list says afterwards what became of it, whether it was refused or not. */
  const change = async (act: () => Promise<unknown>) => {
    await act().catch(() => null);
    await refetch();
  };
  const give = (memberId: string, role: OrganizationRoleChoice) =>
    change(() => setRole({ variables: { input: { organization: shortName, memberId, role } } }));
  const takeOut = (memberId: string) =>
    change(() => remove({ variables: { input: { organization: shortName, memberId } } }));

  return (
    <Dialog onClose={onClose} title={`${name}的成员`} size="lg">
      <Stack>
        <AddMember shortName={shortName} onDone={refetch} />
        {!found && error && <ErrorState error={error} onRetry={refetch} />}
        {!found && !error && <RowsSkeleton rows={3} />}
        {found?.items.length === 0 && <Text c="dimmed">暂无成员</Text>}
        <FormAlert title="修改失败" message={failure ? failureOf(failure).message : null} />
        {found && found.items.length > 0 && (
          <ul className={classes.members}>
            {found.items.map((row) => (
              <MemberRow
                key={row.memberId}
                row={row}
                busy={busy}
                onRole={(role) => void give(row.memberId, role)}
                onRemove={() => void takeOut(row.memberId)}
              />
            ))}
          </ul>
        )}
        {found && (
          <Pager
            page={found.page}
            perPage={found.perPage}
            totalCount={found.totalCount}
            onPage={setPage}
          />
        )}
      </Stack>
    </Dialog>
  );
};

export default MembersModal;
