import { Button, Group, Skeleton } from '@mantine/core';
import { lazy } from 'react';
import { Link, NavLink } from 'react-router';
import { Contained } from '../../components/Contained/Contained.tsx';
import { useViewer } from '../../domains/account/components/Viewer/useViewer.ts';
import { useWaysIn } from '../../domains/account/components/WaysIn/useWaysIn.ts';
import { columnListPath } from '../../domains/columns/paths.ts';
import { competitionListPath, rankingActivitiesPath } from '../../domains/competitions/paths.ts';
import { useSiteName } from '../../lib/site.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { Logo } from './Logo.tsx';
import classes from './Navbar.module.css';

const MemberTools = lazy(() => import('./MemberTools.tsx'));

/** Areas of the site; one joins when it leads somewhere. */
const areas = [
  { text: '比赛', to: competitionListPath },
  { text: '打榜', to: rankingActivitiesPath },
  { text: '专栏', to: columnListPath },
];

export const Navbar = () => {
  const { viewer, loading } = useViewer();
  const { signIn, signUp } = useWaysIn();
  const siteName = useSiteName();
  const waiting = <Skeleton circle height={32} width={32} />;

  return (
    <header className={classes.header} data-print="hidden">
      <div className={classes.inner}>
        <Link to="/home" className={classes.brand} aria-label={siteName}>
          <Logo />
          <span className={classes.name}>{siteName}</span>
        </Link>
        <nav aria-label="主导航" className={classes.areas}>
          {areas.map(({ text, to }) => (
            <NavLink key={to} to={to} className={classes.area}>
              {text}
            </NavLink>
          ))}
        </nav>
        <Group gap="xs" ml="auto" wrap="nowrap">
          <ColorSchemeToggle />
          {loading && waiting}
          {viewer && (
            <Contained loading={waiting}>
              <MemberTools viewer={viewer} />
            </Contained>
          )}
          {!viewer && !loading && (
            <>
              <Button component={Link} to={signIn} variant="subtle" size="sm">
                登录
              </Button>
              <Button
                component={Link}
                to={signUp}
                variant="light"
                size="sm"
                className={classes.signUp}
              >
                注册
              </Button>
            </>
          )}
        </Group>
      </div>
    </header>
  );
};
