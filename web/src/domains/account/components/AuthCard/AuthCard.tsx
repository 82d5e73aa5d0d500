import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Cover } from '#components/Cover/Cover.tsx';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  subtitle: string;
  above?: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}

/** The frame of signing in and up: a picture of the sea beside the form. */
export const AuthCard = ({ title, subtitle, above, children, footer }: AuthCardProps) => (
  <div className={classes.page}>
    <div className={classes.card}>
      <div className={classes.picture}>
        <Cover id="whaletide-harbour-3" about="" />
        <p className={classes.motto}>
          在真实数据上练习，
          <br />
          和同路的人一起进步。
        </p>
      </div>
      <div className={classes.form}>
        {above}
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={4} mb="lg">
          {subtitle}
        </Text>
        {children}
        <div className={classes.footer}>{footer}</div>
      </div>
    </div>
  </div>
);
