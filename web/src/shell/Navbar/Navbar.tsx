import { Button, Group, Skeleton } from '@mantine/core';
import { lazy } from 'react';
import { Link, NavLink } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { SearchBox } from '#domains/search/components/SearchBox/SearchBox.tsx';
import { useSiteName } from '#lib/site.ts';
import { homePath } from '#routing/home.ts';
import { areas } from './areas.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { Logo } from './Logo.tsx';
import classes from './Navbar.module.css';
import { PhoneMenu } from './PhoneMenu.tsx';
import { useCompactNavigation } from './useCompactNavigation.ts';

const MemberTools = lazy(() => import('./MemberTools.tsx'));

export const Navbar = () => {
  const { viewer, loading } = useViewer();
  const { signIn, signUp } = useWaysIn();
  const siteName = useSiteName();
  useCompactNavigation();
  const waiting = (
    <div className={classes.waiting}>
      <Skeleton circle height={32} width={32} />
    </div>
  );

  return (
    <header className={classes.header} data-print="hidden">
      <div className={classes.inner}>
        <PhoneMenu />
        <Link to={homePath} className={classes.brand} aria-label={siteName}>
          <Logo />
          <span className={classes.name}>{siteName}</span>
        </Link>
        <nav aria-label="主导航" className={classes.areas}>
          {areas.map(({ text, to, end }) => (
            <NavLink key={to} to={to} end={end} className={classes.area}>
              {text}
            </NavLink>
          ))}
        </nav>
        <SearchBox />
        <Group gap="xs" wrap="nowrap">
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
