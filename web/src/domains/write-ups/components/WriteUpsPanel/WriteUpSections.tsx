import { Badge, Text, Title } from '@mantine/core';
import { type WriteUpFields, writeUpFields } from '@whaletide/schema/domains/write-ups/rules.ts';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import classes from './WriteUpsPanel.module.css';

/** Texts as they were loaded; null where one couldn't be. */
export type LoadedTexts = Readonly<Record<keyof WriteUpFields, string | null>>;

interface WriteUpSectionsProps {
  texts: LoadedTexts;
  /** Texts of the newest version, of which it is told where they differ; absent for these. */
  newest?: LoadedTexts;
}

/** The five fields of a write-up, as far as they are filled in here or in the newest version. */
export const WriteUpSections = ({ texts, newest }: WriteUpSectionsProps) =>
  writeUpFields.map(({ key, name }) => {
    const differs = newest !== undefined && newest[key] !== texts[key];
    return texts[key] || differs ? (
      <section key={key} className={classes.field}>
        <div className={classes.head}>
          <Title order={3} size="h4" mb="xs">
            {name}
          </Title>
          {differs && <Badge color="gold">与最新版不同</Badge>}
        </div>
        {texts[key] ? <Markdown text={texts[key]} message /> : <Text c="dimmed">没有填写</Text>}
      </section>
    ) : null;
  });
