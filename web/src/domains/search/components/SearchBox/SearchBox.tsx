import { IconSearch } from '@tabler/icons-react';
import { lazy, startTransition, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { SearchForm } from '#components/SearchForm/SearchForm.tsx';
import { globalSearchPath } from '#domains/search/paths.ts';
import { useSought } from './useSought.ts';
import classes from './SearchBox.module.css';

const SearchChoices = lazy(() => import('./SearchChoices.tsx'));
const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

const icon = <IconSearch size={20} stroke={1.5} aria-hidden />;

/**
 * The navigation's search: a field where there is room, else what opens one. Both work before any
 * script has come, and where none does; suggestions come with the first focus.
 */
export const SearchBox = () => {
  const field = useRef<HTMLInputElement>(null);
  const sought = useSought();
  const [used, setUsed] = useState(false);
  const use = () => startTransition(() => setUsed(true));
  const [dialog, setDialog] = useState<'opened' | 'closed'>();
  useEffect(() => {
    // A reader quicker than the scripts has focused it before any handler was attached.
    if (field.current === document.activeElement) use();
  }, []);
  return (
    <>
      <SearchForm action={globalSearchPath} className={classes.form} onFocus={use}>
        {icon}
        <input
          // The page of results shows what it searched for here; elsewhere the field is empty.
          key={sought}
          ref={field}
          defaultValue={sought}
          name="search"
          type="search"
          required
          aria-label="搜索"
          placeholder="搜索"
          autoComplete="off"
          className={classes.field}
        />
        {used && (
          <Contained>
            <SearchChoices key={sought} field={field} floating />
          </Contained>
        )}
      </SearchForm>
      <Link
        to={globalSearchPath}
        aria-label="搜索"
        className={classes.button}
        onClick={(event) => {
          event.preventDefault();
          setDialog('opened');
        }}
      >
        {icon}
      </Link>
      {dialog && (
        <Contained>
          <SearchDialog
            text={sought}
            opened={dialog === 'opened'}
            onClose={() => setDialog('closed')}
          />
        </Contained>
      )}
    </>
  );
};
