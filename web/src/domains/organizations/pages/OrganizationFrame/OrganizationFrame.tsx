import { Text } from '@mantine/core';
import { Outlet, useParams } from 'react-router';
import { MemberAvatar } from '../../../../components/MemberAvatar/MemberAvatar.tsx';
import { Missing } from '../../../../components/Missing/Missing.tsx';
import { competitionListPath } from '../../../competitions/paths.ts';
import { useOrganizationFrameQuery } from './OrganizationFrame.generated.ts';
import classes from './OrganizationFrame.module.css';

/** /org/:shortName/competition/…: a competition and its forum below the organization's name. */
const OrganizationFrame = () => {
  const { shortName = '' } = useParams();
  const { data, error } = useOrganizationFrameQuery({ variables: { shortName } });
  const organization = data?.organization;
  if (data && !error && !organization)
    return (
      <Missing
        what="组织"
        text="未找到该组织"
        ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
      />
    );
  return (
    <>
      <aside className={classes.bar} aria-label="组织">
        {organization && (
          <div className={classes.inner}>
            <MemberAvatar
              id={organization.id}
              name={organization.name}
              avatar={organization.image}
              size={32}
            />
            <Text fw={600} className={classes.name}>
              {organization.name}
            </Text>
            <Text size="sm" c="dimmed" truncate>
              {organization.description}
            </Text>
          </div>
        )}
      </aside>
      <Outlet />
    </>
  );
};

export default OrganizationFrame;
