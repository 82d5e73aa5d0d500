import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { MemberMarks } from '#domains/members/components/MemberFacts/MemberMarks.tsx';
import { workText } from '#domains/members/components/MemberFacts/work-text.ts';
import { portfolioPath } from '#domains/members/paths.ts';
import { type PortfolioMember, recordText } from './portfolio-head.ts';
import classes from './PortfolioPage.module.css';

/** Member whom a portfolio is of, and what they have reached; with the ways to hand it on. */
export const PortfolioIntro = ({ member }: { member: PortfolioMember }) => {
  const { id, name, signature, bio, website, location, record } = member;
  const facts = [workText(member), location].filter((text) => text !== null);
  const reached = recordText(record);
  return (
    <header className={classes.intro}>
      <MemberAvatar {...member} size={96} />
      <div className={classes.who}>
        <div className={classes.name}>
          <Title order={1}>{name}</Title>
          <MemberMarks member={member} />
        </div>
        {signature && <Text>{signature}</Text>}
        {facts.length > 0 && <Text c="dimmed">{facts.join(' · ')}</Text>}
        {reached && <Text className={classes.reached}>{reached}</Text>}
        {bio && <Text className={classes.bio}>{bio}</Text>}
        {website && (
          <Anchor
            className={classes.link}
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {website.replace(/^https?:\/\//i, '')}
          </Anchor>
        )}
      </div>
      <Group gap="sm" className={classes.ways} data-print="hidden">
        <CopyButton
          variant="default"
          text={() => new URL(portfolioPath(id), window.location.origin).href}
        >
          复制链接
        </CopyButton>
        <Button
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          打印或存为 PDF
        </Button>
      </Group>
    </header>
  );
};
