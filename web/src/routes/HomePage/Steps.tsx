import { Text } from '@mantine/core';
import { IconFlag, IconMedal, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { learnPath } from '#routing/learn.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './Steps.module.css';

const icon = { size: 28, stroke: 1.5, 'aria-hidden': true } as const;

/** Steps with which a visitor begins here; each one leads on. */
export const Steps = () => {
  const { signUp } = useWaysIn();
  const steps = [
    {
      icon: <IconSchool {...icon} />,
      title: '读懂一份数据',
      text: '跟着学习路径走一遍，或者从专栏里的项目入手，代码和结果都在眼前。',
      to: learnPath('data-science'),
    },
    {
      icon: <IconFlag {...icon} />,
      title: '选一场比赛',
      text: '一个人，或者组一支团队；提交之后马上看到分数和名次。',
      to: competitionListPath,
    },
    {
      icon: <IconMedal {...icon} />,
      title: '留下自己的名字',
      text: '注册账号，做任务、拿鲸币、升等级，让别人看见你的作品。',
      to: signUp,
    },
  ];
  return (
    <ol className={classes.steps}>
      {steps.map(({ icon: drawing, title, text, to }) => (
        <li key={title} className={`${surfaces.card} ${classes.step}`}>
          <span className={classes.icon}>{drawing}</span>
          <h3 className={surfaces.name}>
            <Link to={to} className={surfaces.link}>
              {title}
            </Link>
          </h3>
          <Text c="dimmed">{text}</Text>
        </li>
      ))}
    </ol>
  );
};
