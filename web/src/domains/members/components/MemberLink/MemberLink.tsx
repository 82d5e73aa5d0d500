import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { profilePath } from '#domains/members/paths.ts';
import { useMemberCard } from './useMemberCard.ts';
import classes from './MemberLink.module.css';

const MemberCard = lazy(() => import('../MemberCard/MemberCard.tsx'));

interface Named {
  id: string;
  name: string;
}

interface WithCardProps {
  member: Named;
  /** A picture: a finger opens the card by it, and the keyboard takes the name beside it. */
  face?: boolean;
  alone?: boolean;
  children: ReactNode;
}

const WithCard = ({ member, face = false, alone = false, children }: WithCardProps) => {
  const card = useMemberCard();
  return (
    <span className={classes.member} {...card.root}>
      <Link
        to={profilePath(member.id)}
        className={`${classes.link} ${face ? classes.face : ''}`}
        {...(face && { tabIndex: -1, 'aria-hidden': true })}
        // Escape closes the card, and not the dialog that it stands in.
        data-mantine-stop-propagation={card.target ? true : undefined}
        onClick={(event) => {
          if ((face || alone) && card.tapped()) event.preventDefault();
          else card.close();
        }}
      >
        {children}
      </Link>
      {card.target && (
        <Contained>
          <MemberCard {...member} target={card.target} />
        </Contained>
      )}
    </span>
  );
};

interface MemberNameProps {
  member: Named;
  /** No picture stands beside it: a finger opens the card by it, where else the name leads on. */
  alone?: boolean;
  /** The name as it is shown here, where that isn't plain. */
  children?: ReactNode;
}

/** A member's name: it leads to their homepage, and their card comes up at it. */
export const MemberName = ({ member, alone = false, children }: MemberNameProps) => (
  <WithCard member={{ id: member.id, name: member.name }} alone={alone}>
    {children ?? member.name}
  </WithCard>
);

interface MemberFaceProps {
  member: Named & { avatar: string | null };
  size: number;
}

/** A member's picture, which does as their name does; beside it stands the name. */
export const MemberFace = ({ member, size }: MemberFaceProps) => (
  <WithCard member={{ id: member.id, name: member.name }} face>
    <MemberAvatar id={member.id} name={member.name} avatar={member.avatar} size={size} />
  </WithCard>
);
