import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import classes from './OwnerName.module.css';

interface OwnerNameProps {
  owner: {
    id: string;
    name: string;
    avatar: string | null;
    communityVerification: { type: string } | null;
  } | null;
  size?: number;
  /** Stands behind the name. */
  children?: ReactNode;
}

/** Name of the column's owner; certified organizations have their mark. */
export const OwnerName = ({ owner, size = 24, children }: OwnerNameProps) =>
  owner && (
    <span className={classes.owner}>
      <MemberFace member={owner} size={size} />
      <span className={classes.name}>
        <MemberName member={owner} />
      </span>
      {owner.communityVerification?.type === 'ORGANIZATION' && (
        <IconRosetteDiscountCheck
          size={18}
          stroke={1.5}
          role="img"
          aria-label="认证机构"
          className={classes.mark}
        />
      )}
      {children}
    </span>
  );
