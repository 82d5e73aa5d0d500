import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useOrganizationLinksQuery } from '#domains/organizations/components/OrganizationLinks/OrganizationLinks.generated.ts';
import { manageCompetitionsPath, organizationSignInPath } from '#domains/organizations/paths.ts';
import classes from './OrganizationPage.module.css';
import type { OrganizationPageQuery } from './OrganizationPage.generated.ts';

type Organization = NonNullable<OrganizationPageQuery['organization']>;

/** Sign-in for visitors, and the way to its competitions for members who manage them. */
const Ways = ({ id, shortName }: Pick<Organization, 'id' | 'shortName'>) => {
  const { viewer, loading, error } = useViewer();
  // The links are optional: without an answer nothing is missing.
  const { data } = useOrganizationLinksQuery({ context: { showsErrors: true } });
  const belongs = data?.viewer?.organizations?.some(({ organization }) => organization.id === id);
  if (loading || (error && !viewer)) return null;
  if (!viewer)
    return (
      <Button component={Link} to={organizationSignInPath(shortName)} variant="default">
        登录
      </Button>
    );
  if (!belongs && !viewer.roles.includes('ADMIN')) return null;
  return (
    <>
      <Button component={Link} to={manageCompetitionsPath(shortName)}>
        管理比赛和活动
      </Button>
      {belongs && (
        <Text c="dimmed" visibleFrom="sm">
          你是该组织的成员
        </Text>
      )}
    </>
  );
};

/** Header that presents the organization. */
export const OrganizationHeader = ({ organization }: { organization: Organization }) => {
  const { id, shortName, name, description, image, membersCount, competitions } = organization;
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <MemberAvatar id={id} name={name} avatar={image} size={96} />
        <div className={classes.text}>
          <Title order={1}>{name}</Title>
          {description && (
            <Text c="dimmed" className={classes.description}>
              {description}
            </Text>
          )}
          <div className={classes.foot}>
            <div className={classes.facts}>
              {competitions && (
                <span>
                  <strong>
                    <Count value={competitions.totalCount} />
                  </strong>{' '}
                  场比赛
                </span>
              )}
              {membersCount !== null && (
                <span>
                  <strong>
                    <Count value={membersCount} />
                  </strong>{' '}
                  位成员
                </span>
              )}
            </div>
            <Group gap="sm" className={classes.ways}>
              <Ways id={id} shortName={shortName} />
            </Group>
          </div>
        </div>
      </div>
    </header>
  );
};
