import { IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { manageCompetitionsPath } from '../../paths.ts';
import { useOrganisationLinksQuery } from './OrganisationLinks.generated.ts';

/** The ways to the competitions that a member manages; most belong to no organisation. */
export const OrganisationLinks = ({ className }: { className: string | undefined }) => {
  const { data } = useOrganisationLinksQuery();
  return data?.viewer?.organisations?.map(({ organisation }) => (
    <li key={organisation.id}>
      <Link className={className} to={manageCompetitionsPath(organisation.shortName)}>
        <IconTrophy size={18} stroke={1.5} aria-hidden />
        管理{organisation.name}的比赛
      </Link>
    </li>
  ));
};
