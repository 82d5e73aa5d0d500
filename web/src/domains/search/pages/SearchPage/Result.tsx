import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Marked } from '#domains/search/components/Marked/Marked.tsx';
import surfaces from '#theme/surfaces.module.css';
import { Reason } from './Reason.tsx';
import classes from './Result.module.css';

interface FoundLinkProps {
  name: string;
  to: string;
}

/** Its name, by which the row as a whole leads there. */
const FoundLink = ({ name, to }: FoundLinkProps) => {
  const title = <Marked>{name}</Marked>;
  return to.startsWith('/') ? (
    <Link to={to} className={surfaces.link}>
      {title}
    </Link>
  ) : (
    <a href={to} className={surfaces.link}>
      {title}
    </a>
  );
};

interface RowProps {
  /** Behind its name. */
  marks?: ReactNode;
  picture?: ReactNode;
  description?: string | null;
  facts: ReactNode;
  action?: ReactNode;
}

/** A name, and where the row leads; or a title that has its own link. */
type ResultProps = RowProps & (FoundLinkProps | { title: ReactNode });

/** Something that was found. */
export const Result = (props: ResultProps) => {
  const { marks, picture, description, facts, action } = props;
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      {picture}
      <div className={classes.text}>
        <div className={classes.head}>
          <h2 className={surfaces.name}>
            {'title' in props ? props.title : <FoundLink name={props.name} to={props.to} />}
          </h2>
          {marks}
        </div>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            <Marked>{description}</Marked>
          </Text>
        )}
        <Reason to={'to' in props ? props.to : null} />
        <div className={classes.facts}>{facts}</div>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </li>
  );
};
