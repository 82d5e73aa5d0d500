import { Badge, Text } from '@mantine/core';
import { Fragment } from 'react';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { WriteUpVote } from './WriteUpVote.tsx';
import type { WriteUpFactsFragment } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';

/** Place and award of a team. */
export const WriteUpPlace = ({ rank, award }: Pick<WriteUpFactsFragment, 'rank' | 'award'>) => (
  <div className={classes.marks}>
    <strong className={classes.place}>第{rank}名</strong>
    {award && <Badge color="gold">{award}</Badge>}
  </div>
);

/** Authors of a write-up, when it was written last, and its likes. */
export const WriteUpAuthors = ({ writeUp }: { writeUp: WriteUpFactsFragment }) => (
  <div className={classes.facts}>
    <Text size="sm" c="dimmed" component="div">
      {writeUp.authors?.map((author, index) => (
        <Fragment key={author.id}>
          {index > 0 && '、'}
          <MemberName member={author} alone />
        </Fragment>
      ))}
      {' · '}
      <RelativeTime time={writeUp.updatedAt} />
      {writeUp.version > 1 && ` · 第${writeUp.version}版`} <AuthorshipMark of={writeUp} />
    </Text>
    <WriteUpVote writeUp={writeUp} />
  </div>
);
