import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { detailPath } from '#domains/competitions/paths.ts';
import type { CompetitionCardFragment } from './CompetitionCard.generated.ts';
import classes from './CompetitionCard.module.css';
import { CompetitionLabel } from './CompetitionLabel.tsx';

/** From so many children on, the list can be folded. */
const FOLDS_FROM = 3;

/** The competitions of a series. */
export const SeriesChildren = ({
  competitions,
}: {
  competitions: CompetitionCardFragment['children'];
}) => {
  const [open, setOpen] = useState(true);
  return (
    <div className={classes.children}>
      {open && (
        <ul>
          {competitions.map((child) => (
            <li key={child.id}>
              <AppLink to={detailPath(child)} target="_blank" truncate>
                {child.name}
              </AppLink>
              <CompetitionLabel competition={child} />
            </li>
          ))}
        </ul>
      )}
      {competitions.length >= FOLDS_FROM && (
        <UnstyledButton
          className={classes.fold}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起子比赛' : '展开子比赛'}
          <IconChevronDown size={16} stroke={1.5} aria-hidden data-open={open || undefined} />
        </UnstyledButton>
      )}
    </div>
  );
};
