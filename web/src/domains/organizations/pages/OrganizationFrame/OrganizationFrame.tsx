import { Text } from '@mantine/core';
import { Link, Outlet, useParams } from 'react-router';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { NoOrganization } from '#domains/organizations/components/NoOrganization/NoOrganization.tsx';
import { organizationPath } from '#domains/organizations/paths.ts';
import { useOrganizationFrameQuery } from './OrganizationFrame.generated.ts';
import classes from './OrganizationFrame.module.css';

/** /org/:shortName/competition/…: a competition and its forum below the organization's name. */
const OrganizationFrame = () => {
  const { shortName = '' } = useParams();
  const { data, error } = useOrganizationFrameQuery({ variables: { shortName } });
  const organization = data?.organization;
  if (data && !error && !organization) return <NoOrganization />;
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
            <Text
              component={Link}
              to={organizationPath(shortName)}
              fw={600}
              c="inherit"
              className={classes.name}
            >
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
