import { Text } from '@mantine/core';
import { use } from 'react';
import { Link } from 'react-router';
import { Marked } from '#domains/search/components/Marked/Marked.tsx';
import { addressIn, type Excerpt, placeOf, ReasonContext } from './reason.ts';
import classes from './Result.module.css';

interface PlaceProps {
  excerpt: Excerpt;
  /** Address of the result; null where it has none of its own. */
  to: string | null;
}

/** Place of an excerpt, as a link to it. */
const Place = ({ excerpt, to }: PlaceProps) => {
  const address = to === null ? null : addressIn(to, excerpt);
  const name = placeOf(excerpt);
  return address === null ? (
    <span>{name}</span>
  ) : (
    <Link to={address} className={classes.place}>
      {name}
    </Link>
  );
};

/** Why a result was found, where its title and description don't show it, and what it lacks. */
export const Reason = ({ to }: { to: string | null }) => {
  const reason = use(ReasonContext);
  if (!reason) return null;
  const { excerpt, missing } = reason;
  return (
    <>
      {excerpt && (
        <Text size="sm" component="div" className={classes.excerpt}>
          <Place excerpt={excerpt} to={to} />
          <span className={excerpt.isCode ? classes.code : undefined}>
            <Marked>{excerpt.text}</Marked>
          </span>
        </Text>
      )}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          不含：{missing.join('、')}
        </Text>
      )}
    </>
  );
};
