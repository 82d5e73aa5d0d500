import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import classes from './Moderators.module.css';

interface ModeratorsProps {
  members: readonly { id: string; name: string; avatar: string | null }[];
}

/** Moderators with names while they are few; their cards come up at their pictures. */
export const Moderators = ({ members }: ModeratorsProps) => (
  <div className={classes.moderators}>
    <span id="moderators">版主</span>
    <ul className={classes.list} aria-labelledby="moderators">
      {members.map((member) => (
        <li key={member.id} className={classes.one}>
          <MemberFace member={member} size={28} />
          <MemberName member={member} />
        </li>
      ))}
    </ul>
  </div>
);
