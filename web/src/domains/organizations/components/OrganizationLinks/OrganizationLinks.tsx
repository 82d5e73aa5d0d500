import { IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { manageCompetitionsPath } from '#domains/organizations/paths.ts';
import { useOrganizationLinksQuery } from './OrganizationLinks.generated.ts';

/** The ways to the competitions that a member manages; most belong to no organization. */
export const OrganizationLinks = ({ className }: { className: string | undefined }) => {
  const { data } = useOrganizationLinksQuery();
  return data?.viewer?.organizations?.map(({ organization }) => (
    <li key={organization.id}>
      <Link className={className} to={manageCompetitionsPath(organization.shortName)}>
        <IconTrophy size={18} stroke={1.5} aria-hidden />
        管理{organization.name}的比赛和活动
      </Link>
    </li>
  ));
};
