import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { SHOWN_TUTORS } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { Link } from 'react-router';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { profilePath } from '#domains/members/paths.ts';
import type { ActivityCardFragment } from './ActivityCard.generated.ts';
import classes from './LeadingTeams.module.css';

type Tutor = ActivityCardFragment['tutors'][number];

/** 特邀导师, with whom the verification says that they are. */
const lineOf = ({ name, communityVerification }: Tutor): string =>
  ['特邀导师', name, communityVerification?.name].filter(Boolean).join(' · ');

/** The first three tutors by their pictures. */
export const Tutors = ({ tutors }: { tutors: readonly Tutor[] }) => (
  <ul className={classes.teams} aria-label="特邀导师">
    {tutors.slice(0, SHOWN_TUTORS).map((tutor) => (
      <li key={tutor.id}>
        <Tooltip label={lineOf(tutor)}>
          <Link to={profilePath(tutor.id)} className={classes.team} aria-label={lineOf(tutor)}>
            <MemberAvatar id={tutor.id} name={tutor.name} avatar={tutor.avatar} size={40} />
          </Link>
        </Tooltip>
      </li>
    ))}
    {tutors.length > SHOWN_TUTORS && <li className={classes.more}>共 {tutors.length} 位导师</li>}
  </ul>
);
