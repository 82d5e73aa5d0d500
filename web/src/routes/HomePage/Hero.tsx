import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { withThousands } from '#lib/numbers.ts';
import classes from './Hero.module.css';
import { HeroBoard } from './HeroBoard.tsx';
import type { HomeQuery } from './Home.generated.ts';

type Board = NonNullable<HomeQuery['topBoards']>[number];
type Counts = NonNullable<HomeQuery['site']['counts']>;

const shown: { key: keyof Omit<Counts, '__typename'>; label: string }[] = [
  { key: 'members', label: '位成员' },
  { key: 'competitions', label: '场比赛' },
  { key: 'works', label: '次提交' },
  { key: 'projects', label: '个项目' },
  { key: 'columns', label: '个专栏' },
  { key: 'posts', label: '篇讨论' },
];

/** The sea at its foot, as in the covers. */
const Waves = () => (
  <svg viewBox="0 0 1440 96" preserveAspectRatio="none" className={classes.waves} aria-hidden>
    <path
      className={classes.far}
      d="M0 40c120 0 120-28 240-28s120 28 240 28 120-28 240-28 120 28 240 28 120-28 240-28 120 28 240 28v56H0z"
    />
    <path
      className={classes.near}
      d="M0 66c144 0 144-26 288-26s144 26 288 26 144-26 288-26 144 26 288 26 144-26 288-26v56H0z"
    />
  </svg>
);

interface HeroProps {
  /** Undefined while they come; null where they can't be had. */
  counts: Counts | null | undefined;
  /** The board on which most teams stand; undefined while it comes, and where there is none. */
  board: Board | undefined;
}

/** Introduction to the site, the one thing to do, and how many are here. */
export const Hero = ({ counts, board }: HeroProps) => {
  const { signUp } = useWaysIn();
  return (
    <header className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            <span className={classes.phrase}>在真实数据上，</span>
            <span className={classes.phrase}>学会数据科学</span>
          </Title>
          <Text className={classes.about}>
            参加比赛，读写专栏，分享项目，和同路人一起，从第一行代码走到第一块奖牌。
          </Text>
          <Group gap="sm">
            <Button component={Link} to={signUp} size="md" className={classes.action}>
              免费注册
            </Button>
            <Button component={Link} to={competitionListPath} size="md" variant="default">
              浏览比赛
            </Button>
          </Group>
          {counts !== null && (
            <ul className={classes.counts} aria-label="社区数据">
              {shown.map(({ key, label }) => (
                <li key={key}>
                  <strong>{counts ? withThousands(counts[key]) : '—'}</strong>
                  <span>{label}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {board && <HeroBoard board={board} />}
      </div>
      <Waves />
    </header>
  );
};
