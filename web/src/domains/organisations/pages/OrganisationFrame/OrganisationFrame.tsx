import { Text } from '@mantine/core';
import { Outlet, useParams } from 'react-router';
import { MemberAvatar } from '../../../../components/MemberAvatar/MemberAvatar.tsx';
import { Missing } from '../../../../components/Missing/Missing.tsx';
import { competitionListPath } from '../../../competitions/paths.ts';
import { useOrganisationFrameQuery } from './OrganisationFrame.generated.ts';
import classes from './OrganisationFrame.module.css';

/** /org/:shortName/competition/…: a competition and its forum below the organisation's name. */
const OrganisationFrame = () => {
  const { shortName = '' } = useParams();
  const { data, error } = useOrganisationFrameQuery({ variables: { shortName } });
  const organisation = data?.organisation;
  if (data && !error && !organisation)
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
        {organisation && (
          <div className={classes.inner}>
            <MemberAvatar
              id={organisation.id}
              name={organisation.name}
              avatar={organisation.image}
              size={32}
            />
            <Text fw={600} className={classes.name}>
              {organisation.name}
            </Text>
            <Text size="sm" c="dimmed" truncate>
              {organisation.description}
            </Text>
          </div>
        )}
      </aside>
      <Outlet />
    </>
  );
};

export default OrganisationFrame;
